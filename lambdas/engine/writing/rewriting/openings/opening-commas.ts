import { matchesOf } from '#engine/language/matches.ts';
import { regex } from '#engine/language/patterns.ts';
import { isBalanced } from '#engine/writing/clauses/sentence-halves.ts';
import { nounBoundaries } from './noun-boundary.ts';
import { actionOpening, adverbOpening, openingKindOf, secondHalfOpening } from './opening-patterns.ts';
import { isOptionalOpening } from './own-openings.ts';
import { pronounBoundaries } from './pronoun-boundary.ts';
import { soleSubject } from './sole-subject.ts';
import { thenBoundary } from './then-boundary.ts';

/** In "By easy I mean cheap", the phrase names the word that the sentence explains, and belongs to its verb. */
const explainsWord = regex.u`^By (?!\d|now |then |the time )[^,]{1,60}? (?:I|we|you|they|he|she)(?: do(?:es)?n['’]t| do(?:es)? not| really| just| only| simply)? mean(?:s|t)?(?! to |\p{L})`;

/** The place where the opening ends, or null if there is none or more than one. */
const boundaryOf = (sentence: string, isClause: boolean): number | null => {
  const beforePronouns = pronounBoundaries(sentence, isClause);
  const boundaries = beforePronouns.length > 0 ? beforePronouns : nounBoundaries(sentence, isClause);
  const [boundary] = boundaries;
  return boundary === undefined || boundaries.length > 1 ? null : boundary;
};

/** The ends of openings that get no comma. */
const endsWithoutComma: readonly RegExp[] = [
  // A hyphen used as a dash closes the opening: "If you bake more, all the better- you can share".
  /-(?:\s|$)|\s-/u,
  // The ellipsis separates the halves: "In the mill... we bake".
  /(?:\.{2}|…)(?: then)?$/,
  // The clause in "On the occasion you bake" describes the time. "On rare occasions, I bake" has none.
  / the (?:rare )?occasion$/u,
  / (?:and|or|but) then$/,
  // The ordinal belongs to the name after it: "Of the Rye Oven 5th Generation Black is".
  /\d(?:st|nd|rd|th)$/,
  // The words open the main clause: "Select the loaf otherwise we bake", "if it fails at least we baked".
  / (?:(?<! or )otherwise|or else|at least|and this time)$/iu,
  // "Because of course" is one phrase, and a mark already closes the opening.
  /^because of course$|[.,;:!?]$/iu,
  // A new sentence begins there: "If you turn it the door opens from here you can bake".
  / from (?:here|there)$/,
  // The second clause has an opening of its own: "Once I yelled so much and looking back I see it".
  /^(?:(?![a-z]+ing )\S+ )+(?:and|but|so) (?:looking|thinking|going|judging|considering|seeing|hearing|reading|watching|being|having|feeling|knowing|speaking|talking|coming|walking|waking|standing|sitting)(?: [a-z]+){0,3}$/iu,
  // The clause describes the word in "After the trip there isn't much you need to bake".
  / there (?:\S+ ){1,2}(?:much|many|little|few|anything|nothing|a lot)$/iu,
  // The request is the main clause already: "If it breaks please write to me I can help".
  / (?:please|feel free|let (?:me|us) know)(?: |$)/,
];

/** The opening with its comma, or null if it gets none. */
const closed = (opening: string, isClause: boolean): string | null => {
  if (endsWithoutComma.some((end) => end.test(opening))) return null;
  // The comma goes before "then": "If it is cold then we bake". "More rye then we had" may be a comparison.
  if (/ then$/.test(opening)) return isClause ? opening.replace(/ then$/, ', then') : null;
  return `${opening.replace(/ (for example|for instance|however|though)$/, ', $1')},`;
};

/** Whether an opening is a short place or time. An action, such as "To bake it", always gets its comma. */
const isShortPhrase = (opening: string, isClause: boolean): boolean =>
  !isClause && !actionOpening.test(`${opening} `) && isOptionalOpening(opening);

const withComma = (sentence: string, isOpen: boolean): string => {
  const kind = openingKindOf(sentence);
  if (kind === null || explainsWord.test(sentence)) return sentence;
  const boundary = boundaryOf(sentence, kind === 'clause') ?? thenBoundary(sentence) ?? soleSubject(sentence);
  if (boundary === null) return sentence;
  const isClause = kind === 'clause';
  const bare = sentence.slice(0, boundary).trimEnd();
  if (isOpen && isShortPhrase(bare, isClause)) return sentence;
  const opening = closed(bare, isClause);
  return opening === null ? sentence : `${opening} ${sentence.slice(boundary + 1)}`;
};

/** Adds the comma after a clause that opens the second half: "We left, but when we came back it was late". */
const withHalves = (sentence: string): string => {
  for (const found of matchesOf(sentence, secondHalfOpening)) {
    const at = found.index + found[0].length;
    const rest = sentence.slice(at);
    const fixed = withComma(rest, false);
    if (fixed !== rest && isBalanced(sentence.slice(0, at))) return sentence.slice(0, at) + fixed;
  }
  return sentence;
};

/** Adds a comma after the clause or long phrase that opens a sentence: "When I was there I saw a bug". */
export const withOpeningComma = (sentence: string, isOpen = false): string => {
  const [prefix = ''] = adverbOpening.exec(sentence) ?? [];
  return withHalves(prefix + withComma(sentence.slice(prefix.length), isOpen));
};
