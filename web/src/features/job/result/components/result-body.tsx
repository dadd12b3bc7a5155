import type { SavedChoices } from '#contracts/jobs/choices.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';
import type { JobType } from '#contracts/product.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/components/ui/tabs.tsx';
import { ArticlePanel } from '#web/features/job/result/article/article-panel.tsx';
import { type Choosing, useChoices } from '#web/features/job/result/choices/use-choices.ts';
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

type PanelProps = {
  tab: ResultTab['id'];
  result: FinalResult;
  jobId: string;
  run: RunName | null;
  choosing: Choosing;
};

const Panel = ({ tab, result, jobId, run, choosing }: PanelProps) => {
  if (tab === 'keywords')
    return (
      <KeywordsPanel
        result={result}
        run={run}
        chosenLead={choosing.choices.lead ?? null}
        onLead={choosing.change ? (lead) => void choosing.change?.({ lead }) : undefined}
      />
    );
  if (tab === 'assets') return <AssetsPanel result={result} choosing={choosing} />;
  if (tab === 'article')
    return result.articles && <ArticlePanel articles={result.articles} result={result} choosing={choosing} />;
  return <ImagesPanel {...result} jobId={jobId} />;
};

type ResultTabsProps = Omit<PanelProps, 'tab'>;

const ResultTabs = (props: ResultTabsProps) => {
  const tabs = presentTabs(props.result);
  const first = tabs[0]?.id ?? 'keywords';
  const [remembered, remember] = useTabState(`results:${props.jobId}`, first);
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
          <Panel tab={id} {...props} />
        </TabsContent>
      ))}
    </Tabs>
  );
};

/** `sample`: one of our examples. `shared`: another person's. Neither can be changed, and neither has a receipt. */
export type ResultKind = 'own' | 'sample' | 'shared';

type ResultBodyProps = {
  result: FinalResult;
  jobId: string;
  jobType: JobType;
  kind: ResultKind;
  /** The user's choices that the server has stored. */
  stored?: SavedChoices | null;
  sharedLead?: string | null;
};

/** A result: the summary sentence, its parts as tabs, and the receipt at the bottom. */
export const ResultBody = ({
  result,
  jobId,
  jobType,
  kind,
  stored = null,
  sharedLead = null,
}: ResultBodyProps) => {
  const isOwn = kind === 'own';
  const { view, choosing } = useChoices({ jobId, result, stored, sharedLead, isOwn });
  return (
    <div className="grid min-w-0 gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {kind === 'sample' && (
          <p>
            <Badge tone="warn">Sample result</Badge>
          </p>
        )}
        <SummarySentence result={view} chosenLead={choosing.choices.lead ?? null} />
        <LeadLine result={view} choosing={choosing} />
        {/* For an image run, the source is only the context. */}
        {kind !== 'sample' && jobType !== 'image_analyzer' && <SourceLine source={view.source} />}
        {view.sample_market_data && <SampleNotice kind={view.source.kind} />}
      </div>
      <ResultTabs result={view} jobId={jobId} run={isOwn ? { jobId, jobType } : null} choosing={choosing} />
      {isOwn && <ReceiptSlip result={view} run={{ jobId, jobType }} />}
    </div>
  );
};
