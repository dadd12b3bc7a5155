import { countWords } from '#engine/extraction/count-words.ts';
import { isClause, isWord } from './clause-words.ts';
import { tagWords } from './tag-words.ts';

/** Sentences above this many words are split where that is safe. */
const longSentence = 25;
/** No part may be shorter than this. */
const shortestPart = 6;

const joint = /(?:,\s(and|but|so|yet)\s|;\s)(?=[\p{L}\p{N}“"])/gu;
const subject =
  /^(?:he|she|it|they|we|you|I|this|that|these|those|there|the|a|an|his|her|its|their|our|my|some|many|most|\p{Lu}[\p{L}’'-]+)(?![\p{L}])/u;
const markup = /[[\]()<>*_`“”"«»|{}]/;

const startsClause = (text: string): boolean => {
  if (!subject.test(text)) return false;
  const words = tagWords(text).filter(isWord);
  const verb = words.findIndex((word, i) => i > 0 && word.tag === 'V');
  return verb > 0 && verb <= 6 && isClause(words);
};

const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const opener: Readonly<Record<string, string>> = { but: 'But ', yet: 'Yet ', so: 'So ' };

/**
 * Splits an over-long English sentence in two at a semicolon or at ", and|but|so|yet" when both sides are
 * sentences of their own; null when it is short enough or there is no safe place. Markup and quotations are
 * left alone: a cut could fall inside them.
 */
export const splitLongSentence = (sentence: string): string | null => {
  if (countWords(sentence) <= longSentence) return null;
  for (const match of sentence.matchAll(joint)) {
    const [left, right] = [sentence.slice(0, match.index), sentence.slice(match.index + match[0].length)];
    if (
      markup.test(left) ||
      markup.test(right) ||
      countWords(left) < shortestPart ||
      countWords(right) < shortestPart
    )
      continue;
    // "both x and y", "not only ... but also" and conditions reach across the joint.
    if (
      /(?:^|\s)(?:if|when|while|although|though|because|since|unless|whether|either|neither|not only|both|that|as)\s/i.test(
        left,
      )
    )
      continue;
    if (!isClause(tagWords(left).filter(isWord)) || !startsClause(right)) continue;
    return `${left}. ${opener[match[1] ?? ''] === undefined ? capitalised(right) : opener[match[1] ?? ''] + right}`;
  }
  return null;
};
