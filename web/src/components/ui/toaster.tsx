import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { pendingNotices, withdrawnNotices } from '#web/lib/notify.ts';
import { useStore } from '#web/lib/storage/store.ts';
import { useMedia } from '#web/lib/use-media.ts';

const look = {
  unstyled: true,
  classNames: {
    toast:
      'flex w-full items-start gap-3 rounded-card border border-line bg-raised p-4 font-sans text-body text-ink shadow-float sm:w-90',
    title: 'font-medium',
    description: 'mt-0.5 text-ink-soft',
    error: 'border-danger! [&_[data-title]]:text-danger',
    icon: 'mt-0.5 shrink-0',
    closeButton:
      'order-last ml-auto -mt-1 -mr-1 size-8 shrink-0 pointer-coarse:size-11 grid place-items-center rounded-small text-ink-faint hover:bg-sunken',
  },
};

/** Shows the queued notices. Errors stay longer, because they say what to do. Loaded lazily. */
export const Toaster = () => {
  const notices = useStore(pendingNotices);
  useEffect(() => {
    for (const { kind, title, text, id } of notices)
      toast[kind](title, { id, description: text, duration: kind === 'error' ? 8000 : 4000 });
    if (notices.length > 0) pendingNotices.set([]);
  }, [notices]);
  const withdrawn = useStore(withdrawnNotices);
  useEffect(() => {
    for (const id of withdrawn) toast.dismiss(id);
    if (withdrawn.length > 0) withdrawnNotices.set([]);
  }, [withdrawn]);
  // On a phone, dialogs are sheets with their buttons at the bottom, where a toast would cover them.
  const isWide = useMedia('(width >= 40rem)');
  return (
    <Sonner
      position={isWide ? 'bottom-right' : 'top-center'}
      // The cookie banner is at the bottom of the window, where a toast would cover its buttons.
      offset={{ bottom: 'calc(1.5rem + var(--banner-height, 0px))', right: '1.5rem' }}
      mobileOffset={12}
      closeButton
      toastOptions={look}
      containerAriaLabel="Notifications"
    />
  );
};
