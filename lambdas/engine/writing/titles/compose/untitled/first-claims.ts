import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { regex } from '#engine/language/patterns.ts';
import { isFiniteVerb } from '#engine/writing/clauses/clause-words.ts';
import { dependentOpenings } from '#engine/writing/headlines/dependent-openings.ts';
import { isSelfContained } from '#engine/writing/headlines/self-contained.ts';
import { isFirstPerson, startsVaguely } from '#engine/writing/headlines/vague-openings.ts';
import { backReferences } from '#engine/writing/titles/compose/thesis/whole-clauses.ts';
import { surfaceName } from '#engine/writing/titles/subject/names.ts';
import { type Subject, topicShare } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';

const minWords = 5;
const minShare = 0.5;
/** Common knowledge and personal matters: "Rye is a grain", "one of my favorites". */
const plain = regex.iu`(?<!\p{L})(?:is|are|was|were) (?:an?|the|one of|some of)(?!\p{L})|(?<!\p{L})(?:you|your|many of|people|everyone|last|yesterday|ago|recently)(?!\p{L})`;

/** "Rye bread is hard to bake well.": an essay that opens with its claim in one short sentence. */
export const firstClaims = (subject: Subject): Composed[] => {
  if (!/^(?:opinion|essay|explainer|tips|announcement|case-study)$/.test(subject.kind)) return [];
  return subject.sentences.slice(0, 1).flatMap(({ text, words }) => {
    const line = text.replace(/[.!]+$/u, '');
    const isClaim =
      line.split(' ').length >= minWords &&
      fitsSnippet(line, 'title') &&
      topicShare(subject, line) >= minShare &&
      words.some((word, i) => i > 0 && isFiniteVerb(word, words[i - 1], words[i + 1])) &&
      isSelfContained(line) &&
      !startsVaguely(line) &&
      !isFirstPerson(line) &&
      !dependentOpenings.test(line) &&
      !backReferences.test(line) &&
      !plain.test(line) &&
      !/[,;:?"“”()…]/.test(line);
    return isClaim ? [{ text: surfaceName(line), frame: 'stated' as const }] : [];
  });
};
