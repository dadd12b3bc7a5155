import { isIrregularVerbForm } from '#engine/english/lexicon.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { wordsOf } from '#engine/writing/clauses/sentence-halves.ts';

const isPluralNoun = (word: string): boolean =>
  /[^suix]s$|ies$|^(?:people|men|women|children)$|(?:men|women|people)$/.test(word);

/** Words that the tagger may call nouns and that no pronoun refers to. */
const neverReferents =
  /^(?:lots?|bit|way|ways|time|times|day|days|week|weeks|month|months|year|years|today|tomorrow|yesterday|thing|nothing|something|anything|everything|course|example|instance|order|fact)$/;

/** The nouns of a text by number, one for each group of consecutive nouns: "the tower keeper" counts once. */
const nounsIn = (text: string): { one: string[]; many: string[] } => {
  const words = wordsOf(text);
  const found: { one: string[]; many: string[] } = { one: [], many: [] };
  for (const [i, { tag, lower }] of words.entries()) {
    const isLast = !'NP'.includes(words[i + 1]?.tag ?? '-');
    if (!'NP'.includes(tag) || !isLast || neverReferents.test(lower) || isIrregularVerbForm(lower)) continue;
    (isPluralNoun(lower) ? found.many : found.one).push(lower);
  }
  return { one: [...new Set(found.one)], many: [...new Set(found.many)] };
};

/**
 * Whether a pronoun that stands for the first subject may refer to another noun. In "They chose their readings. They
 * included …", the readings may be meant.
 */
export const isReferredTo = (pronoun: string, before: string): boolean => {
  const { one, many } = nounsIn(before);
  return (pronoun === 'They' && many.length > 0) || (pronoun === 'It' && one.length > 0);
};

const pronounOpening = regex.iu`^(it|they|this|that|these|those)(?:['’]\p{Ll}+)?\s(\S+)`;
/** Words that make the reference clear before a noun: "This method", "those two towers". */
const determiners = /^(?:this|that|these|those)$/i;

/**
 * Whether a sentence that opens with a pronoun could refer to several nouns of the text before it, or to none. If that
 * text has the same pronoun as its subject, the reference is clear.
 */
export const isUnclear = (before: string, next: string): boolean => {
  const bare = next.replace(/^(?:(?:but|so|and|yet|however|then|now|also),?\s)+/iu, '');
  const [, pronoun = ''] = pronounOpening.exec(bare) ?? [];
  if (pronoun === '') return false;
  const word = pronoun.toLowerCase();
  const [, second] = wordsOf(bare);
  if (determiners.test(word) && 'NPAC'.includes(second?.tag ?? '-') && !/['’]/.test(bare.slice(0, 7)))
    return false;
  if (regexOf(`^${word}(?:['’]\\p{Ll}+)?\\s`, 'iu').test(before)) return false;
  const { one, many } = nounsIn(before);
  return (/^(?:they|these|those)$/.test(word) ? many : one).length !== 1;
};
