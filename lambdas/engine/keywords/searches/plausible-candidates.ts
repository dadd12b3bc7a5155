import type { Article } from '#contracts/jobs/article.ts';
import { recommendsNegatedAction } from '#engine/english/negated-action.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { explains } from '#engine/keywords/candidates/explanatory-kinds.ts';
import type { KeywordCandidate, KeywordTopic } from '#engine/keywords/candidates/keyword-candidate.ts';
import { type ArticleIndex, searchStems } from '#engine/keywords/evidence/article-index.ts';
import { emojiWords, fold } from '#engine/keywords/text/fold.ts';
import { containsLeftover } from '#engine/keywords/text/free-words.ts';
import { regex } from '#engine/language/patterns.ts';

const numbered = regex.u`^(\p{L}+) #?\d{1,3}$`;

/** The words of numbered section labels, such as "waypoint 6" in a text with a heading for each waypoint. */
const numberedLabels = ({ headings }: Article): ReadonlySet<string> => {
  const words = headings.flatMap(
    ({ text }) => regex.u`^(\p{L}+) #?\d{1,3}(?!\d)`.exec(fold(text))?.[1] ?? [],
  );
  return new Set(words.filter((word, i) => words.indexOf(word) !== i));
};

const contentStems = (text: string): string[] =>
  text
    .split(' ')
    .filter((word) => !stopWords.has(word))
    .flatMap(searchStems);

/**
 * Tells candidates that people may search for from those that only the form of the text suggests: its emoji, its
 * numbered labels, leftovers of cut words, and "how to" in a text that teaches nothing.
 * @param folded the folded title and text
 */
export const plausibleFor = (
  { article, title }: ArticleIndex,
  topic: KeywordTopic,
  folded: string,
): ((candidate: KeywordCandidate) => boolean) => {
  const pictured = emojiWords(folded);
  const labels = numberedLabels(article);
  const isTaught = explains(article);
  const central = new Set([...contentStems(topic.phrase), ...title]);
  // A text that does not teach mentions "how to kill old Phillip Mathers" only in passing.
  const isOfTopic = (text: string): boolean => contentStems(text).some((stem) => central.has(stem));
  const isTaughtHere = ({ text, origin }: KeywordCandidate): boolean =>
    (isTaught || (origin === 'question' && isOfTopic(text))) &&
    !recommendsNegatedAction(article.title ?? '', text);
  return (candidate) => {
    const { text, origin } = candidate;
    return (
      (!text.startsWith('how to ') || isTaughtHere(candidate)) &&
      (origin === 'topic' || !containsLeftover(article, text)) &&
      (pictured.size === 0 || !text.split(' ').some((word) => pictured.has(word))) &&
      !labels.has(numbered.exec(text)?.[1] ?? '')
    );
  };
};
