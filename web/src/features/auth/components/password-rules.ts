import { accountLimits } from '#contracts/accounts/account-limits.ts';

/** The symbols that count. The user pool accepts a few more, so this form is stricter. */
const specialCharacters = `!@#$%^&*()_+-=[]{};':"\\|,.<>/?`;

/** The five rules of a new password, in the order of the checklist. */
export const passwordRules: readonly {
  readonly label: string;
  readonly isMet: (password: string) => boolean;
}[] = [
  {
    label: `At least ${accountLimits.passwordMinCharacters} characters`,
    isMet: (password) => password.length >= accountLimits.passwordMinCharacters,
  },
  { label: 'One lowercase letter', isMet: (password) => /[a-z]/.test(password) },
  { label: 'One uppercase letter', isMet: (password) => /[A-Z]/.test(password) },
  { label: 'One number', isMet: (password) => /\d/.test(password) },
  {
    label: 'One special character',
    isMet: (password) => [...password].some((character) => specialCharacters.includes(character)),
  },
];

export const isStrongPassword = (password: string): boolean =>
  passwordRules.every((rule) => rule.isMet(password));
