import { clsx } from 'clsx';
import { Suspense, useEffect, useId, useRef } from 'react';
import { type JobType, jobTypes, mainTool, tools } from '#contracts/product.ts';
import { ErrorBoundary } from '#web/components/layout/error-boundary.tsx';
import { PartFailure } from '#web/components/layout/part-failure.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/components/ui/tabs.tsx';
import { lazyPart } from '#web/lib/load-chunk.ts';
import { KeptResult } from './components/kept-result.tsx';
import { ProgressCard } from './components/progress-card.tsx';
import { RunProblem } from './components/run-problem.tsx';
import { failedTitle } from './run-events.ts';
import type { InlineResult } from './state/workbench-state.ts';
import { ToolForm } from './tool-form.tsx';
import { useWorkbench, type WorkbenchControl } from './use-workbench.ts';

const DemoDialog = lazyPart(async () => (await import('./components/demo-dialog.tsx')).DemoDialog);
const loadResults = () => import('./components/inline-results.tsx');
const InlineResults = lazyPart(async () => (await loadResults()).InlineResults);

type WorkbenchProps = {
  /** The tool that is initially open. */
  tool?: JobType;
};

/**
 * Scrolls to the top of the workbench when it shows something else: below a long text, the button is far below the
 * shorter card that replaces it. `quiet`: content from before the page was opened does not change the scroll position.
 */
const useReveal = (view: string, quiet: boolean) => {
  const root = useRef<HTMLElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (quiet) return;
    root.current?.scrollIntoView({ block: 'start' });
    // The card and the result take the focus themselves, because the focused element is gone.
    if (view === 'form') root.current?.focus({ preventScroll: true });
  }, [view, quiet]);
  return root;
};

/** A result that is loading. It has about the height of a real one, so that the page does not jump. */
const ResultSkeleton = () => (
  <div className="grid min-h-dvh content-start gap-6" role="status" aria-label="Loading your result">
    <Skeleton className="h-9 w-48" />
    <Skeleton className="h-16 w-full" />
    <Skeleton className="h-96 w-full" />
  </div>
);

/** A visitor's finished run. */
const Result = ({ bench, inline }: { bench: WorkbenchControl; inline: InlineResult }) => (
  <ErrorBoundary fallback={(error) => <PartFailure what="Your result" error={error} />}>
    <Suspense fallback={<ResultSkeleton />}>
      <InlineResults {...inline} signedIn={bench.signedIn} onStartOver={bench.startOver} />
    </Suspense>
  </ErrorBoundary>
);

/** The tools as tabs, and the form of the chosen one. */
const ToolTabs = ({ bench }: { bench: WorkbenchControl }) => {
  const { state, dispatch } = bench;
  return (
    <Tabs
      value={state.tool}
      onValueChange={(value) => {
        const chosen = jobTypes.find((type) => type === value);
        if (chosen) dispatch({ type: 'tool-chosen', tool: chosen });
      }}
    >
      <TabsList aria-label="Tools" className="max-sm:gap-1 max-sm:text-small">
        {jobTypes.map((type) => (
          <TabsTrigger key={type} value={type}>
            {tools[type].name}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value={state.tool} className="pt-4!">
        <ToolForm key={state.round} bench={bench} />
      </TabsContent>
    </Tabs>
  );
};

const Start = ({ bench }: { bench: WorkbenchControl }) => {
  const { state, earlier } = bench;
  const { offered } = earlier;
  return (
    <>
      {state.problem !== null && <RunProblem title={failedTitle} message={state.problem} />}
      {offered && <KeptResult run={offered} onShow={() => earlier.show(offered)} />}
      <ToolTabs bench={bench} />
    </>
  );
};

/** What the workbench shows: the running job, a result that loads or is there, or the form. */
type View = 'run' | 'loading' | 'result' | 'form';

const viewOf = ({ run, state }: WorkbenchControl): View => {
  if (run) return 'run';
  if (state.restoring) return 'loading';
  return state.inline ? 'result' : 'form';
};

const Content = ({ bench, view }: { bench: WorkbenchControl; view: View }) => {
  const { run, state, signedIn, isExample, cancel } = bench;
  if (run)
    return <ProgressCard {...run} signedIn={signedIn} isExample={isExample} onCancel={() => cancel(run)} />;
  if (view === 'loading') return <ResultSkeleton />;
  return state.inline ? <Result bench={bench} inline={state.inline} /> : <Start bench={bench} />;
};

/** The place where every run starts: the tools as tabs, the form, the running job, and a visitor's result. */
export const Workbench = ({ tool = mainTool }: WorkbenchProps) => {
  const bench = useWorkbench(tool);
  const { state, dispatch, run } = bench;
  const headingId = useId();
  const view = viewOf(bench);
  const root = useReveal(view, view === 'loading' || state.inline?.restored === true);
  useEffect(() => {
    // The result's chunk loads while the job runs.
    if (run) void loadResults();
  }, [run]);
  return (
    <section
      ref={root}
      id="new-analysis"
      tabIndex={-1}
      aria-labelledby={headingId}
      // The tabs of the form have space above them; what replaces them has none.
      className={clsx('scroll-mt-24 text-start outline-none', view !== 'form' && 'max-md:pt-3')}
    >
      <h2 id={headingId} className="visually-hidden">
        New analysis
      </h2>
      <Content bench={bench} view={view} />
      {state.demoDialog && (
        <Suspense>
          <DemoDialog open onClose={() => dispatch({ type: 'demo-dialog-closed' })} />
        </Suspense>
      )}
    </section>
  );
};
