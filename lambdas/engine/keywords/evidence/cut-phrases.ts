import { checkDeadline } from '#engine/bounds/deadline.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { isPerson } from '#engine/keywords/phrases/persons.ts';
import type { ArticleIndex } from './article-index.ts';
import { startsOf, stemsAt, titleAt } from './phrase-places.ts';

/** A phrase with the sentences that contain it. */
type Places = { stems: readonly string[]; at: ReadonlySet<number> };

const maxPlacesRead = 100;

/** A phrase is a piece of a longer one if this share of its places has the same content word next to it. */
const pieceShare = 0.7;

const isNeighbor = (stem: string | undefined): stem is string =>
  stem !== undefined && stem !== '' && !stopWords.has(stem) && !/^\d/.test(stem);

/** True for "source work" in "open source work": it almost always has the same word before or after it. */
export const isFragment = (index: ArticleIndex, { stems, at }: Places): boolean => {
  const neighbors = new Map<string, number>();
  let count = 0;
  for (const i of [...at].slice(0, maxPlacesRead)) {
    checkDeadline();
    const line = stemsAt(index, i);
    for (const from of startsOf(line, stems, { most: maxPlacesRead })) {
      count++;
      for (const key of [line[from - 1], line[from + stems.length]].entries())
        if (isNeighbor(key[1])) neighbors.set(key.join(' '), (neighbors.get(key.join(' ')) ?? 0) + 1);
    }
  }
  return [...neighbors].some(
    ([key, here]) => here >= pieceShare * count && (count > 1 || (key.startsWith('0') && stems.length > 1)),
  );
};

/** A text that mentions a person in this share of its sentences, and in this many, is about that person. */
const subjectShare = 1 / 12;
const minSubjectMentions = 5;

/** True for a person mentioned in passing. Nobody types such a name unless the title contains it. */
export const isPassingPerson = (
  { folded, sentences }: ArticleIndex,
  { text, isName, at }: Places & { text: string; isName: boolean },
): boolean =>
  isName &&
  !at.has(titleAt) &&
  at.size < Math.max(minSubjectMentions, sentences.length * subjectShare) &&
  isPerson(folded, text);
