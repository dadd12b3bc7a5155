import { regex } from '#engine/language/patterns.ts';
import { hasFiniteVerb, hasThirdPerson } from '#engine/writing/titles/reading/title-verb.ts';
import { type Subject, stemsOfContent } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { named } from './rewrites/rewrite-title.ts';

const maxLinesRead = 2;
const maxLineLength = 62;
const contextWords = regex.iu`(?<!\p{L})(?:I|we|appear|seem|these|it|here|there|click|read more|note)(?!\p{L})|[;…“”"]|https?:`;
const infinitive = / to (?:do|have|be)(?= )/giu;
/** A line that shares only one word with the headline may be about anything. */
const minWords = 2;
/** The number of additional words by which a line says more than the headline. */
const minMoreWords = 1;

/** "Things to do and see on Rye Island, New Zealand": a line under the headline that has all its words and says more. */
export const openingLine = (title: string, { text, sentences }: Subject): Composed[] => {
  const wanted = stemsOfContent(title);
  const lines = [
    ...text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .slice(0, maxLinesRead),
    ...sentences.slice(0, maxLinesRead).map((sentence) => sentence.text),
  ];
  const found = lines
    .map((line) => line.replace(/[.:]$/u, ''))
    .find((line) => {
      const held = stemsOfContent(line);
      return (
        wanted.size >= minWords &&
        line.length <= maxLineLength &&
        regex.u`^\p{Lu}`.test(line) &&
        [...wanted].every((stem) => held.has(stem)) &&
        held.size >= wanted.size + minMoreWords &&
        !contextWords.test(line) &&
        !hasFiniteVerb(line.replace(infinitive, ' ')) &&
        !hasThirdPerson(line)
      );
    });
  return found === undefined ? [] : named('restated', found);
};
