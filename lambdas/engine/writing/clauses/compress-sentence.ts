import { regex } from '#engine/language/patterns.ts';
import { isNegated } from './clause-words.ts';
import {
  appositive,
  aside,
  attributionAfter,
  attributionBefore,
  brackets,
  call,
  connective,
  coordinateTail,
  dashes,
  dashTail,
  dateline,
  eitherWay,
  lastRelativeTail,
  leadIn,
  nameAside,
  participle,
  relativeAside,
  relativeTail,
  type Shortening,
  semicolon,
  softener,
  time,
  trailingPhrase,
} from './shortenings.ts';

/** A negation may apply only to a time and circumstances, so these stay. */
const unlessNegated =
  (shorten: Shortening): Shortening =>
  (text) =>
    isNegated(text) ? null : shorten(text);

const shorteningsInOrder: readonly Shortening[] = [
  connective,
  attributionBefore,
  attributionAfter,
  brackets,
  aside,
  relativeAside,
  appositive,
  nameAside,
  dashes,
  dashTail,
  semicolon,
  lastRelativeTail,
  relativeTail,
  trailingPhrase,
  call,
  eitherWay,
  unlessNegated(coordinateTail),
  unlessNegated(participle),
  unlessNegated(leadIn),
  unlessNegated(time),
  softener,
];

const balanced = (text: string): boolean =>
  (text.match(/[“„]/g)?.length ?? 0) <= (text.match(/[”“]/g)?.length ?? 0) &&
  (text.match(/“/g)?.length ?? 0) === (text.match(/”/g)?.length ?? 0) &&
  (text.match(/"/g)?.length ?? 0) % 2 === 0 &&
  (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0);

const maxCompressions = 160;

const quotation = /["“][^"“”]*["”]/gu;
/** "Lebanon, my grandfather said": the rest of an opening clause that was cut at the wrong comma. */
const strayOpening = regex.u`^\p{Lu}[\p{L}’'-]*, `;

/** Whether a shorter form quotes only what the sentence quotes and begins with a clause. */
const isFaithful = (text: string, sentence: string): boolean =>
  (text.match(quotation) ?? []).every((quoted) => sentence.includes(quoted)) &&
  (!strayOpening.test(text) || sentence.startsWith(text.slice(0, text.indexOf(','))));

/** A shorter form of a sentence with the number of shortenings. */
export type Compression = { text: string; steps: number };

/**
 * All forms of a sentence without some of its asides, attributions, connectives and trailing clauses, with the
 * sentence itself first. Whole sentences only; at most 160.
 */
export const compressSentence = (sentence: string): Compression[] => {
  const found = new Map<string, number>([[dateline(sentence) ?? sentence, 0]]);
  for (const shorten of shorteningsInOrder) {
    for (const [text, steps] of [...found]) {
      const shorter = shorten(text);
      if (shorter !== null && !found.has(shorter)) found.set(shorter, steps + 1);
    }
    if (found.size > maxCompressions) break;
  }
  return [...found]
    .filter(([text]) => balanced(text) && isFaithful(text, sentence))
    .slice(0, maxCompressions)
    .map(([text, steps]) => ({ text, steps }));
};
