import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import { readKind } from '#engine/topic/text-kind.ts';
import { contentOf, type Reading } from '#engine/writing/read-passages.ts';
import { isFirstPerson } from '#engine/writing/titles/vague-openings.ts';
import { composeDescriptions } from './composed-descriptions.ts';
import type { DescribedTopic } from './description-figures.ts';
import { leansOrStrays } from './leans-or-strays.ts';
import { type RankedRow, rankSentences } from './rank-sentences.ts';

export type DescriptionAngle = 'own' | 'lead' | 'point' | 'question' | 'number' | 'sections';

/** `score` is the expected grade, less what the length and the gate take off; 1 is publishable. */
export type DescriptionCandidate = { text: string; angle: DescriptionAngle; score: number };

const { minCharacters } = snippetLimits.description;

/** A result page has room for the missing characters: the penalty for 60 of them. A text below the least length is a label. */
const leastCharacters = 70;
const shortness = (text: string): number =>
  (0.16 * Math.max(0, minCharacters - text.length)) / 60 + (text.length < leastCharacters ? 0.4 : 0);

/** What no editor publishes: a text that leans on another, or no whole sentence. Such a text is the last resort. */
const gatePenalty = 0.6;
const angleOf = ({ row, text }: RankedRow): DescriptionAngle => {
  if (row[0]?.passage.index === 0) return 'lead';
  if (/\?/.test(text)) return 'question';
  return /\d/.test(text) ? 'number' : 'point';
};

/** A report says its news in the first sentence; few of the texts that the ranker learned from are reports. */
const openingOfReport = 0.3;

/** A sentence of at most this length leaves room for the names of sections. */
const longestLead = 110;
const leadsUsed = 3;

/** All candidate descriptions: the article's own sentences, and what is put together from its headings and lists. */
export const findDescriptionCandidates = (
  reading: Reading,
  topic: DescribedTopic,
): DescriptionCandidate[] => {
  const ranked = rankSentences(reading, topic);
  const names = contentOf(`${topic.phrase} ${reading.article.title ?? ''}`);
  const whole = ranked.filter(
    ({ row }) =>
      !leansOrStrays(
        row.map(({ text }) => text),
        names,
      ),
  );
  const leads = whole
    .filter(
      ({ row, text }) =>
        row.length === 1 && text.length <= longestLead && !text.endsWith('?') && !isFirstPerson(text),
    )
    .slice(0, leadsUsed);
  const isReport = readKind(reading.article).kind === 'news';
  const fromText = ranked.map((row) => ({
    text: row.text,
    angle: angleOf(row),
    score:
      row.grade +
      (isReport && row.row[0]?.passage.index === 0 ? openingOfReport : 0) -
      shortness(row.text) -
      (whole.includes(row) ? 0 : gatePenalty),
  }));
  const composed = composeDescriptions(reading, topic, leads).map(({ text, grade }) => ({
    text,
    angle: 'sections' as const,
    score: grade - shortness(text),
  }));
  return [...fromText, ...composed];
};
