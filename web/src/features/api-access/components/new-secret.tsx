import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { maskKey } from '#web/features/api-access/api/full-key.ts';

type NewSecretProps = {
  /** Id of its heading, and test id of its text field. */
  id: string;
  heading: string;
  secret: string;
  /** What the buttons call it, and its name in the toast. */
  noun: 'key' | 'secret';
  what: string;
  onDone: () => void;
};

/** Shows a new secret in full, once, masked until the user reveals it. It is only in the page's memory. */
export const NewSecret = ({ id, heading: title, secret, noun, what, onDone }: NewSecretProps) => {
  const [visible, setVisible] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Icon = visible ? EyeOff : Eye;
  return (
    <section
      aria-labelledby={id}
      className="mt-6 rounded-card border border-accent bg-accent-soft p-5 sm:p-6"
    >
      <h2 ref={heading} id={id} tabIndex={-1} className="text-h4 outline-none">
        {title}
      </h2>
      <p className="mt-1.5">Copy it now and keep it somewhere safe. You will not see it again.</p>
      <code
        data-testid={id}
        className="mt-4 block rounded-small border border-line-strong bg-surface px-3 py-2 font-mono wrap-anywhere"
      >
        {visible ? secret : maskKey(secret)}
      </code>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <CopyButton text={secret} what={what} label={`Copy ${noun}`} variant="secondary" />
        <Button variant="secondary" size="sm" aria-pressed={visible} onClick={() => setVisible(!visible)}>
          <Icon aria-hidden="true" className="size-4" />
          {visible ? `Hide ${noun}` : `Show ${noun}`}
        </Button>
        <Button className="sm:ml-auto max-sm:w-full" onClick={onDone}>
          I have stored it
        </Button>
      </p>
    </section>
  );
};
