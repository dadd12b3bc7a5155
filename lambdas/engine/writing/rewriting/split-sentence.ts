import { checkDeadline } from '#engine/bounds/deadline.ts';
import { countWords } from '#engine/extraction/article/count-words.ts';
import { isFiniteVerb, isWord } from '#engine/writing/clauses/clause-words.ts';
import { mainVerbAt } from '#engine/writing/clauses/main-verb.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';

/** Sentences above this many words are split where that is safe. */
const longSentence = 25;
/** A longer sentence has lost its periods, and any place to split it would be a guess. */
const longestSplit = 4000;
/** Maximum number of places that are tried; each test parses all text before the place. */
const mostJoints = 12;
/** No part may be shorter than this. */
const shortestPart = 6;

/** ", so that" gives a purpose, and its clause is no sentence of its own. */
const joint = /(?:,\s(and|but|so(?!\sthat(?![\p{L}]))|yet)\s|;\s)(?=[\p{L}\p{N}“"])/gu;
const subject =
  /^(?:he|she|it|they|we|you|I|this|that|these|those|there|the|a|an|his|her|its|their|our|my|some|many|most|\p{Lu}[\p{L}’'-]+)(?![\p{L}])/u;
/** Paired marks: a cut inside a pair would break a link, an emphasis or a quotation. */
const paired: readonly (readonly [string, string])[] = [
  ['[', ']'],
  ['(', ')'],
  ['<', '>'],
  ['“', '”'],
  ['«', '»'],
];

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

const isBalanced = (text: string): boolean =>
  paired.every(([open, close]) => countOf(text, open) === countOf(text, close)) &&
  ['*', '_', '`', '"'].every((sign) => countOf(text, sign) % 2 === 0);

/** The words of a text without addresses and marks, for judging whether it is a sentence. */
const spoken = (text: string): string => text.replace(/\]\([^)]*\)/g, '').replace(/[[\]*_`“”"«»]/g, '');

/** "both x and y", "he said that x, and y", and an opening condition: constructions that span both halves. */
const reachesAcross = /\s(?:if|whether|either|neither|not only|both|that|between|unless)\s/i;
const opensSubordinate =
  /^(?:if|when|while|although|though|because|since|unless|as|after|before|whether|either|neither|both|even)\s/i;

/** Index of the first finite verb after a subject, or -1. */
const verbAt = (text: string): number => {
  const words = tagWords(spoken(text)).filter(isWord);
  return words.findIndex(
    (word, i) =>
      i > 0 &&
      isFiniteVerb(word, words[i - 1], words[i + 1]) &&
      words.slice(0, i).some((before) => 'NPCG'.includes(before.tag) || isPronoun.test(before.lower)),
  );
};

const isPronoun =
  /^(?:i|you|he|she|it|we|they|this|that|these|those|there|who|which|ones?|all|most|some|many|both|others|each|everybody|everyone|nobody|somebody|nothing|everything)$/;

/** "The amount of content it has": all verbs belong to a relative clause, so this is a noun and no sentence. */
const hasMainVerb = (text: string): boolean => mainVerbAt(tagWords(spoken(text)).filter(isWord)) >= 0;

/** An independent clause: a subject, and its verb among the first words. A later verb may belong to an object of the left half. */
const startsClause = (text: string): boolean => {
  const verb = verbAt(text);
  return (
    subject.test(text) &&
    verb > 0 &&
    verb <= 6 &&
    hasMainVerb(text) &&
    !/^(?:the|a|an|its|their|his|her)\s[^\s]+(?:,|\sof\s[^\s]+,)/i.test(text)
  );
};

/** "the driving, the cars, and the experience": without a verb after the last comma of the left half, this is a list. */
const isList = (left: string): boolean => {
  const at = left.lastIndexOf(',');
  return at > 0 && verbAt(left.slice(at + 1)) < 0;
};

const continues =
  /^(?:and|but|or|nor|so|yet|which|who|whom|whose|where|when|while|because|although|though|if|unless|until|as|since|after|before|even|\p{Ll}+ing)(?![\p{L}])/iu;

/** "They made millions of them, parts are easy to find": a row of clauses that only its last "and" connects. */
const isSplice = (left: string): boolean => {
  const at = left.lastIndexOf(', ');
  const last = left.slice(at + 2);
  return at > 0 && !continues.test(last) && verbAt(left.slice(0, at)) >= 0 && verbAt(last) > 0;
};

/** "etc." ends in its own period. */
const endsInPeriod = (left: string): boolean => /\.["”’»)\]*_]*$/.test(left);

const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const opener: Readonly<Record<string, string>> = { but: 'But ', yet: 'Yet ', so: 'So ' };

/**
 * Splits an over-long English sentence in two at a semicolon or at ", and|but|so|yet" when both sides are
 * complete sentences. Null when it is short enough or has no safe place. No cut is inside a link, an
 * emphasis or a quotation.
 */
export const splitLongSentence = (sentence: string): string | null => {
  if (sentence.length > longestSplit || countWords(sentence) <= longSentence) return null;
  let tried = 0;
  for (const match of sentence.matchAll(joint)) {
    checkDeadline();
    tried += 1;
    if (tried > mostJoints) return null;
    const [left, right] = [sentence.slice(0, match.index), sentence.slice(match.index + match[0].length)];
    if (!isBalanced(left) || !isBalanced(right)) continue;
    if (countWords(left) < shortestPart || countWords(right) < shortestPart) continue;
    if (reachesAcross.test(left) || opensSubordinate.test(left)) continue;
    if (endsInPeriod(left) || isSplice(left) || !hasMainVerb(left)) continue;
    if (verbAt(left) < 0 || !startsClause(right) || (match[1] === 'and' && isList(left))) continue;
    return `${left}. ${opener[match[1] ?? ''] === undefined ? capitalised(right) : opener[match[1] ?? ''] + right}`;
  }
  return null;
};
