import type { FinalResult } from '#contracts/jobs/result.ts';
import { Badge } from '#web/components/ui/badge.tsx';

/** Shown with all sample data, so users do not base decisions on it. */
export const SampleNotice = ({ kind }: Pick<FinalResult['source'], 'kind'>) => (
  <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-small text-ink-soft">
    <Badge tone="warn">Sample data</Badge>
    <span className="min-w-60 flex-1">
      Demo numbers: searches, competition and CPC are made up here.{' '}
      {kind === 'keywords'
        ? 'Do not base decisions on them.'
        : 'The keywords, their relevance, their classes and their order come from your text.'}
    </span>
  </p>
);
