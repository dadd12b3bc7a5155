import { thirdPerson } from '#engine/english/s-forms.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { reportVerbAt } from './report-verb.ts';
import { withoutAsides, withoutLeadIn } from './simplify-sentence.ts';

/** A sentence that a headline may use, and its attribution: ", study finds". */
export type ClaimForm = { text: string; ending: string };

/** Sources that a headline may name in its attribution, by the last noun. */
const sources =
  'study|survey|poll|report|judge|court|police|panel|jury|coroner|inquest|watchdog|research|figures|data|experts|scientists|researchers|officials|doctors|economists|analysts|lawyers|prosecutors|official|minister|union|lawyer|inquiry|audit|review|prosecutor|family|charity|mps';
const verbs: Readonly<Record<string, string>> = {
  said: 'say',
  says: 'say',
  say: 'say',
  told: 'say',
  found: 'find',
  finds: 'find',
  find: 'find',
  shows: 'show',
  showed: 'show',
  show: 'show',
  revealed: 'reveal',
  reveals: 'reveal',
  ruled: 'rule',
  rules: 'rule',
  suggests: 'suggest',
  suggested: 'suggest',
  suggest: 'suggest',
  warned: 'warn',
  warns: 'warn',
  warn: 'warn',
  reports: 'report',
  reported: 'say',
  claims: 'claim',
  claimed: 'claim',
  indicates: 'indicate',
  concluded: 'find',
  heard: 'hear',
  shown: 'show',
};
const saying = Object.keys(verbs).join('|');
/** Sources whose findings count as known. A statement by a judge or the police needs its attribution. */
const known =
  /^(?:study|survey|poll|figures|data|research|experts|scientists|researchers|economists|analysts)$/i;
const many =
  /^(?:police|figures|data|experts|scientists|researchers|officials|doctors|economists|analysts|lawyers|prosecutors|mps)$/;

const endingOf = (source: string, verb: string): string => {
  const base = verbs[verb] ?? 'say';
  const noun = source.toLowerCase();
  return `, ${noun === 'mps' ? 'MPs' : noun} ${many.test(noun) ? base : thirdPerson(base)}`;
};

/** A source at the end: "..., a new study shows.", "..., police said." */
const after = regexOf(
  String.raw`^(.{30,}), (?:[^,;“”"]{0,90} )?(${sources}) (?:and \p{L}+ )?(${saying})(?: [^,;“”"]{0,40})?\.$`,
  'u',
);
/** A source at the beginning: "A survey conducted by X has revealed that ...", "A judge ruled Friday that ...". */
const before = regexOf(
  String.raw`^(?:[^,;“”"]{0,70} )?(${sources})(?: (?!that )[^,;“”"]{0,60})? (?:has |have )?(${saying})(?: (?:on )?\p{Lu}\p{L}+day)? (?:that )?(.{30,})$`,
  'iu',
);

const withEnding = (text: string, source: string, verb: string): ClaimForm[] => [
  { text, ending: endingOf(source, verb) },
  ...(known.test(source) ? [{ text, ending: '' }] : []),
];

const reported = (sentence: string): ClaimForm[] => {
  const [, claim = '', source = '', verb = ''] = after.exec(sentence) ?? [];
  if (claim !== '') return withEnding(withoutAsides(`${claim}.`), source, verb);
  const [, who = '', says = '', what = ''] = before.exec(sentence) ?? [];
  if (what === '' || reportVerbAt(tagWords(what)) < 1) return [];
  const text = withoutAsides(what.replace(regex.u`^\p{Ll}`, (letter) => letter.toUpperCase()));
  return withEnding(text, who, says);
};

/**
 * The claim of a sentence in a report: with its attribution if there is one, and without asides and the words before
 * its subject.
 */
export const claimForms = (sentence: string): ClaimForm[] => {
  const plain = withoutAsides(sentence);
  const later = withoutLeadIn(plain);
  return [
    ...reported(sentence),
    { text: plain, ending: '' },
    ...(later === null ? [] : [{ text: later, ending: '' }]),
  ];
};
