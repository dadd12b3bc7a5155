import { verbBase } from '#engine/english/gerund.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { thirdPerson } from '#engine/english/s-forms.ts';
import { alternatives, commonPrepositions, wordSet } from '#engine/english/word-classes.ts';
import { isPlaceName } from '#engine/keywords/phrases/place-names.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';

const many = regexOf(
  String.raw`^(?:more|most|many|several|some|few|${alternatives(twoToTen)}|dozens|hundreds|thousands|at|almost|nearly|both|all|police|people|\d[\d,.]*)$`,
  'i',
);
const endsSubject = wordSet(commonPrepositions, 'of who which that');
const noPlural = /(?:ss|us|is|ics|news)$/i;

/** Whether the subject of a headline is singular. Null if its words do not show it. */
const isOne = (subject: string): boolean | null => {
  const words = tagWords(subject).filter(({ kind }) => kind !== 'mark');
  const end = words.findIndex(({ lower }) => endsSubject.has(lower));
  const core = end > 0 ? words.slice(0, end) : words;
  const [first, last] = [core[0], core.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (core.some(({ lower }) => lower === 'and')) return false;
  if (/^(?:(?:the )?United (?:Nations|States)|U\.?[NSK]\.?)$/i.test(core.map((word) => word.text).join(' ')))
    return true;
  if (/^(?:an?|one|each|every)$/.test(first.lower)) return true;
  if (many.test(first.text)) return false;
  if (isPlaceName(core.map(({ lower }) => lower).join(' '))) return true;
  if (regex.u`^\p{Lu}`.test(last.text) && core.length === 1 && /s$/.test(last.lower)) return null;
  if (/^(?:police|people|women|men|children|media)$/.test(last.lower)) return false;
  if (!/s$/i.test(last.lower)) return true;
  if (noPlural.test(last.lower)) return last.tag === 'P' ? null : true;
  return last.tag === 'N' ? false : null;
};

/** Verbs of reports that are not in the dictionary. */
const newsVerbs: Readonly<Record<string, string>> = {
  unveiled: 'unveil',
  sued: 'sue',
  jailed: 'jail',
  slammed: 'slam',
  ousted: 'oust',
  scrapped: 'scrap',
  hailed: 'hail',
  vowed: 'vow',
  pledged: 'pledge',
  evicted: 'evict',
  lauded: 'laud',
  probed: 'probe',
  postponed: 'postpone',
};

const presentOf = (subject: string, past: string): string | null => {
  const base = newsVerbs[past.toLowerCase()] ?? verbBase(past.toLowerCase());
  if (base === null) return null;
  const one = isOne(subject);
  return one === null ? null : one ? thirdPerson(base) : base;
};

/** Words for how long or how often, which need the perfect tense. */
const overTime =
  /\b(?:in the past|so far|since|over the (?:years|past)|for (?:years|decades|\d+|two|three|many)|before|previously|ever|never|always|in recent|long|become|been)\b/i;

const participle = String.raw`\p{Ll}+(?:ed|en|wn|ght|ld|nt|nd|de|lt|pt|st|ft|me|ne|id|un|on|ut|it)`;
const perfect = regexOf(
  `^(?:has|have)(?: (?:also|now|just|already|finally|recently|again))? (${participle}) `,
  'u',
);
const passive = regexOf(
  String.raw`^(?:has been|have been|had been|was|were|is being|are being)(?: (?:also|now|just|finally|again))? (?=\p{Ll}+(?:ed|en|wn|ung|ght|ld|nt|und|de|ot)(?: |$))`,
  'u',
);
const planned = /^(?:is|are|was|were) (?:now )?(?:set|going|due|scheduled|poised|expected) to /u;
/** A progressive form: "Is suing the mill" becomes "sues the mill" in a headline. */
const going =
  /^(?:is|are) (?:now |also )?(?!being|going|becoming|getting|having|willing|missing|lacking|ongoing|trying|rising|falling|growing)([a-z]+ing) /u;
const toBe = regex.u`^(?:is|are) to (?=\p{Ll})`;
const agreed = /^(?:has |have )?agreed to (?=pay|buy|sell|acquire|merge|take|give)/u;

/** Both headline forms of an agreement: "to pay a fine" and "agrees to pay a fine". */
export const headlinePredicates = (subject: string, predicate: string): string[] => {
  const present = presentOf(subject, 'agreed');
  const told = headlinePredicate(subject, predicate);
  return agreed.test(predicate) && present !== null
    ? [told, predicate.replace(/^(?:has |have )?agreed/, present)]
    : [told];
};

/**
 * A predicate in headline tense: "has agreed to pay" becomes "to pay", "were killed" becomes "killed", and "has urged"
 * becomes "urges".
 */
export const headlinePredicate = (subject: string, predicate: string): string => {
  if (planned.test(predicate))
    return predicate.replace(planned, (found) => (/expected/.test(found) ? 'expected to ' : 'to '));
  if (toBe.test(predicate)) return predicate.replace(toBe, 'to ');
  const [progress = '', action = ''] = going.exec(predicate) ?? [];
  const now = progress === '' ? null : presentOf(subject, action);
  if (now !== null) return `${now} ${predicate.slice(progress.length)}`;
  if (agreed.test(predicate)) return predicate.replace(agreed, 'to ');
  if (passive.test(predicate)) return predicate.replace(passive, '');
  const [whole = '', verb = ''] = perfect.exec(predicate) ?? [];
  if (whole !== '' && !overTime.test(predicate)) {
    const present = presentOf(subject, verb);
    return present === null ? predicate : `${present} ${predicate.slice(whole.length)}`;
  }
  const [first = ''] = predicate.split(' ', 1);
  const past =
    regex.u`^\p{Ll}+ed$`.test(first) ||
    /^(?:fell|rose|won|lost|made|took|gave|found|began|told|left|sold|bought|beat|hit|met|led|held|said|went|became|came|got|drew|threw|broke|shot|sent|spent|struck|sued)$/.test(
      first,
    );
  if (!past || overTime.test(predicate)) return predicate;
  const present = presentOf(subject, first);
  return present === null ? predicate : `${present}${predicate.slice(first.length)}`;
};
