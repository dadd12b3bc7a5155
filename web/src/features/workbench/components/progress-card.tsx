import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { type JobType, tools } from '#contracts/product.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx';
import { countdownText, progressPercent, progressPhase } from '#web/features/job/run/progress.ts';
import { toolViews } from '#web/features/tools/index.ts';
import { type PhaseLine, phaseLines } from '#web/features/workbench/state/phase-lines.ts';

/** Seconds since `startedAt`, counted once a second. */
const useElapsed = (startedAt: number): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - startedAt) / 1000));
};

const Mark = ({ state }: { state: PhaseLine['state'] }) => (
  <span
    aria-hidden="true"
    className={clsx(
      'mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border',
      state === 'done' && 'border-accent bg-accent text-on-accent',
      state === 'current' && 'border-accent',
      state === 'waiting' && 'border-line-strong',
    )}
  >
    {state === 'done' && <Check className="size-3" strokeWidth={3} />}
    {state === 'current' && <span className="size-2 animate-pulse-soft rounded-full bg-accent" />}
  </span>
);

const stateLabels = { done: 'done', current: 'in progress', waiting: 'to come' } as const;

const Phases = ({ lines }: { lines: PhaseLine[] }) => (
  <ol className="mt-6 grid gap-5">
    {lines.map(({ name, state, detail }) => (
      <li key={name} className="flex gap-3" aria-current={state === 'current' ? 'step' : undefined}>
        <Mark state={state} />
        <div>
          <p className={clsx(state === 'waiting' ? 'text-ink-soft' : 'font-medium')}>
            {name}
            <VisuallyHidden>, {stateLabels[state]}</VisuallyHidden>
          </p>
          {detail !== null && <p className="text-ink-soft">{detail}</p>}
        </div>
      </li>
    ))}
  </ol>
);

type ProgressCardProps = {
  jobType: JobType;
  startedAt: number;
  status: string | null;
  signedIn: boolean;
  /** Our example article: it is not the visitor's free run. */
  isExample?: boolean;
  onCancel: () => void;
};

/** It takes the focus, because the button that started the run is gone. */
const Heading = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-h4 outline-none sm:text-h3">
      Crafting Your SEO Plan
    </h2>
  );
};

type TimeLineProps = { elapsed: number; estimate: number; onCancel: () => void };

/** The remaining time, and Cancel. */
const TimeLine = ({ elapsed, estimate, onCancel }: TimeLineProps) => (
  <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
    <div>
      <p className="tabular-nums">{countdownText(elapsed, estimate)}</p>
      {elapsed < estimate && <p className="text-small text-ink-soft">Most runs finish sooner.</p>}
    </div>
    <Button variant="secondary" size="sm" onClick={onCancel}>
      Cancel
    </Button>
  </div>
);

/** What leaving the page or canceling means for the run. */
const leaveText = ({ signedIn, isExample }: Pick<ProgressCardProps, 'signedIn' | 'isExample'>): string => {
  if (signedIn)
    return 'You can leave this page. The run continues, and you will find its result in your History.';
  return isExample
    ? 'This is our example article, so your free run stays yours.'
    : 'You can leave this page. The run continues, and its result will be here. If you cancel, your text stays here, but this counts as your free run.';
};

/** A running job: three phases, a progress bar, the estimated time, and Cancel. */
export const ProgressCard = (props: ProgressCardProps) => {
  const { jobType, startedAt, status, onCancel } = props;
  const estimate = tools[jobType].estimateSeconds;
  const elapsed = useElapsed(startedAt);
  const phase = progressPhase(status, elapsed, estimate);
  const lines = phaseLines(phase, status);
  const current = lines.find(({ state }) => state === 'current');
  return (
    <Card className="animate-fade-in p-5 sm:p-8">
      <div className="flex items-start justify-between gap-4">
        <Heading />
        <Button
          variant="ghost"
          size="icon"
          aria-label="Cancel the run"
          className="-mt-1 -mr-2"
          onClick={onCancel}
        >
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <p className="mt-1 text-ink-soft">{toolViews[jobType].promise}</p>
      <Phases lines={lines} />
      <p role="status" className="visually-hidden">
        {current && `${current.name}: ${current.detail}`}
      </p>
      <Progress value={progressPercent(elapsed, estimate, phase)} label="Progress" className="mt-7" />
      <TimeLine elapsed={elapsed} estimate={estimate} onCancel={onCancel} />
      <p className="mt-4 text-small text-ink-soft">{leaveText(props)}</p>
    </Card>
  );
};
