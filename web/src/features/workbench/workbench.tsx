import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import { type JobType, jobTypes, tools } from '#contracts/product.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/components/ui/tabs.tsx';
import { ProgressCard } from './components/progress-card.tsx';
import { ToolForm } from './components/tool-form.tsx';
import { useWorkbench } from './use-workbench.ts';

const DemoDialog = lazy(async () => ({
  default: (await import('./components/demo-dialog.tsx')).DemoDialog,
}));
const InlineResults = lazy(async () => ({
  default: (await import('./components/inline-results.tsx')).InlineResults,
}));

type WorkbenchProps = {
  /** The tool that is open first. */
  tool?: JobType;
};

/** Where every run begins: three tools as tabs, the form, the run under way, and a visitor's result. */
export const Workbench = ({ tool = 'keyword_optimizer' }: WorkbenchProps) => {
  const bench = useWorkbench(tool);
  const { state, dispatch, run } = bench;
  const root = useRef<HTMLElement>(null);
  const headingId = useId();
  const lastRound = useRef(state.round);
  const scrollNext = useRef(false);
  useEffect(() => {
    if (lastRound.current === state.round) return;
    lastRound.current = state.round;
    if (!scrollNext.current) return;
    scrollNext.current = false;
    root.current?.scrollIntoView({ block: 'start' });
    root.current?.focus({ preventScroll: true });
  }, [state.round]);
  const startOver = (): void => {
    scrollNext.current = true;
    bench.startOver();
  };
  return (
    <section
      ref={root}
      id="new-analysis"
      tabIndex={-1}
      aria-labelledby={headingId}
      className="scroll-mt-24 text-start outline-none"
    >
      <h2 id={headingId} className="visually-hidden">
        New analysis
      </h2>
      {run ? (
        <ProgressCard {...run} signedIn={bench.signedIn} onCancel={() => bench.cancel(run)} />
      ) : state.inline ? (
        <Suspense fallback={<div className="min-h-dvh" />}>
          <InlineResults {...state.inline} onStartOver={startOver} />
        </Suspense>
      ) : (
        <Tabs
          value={state.tool}
          onValueChange={(value) => {
            const chosen = jobTypes.find((type) => type === value);
            if (chosen) dispatch({ type: 'tool-chosen', tool: chosen });
          }}
        >
          <TabsList aria-label="Tools" className="max-sm:gap-4 max-sm:text-small">
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
      )}
      {state.demoDialog && (
        <Suspense>
          <DemoDialog open onClose={() => dispatch({ type: 'demo-dialog-closed' })} />
        </Suspense>
      )}
    </section>
  );
};
