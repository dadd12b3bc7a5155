import { useEffect, useState } from 'react';
import { paths } from '#contracts/platform/routes.ts';
import { product, toolName } from '#contracts/product.ts';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { ResultsView } from '#web/features/job/result/results-view.tsx';
import { ApiFailure } from '#web/lib/api/api-failure.ts';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { Link } from '#web/lib/router/link.tsx';
import { useParams } from '#web/lib/router/router.tsx';
import { getSharedResult, type ReadableShare } from './api/get-shared-result.ts';

type State = { kind: 'loading' | 'gone' | 'failed' } | { kind: 'shown'; share: ReadableShare };

const useShare = (token: string): { state: State; retry: () => void } => {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again.
  useEffect(() => {
    const stop = new AbortController();
    setState({ kind: 'loading' });
    getSharedResult(token, stop.signal).then(
      (share) => setState({ kind: 'shown', share }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        console.warn('a shared result could not be loaded', error);
        setState({ kind: error instanceof ApiFailure && error.status === 404 ? 'gone' : 'failed' });
      },
    );
    return () => stop.abort();
  }, [token, attempt]);
  return { state, retry: () => setAttempt((count) => count + 1) };
};

const Shown = ({ share }: { share: ReadableShare }) => (
  <>
    <h1 className="text-h2 wrap-anywhere" dir="auto">
      {share.title ?? `${toolName(share.job_type)} result`}
    </h1>
    <p className="mt-2 mb-8 text-ink-soft">
      Made with {toolName(share.job_type)} and shared by its owner. Read-only.
    </p>
    <ResultsView
      result={share.final_result}
      jobId="shared"
      jobType={share.job_type}
      kind="shared"
      sharedLead={share.lead}
    />
    <p className="mt-10 flex flex-wrap items-center gap-4">
      <Link to={paths.home} className={buttonClass({ variant: 'secondary' })}>
        Try {product.name} with your own article
      </Link>
    </p>
  </>
);

/** A result behind a share link. Search engines are asked not to list it. */
export const SharedResultPage = () => {
  const { token = '' } = useParams();
  const { state, retry } = useShare(token);
  return (
    <div className="wrap py-10 md:py-14">
      <PageMeta title="Shared result" description="A result that its owner shares." noIndex />
      {state.kind === 'loading' && (
        <p role="status" className="flex items-center gap-3">
          <Spinner /> Loading the result
        </p>
      )}
      {state.kind === 'gone' && (
        <>
          <h1 className="text-h2">This link does not work</h1>
          <p className="mt-3 mb-6">
            It may have been cut off, or its owner has turned it off. Ask the person who sent it for a new
            one.
          </p>
          <Link to={paths.home} className={buttonClass()}>
            Go to Home
          </Link>
        </>
      )}
      {state.kind === 'failed' && (
        <>
          <h1 className="text-h2">The result could not be loaded</h1>
          <p className="mt-3 mb-6">Check your connection, then try again.</p>
          <Button onClick={retry}>Try again</Button>
        </>
      )}
      {state.kind === 'shown' && <Shown share={state.share} />}
    </div>
  );
};
