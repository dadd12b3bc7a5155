import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountLimits } from '#contracts/accounts/account-limits.ts';
import type { AccountLink } from '#contracts/accounts/account-links.ts';
import { paths } from '#contracts/platform/routes.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Label } from '#web/components/ui/label.tsx';
import { refreshSession } from '#web/features/auth/refresh-session.ts';
import { notify } from '#web/lib/notify.ts';
import { emitAuthEvent } from '#web/lib/session/auth-events.ts';
import { PasswordInput } from './password-input.tsx';

/** What is wrong with a new password and its repetition, in the words of the toast; null when nothing is. */
export const newPasswordProblem = (password: string, repeated: string): string | null => {
  if (password !== repeated) return 'Passwords do not match';
  return password.length < accountLimits.passwordMinCharacters
    ? `Password must be at least ${accountLimits.passwordMinCharacters} characters long`
    : null;
};

const loadCognito = () => import('#web/features/auth/api/cognito.ts');

/** Sets the password and signs in with it; false, with a toast, when the user pool refuses. */
const setPassword = async ({ email, code }: AccountLink, password: string): Promise<boolean> => {
  try {
    const { saveNewPassword, signInWithPassword } = await loadCognito();
    await saveNewPassword(email, code, password);
    await signInWithPassword(email, password);
    const { error } = await refreshSession();
    if (error) throw error;
    emitAuthEvent({ name: 'USER_UPDATED' });
    return true;
  } catch (error) {
    console.warn('the password could not be updated', error);
    const { AuthError } = await loadCognito();
    const refused = error instanceof AuthError;
    notify.error(refused ? error.message || 'Failed to update password' : 'An unexpected error occurred');
    return false;
  }
};

export const NewPasswordForm = ({ link }: { link: AccountLink }) => {
  const [password, setNew] = useState('');
  const [repeated, setRepeated] = useState('');
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const id = useId();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = newPasswordProblem(password, repeated);
    if (problem) {
      notify.error(problem);
      return;
    }
    setBusy(true);
    const done = await setPassword(link, password);
    setBusy(false);
    if (!done) return;
    notify.success('Password updated successfully!');
    navigate(paths.dashboard, { replace: true });
  };

  return (
    <form onSubmit={submit} className="space-y-4">
      {/* For password managers, which need to know whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={link.email} readOnly hidden />
      <div>
        <Label htmlFor={`${id}-new`}>New Password</Label>
        <PasswordInput
          id={`${id}-new`}
          what="new password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setNew(event.target.value)}
        />
      </div>
      <div>
        <Label htmlFor={`${id}-repeated`}>Confirm Password</Label>
        <PasswordInput
          id={`${id}-repeated`}
          what="confirmed password"
          autoComplete="new-password"
          value={repeated}
          onChange={(event) => setRepeated(event.target.value)}
        />
      </div>
      <Button type="submit" size="lg" className="w-full" busy={busy} disabled={!password || !repeated}>
        {busy ? 'Updating Password...' : 'Update Password'}
      </Button>
    </form>
  );
};
