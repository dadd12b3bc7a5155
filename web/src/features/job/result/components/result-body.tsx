import type { FinalResult } from '#contracts/jobs/result.ts';
import type { JobType } from '#contracts/product.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/components/ui/tabs.tsx';
import { ArticlePanel } from '#web/features/job/result/article/article-panel.tsx';
import { presentTabs, type ResultTab } from '#web/features/job/result/components/present-tabs.ts';
import type { RunName } from '#web/features/job/result/export/export-run.ts';
import { ImagesPanel } from '#web/features/job/result/images/images-panel.tsx';
import { KeywordsPanel } from '#web/features/job/result/keywords/keywords-panel.tsx';
import { LeadLine } from '#web/features/job/result/lead/lead-line.tsx';
import { AssetsPanel } from '#web/features/job/result/snippets/assets-panel.tsx';
import { useTabState } from '#web/lib/storage/ui-state.ts';
import { ReceiptSlip } from './receipt-slip.tsx';
import { SampleNotice } from './sample-notice.tsx';
import { SourceLine } from './source-line.tsx';
import { SummarySentence } from './summary-sentence.tsx';

type PanelProps = { tab: ResultTab['id']; result: FinalResult; jobId: string; run: RunName | null };

const Panel = ({ tab, result, jobId, run }: PanelProps) => {
  if (tab === 'keywords') return <KeywordsPanel result={result} run={run} />;
  if (tab === 'assets') return <AssetsPanel result={result} />;
  if (tab === 'article')
    return result.articles && <ArticlePanel articles={result.articles} result={result} />;
  return <ImagesPanel {...result} jobId={jobId} />;
};

type ResultTabsProps = { result: FinalResult; jobId: string; run: RunName | null };

const ResultTabs = ({ result, jobId, run }: ResultTabsProps) => {
  const tabs = presentTabs(result);
  const first = tabs[0]?.id ?? 'keywords';
  const [remembered, remember] = useTabState(`results:${jobId}`, first);
  const chosen = tabs.some(({ id }) => id === remembered) ? remembered : first;
  return (
    <Tabs value={chosen} onValueChange={remember}>
      <TabsList aria-label="Parts of the result">
        {tabs.map(({ id, label }) => (
          <TabsTrigger key={id} value={id}>
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.map(({ id }) => (
        <TabsContent key={id} value={id}>
          <Panel tab={id} result={result} jobId={jobId} run={run} />
        </TabsContent>
      ))}
    </Tabs>
  );
};

/** A result: the summary sentence, its parts as tabs, and the receipt at the bottom. */
export const ResultBody = ({
  result,
  jobId,
  jobType,
  sample,
}: {
  result: FinalResult;
  jobId: string;
  jobType: JobType;
  /** One of our examples: no receipt, and a label that says so. */
  sample: boolean;
}) => (
  <div className="grid min-w-0 gap-8">
    <div className="grid gap-3">
      {sample && (
        <p>
          <Badge tone="warn">Sample result</Badge>
        </p>
      )}
      <SummarySentence result={result} />
      <LeadLine result={result} />
      {!sample && <SourceLine source={result.source} />}
      {result.sample_market_data && <SampleNotice kind={result.source.kind} />}
    </div>
    <ResultTabs result={result} jobId={jobId} run={sample ? null : { jobId, jobType }} />
    {!sample && <ReceiptSlip result={result} run={{ jobId, jobType }} />}
  </div>
);
