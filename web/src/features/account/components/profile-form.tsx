import { type FormEvent, useId, useState } from 'react';
import { accountLimits } from '#contracts/accounts/account-limits.ts';
import type { MeResponse } from '#contracts/accounts/me.ts';
import { product } from '#contracts/product.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { FieldNote, Label } from '#web/components/ui/label.tsx';
import { useUpdateMe } from '#web/features/account/api/update-me.ts';

type NameFieldProps = { id: string; value: string; isBlank: boolean; onChange: (name: string) => void };

const NameField = ({ id, value, isBlank, onChange }: NameFieldProps) => (
  <div>
    <Label htmlFor={id}>Full name</Label>
    <Input
      id={id}
      autoComplete="name"
      maxLength={accountLimits.fullNameCharacters}
      value={value}
      aria-invalid={isBlank}
      aria-describedby={isBlank ? `${id}-note` : undefined}
      onChange={(event) => onChange(event.target.value)}
      className="mt-1.5"
    />
    {isBlank && (
      <FieldNote id={`${id}-note`} error>
        What should we call you?
      </FieldNote>
    )}
  </div>
);

const EmailField = ({ id, email }: { id: string; email: string }) => (
  <div>
    <Label htmlFor={id}>Email</Label>
    <Input
      id={id}
      type="email"
      readOnly
      value={email}
      aria-describedby={`${id}-note`}
      className="mt-1.5 bg-sunken! text-ink-soft!"
    />
    <FieldNote id={`${id}-note`}>
      To change your email, contact support at{' '}
      <a href={`mailto:${product.supportEmail}`} className="underline underline-offset-4 hover:text-ink">
        {product.supportEmail}
      </a>
      .
    </FieldNote>
  </div>
);

/** The name, which users can change, and the email, which they cannot. */
export const ProfileForm = ({ me }: { me: MeResponse }) => {
  const [name, setName] = useState(me.full_name);
  const { mutate, isPending } = useUpdateMe({
    log: 'the profile could not be updated',
    success: { title: 'Profile updated successfully' },
    error: {
      title: 'Failed to update profile',
      text: 'Your change is still in the form. Please try again.',
    },
  });
  const id = useId();
  const isBlank = name.trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBlank) return;
    mutate({ full_name: name.trim() }, { onSuccess: ({ full_name }) => setName(full_name) });
  };
  return (
    <form onSubmit={submit} className="grid gap-5">
      <NameField id={`${id}-name`} value={name} isBlank={isBlank} onChange={setName} />
      <EmailField id={`${id}-email`} email={me.email} />
      <div>
        <Button
          type="submit"
          busy={isPending}
          disabled={isBlank || name.trim() === me.full_name}
          className="max-sm:w-full"
        >
          Save changes
        </Button>
      </div>
    </form>
  );
};
