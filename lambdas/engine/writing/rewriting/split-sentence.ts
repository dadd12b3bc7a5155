import { checkDeadline } from '#engine/bounds/deadline.ts';
import { countWords } from '#engine/extraction/article/count-words.ts';
import { isFiniteVerb, isWord } from '#engine/writing/clauses/clause-words.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';

/** Sentences above this many words are split where that is safe. */
const longSentence = 25;
/** What is longer has lost its full stops; where to split it would be a guess. */
const longestSplit = 4000;
/** Places that are tried: each is judged by the grammar of all that stands before it. */
const mostJoints = 12;
/** No part may be shorter than this. */
const shortestPart = 6;

const joint = /(?:,\s(and|but|so|yet)\s|;\s)(?=[\p{L}\p{N}“"])/gu;
const subject =
  /^(?:he|she|it|they|we|you|I|this|that|these|those|there|the|a|an|his|her|its|their|our|my|some|many|most|\p{Lu}[\p{L}’'-]+)(?![\p{L}])/u;
/** Marks that come in pairs: a cut between the two of a pair would break a link, an emphasis or a quotation. */
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

/** "both x and y", "he said that x, and y": what reaches across the joint; a condition at the beginning does, too. */
const reachesAcross = /\s(?:if|whether|either|neither|not only|both|that|between|unless)\s/i;
const opensSubordinate =
  /^(?:if|when|while|although|though|because|since|unless|as|after|before|whether|either|neither|both|even)\s/i;

/** Index of the first finite verb behind a subject, or -1. */
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

/** A clause of its own: a subject, and its verb among the first words, so that no object of the left side is taken for one. */
const startsClause = (text: string): boolean => {
  const verb = verbAt(text);
  return (
    subject.test(text) &&
    verb > 0 &&
    verb <= 6 &&
    !/^(?:the|a|an|its|their|his|her)\s[^\s]+(?:,|\sof\s[^\s]+,)/i.test(text)
  );
};

/** "the driving, the cars, and the experience": behind the last comma on the left no verb stands, so a list goes on. */
const isList = (left: string): boolean => {
  const at = left.lastIndexOf(',');
  return at > 0 && verbAt(left.slice(at + 1)) < 0;
};

const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const opener: Readonly<Record<string, string>> = { but: 'But ', yet: 'Yet ', so: 'So ' };

/**
 * Splits an over-long English sentence in two at a semicolon or at ", and|but|so|yet" when both sides are
 * sentences of their own; null when it is short enough or there is no safe place. No cut falls inside a link, an
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
    if (verbAt(left) < 0 || !startsClause(right) || (match[1] === 'and' && isList(left))) continue;
    return `${left}. ${opener[match[1] ?? ''] === undefined ? capitalised(right) : opener[match[1] ?? ''] + right}`;
  }
  return null;
};
