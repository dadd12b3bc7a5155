import { type FormEvent, useId, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { FieldNote, Label } from '#web/components/ui/label.tsx';
import { useSendResetMail } from '#web/features/auth/api/send-reset-mail.ts';
import { useSignInWithGoogle } from '#web/features/auth/api/sign-in-with-google.ts';
import { isEmail } from '#web/features/auth/components/is-email.ts';
import { isStrongPassword } from '#web/features/auth/components/password-rules.ts';
import { useSignIn } from '#web/features/auth/session/sign-in.ts';
import { useSignUp } from '#web/features/auth/session/sign-up.ts';
import { notify } from '#web/lib/notify.ts';
import type { AuthMode } from '#web/lib/session/auth-dialog-state.ts';
import { GoogleButton } from './google-button.tsx';
import { ModeLinks } from './mode-links.tsx';
import { PasswordChecklist } from './password-checklist.tsx';

type AuthFormProps = {
  mode: AuthMode;
  /** The address of a visitor who comes from a mail; otherwise empty. */
  knownEmail: string;
  onModeChange: (mode: AuthMode) => void;
};

const submitLabels: Record<AuthMode, string> = {
  'sign-in': 'Sign In',
  'sign-up': 'Create Account',
  reset: 'Send Reset Link',
};

const EmailField = (props: { value: string; onChange: (value: string) => void; wrong: boolean }) => {
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>Email</Label>
      <Input
        id={id}
        name="email"
        type="email"
        autoComplete="username"
        required
        value={props.value}
        aria-invalid={props.wrong || undefined}
        aria-describedby={props.wrong ? `${id}-note` : undefined}
        onChange={(event) => props.onChange(event.target.value)}
        className="mt-1.5"
      />
      {props.wrong && (
        <FieldNote id={`${id}-note`} error>
          This does not look like an email address. It should look like name@example.com.
        </FieldNote>
      )}
    </div>
  );
};

const PasswordField = (props: {
  mode: AuthMode;
  value: string;
  onChange: (value: string) => void;
  onForgot: () => void;
}) => {
  const id = useId();
  const isNew = props.mode === 'sign-up';
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <Label htmlFor={id}>Password</Label>
        {!isNew && (
          <Button variant="link" className="text-small" onClick={props.onForgot}>
            Forgot your password?
          </Button>
        )}
      </div>
      <Input
        id={id}
        name="password"
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
        value={props.value}
        aria-describedby={isNew ? `${id}-rules` : undefined}
        onChange={(event) => props.onChange(event.target.value)}
        className="mt-1.5"
      />
      {isNew && <PasswordChecklist id={`${id}-rules`} password={props.value} />}
    </div>
  );
};

/** The form of the auth dialog in its three modes. Typed text survives a change of mode. */
export const AuthForm = ({ mode, knownEmail, onModeChange }: AuthFormProps) => {
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const actions = { 'sign-in': useSignIn(), 'sign-up': useSignUp(), reset: useSendResetMail() };
  const google = useSignInWithGoogle();
  const busy = Object.values(actions).some(({ isPending }) => isPending);
  const incomplete =
    !email.trim() || (mode !== 'reset' && !password) || (mode === 'sign-up' && !isStrongPassword(password));

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (busy || !isEmail(email)) return;
    if (mode === 'sign-up' && !isStrongPassword(password)) {
      notify.error(
        'Password Requirements Not Met',
        'Please meet every requirement listed below the password.',
      );
      return;
    }
    actions[mode].mutate({ email: email.trim(), password });
  };

  return (
    <>
      {mode !== 'reset' && <GoogleButton onClick={() => google.mutate()} />}
      <form onSubmit={submit} noValidate className="space-y-4">
        <EmailField value={email} onChange={setEmail} wrong={checked && !isEmail(email)} />
        {mode !== 'reset' && (
          <PasswordField
            mode={mode}
            value={password}
            onChange={setPassword}
            onForgot={() => onModeChange('reset')}
          />
        )}
        <Button type="submit" size="lg" className="w-full" busy={busy} disabled={incomplete}>
          {submitLabels[mode]}
        </Button>
      </form>
      <ModeLinks mode={mode} onModeChange={onModeChange} />
    </>
  );
};
