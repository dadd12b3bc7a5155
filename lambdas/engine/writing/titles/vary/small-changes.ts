import { isPlural } from '#engine/english/is-plural.ts';
import { oneToFive, twoToTen } from '#engine/english/number-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import type { Voice } from '#engine/writing/titles/reading/voice.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { named, type Rewrite, rewriteTitle } from './rewrites/rewrite-title.ts';

/** The words for the numbers from 0 to 10, at the place of each number. */
const numberWords = `zero ${oneToFive.split(' ')[0]} ${twoToTen}`.split(' ');
const romans = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** The number of a part in words instead of figures or the reverse: "Part 1" as "Part One", "Day Three" as "Day 3". */
const renumbered = (title: string): Composed[] => {
  const found =
    regex.iu`^(.*(?<!\p{L}))(part|pt\.?|chapter|day|week|year|round|act|lesson|stage|volume|vol\.?|episode) #?(\d{1,2}|\p{L}+)(?![\p{L}\d/.]|\.\d| of | and | & |-\d)(.*)$`.exec(
      title,
    );
  const [, before = '', label = '', number = '', after = ''] = found ?? [];
  const value = /^\d+$/.test(number)
    ? Number(number)
    : Math.max(numberWords.indexOf(number.toLowerCase()), romans.indexOf(number));
  const word = numberWords[value];
  if (word === undefined || value < 1) return [];
  // "The day I fell": a pronoun rather than a number.
  if (number === 'I' && regex.u`^ \p{L}`.test(after)) return [];
  const name = /^pt/i.test(label) ? 'Part' : /^vol/i.test(label) ? 'Volume' : label;
  const to = numberWords.includes(number.toLowerCase())
    ? String(value)
    : regex.u`^\p{Ll}`.test(label)
      ? word
      : startWithCapital(word);
  return named('spelled', `${before}${name} ${to}${after}`);
};

const pronoun = '(?:I|we|you|they|he|she)';
/** Nouns that a clause without "that" often follows: "Books I read in May". */
const describedNouns =
  'things|books|lessons|songs|albums|games|films|movies|places|words|questions|mistakes|people|apps|tools|ways|reasons|secrets|lies|facts|tips';

/** Small words that a title may have or lack. */
const rewrites: readonly (readonly [RegExp, Rewrite])[] = [
  [
    regexOf(
      `^(.*\\p{L}(?<!so|such|say|says|said|know|think|believe|feel|mean|means|hope|wish)) that (${pronoun} .+)$`,
      'u',
    ),
    ([, what = '', clause = '']) => named('spelled', `${what} ${clause}`),
  ],
  [
    regexOf(`^((?:.* )?(?:${describedNouns})) (${pronoun} \\p{L}+.*)$`, 'iu'),
    ([, what = '', clause = '']) => (/ that$/iu.test(what) ? [] : named('spelled', `${what} that ${clause}`)),
  ],
  [
    regex.u`^(.*(?<!\p{L})(?:I|[Ww]e|[Yy]ou|[Tt]hey))(?:['’]ve| [Hh]ave) (\p{L}+ed)(?!\p{L})(.*)$`,
    ([, who = '', past = '', rest = '']) =>
      /been|since|so far|until|yet|for years|ever|always/iu.test(rest)
        ? []
        : named('restated', `${who} ${past}${rest}`),
  ],
  [
    /^(.*(?:best|top|favou?rite|most) .*)(?<= )(of|from) ((?:19|20)\d\d)$/iu,
    ([, what = '', tie = '', year = '']) =>
      named('spelled', `${what}${tie.toLowerCase() === 'of' ? 'from' : 'of'} ${year}`),
  ],
  [
    regex.iu`^(some|a few) ((?:\p{L}[\p{L}-]* ){0,2}?\p{L}+s(?: .+)?)$`,
    ([, many = '', rest = ''], { text }) =>
      isPlural(
        (
          rest.split(/ (?:I|we|you|about|on|for|from|of|that|worth|with|in|after|to) /u)[0] ?? ''
        ).toLowerCase(),
        text.toLowerCase(),
      )
        ? named(
            'spelled',
            `${/^some$/i.test(many) ? (regex.u`^\p{Lu}`.test(rest) ? 'A Few' : 'A few') : 'Some'} ${rest}`,
          )
        : [],
  ],
  // Words that only add emphasis: "My first ever race".
  [
    regex.u`^(.*\p{L}) (?:[Ee]ver|[Aa]ctually|[Tt]ruly|[Rr]eally|[Ll]iterally|[Bb]asically|[Ss]imply) ((?!is|are|was|were|mean|do|does|did|have|has|can|that|this|it)[\p{L}-]+.*)$`,
    ([, before = '', rest = '']) =>
      regex.iu`(?:n['’]t|not|no|best|most|[\p{L}]+est|as|than|if|who|have|has|you|hardly|you['’]ll|happily|only|for|don|what|how)$`.test(
        before,
      )
        ? []
        : named('spelled', `${before} ${rest}`),
  ],
  [
    regex.iu`^today (?:is|was) ((?:my|our) .+)$`,
    ([, what = '']) => named('own-part', startWithCapital(what)),
  ],
  [
    regex.iu`^my ((?:\p{L}[\p{L}-]* )*?\p{L}+s) ((?:for|from|on|about|after|in|at) [^:?!]+)$`,
    ([, things = '', rest = ''], { text }) =>
      isPlural(things.toLowerCase(), text.toLowerCase())
        ? named('own-part', `${startWithCapital(things)} ${rest}`)
        : [],
  ],
  [
    regex.iu`^(.*(?<!\p{L}))(really|very) (\p{L}+)(?!\p{L})(.*)$`,
    ([, before = '', how = '', next = '', rest = '']) =>
      /^(?:short|long|good|bad|big|small|simple|easy|hard|difficult|nice|old|new|quick|happy|sad|important|useful|cool|fast|slow|late|early|tired|cheap|basic|brief|strange|weird)$/iu.test(
        next,
      )
        ? named('synonym', `${before}${how.toLowerCase() === 'very' ? 'really' : 'very'} ${next}${rest}`)
        : [],
  ],
];

/** The title with a number in words or figures, or with or without a small word. */
export const smallChanges = (title: string, subject: Subject, voice: Voice): Composed[] => [
  ...renumbered(title),
  ...rewriteTitle(rewrites, title, subject, voice),
];
