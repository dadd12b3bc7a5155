import { months, surelyMonths, weekdays } from '#engine/english/calendar-words.ts';
import { alternatives, anyOf, capitalized } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { reportVerbAt } from './report-verb.ts';

const day = anyOf(capitalized(weekdays));
const month = anyOf(capitalized(surelyMonths));
const anyMonth = anyOf(capitalized(months));
const saying =
  'said|says|say|told|reported|reports|report|wrote|announced|announces|explained|added|noted|warned|warns|confirmed|shows|show|showed|suggests|suggest|found|finds|revealed|reveals|indicates|claims|claimed';

/** Times, which a headline leaves out because the news is current. */
const times: readonly RegExp[] = [
  regexOf(
    String.raw`,? (?:on |late |early |late on |early on |by |this |last |next )?${day}(?:,? ${anyMonth} \d{1,2})?(?: (?:morning|afternoon|evening|night))?,?(?=[\s.!?])`,
    'gu',
  ),
  regexOf(
    String.raw`,? (?:on|in|by|from|since) (?:the )?(?:early |late |mid-)?(?:\d{1,2}(?:st|nd|rd|th)? )?${month}(?: \d{1,2}(?:st|nd|rd|th)?)?(?:,? (?:19|20)\d\d)?,?(?=[\s.!?])`,
    'gu',
  ),
  /,? (?:yesterday|today|tonight|earlier (?:today|this (?:week|month|year))|(?:later |earlier )?(?:this|last|next) (?:week|weekend|month|year|summer|winter|spring|autumn|fall|season|night)|(?:the )?(?:previous|following) (?:day|week|month|year)),?(?=[\s.!?])/gu,
];
/** Words before a time that limits the statement: "until Tuesday", "the end of March", "since last year". */
const limitingTime = regexOf(
  String.raw`(?<!\p{L})(?:until|before|after|since|between|till|through|end of|start of|beginning of|half of|month of|to|than|and|or)$`,
  'iu',
);

const withoutTimes = (text: string): string =>
  times.reduce(
    (line, pattern) =>
      line.replace(pattern, (found: string, ...rest) => {
        const [at, whole] = rest
          .filter((part) => typeof part === 'number' || typeof part === 'string')
          .slice(-2);
        if (typeof at === 'number' && typeof whole === 'string' && limitingTime.test(whole.slice(0, at)))
          return found;
        // The comma after "In Nice last week," belongs to the words before the subject.
        return found.endsWith(',') && !found.startsWith(',') ? ',' : '';
      }),
    text,
  );

/** Parts that only give the source or add an aside. */
const asides: readonly (readonly [RegExp, string])[] = [
  [/\s*\([^()]{1,160}\)/gu, ''],
  [/\s*\[[^[\]]{1,120}\]/gu, ''],
  // A source at the end: "..., a new study shows.", "..., officials said on Friday."
  [
    regexOf(
      `, (?:(?!which|who|where|that|and|but)[^,;“”"]{1,110} )(?:${saying})(?: [^,;“”"]{0,60})?(?=[.!?]$)`,
      'u',
    ),
    '',
  ],
  [regexOf(`, (?:${saying}) [^,;“”"]{2,90}(?=[.!?]$)`, 'u'), ''],
  [/,? according to (?:[^,;“”"]|, (?!and|while|but|with|as|which|after|though)){2,220}(?=[.!?]$)/u, ''],
  [/, according to [^,;]{2,90},/u, ''],
  [regex.u`^According to [^,;]{2,110}, (?=[\p{L}\p{N}])`, ''],
  [/ - according to [^-]{2,120} - /u, ' '],
  [regex.u` [—–-] [^—–]{3,140} [—–-] (?=\p{Ll})`, ' '],
  [
    regex.u` [—–-]{1,2} (?:despite|but|and|with|as|after|though|although|because|in|the|an?|its|one|part|just|even)(?!\p{L})[^—–]{3,200}(?=[.!?]$)`,
    '',
  ],
  [regex.u`, (?:however|meanwhile|too|also|of course|apparently|allegedly),`, ''],
  [regex.u`^(?:Meanwhile|However|And|But|Yet|So|Now|Still|Also|Earlier|Later),? (?=[\p{L}\p{N}])`, ''],
];

/** A place or time before the subject. */
const leadIn = regexOf(
  String.raw`^(?:In|On|At|After|Before|Following|During|Amid|With|Despite|As|While|Just|Since|To|For|From|Under|Because of|Thanks to|${alternatives('Months Weeks Days Hours Years')})(?: [^,;“”"]{2,110}), (?=(?:\p{Lu}|(?:the|a|an|\d+|more|some|two|three|four|five|at least)\s))`,
  'u',
);

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:!?])/g, '')
    .replace(/,(?=[.!?])/g, '')
    .trim()
    .replace(regex.u`^\p{Ll}`, (letter) => letter.toUpperCase());

const hasVerb = (text: string): boolean => reportVerbAt(tagWords(text)) > 0 || /\S \S+ed[.!?]$/.test(text);

/**
 * Removes a part only if the rest is still a sentence. In "In Nice, the mill announced a plan", the second half is the
 * claim.
 */
const without = (text: string, pattern: RegExp, by: string): string => {
  const rest = text.replace(pattern, by);
  return rest === text || hasVerb(rest) ? rest : text;
};

/** A sentence of a report without its source, times and asides. The claim stays complete. */
export const withoutAsides = (sentence: string): string =>
  tidy(withoutTimes(asides.reduce((text, [pattern, by]) => without(text, pattern, by), sentence)));

/** The same without the words before its subject. Null if there are none. */
export const withoutLeadIn = (sentence: string): string | null => {
  const rest = sentence.replace(leadIn, '');
  return rest === sentence ? null : tidy(rest);
};
