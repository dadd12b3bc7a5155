import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx';
import { passwordRules } from '#web/features/auth/components/password-rules.ts';

/** The rules that a new password still breaks, updated on each keystroke. */
export const PasswordChecklist = ({ id, password }: { id: string; password: string }) => (
  <ul
    id={id}
    aria-label="Your password needs"
    className="mt-2.5 grid gap-x-4 gap-y-1 text-small sm:grid-cols-2"
  >
    {passwordRules.map((rule) => {
      const met = rule.isMet(password);
      const Icon = met ? Check : Circle;
      return (
        <li key={rule.label} className={met ? 'flex gap-2 text-accent' : 'flex gap-2 text-ink-soft'}>
          <Icon aria-hidden="true" className={met ? 'mt-0.5 size-4' : 'mx-0.5 mt-1 size-3'} />
          {rule.label}
          <VisuallyHidden>{met ? '(done)' : '(missing)'}</VisuallyHidden>
        </li>
      );
    })}
  </ul>
);
