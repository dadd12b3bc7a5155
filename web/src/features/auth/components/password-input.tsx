import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { buttonClass } from '#web/components/ui/button.tsx';
import { Input } from '#web/components/ui/input.tsx';

/** A password field with a button that reveals the text. `what` names it for screen readers. */
export const PasswordInput = ({
  what,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'className'> & { what: string }) => {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative mt-1.5">
      <Input {...rest} type={shown ? 'text' : 'password'} className="pr-12" />
      <button
        type="button"
        aria-pressed={shown}
        aria-label={`${shown ? 'Hide' : 'Show'} ${what}`}
        onClick={() => setShown(!shown)}
        className={buttonClass({
          variant: 'ghost',
          size: 'icon',
          className: 'absolute top-0.5 right-0.5 text-ink-faint pointer-coarse:top-0',
        })}
      >
        <Icon aria-hidden="true" className="size-4.5" />
      </button>
    </div>
  );
};
