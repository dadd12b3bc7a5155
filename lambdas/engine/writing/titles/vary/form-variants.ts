import { months, yearSource } from '#engine/english/calendar-words.ts';
import { indefiniteArticle } from '#engine/english/indefinite-article.ts';
import { lexiconEntry } from '#engine/english/lexicon.ts';
import { twoToTen, twoToTwelve } from '#engine/english/number-words.ts';
import { alternatives, anyOf, capitalized } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import { isNounPhrase } from '#engine/writing/titles/reading/first-word.ts';
import { inSentence } from '#engine/writing/titles/reading/in-sentence.ts';
import {
  baseOfPast,
  gerundFormOf,
  hasFiniteVerb,
  readTitleVerb,
} from '#engine/writing/titles/reading/title-verb.ts';
import { hikes } from '#engine/writing/titles/reading/trips.ts';
import type { Voice } from '#engine/writing/titles/reading/voice.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { named, type Rewrite, rewriteTitle } from './rewrites/rewrite-title.ts';

const numberWord = `(?:\\d{1,2}|${alternatives(twoToTwelve)})`;
const month = anyOf(capitalized(months));
const time = `(?:Q[1-4] ${yearSource}|${month} ${yearSource})`;
/** Publications that appear once per period, so that "for October 2021" fits after them. */
const periodical = /(?:reports?|digest|newsletter|roundup|updates?|review|recap|summary|news)$/i;

const learnedFrom = (who: string, x: string): Composed[] =>
  named('learned', `What ${who} learned from ${x}`, `Lessons from ${x}`);

/** The other forms of a story's verb, such as in "went all in on X". */
const storyOf = (past: string, rest: string): { base: string; doing: string } | null => {
  const base = baseOfPast(past.toLowerCase());
  return base === null || regex.iu`(?<!\p{L})(?:and|but) `.test(rest)
    ? null
    : { base, doing: gerundFormOf(base) };
};

const datedLast = (x: string, when: string): string[] => (periodical.test(x) ? [`${x} for ${when}`] : []);

/** "Digest, October 2021" as "October 2021 digest", and "Where we are - October 2021" with a colon. */
const datedTitle = (x: string, when: string): Composed[] => {
  if (regex.u`^[^\p{L}]`.test(x)) return [];
  return /^(?:where|what|how|why|who|when) /iu.test(x)
    ? named('moved', `${x.replace(/[\s–—-]+$/u, '')}: ${when}`, `${when}: ${x.replace(/[\s–—-]+$/u, '')}`)
    : named('moved', `${when} ${x}`, ...datedLast(x, when));
};

