import { alternatives, commonPrepositions } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { verbAt, wordsOf } from '#engine/writing/clauses/sentence-halves.ts';

/** The verb of a clause with the word after it: "will be". */
const predicateOf = (clause: string): string => {
  const words = wordsOf(clause).map(({ lower }) => lower);
  const at = verbAt(clause);
  return at < 0 ? '' : words.slice(at, at + 2).join(' ');
};

/** A further clause after "and": "The mill will be old and there will be rye". */
const lastClause = regex.u`\s(?:and|or)\s((?:there|\p{Ll}+)\s.*)$`;

/** Clauses that one word introduces: "The story of how a man bakes, a mill closes, and bread ends". */
const opensSeries = /(?<![a-z])(?:how|why|where|when|that|what) [^,;]*$/iu;
const furtherPart = regexOf(
  String.raw`, (?!(?:and|but|so|which|who|whose|where|because|though|although|if|when|while|as|or|${alternatives(commonPrepositions)}|without|especially|including|like|such|not|then|too|however|\p{Ll}+ing|\p{Ll}+ly)(?!\p{L}))`,
  'u',
);

/** The end of a series of alternatives: "They were late, they were tired, or both". */
const endsInAlternatives = regex.u`(?:,|\s)\s?(?:or|and)\s(?:both|neither|none|either|any|all|some|a (?:mix|mixture|combination|bit|little))(?: (?:two|three|four|five))?(?: (?:of|at)(?: \p{L}+){1,3})?[.!?]["”’)*_]*\s*$`;

/** Whether a clause and the one after the comma are the first parts of a series that "and" closes. */
export const isPartOfSeries = (left: string, right: string): boolean => {
  if (opensSeries.test(left) && furtherPart.test(right)) return true;
  if (endsInAlternatives.test(right)) return true;
  const [, last = ''] = lastClause.exec(right) ?? [];
  const predicate = predicateOf(right);
  return (
    predicate.includes(' ') &&
    predicate === predicateOf(left) &&
    last !== '' &&
    predicate === predicateOf(last)
  );
};
