import { holdsKeyword } from '#engine/writing/checks/keywords-in.ts';
import { fitsSnippet } from '#engine/writing/checks/measure-pixels.ts';
import { surfaceForm } from '#engine/writing/clauses/surface-form.ts';
import type { Passage, Reading } from '#engine/writing/read-passages.ts';
import { startWithCapital } from './headline-style.ts';
import { expectedOverlap, type TitleCandidate } from './title-score.ts';
import { isSaidAgain } from './title-topic.ts';

/** With at least this relevance of the lead keyword, every sentence of an article is about it. */
const leastRelevance = 70;
/** Penalties for a topic before a clause: a name reads like a dateline, a common noun like a label. */
const topicCost = 0.03;
/** The penalty for a topic before a clause about only a part of it. */
const aboutPart = 0.1;
const commonTopic = 0.06;

/** "Davis Cup: Madrid hosts the new-look finals": the keyword, then a clause that does not hold it. */
const withTopic = (reading: Reading, clauses: readonly TitleCandidate[]): TitleCandidate[] => {
  const keyword = reading.keywords[0]?.text ?? '';
  const lead = surfaceForm(reading.article.text, keyword);
  if (!keyword.includes(' ') || keyword.length > 24) return [];
  const cost = topicCost + (/^\p{Lu}.*\s\p{Lu}/u.test(lead) ? 0 : commonTopic);
  return clauses
    .filter(
      ({ text, angle }) =>
        angle !== 'label' &&
        !text.includes(':') &&
        !sharesWord(text, lead) &&
        fitsSnippet(`${lead}: ${text}`, 'title'),
    )
    .map((clause) => ({
      text: `${startWithCapital(lead)}: ${clause.text}`,
      angle: 'topic' as const,
      score:
        expectedOverlap(reading, `${lead}: ${clause.text}`) +
        (clause.score - expectedOverlap(reading, clause.text)) -
        cost,
    }));
};

const sharesWord = (text: string, keyword: string): boolean =>
  keyword
    .split(' ')
    .some((word) => (word.length > 2 || /^\p{Lu}{2}$/u.test(word)) && holdsKeyword(text, word));

/**
 * Clauses with the lead keyword before them. "Afghan Taliban: Two killed in a crash" would claim what no sentence says:
 * if the keyword is a name, the sentence must contain it or be about a part of it ("Cape Morrow lighthouse: The lens
 * weighs 1.8 tonnes").
 */
export const topicTitles = (
  reading: Reading,
  found: readonly { passage: Passage; titles: readonly TitleCandidate[] }[],
): TitleCandidate[] => {
  const lead = reading.keywords[0]?.text ?? '';
  // A keyword that occurs once is no topic of the other sentences.
  if (!isSaidAgain(reading, lead)) return [];
  const isName = /\p{Lu}/u.test(surfaceForm(reading.article.text, lead));
  const isEverywhere = !isName && (reading.keywords[0]?.relevance ?? 0) >= leastRelevance;
  const told = found.flatMap(({ passage, titles }) => {
    if (isEverywhere || holdsKeyword(passage.text, lead)) return titles;
    return titles
      .filter(({ text }) => isName && /^The \p{Ll}/u.test(text))
      .map((title) => ({ ...title, score: title.score - aboutPart }));
  });
  return withTopic(reading, told);
};
