import type { Article } from '#contracts/jobs/article.ts';
import { rememberArticles } from '#engine/bounds/remember.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { clearKind } from '#engine/topic/clear-kind.ts';
import { readKind } from '#engine/topic/text-kind.ts';
import { hasDateline } from './opening-sentences.ts';

/** A report is told by its beginning. */
const opening = 6000;

/**
 * The most words of the writer ("I", "we") and to the reader ("you") in a hundred, and the most subheadings of a report.
 * Of 108 news texts, 94 count as reports, and of 420 posts on other blogs eight.
 */
const most = { own: 0.6, toReader: 0.7, headings: 4 } as const;
/** Attributions in a hundred words, or names, of which one is enough. */
const least = { said: 0.2, names: 7.4, words: 80 } as const;

const own = regex.gu`(?<![\p{L}.])(?:I|I['’]\p{L}+|[Mm]y|me|[Ww]e|we['’]\p{L}+|[Oo]ur|us)(?![\p{L}.])`;
const toReader = regex.giu`(?<!\p{L})(?:you|your)(?!\p{L})`;
const said = regexOf(
  String.raw`(?<!\p{L})(?:said|says|told|tells|announced|according to|reported|reports|added|claimed|confirmed)(?!\p{L})`,
  'giu',
);
const name = regex.gu`(?<=[\p{Ll},;] )\p{Lu}[\p{L}'’-]+`;

/** Kinds that no report has, whatever its voice. */
const otherKinds = new Set(['recipe', 'how-to', 'reference', 'list', 'travel', 'comparison', 'review']);

const isTold = (article: Article): boolean => {
  const start = article.text.slice(0, opening).replace(/["“][^"“”\n]*["”]/g, ' ');
  const words = start.match(/\S+/g)?.length ?? 0;
  const share = (pattern: RegExp): number => ((start.match(pattern)?.length ?? 0) * 100) / Math.max(words, 1);
  const below = article.headings.filter(({ text }) => text !== article.title).length;
  return (
    words >= least.words &&
    below <= most.headings &&
    share(own) <= most.own &&
    share(toReader) <= most.toReader &&
    (share(said) >= least.said || share(name) >= least.names)
  );
};

/**
 * Whether a text reports what happened: news, a press release, a match report. Its writer says neither "I" nor "you",
 * names people, companies or places, and says who said what.
 */
const read = rememberArticles((article): { isReport: boolean } => {
  const kind = clearKind(article);
  if (kind === 'news' || hasDateline(article.text.slice(0, opening))) return { isReport: true };
  return { isReport: kind === null && !otherKinds.has(readKind(article).kind) && isTold(article) };
});

export const isReport = (article: Article): boolean => read(article).isReport;
