import {
  alternatives,
  demonstratives,
  possessives,
  questionWords,
  thirdPersonSubjects,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { mainVerbAt } from './main-verb.ts';
import { tagWords } from './tag-words.ts';

const tagOf = (text: string): string => tagWords(text)[0]?.tag ?? '?';

/** "simplify data presentation, and implement ...": the items after the cut, with the conjunction and the last item. */
const listRest = /^,(?: [^,;:.!?()]{2,60},)* (and|or) (\S.*)$/su;

/** Possible beginnings of an independent clause. */
const subject = regexOf(
  String.raw`^(?:the|an?|I|we|you|${alternatives(possessives, thirdPersonSubjects, demonstratives)}|there)(?!\p{L})|^\p{Lu}\p{Ll}`,
  'u',
);
/** Only a clause begins with one of these. In a list of clauses, each item has one. */
const pronounSubject = regex.u`^(?:I|we|he|she|they)(?!\p{L})`;
const subordinate = regex.u`^(?:whereas|while|although|though|because|since|which|who|whose|where|some of|most of|all of|one of|with|without|including)(?!\p{L})`;
const question = regexOf(String.raw`^(?:${alternatives(questionWords)}|whether)(?!\p{L})`, 'u');

/**
 * Whether two texts can be items of the same list: words of one class, two questions, or two phrases without a
 * subject.
 */
const areParallel = (item: string, next: string): boolean => {
  if (question.test(item) || question.test(next)) return question.test(item) && question.test(next);
  // "on the steps of a tower, and I spent": a phrase, then an independent clause.
  if (pronounSubject.test(next) && !subject.test(item)) return false;
  return tagOf(item) === tagOf(next) || (!subject.test(item) && !subject.test(next));
};

/** The number of characters before a cut that locate it in a sentence that also lost words elsewhere. */
const tail = 24;

/** The text after a cut in the whole sentence; null if the shortened text has other words. */
const restAfter = (whole: string, body: string): string | null => {
  if (whole.startsWith(body)) return whole.slice(body.length);
  const end = body.slice(-tail);
  const at = whole.lastIndexOf(end);
  return at < 0 ? null : whole.slice(at + end.length);
};

const maxWords = 3;

/** "with accurate navigation, health metrics": a noun that no "and" joins. In "from Portland, Oregon", it is a place. */
const isShortItem = (item: string, before: string): boolean => {
  const words = tagWords(item);
  return (
    words.length <= maxWords &&
    'NA'.includes(words[0]?.tag ?? '?') &&
    words.every(({ tag }) => 'NAV'.includes(tag)) &&
    regex.u` \p{Ll}\S*$`.test(before)
  );
};

/**
 * "through the business, information" cut from "business, information, and technology changes": the noun of both is
 * lost.
 */
const losesNoun = (item: string, next: string): boolean => {
  const [first, second] = tagWords(next);
  return !item.includes(' ') && first?.tag === 'N' && second?.tag === 'N';
};

const hasMainVerb = (text: string): boolean => mainVerbAt(tagWords(text)) >= 0;

/**
 * "For decades, bakers were", "Ann Lee, 55, of Addison, opened": the comma before the item ends the opening of the
 * sentence or an aside after its subject, because no verb comes before.
 */
const endsOpening = (before: string, item: string): boolean => {
  const [opening = ''] = before.split(', ');
  if (!hasMainVerb(before) && (subject.test(item) || hasMainVerb(item))) return true;
  return tagOf(item) === 'V' && tagOf(opening) !== 'V' && !hasMainVerb(opening);
};

/**
 * Repairs a sentence that was cut inside a list: "It streamlines navigation, simplifies data." from "It streamlines
 * navigation, simplifies data, and uses icons." becomes "It streamlines navigation and simplifies data." Other cuts
 * stay as they are. Null for a cut between two adjectives whose noun is lost: "a simple, accurate" from "a simple,
 * accurate and cheap tool".
 */
export const closeList = (whole: string, cut: string): string | null => {
  const [, body = '', mark = ''] = /^(.*?)([.!]?)$/su.exec(cut) ?? [];
  const [, conjunction, next] = listRest.exec(restAfter(whole, body) ?? '') ?? [];
  const comma = body.lastIndexOf(', ');
  if (conjunction === undefined || next === undefined || comma < 0) return cut;
  const item = body.slice(comma + 2);
  if ((!item.includes(' ') && tagOf(item) === 'A') || losesNoun(item, next)) return null;
  if (subordinate.test(item) || regex.u`^(?:but|so|yet|and|or|first|partly|not)(?!\p{L})`.test(item))
    return cut;
  if (endsOpening(body.slice(0, comma), item)) return cut;
  if (!areParallel(item, next.replace(/^(?:then|also|even|finally) /, '')))
    return isShortItem(item, body.slice(0, comma)) ? null : cut;
  return `${body.slice(0, comma)} ${conjunction} ${item}${mark}`;
};
