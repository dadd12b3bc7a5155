import { accountLimits } from '#contracts/accounts/account-limits.ts';
import { CognitoError } from './cognito-error.ts';

/** Cognito's list of symbols: docs.aws.amazon.com/cognito/latest/developerguide/managing-users-passwords.html */
const symbols = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/;

const rules: readonly (readonly [test: (password: string) => boolean, message: string])[] = [
  [(password) => password.length >= accountLimits.passwordMinCharacters, 'Password not long enough'],
  [(password) => /[a-z]/.test(password), 'Password must have lowercase characters'],
  [(password) => /[A-Z]/.test(password), 'Password must have uppercase characters'],
  [(password) => /[0-9]/.test(password), 'Password must have numeric characters'],
  [(password) => symbols.test(password.trim()), 'Password must have symbol characters'],
];

/** The pool's policy, as in `lib/cloud/accounts/auth.ts`. @throws CognitoError InvalidPasswordException */
export function checkPassword(password: string): void {
  const broken = rules.find(([holds]) => !holds(password));
  if (!broken) return;
  throw new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${broken[1]}`);
}
