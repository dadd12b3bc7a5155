import { useOnline } from '#web/lib/use-online.ts';

/** Below the header while there is no connection, wherever the reader has scrolled to. */
export const OfflineNotice = () => {
  const isOnline = useOnline();
  return (
    <div role="status" className="sticky top-16 z-20">
      {!isOnline && (
        <p className="border-b border-line bg-medium-soft px-4 py-2 text-center text-small">
          You are offline. What you type is kept, and everything else works again when you reconnect.
        </p>
      )}
    </div>
  );
};
