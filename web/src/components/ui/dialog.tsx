import { clsx } from 'clsx';
import X from 'lucide-react/icons/x';
import * as RadixDialog from 'radix-ui/dialog';
import { type ReactNode, useRef } from 'react';
import { buttonClass } from './button.tsx';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Announced with the title. Without it the content must explain itself. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. On a phone they stack, with the main one on top. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
};

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-lg', lg: 'sm:max-w-3xl' };

const Header = ({ title, description }: Pick<DialogProps, 'title' | 'description'>) => (
  <div className="flex items-start gap-4 px-5 pt-5 sm:px-6 sm:pt-6">
    <div className="min-w-0 flex-1">
      <RadixDialog.Title className="font-serif text-h4 font-semibold">{title}</RadixDialog.Title>
      {description && (
        <RadixDialog.Description className="mt-1.5 text-ink-soft">{description}</RadixDialog.Description>
      )}
    </div>
    <RadixDialog.Close
      aria-label="Close"
      className={buttonClass({ variant: 'ghost', size: 'icon', className: '-mt-1.5 -mr-2' })}
    >
      <X aria-hidden="true" className="size-5" />
    </RadixDialog.Close>
  </div>
);

/** The fields that a person fills in. */
const fields = 'input:not([type=checkbox], [type=hidden]), textarea';

/** The field to fill in first: the first empty one, because the email of a mail's link is filled in already. */
const firstField = (dialog: HTMLElement): HTMLElement | undefined => {
  const all = [...dialog.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)];
  return all.find(({ value }) => value === '') ?? all[0];
};

/**
 * In a form, focus starts at a field rather than at Close. Radix returns the focus only to its own trigger, but
 * state opens our dialogs, so the focus goes back here to the element that had it before.
 */
const useFocusReturn = () => {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      const first = event.target instanceof HTMLElement ? firstField(event.target) : undefined;
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
};

/** A dialog in the middle of the page; on a phone, a sheet from the bottom. It traps the focus and returns it. */
export const Dialog = ({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'sm',
}: DialogProps) => {
  const focusReturn = useFocusReturn();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-50 animate-fade-in bg-[oklch(0.16_0.01_260/0.55)]" />
        <RadixDialog.Content
          {...focusReturn}
          {...(!description && { 'aria-describedby': undefined })}
          className={clsx(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] w-full animate-rise-in flex-col bg-raised shadow-float',
            'rounded-t-card sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[86dvh] sm:rounded-card',
            widths[size],
          )}
        >
          <Header title={title} description={description} />
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4 sm:px-6">{children}</div>
          {footer && (
            <div className="flex flex-col-reverse gap-2 border-t border-line px-5 py-4 sm:flex-row sm:justify-end sm:px-6">
              {footer}
            </div>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
};
