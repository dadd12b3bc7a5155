import { type FormEvent, useId, useState } from 'react';
import { accountLimits } from '#contracts/accounts/account-limits.ts';
import type { AccountLink } from '#contracts/accounts/account-links.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Label } from '#web/components/ui/label.tsx';
import { useSaveNewPassword } from '#web/features/auth/session/save-new-password.ts';
import { notify } from '#web/lib/notify.ts';
import { authDialog } from '#web/lib/session/auth-dialog-state.ts';
import { PasswordChecklist } from './password-checklist.tsx';
import { PasswordInput } from './password-input.tsx';

/** The toast's text when the new password or its repetition is invalid; null when both are valid. */
const newPasswordProblem = (password: string, repeated: string): string | null => {
  if (password !== repeated) return 'Passwords do not match';
  return password.length < accountLimits.passwordMinCharacters
    ? `Password must be at least ${accountLimits.passwordMinCharacters} characters long`
    : null;
};

type FieldProps = { id: string; value: string; onChange: (value: string) => void };

const NewPassword = ({ id, value, onChange }: FieldProps) => (
  <div>
    <Label htmlFor={id}>New Password</Label>
    <PasswordInput
      id={id}
      what="new password"
      autoComplete="new-password"
      value={value}
      aria-describedby={`${id}-rules`}
      onChange={(event) => onChange(event.target.value)}
    />
    <PasswordChecklist id={`${id}-rules`} password={value} />
  </div>
);

const RepeatedPassword = ({ id, value, onChange }: FieldProps) => (
  <div>
    <Label htmlFor={id}>Confirm Password</Label>
    <PasswordInput
      id={id}
      what="confirmed password"
      autoComplete="new-password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
);

const AnotherLink = ({ email, landing }: AccountLink) => (
  <p className="text-center text-ink-soft">
    Has the link expired?{' '}
    <Button variant="link" onClick={() => authDialog.open('reset', { email, landing })}>
      Send a new one
    </Button>
  </p>
);

export const NewPasswordForm = ({ link }: { link: AccountLink }) => {
  const [password, setNew] = useState('');
  const [repeated, setRepeated] = useState('');
  const { mutate, isPending } = useSaveNewPassword(link);
  const id = useId();

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const problem = newPasswordProblem(password, repeated);
    if (problem) notify.error(problem);
    else mutate(password);
  };

  return (
    <form onSubmit={submit} className="space-y-4">
      {/* Password managers need the user name of the password. */}
      <input type="email" name="email" autoComplete="username" value={link.email} readOnly hidden />
      <NewPassword id={`${id}-new`} value={password} onChange={setNew} />
      <RepeatedPassword id={`${id}-repeated`} value={repeated} onChange={setRepeated} />
      <Button type="submit" size="lg" className="w-full" busy={isPending} disabled={!password || !repeated}>
        {isPending ? 'Updating Password...' : 'Update Password'}
      </Button>
      <AnotherLink {...link} />
    </form>
  );
};
