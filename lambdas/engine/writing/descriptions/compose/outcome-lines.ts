import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { regex } from '#engine/language/patterns.ts';
import type { DescribedTopic } from '#engine/writing/descriptions/drafts/description-figures.ts';
import type { Form } from '#engine/writing/descriptions/drafts/description-forms.ts';
import type { Draft } from '#engine/writing/descriptions/drafts/draft.ts';
import { isPromise } from '#engine/writing/descriptions/drafts/promises.ts';
import { isPurpose } from '#engine/writing/descriptions/drafts/purposes.ts';
import { opensLeaning } from '#engine/writing/descriptions/drafts/sentence-joins.ts';
import { opensVaguely } from '#engine/writing/headlines/vague-openings.ts';
import { likeness } from '#engine/writing/passages/likeness.ts';
import { contentOf, type Reading } from '#engine/writing/passages/read-passages.ts';

/** A text's beginning and outcome are within this many of its first and last sentences. */
const reach = { opening: 4, closing: 6 } as const;
/** A text with fewer sentences does not have two such places. */
const leastSentences = 14;
const shortest = 36;
const mostPairs = 3;
/** Sentences that are more similar than this repeat each other. */
const mostAlike = 0.5;

const pointing = regex.iu`(?<!\p{L})(?:this|that|these|those|it|they|them|above|below|here|also|next|again)(?!\p{L})|[?!…“”"]|:$`;

/**
 * "Startup Weekend is an event where teams build a startup. I enjoyed my Startup Weekend and learned much about
 * business.": the beginning and outcome of a text, if both name the topic.
 */
export const outcomeLines = (
  { passages }: Reading,
  topic: DescribedTopic,
  whole: readonly Draft[],
): Draft[] => {
  const names = contentOf(topic.phrase);
  if (names.size === 0 || passages.length < leastSentences) return [];
  const isNamed = (text: string): boolean => {
    const held = contentOf(text);
    return [...names].filter((name) => held.has(name)).length >= names.size / 2;
  };
  const ends = whole
    .flatMap(({ row, text }): Form[] =>
      row.length === 1 && row[0] !== undefined ? [{ ...row[0], text }] : [],
    )
    .filter(({ text }) => text.length >= shortest && !isPromise(text) && !isPurpose(text) && isNamed(text));
  const openings = ends.filter(({ passage, text }) => passage.index < reach.opening && !pointing.test(text));
  const closings = ends
    .filter(({ passage }) => passage.index >= passages.length - reach.closing)
    .filter(({ text }) => !pointing.test(text) && !opensLeaning(text) && !opensVaguely(text));
  return openings
    .flatMap((opening) =>
      closings
        .filter(({ text }) => likeness(contentOf(opening.text), contentOf(text), 'smaller') <= mostAlike)
        .map(
          (closing): Draft => ({
            text: `${opening.text} ${closing.text}`,
            make: 'completed',
            row: [opening],
            named: 0,
          }),
        ),
    )
    .filter(({ text }) => fitsSnippet(text, 'description'))
    .slice(0, mostPairs);
};
