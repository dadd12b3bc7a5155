import { useEffect, useRef } from 'react';
import { isRecord } from '#contracts/is-record.ts';
import { Dialog } from '#web/components/ui/dialog.tsx';
import type { Checkout } from '#web/features/billing/state/use-checkout.ts';

/** The outcome that the page in the frame reports. */
const eventOf = (data: unknown): unknown =>
  isRecord(data) && data.source === 'sweetspot-checkout' ? data.event : null;

/** A checkout page of this site in a frame over the billing page, like the provider's overlay. */
export const CheckoutFrame = ({ frame, close, complete }: Omit<Checkout, 'begin'>) => {
  const view = useRef<HTMLIFrameElement>(null);
  const latest = useRef({ close, complete });
  latest.current = { close, complete };
  useEffect(() => {
    if (!frame) return;
    const listen = ({ data, origin, source }: MessageEvent): void => {
      if (origin !== window.location.origin || source !== view.current?.contentWindow) return;
      const event = eventOf(data);
      if (event === 'completed') latest.current.complete();
      if (event === 'closed') latest.current.close();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame]);
  return (
    <Dialog open={frame !== null} onOpenChange={(open) => !open && close()} title="Checkout" size="md">
      {frame && (
        <iframe
          ref={view}
          src={frame.url}
          title="Checkout"
          className="h-[min(46rem,calc(86dvh-7rem))] w-full rounded-small border border-line bg-surface"
        />
      )}
    </Dialog>
  );
};
