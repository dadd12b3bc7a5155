import type { Article } from '#contracts/jobs/article.ts';
import { memoizeByArticle } from '#engine/bounds/memoize.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { obviousKind } from '#engine/topic/obvious-kind.ts';
import { readKind } from '#engine/topic/text-kind.ts';
import { hasDateline } from './opening-sentences.ts';

/** The number of characters read. The beginning of a text shows whether it is a report. */
const opening = 6000;

/**
 * The limits for a report: the number of first-person words ("I", "we") and second-person words ("you") per hundred,
 * and the number of subheadings. Of 108 news texts, 94 count as reports; of 420 posts on other blogs, 8 do.
 */
const upperLimits = { own: 0.6, toReader: 0.7, headings: 4 } as const;
/** The least number of attributions or names per hundred words (either is enough), and of words. */
const lowerLimits = { attributions: 0.2, names: 7.4, words: 80 } as const;

const firstPerson = regex.gu`(?<![\p{L}.])(?:I|I['’]\p{L}+|[Mm]y|me|[Ww]e|we['’]\p{L}+|[Oo]ur|us)(?![\p{L}.])`;
const secondPerson = regex.giu`(?<!\p{L})(?:you|your)(?!\p{L})`;
const attributions = regexOf(
  String.raw`(?<!\p{L})(?:said|says|told|tells|announced|according to|reported|reports|added|claimed|confirmed)(?!\p{L})`,
  'giu',
);
const name = regex.gu`(?<=[\p{Ll},;] )\p{Lu}[\p{L}'’-]+`;

/** Kinds that are never reports, whatever their voice. */
const otherKinds = new Set(['recipe', 'how-to', 'reference', 'list', 'travel', 'comparison', 'review']);

const hasReportVoice = (article: Article): boolean => {
  const start = article.text.slice(0, opening).replace(/["“][^"“”\n]*["”]/g, ' ');
  const words = start.match(/\S+/g)?.length ?? 0;
  const share = (pattern: RegExp): number => ((start.match(pattern)?.length ?? 0) * 100) / Math.max(words, 1);
  const below = article.headings.filter(({ text }) => text !== article.title).length;
  return (
    words >= lowerLimits.words &&
    below <= upperLimits.headings &&
    share(firstPerson) <= upperLimits.own &&
    share(secondPerson) <= upperLimits.toReader &&
    (share(attributions) >= lowerLimits.attributions || share(name) >= lowerLimits.names)
  );
};

/**
 * Whether a text reports what happened, as news, a press release or a match report does. Its writer uses neither "I"
 * nor "you", names people, companies or places, and attributes statements.
 */
const read = memoizeByArticle((article): { isReport: boolean } => {
  const kind = obviousKind(article);
  if (kind === 'news' || hasDateline(article.text.slice(0, opening))) return { isReport: true };
  return { isReport: kind === null && !otherKinds.has(readKind(article).kind) && hasReportVoice(article) };
});

export const isReport = (article: Article): boolean => read(article).isReport;
