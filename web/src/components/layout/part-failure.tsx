import { useEffect, useRef } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { ChunkError } from '#web/lib/load-chunk.ts';
import { useOnline } from '#web/lib/use-online.ts';

const reload = (): void => window.location.reload();

const textOf = (error: unknown, isOnline: boolean): string => {
  if (!isOnline) return 'You are offline. This part loads once you are back online.';
  return error instanceof ChunkError
    ? 'We may have updated the site since you opened it. Try again to get the newest version.'
    : 'Something went wrong on our side. What you typed is kept. Try again, and write to us if it happens twice.';
};

type PartFailureProps = { error: unknown; what: string; isPage?: boolean };

/** In place of a page, or of a part of one, that could not be shown: why, and a way to try again. */
export const PartFailure = ({ error, what, isPage = false }: PartFailureProps) => {
  const isOnline = useOnline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (!isOnline) wasOffline.current = true;
    else if (wasOffline.current && error instanceof ChunkError) reload();
  }, [isOnline, error]);
  const Heading = isPage ? 'h1' : 'p';
  return (
    <div
      role="alert"
      className={isPage ? 'wrap-text min-h-[70dvh] py-16' : 'rounded-card bg-medium-soft p-5'}
    >
      <Heading className={isPage ? 'text-h2' : 'font-medium'}>{what} could not be loaded</Heading>
      <p className="mt-2 mb-5 text-ink-soft">{textOf(error, isOnline)}</p>
      {/* Without a connection, a reload would leave the site for the browser's own error page. */}
      {isOnline && (
        <Button variant="secondary" onClick={reload}>
          Try again
        </Button>
      )}
    </div>
  );
};
