import { useEffect, useRef } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { ResultsView } from '#web/features/job/result/results-view.tsx';
import type { InlineResult } from '#web/features/workbench/state/workbench-state.ts';
import { SavedNotice } from './saved-notice.tsx';
import { SignUpPrompt } from './sign-up-prompt.tsx';

type InlineResultsProps = InlineResult & {
  signedIn: boolean;
  onStartOver: () => void;
};

/** A visitor's result in place of the form, with an invitation to sign up. */
export const InlineResults = ({
  jobId,
  jobType,
  result,
  restored,
  isExample = false,
  signedIn,
  onStartOver,
}: InlineResultsProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!restored) heading.current?.focus({ preventScroll: true });
  }, [restored]);
  return (
    <div className="grid animate-fade-in gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
          {isExample ? 'Example: an article on sourdough' : 'Your SEO plan'}
        </h2>
        <Button variant="secondary" onClick={onStartOver}>
          Start over
        </Button>
      </div>
      {signedIn ? <SavedNotice jobId={jobId} /> : <SignUpPrompt />}
      <ResultsView result={result} jobId={jobId} jobType={jobType} />
    </div>
  );
};
