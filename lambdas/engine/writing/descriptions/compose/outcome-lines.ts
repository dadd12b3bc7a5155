import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { regex } from '#engine/language/patterns.ts';
import type { DescribedTopic } from '#engine/writing/descriptions/drafts/description-features.ts';
import type { Form } from '#engine/writing/descriptions/drafts/description-forms.ts';
import type { Draft } from '#engine/writing/descriptions/drafts/draft.ts';
import { isPromise } from '#engine/writing/descriptions/drafts/promises.ts';
import { isPurpose } from '#engine/writing/descriptions/drafts/purposes.ts';
import { startsDependent } from '#engine/writing/descriptions/drafts/sentence-joins.ts';
import { startsVaguely } from '#engine/writing/headlines/vague-openings.ts';
import { contentOf, type Reading } from '#engine/writing/passages/read-passages.ts';
import { similarity } from '#engine/writing/passages/similarity.ts';

/** A text's beginning and outcome are within this many of its first and last sentences. */
const reach = { opening: 4, closing: 6 } as const;
/** A text with fewer sentences does not have two such places. */
const minSentences = 14;
const minLength = 36;
const maxPairs = 3;
/** Sentences that are more similar than this repeat each other. */
const maxSimilarity = 0.5;

const backReferences = regex.iu`(?<!\p{L})(?:this|that|these|those|it|they|them|above|below|here|also|next|again)(?!\p{L})|[?!…“”"]|:$`;

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
  if (names.size === 0 || passages.length < minSentences) return [];
  const isNamed = (text: string): boolean => {
    const held = contentOf(text);
    return [...names].filter((name) => held.has(name)).length >= names.size / 2;
  };
  const ends = whole
    .flatMap(({ row, text }): Form[] =>
      row.length === 1 && row[0] !== undefined ? [{ ...row[0], text }] : [],
    )
    .filter(({ text }) => text.length >= minLength && !isPromise(text) && !isPurpose(text) && isNamed(text));
  const openings = ends.filter(
    ({ passage, text }) => passage.index < reach.opening && !backReferences.test(text),
  );
  const closings = ends
    .filter(({ passage }) => passage.index >= passages.length - reach.closing)
    .filter(({ text }) => !backReferences.test(text) && !startsDependent(text) && !startsVaguely(text));
  return openings
    .flatMap((opening) =>
      closings
        .filter(
          ({ text }) => similarity(contentOf(opening.text), contentOf(text), 'smaller') <= maxSimilarity,
        )
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
    .slice(0, maxPairs);
};
