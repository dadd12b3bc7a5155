import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { irregularForms } from '#engine/english/irregular-forms.ts';
import { lemmaEntry } from '#engine/english/lexicon.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { articles, wordSet } from '#engine/english/word-classes.ts';
import { isPlaceName } from '#engine/keywords/phrases/place-names.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isBoundary } from '#engine/writing/clauses/clause-words.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import { lighterForms } from './lighter-headline.ts';
import type { ReportHeadline } from './report-headlines.ts';

/** Words that reports use for causes. */
const reasons = regex.iu`(?<!\p{L})(?:because|blam(?:ed|es|ing)|due to|caused by|the reasons?|prompted by|as a result of|driven by|thanks to|in response to|sparked by|fuell?ed by|boosted by|hit by|in an? (?:bid|effort|attempt) to|attributed|stems? from|aims? to|in order to)(?!\p{L})`;
const reasonsWithin = 3000;

/** Whether a report explains why its news happened. */
export const givesReasons = (text: string): boolean => reasons.test(text.slice(0, reasonsWithin));

const quantity = wordSet(
  articles,
  twoToTen,
  'many most more some several few all both dozens hundreds thousands at almost nearly about up new prices rates shares sales women men police researchers scientists doctors experts officials',
);

/** Nationalities that open a subject: "French winemakers", "Japanese output". */
const demonym = /(?:ian|ish|ese|ean|can|ench|elsh|utch|raqi|aeli|reek|wiss)s?$/;

/** A subject in the middle of a sentence. Only words that are certainly not names lose their capital. */
const inSentence = (subject: string): string => {
  const [first = '', second = ''] = subject.split(' ', 2);
  const isCommon =
    regex.u`^\p{Ll}`.test(second) &&
    lemmaEntry(first.toLowerCase()) !== undefined &&
    !isPlaceName(first.toLowerCase()) &&
    !demonym.test(first.toLowerCase());
  return isCommon || quantity.has(first.toLowerCase())
    ? subject.replace(regex.u`^\p{Lu}`, (letter) => letter.toLowerCase())
    : subject;
};

/** Verbs of plans, statements and possibilities, which have no reasons yet. */
const unreal = regex.u`^(?:will|would|may|might|could|can|should|is to|are to|is set|are set|is expected|are expected|is due|are due|plans?|hopes?|wants?|says?|said|warns?|warned)(?!\p{L})`;

/** Turns a statement into a reason, such as "Why the Bank of England has left interest rates on hold". */
export const asReason = ({ clause: { subject, predicate }, ending }: ReportHeadline): string[] =>
  unreal.test(predicate) || ending !== ''
    ? []
    : [`Why ${inSentence(subject)} ${predicate.replace(/^(has|have) (?:also|now|just) /u, '$1 ')}`]
        .flatMap(lighterForms)
        .filter((text) => fitsSnippet(text, 'title'))
        .slice(0, 1);

/** Verbs without a usable passive: "Sony took the prize" does not become "the prize taken by Sony". */
const inactive =
  /^(?:had|was|were|been|said|told|became|made|took|taken|risen|fallen|grown|got|went|saw|seen|wanted|needed|kept|held|agreed|begun|began|started|tried|failed|planned|liked|knew|known|thought|rose|fell|gained|lost|reached|faced|suffered|joined|left|remained|stayed|come|came|done|did|let|put|set|given|gave|felt|meant|helped|hoped|decided|refused|continued|pledged|vowed|managed|used|showed|shown|called|asked|urged|warned|expressed|claimed|believed|entered|received|enjoyed|spent|turned|moved|admitted|denied)$/;
const notObject = regex.u`^(?:\d|that|to|how|why|what|whether|not|no|more|less|few|several|some|it|a few|an? (?:step|bit|lot|total|record|number|rise|fall|drop|chance|way)|the (?:way|chance|right|role|lead|most)|in|on|up|out|off|down|away|back|over|as|at|for|from|with|into|by|about|of|near|through|after|before)(?!\p{L})|high of |low of `;

/** A second predicate of the same subject: "... and left the union". */
const secondPredicate = regex.u` (?:and|but|then) (?:\p{Ll}+ly )?(?:\p{Ll}+ed|left|rose|fell|won|lost|said|took|made|gave|went|came|was|is|has|had|will|told|sold|bought|sent|put|set|cut)(?!\p{L})`;

const participleOf = (verb: string): string | null => {
  if (/ed$/.test(verb)) return verb;
  return irregularForms.has(verb) && /(?:en|wn|ght|ld|nt|und|ut|de|ot|on|un)$/.test(verb) ? verb : null;
};
const active = regexOf(String.raw`^(?:(?:has|have)(?: (?:also|now|just|finally))? )?(\p{Ll}+) (.+)$`, 'u');
const maxActorLength = 30;

/**
 * Turns a headline into the passive: "the White House condemned Syria's crackdown" becomes "Syria's crackdown condemned
 * by the White House".
 */
export const asPassive = ({ clause: { predicate }, subject, ending }: ReportHeadline): string[] => {
  const [, verb = '', rest = ''] = active.exec(predicate) ?? [];
  const participle = participleOf(verb);
  if (participle === null || inactive.test(verb) || notObject.test(rest) || ending !== '') return [];
  if (subject.length > maxActorLength || secondPredicate.test(rest)) return [];
  const words = tagWords(rest);
  const end = words.findIndex((word, i) => i > 0 && isBoundary(word, words[i - 1] ?? word));
  const object = rest.slice(0, end < 0 ? rest.length : words[end]?.start).trim();
  const where = end < 0 ? '' : rest.slice(words[end]?.start ?? rest.length).trim();
  const [first] = words;
  if (
    first === undefined ||
    'VRG'.includes(first.tag) ||
    words.slice(0, end < 0 ? words.length : end).some(({ tag }) => tag === 'V')
  )
    return [];
  // Only these prepositions certainly belong to the object: "Syria's crackdown on protesters".
  if (where !== '' && !/^(?:of|against|into|on) /.test(where)) return [];
  const thing = startWithCapital(object.replace(/^(?:an?|the|its|his|her|their) /u, ''));
  const actor = inSentence(subject);
  return [`${thing}${where === '' ? '' : ` ${where}`} ${participle} by ${actor}`]
    .filter(() => /^(?:its|his|her|their) /u.test(object) === false)
    .flatMap(lighterForms)
    .filter((text) => fitsSnippet(text, 'title') && text.split(' ').length >= 5)
    .slice(0, 1);
};