/** Forms of titles that mean the same in a different word order, whatever the text says. */
const forms: readonly (readonly [RegExp, Rewrite])[] = [
  [
    /^what ([^:?]+?) (?:has |have )?taught (me|us)$/iu,
    ([, x = '', who = ''], { text }) =>
      learnedFrom(who.toLowerCase() === 'me' ? 'I' : 'we', inSentence(x, text)),
  ],
  [
    regexOf(`^(${numberWord}) questions (?:with|for) ([^:?]+)$`, 'iu'),
    ([, count = '', who = '']) => named('counted', `${who} answers ${count.toLowerCase()} questions`),
  ],
  [
    regexOf(`^(?:the )?${numberWord} (?:\\p{L}+ )?things ((?:I|we|you|an?|every|the) [^:?]+)$`, 'iu'),
    ([, clause = '']) => named('restated', `What ${clause}`),
  ],
  [
    regexOf(
      `^(?:the )?(${numberWord}) (?:things|lessons) (I|we)(?:['’]ve| have)? (?:learned|learnt) (?:from|about|in|while|at|during) ([^:?]+)$`,
      'iu',
    ),
    ([whole = '', count = '', , x = '']) =>
      /(?:learned|learnt) (?:from|in|at|during) /iu.test(whole)
        ? named('learned', `${count} lessons from ${x}`, `Lessons from ${x}`)
        : [],
  ],
  [
    /^improvements? (?:to|in) (?!the |an? |our |my |how )([^:?]+)$/iu,
    ([, x = '']) => named('restated', `Better ${x}`, `Improved ${x}`),
  ],
  [
    regex.iu`^my (journey|experience|adventures?) ((?!during)\p{L}{3,}ing [^:?]+?)( so far)?$`,
    ([, what = '', action = '', sofar = '']) =>
      named('swapped', `${action}: my ${what.toLowerCase()}${sofar.toLowerCase()}`),
  ],
  [
    regex.iu`^how (?:I|we) used ([^:?]+?) to (\p{L}+) ([^:?]+)$`,
    ([, tool = '', verb = '', object = '']) =>
      named(
        'as-tool',
        `Using ${tool} to ${verb} ${object}`,
        `${gerundFormOf(verb.toLowerCase())} ${object} with ${tool}`,
      ),
  ],
  [
    regex.iu`^how (?:I|we) (\p{L}+) ([^:?]+)$`,
    ([, past = '', rest = '']) => {
      const story = storyOf(past, rest);
      return story === null || story.base === 'use' ? [] : named('as-doing', `${story.doing} ${rest}`);
    },
  ],
  [
    /^why (?:I|we) (?:think|believe|feel)(?: that)? ([^:?]+?) (is|are) ([^:?]+)$/iu,
    ([, x = '', be = '', what = '']) => named('restated', `${startWithCapital(be)} ${x} ${what}?`),
  ],
  [
    regex.iu`^why (I|we) (\p{L}+) ([^:?]+)$`,
    ([, who = '', past = '', rest = '']) => {
      const story = storyOf(past, rest);
      return story === null ? [] : named('restated', `Why did ${who} ${story.base} ${rest}?`);
    },
  ],
  [
    regexOf(`^([^:?]+s) (I|we) (\\p{L}+) in (${yearSource})$`, 'iu'),
    ([, , who = '', verb = '', when = '']) => named('restated', `What ${who} ${verb} in ${when}`),
  ],
  [
    /^([^:?]+?),? revisited$/iu,
    ([, x = ''], { text }) => named('restated', `Revisiting ${inSentence(x, text)}`),
  ],
  [
    /^(?:an? )?(analysis|comparison|evaluation|exploration) of ([^:?]+)$/iu,
    ([, what = '', x = '']) =>
      named(
        'restated',
        `${{ analysis: 'Analyzing', comparison: 'Comparing', evaluation: 'Evaluating', exploration: 'Exploring' }[what.toLowerCase()] ?? ''} ${x}`,
      ),
  ],
  [/^in pursuit of ([^:?]+)$/iu, ([, x = '']) => named('restated', `Pursuing ${x}`)],
  [/^in search of ([^:?]+)$/iu, ([, x = '']) => named('restated', `Searching for ${x}`)],
  [
    /^(?:what['’]s |what is )?(?:the )?differences? between ([^:?]+?) and ([^:?]+)\??$/iu,
    ([, a = '', b = '']) =>
      named('comparison', `${a} vs. ${b}: what's the difference?`, `How ${a} differs from ${b}`),
  ],
  [
    /^((?:could not|cannot|can['’]t|failed to|unable to) [^:?]+)$/iu,
    ([, fault = ''], _, { instructs }) => (instructs ? named('as-how-to', `How to fix “${fault}”`) : []),
  ],
  [
    /^([^:?]+ [^:?]+) fix$/iu,
    ([, x = ''], { text }, { instructs }) =>
      named(
        'as-doing',
        `Fixing ${inSentence(x, text)}`,
        ...(instructs ? [`How to fix ${inSentence(x, text)}`] : []),
      ),
  ],
  [
    regexOf(
      `^(?:my |our |an? )?(?:(${yearSource}):? (?:an? )?)?year in review(?:[:,]? (${yearSource}))?$`,
      'iu',
    ),
    ([, before = '', after = ''], _, { who }) => {
      const when = before === '' ? after : before;
      return when === ''
        ? []
        : named(
            'moved',
            `${before === '' ? `${when}: a year in review` : `Year in review: ${when}`}`,
            `Looking back at ${when}`,
            ...(who === null ? [] : [`${who === 'I' ? 'My' : 'Our'} ${when} in review`]),
          );
    },
  ],
  [
    regexOf(`^(${time}) ([^:?]+)$`, 'u'),
    ([, when = '', x = '']) => named('moved', `${x}: ${when}`, ...datedLast(x, when)),
  ],
  [
    regexOf(`^([^:?]+?)(?:,|:| [–—-]| for| in)? (${time})$`, 'u'),
    ([, x = '', when = '']) => datedTitle(x, when),
  ],
];

/** Names by which a text calls itself. */
const callsItself = regex.iu`(?<!\p{L})(?:this|the following) (tutorial|walkthrough|case study|primer|overview|cheat sheet|checklist|retrospective|recap)(?!\p{L})`;
const openingCharacters = 2500;
const labeled = regex.iu`[:?(]|(?<!\p{L})(?:tutorial|walkthrough|case study|primer|overview|checklist|guide|introduction|intro|recap|review|notes|basics|tips|retrospective|started|why|what|announcing|introducing)(?!\p{L})`;

/** "Feeding a starter: a tutorial", if the text says "this tutorial". */
const labeledByText = (title: string, { text }: Subject): Composed[] => {
  const what = callsItself.exec(text.slice(0, openingCharacters))?.[1]?.toLowerCase();
  if (what === undefined || labeled.test(title)) return [];
  const verb = readTitleVerb(title, text);
  const head = verb === null ? title : `${verb.doing} ${verb.rest}`;
  if (verb === null && !isNounPhrase(title, text)) return [];
  return named('as-guide', `${head}: ${indefiniteArticle(what)} ${what}`);
};

const maxThingLength = 6;
/** Subjects that do not fit "On ...": forms, lists, times, and sentences such as "the technology's the easy part". */
const notASubject = regexOf(
  String.raw`[:?!,≤≥<>=]|['’]s (?:the|an?|not|so)(?!\p{L})|^(?:an?|my|our|your|on|in|how|why|what|when|about|some|thoughts|notes|\d.*|${alternatives(twoToTen)})(?!\p{L})|(?:guide|review|notes|thoughts|introduction|report|\d)$`,
  'iu',
);

/** "Budget for the hidden tax": whether the first word can be a verb in the imperative. */
const canBeImperative = (title: string): boolean =>
  lexiconEntry(regex.u`^\p{L}+`.exec(title.toLowerCase())?.[0] ?? '')?.classes.includes('v') ?? false;

const praise = /^the (?:power|magic|art|value|importance|beauty|joy|cost|price|trouble) of /iu;

/**
 * "The demise of the dashboard" as "On the demise of the dashboard", for an essay. Titles without "the" would need an
 * article.
 */
const essays = (title: string, { kind, text }: Subject, { who }: Voice): Composed[] =>
  (/^(?:essay|opinion)$/.test(kind) || (/^(?:diary|case-study)$/.test(kind) && praise.test(title))) &&
  who !== null &&
  /^the\s/iu.test(title) &&
  title.split(' ').length >= 2 &&
  title.split(' ').length <= maxThingLength &&
  !notASubject.test(title) &&
  !canBeImperative(title) &&
  !hasFiniteVerb(title) &&
  readTitleVerb(title, text) === null &&
  isNounPhrase(title.replace(/^the /i, ''), text)
    ? named('restated', `On ${inSentence(title, text)}`)
    : [];

/** Variants of a title by its form. None says anything that the title or the text does not say. */
export const formVariants = (title: string, subject: Subject, voice: Voice): Composed[] => [
  ...rewriteTitle(forms, title, subject, voice),
  ...labeledByText(title, subject),
  ...essays(title, subject, voice),
  ...hikes(title, subject).map((text): Composed => ({ text, frame: 'as-doing' })),
];
