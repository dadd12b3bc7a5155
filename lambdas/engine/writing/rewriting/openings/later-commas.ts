import { alternatives, asWritten, subjectPronouns } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { wordsOf } from '#engine/writing/clauses/sentence-halves.ts';
import { hasVerb } from './verb-groups.ts';

/**
 * A comma that may be the boundary of the opening. One before a further part of the clause is not. In "If you know the
 * oven you use in town, baking and selling is easy", the action after it is the subject.
 */
const boundary = regex.u`, (?!(?:and|but|or|so|which|who|where|because|since|though|although|especially|including|like|such|as|instead|not|even|with|without|\p{Ll}+ing(?! (?:(?:and|or) \p{Ll}+ing )?(?:[\p{Ll}'’-]+ ){0,2}(?:is|are|was|were|can|will|would|has|takes|makes)(?!\p{L}))|too|then|however|for example)(?!\p{L}))`;

export const withoutParentheses = (text: string): string => text.replace(/\([^()]*\)/g, '');

/** Whether a comma outside parentheses may be the boundary of the opening. */
export const containsBoundary = (right: string): boolean => boundary.test(withoutParentheses(right));

const maxSubjectPosition = 7;
/** The same for a comma so soon that it may follow the subject: "For the bakers we work with, this is good". */
export const containsBoundarySoon = (right: string): boolean =>
  boundary.test(withoutParentheses(right).split(' ').slice(0, maxSubjectPosition).join(' '));

/**
 * A later comma that already closes the opening: in "In a house we lived in, we baked", the clause before it belongs to
 * the noun.
 */
export const closesLater = regexOf(
  String.raw`,\s(?:${alternatives(asWritten(subjectPronouns))}|there)(?:['’]\p{Ll}+)?\s`,
  'u',
);

const maxObjectLength = 3;
/** Whether a comma comes before any verb, so that it closes the opening: "you anymore, turn it into a bag". */
export const endsSoon = (right: string): boolean => {
  const [object = ''] = right.split(', ', 1);
  const words = wordsOf(object);
  return object !== right && words.length > 1 && words.length <= maxObjectLength && !hasVerb(words);
};
