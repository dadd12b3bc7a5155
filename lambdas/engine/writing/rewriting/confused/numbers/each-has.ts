import { pluralOf } from '#engine/english/s-forms.ts';
import { alternatives, articles, demonstratives, possessives } from '#engine/english/word-classes.ts';
import { notBeforePlural } from '#engine/writing/rewriting/grammar/phrase-end.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

const clauseStart = String.raw`(?<=^|[,;:] |(?<![\p{L}])(?:and|but|because|so|if|when|since) )`;
const singular: Readonly<Record<string, string>> = { have: 'has', are: 'is', were: 'was' };

/** Things that are counted. */
const counted =
  'thing|reason|way|place|book|game|feature|problem|issue|movie|film|city|song|step|question|idea|article|country|restaurant|challenge|method|mistake|friend|project|person|change|moment|example|part|post|tool|point|goal|skill|aspect|benefit|advantage|artist|album|player|student|story|episode|character|language|option|fact|trip|park|beach|town|room|car|course|event|year|day|week|month|ingredient|resolution|measurement|activity|topic|concept|component|element|factor|decision|choice|achievement|blog|website|app|lesson';

/** Corrections of verbs and nouns in the wrong number after "each of", "everyone" and "one of". */
export const eachHas: readonly PhraseRule[] = [
  // Finds "Each of these mills have an oven".
  phrase(
    String.raw`${clauseStart}([Ee]ach of (?:these|those|the|my|our|their|them|us) ?(?:\p{Ll}{3,} ){0,2})(have|are|were)(?= (?:${alternatives(articles, possessives, demonstratives)}|not|been|very|also|different|some|\p{Ll}{3,}ed|\p{Ll}{3,}ing)(?![\p{L}]))`,
    (start, verb) => `${start}${singular[verb] ?? verb}`,
  ),
  // Finds "Everyone are there".
  phrase(
    String.raw`${clauseStart}([Ee]veryone|[Ee]verybody|[Nn]obody) (have|are|were)(?= (?!who|with)\p{Ll})`,
    (who, verb) => `${who} ${singular[verb] ?? verb}`,
  ),
  // Finds "One of the most important thing is rye".
  phrase(
    String.raw`([Oo]ne of (?:the|my|our|his|her|their|its) (?:most \p{Ll}{4,}|best|worst|main|biggest|few|first|many|\p{Ll}{3,}est) )(${counted})${notBeforePlural}(?=[.,;:!?)]|$| (?:of|that|which|in|I|we|you|is|was|for|on|about|at|from|and)(?![\p{L}]))`,
    (start, noun) => (noun === 'person' ? `${start}people` : `${start}${pluralOf(noun)}`),
  ),
];
