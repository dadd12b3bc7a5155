import { useMemo, useState } from 'react';
import type { FinalResult } from '#contracts/jobs/result.ts';
import type { Articles } from '#contracts/keywords/writing.ts';
import { changeKey } from '#domain/results/change-key.ts';
import { Switch } from '#web/components/ui/switch.tsx';
import { toBlocks } from '#web/features/job/result/article-export/article-node.ts';
import type { Choosing } from '#web/features/job/result/choices/use-choices.ts';
import { ChecksLine } from '#web/features/job/result/shared/checks-line.tsx';
import { counted } from '#web/lib/values/counted.ts';
import { compareArticles } from './article-diff.ts';
import { ArticleExportMenu } from './article-export-menu.tsx';
import { ChangeList } from './change-list.tsx';
import { ChangedBlock } from './changed-block.tsx';
import { FactsLine } from './facts-line.tsx';
import { SafeHtml } from './safe-html.tsx';
import { parseSafeHtml } from './safe-nodes.ts';

const useBlocks = (articles: Articles) =>
  useMemo(() => {
    const original = toBlocks(parseSafeHtml(articles.original_article_html));
    const optimized = toBlocks(parseSafeHtml(articles.optimized_article_html));
    return { original, optimized: compareArticles(original, optimized, articles.changes) };
  }, [articles]);

/**
 * The number of changes in the shown article, and of the passages they are in. Results without recorded changes count
 * passages.
 */
const describeChanges = (changes: number, passages: number): string => {
  if (passages === 0) return 'Nothing was changed. See the on-page checks below.';
  const inPassages = counted(passages, 'passage');
  if (changes === 0) return `${inPassages} changed, marked in the margin.`;
  const made = counted(changes, 'change');
  return changes === passages
    ? `${made}, marked in the margin.`
    : `${made} in ${inPassages}, marked in the margin.`;
};

type ArticleBoxProps = { isOptimized: boolean; blocks: ReturnType<typeof useBlocks> };

/** The article in a box that scrolls. */
const ArticleBox = ({ isOptimized, blocks: { original, optimized } }: ArticleBoxProps) => (
  <section
    aria-label={isOptimized ? 'Optimized article' : 'Original article'}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be focusable (axe: scrollable-region-focusable).
    tabIndex={0}
    className="max-h-[600px] min-h-[400px] overflow-y-auto rounded-card border border-line bg-surface px-8 py-6 sm:px-12 sm:py-10"
  >
    {(isOptimized ? optimized : original).length === 0 ? (
      <p className="text-ink-soft">No article content available</p>
    ) : (
      <div className="prose [&>:first-child]:mt-0!" dir="auto">
        {isOptimized ? (
          optimized.map(({ key, block, change }) => <ChangedBlock key={key} block={block} change={change} />)
        ) : (
          <SafeHtml nodes={original} />
        )}
      </div>
    )}
  </section>
);

type ArticlePanelProps = { articles: Articles; result: FinalResult; choosing: Choosing };

/** The optimized or the original article, its changes, its facts, and the exports. */
export const ArticlePanel = ({ articles, result, choosing }: ArticlePanelProps) => {
  const [isOptimized, setIsOptimized] = useState(true);
  const blocks = useBlocks(articles);
  const passages = blocks.optimized.filter(({ change }) => change !== null).length;
  const rejected = new Set(choosing.choices.rejected);
  const changes = articles.changes.filter((each) => !rejected.has(changeKey(each))).length;
  return (
    <div className="mx-auto grid max-w-text gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Switch checked={isOptimized} onCheckedChange={setIsOptimized} label="Apply SEO" />
        <ArticleExportMenu articles={articles} result={result} />
      </div>
      <p role="status" className="text-small text-ink-soft">
        {isOptimized ? describeChanges(changes, passages) : 'Your original article.'}
      </p>
      <ArticleBox isOptimized={isOptimized} blocks={blocks} />
      <div>
        <ChangeList changes={articles.changes} choosing={choosing} />
        <FactsLine facts={articles.facts} />
        <ChecksLine checks={articles.checks} />
      </div>
    </div>
  );
};
