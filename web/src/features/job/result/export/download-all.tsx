import { Suspense } from 'react';
import { lazyPart } from '#web/lib/load-chunk.ts';
import { useIsSignedIn } from '#web/lib/session/session.ts';

const DownloadAllBox = lazyPart(async () => (await import('./download-all-box.tsx')).DownloadAllBox);

/** For signed-in users, if there is something to download. The query library loads only for them. */
export const DownloadAll = (props: { jobId: string; created: number; shown: number }) => {
  const isSignedIn = useIsSignedIn();
  if (!isSignedIn || props.created <= 0) return null;
  return (
    <Suspense fallback={<div className="min-h-24" />}>
      <DownloadAllBox {...props} />
    </Suspense>
  );
};
