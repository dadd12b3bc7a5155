import { uncapitalize } from '#contracts/letter-case.ts';
import { lexiconEntry } from '#engine/english/lexicon.ts';
import { alternatives, commonPrepositions, subjectPronouns } from '#engine/english/word-classes.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import { givesReasons } from '#engine/writing/titles/reading/evidence.ts';
import { isNounPhrase } from '#engine/writing/titles/reading/first-word.ts';
import { inSentence } from '#engine/writing/titles/reading/in-sentence.ts';
import { baseOfPast, gerundFormOf, hasFiniteVerb } from '#engine/writing/titles/reading/title-verb.ts';
import type { Voice } from '#engine/writing/titles/reading/voice.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { named, type Rewrite, rewriteTitle } from './rewrite-title.ts';

const reflectiveKinds = /^(?:opinion|essay|diary)$/;
/** "Where do they go?" asks what "Where they go" states. "How do you go" would address the reader. */
const asked = regexOf(
  String.raw`^(how|why|where|when|what) do (?!you |I |we have )((?:${alternatives(subjectPronouns)}|\p{L}[^:?!]*) [^:?!]+)\?!?$`,
  'iu',
);

/** Names of texts that look back at an event. */
const retrospectiveNouns = 'retrospective|recap|post-?mortem|roundup|round-up|wrap-up';

/** Titles whose frame says what kind of text they head. They lose the frame or move it before or after a colon. */
const frames: readonly (readonly [RegExp, Rewrite])[] = [
  [
    regex.iu`^on (?!the (?:air|road|way|other|edge|brink|move|run)(?!\p{L})|my |our |top |(?:mon|tues|wednes|thurs|fri|satur|sun)day)([^:?!,]+)$`,
    ([, x = ''], { kind, text }) =>
      reflectiveKinds.test(kind) && !hasFiniteVerb(x)
        ? named('restated', `Thoughts on ${inSentence(x, text)}`, `Some thoughts on ${inSentence(x, text)}`)
        : [],
  ],
  [/^the ins and outs of ([^:?!]+)$/iu, ([, x = '']) => named('swapped', `${x}: the ins and outs`)],
  [
    regex.iu`^an? (\p{L}+) way to (\p{L}+) ([^:?!]+)$`,
    ([, how = '', verb = '', rest = '']) =>
      lexiconEntry(verb.toLowerCase())?.classes.includes('v')
        ? named('swapped', `${gerundFormOf(verb.toLowerCase())} ${rest}: a ${how.toLowerCase()} way`)
        : [],
  ],
  [
    /^an? (example|story|history|explanation) of (how|why) ([^:?!]+)$/iu,
    ([, what = '', asks = '', clause = '']) =>
      named('swapped', `${asks} ${clause}: ${/^e/i.test(what) ? 'an' : 'a'} ${what.toLowerCase()}`).concat(
        named('restated', `${asks} ${clause}`),
      ),
  ],
  [
    /^an? (message|note|letter|word|update) from ([^:?!]+?) (?:about|on) ([^:?!]+)$/iu,
    ([, form = '', who = '', x = '']) =>
      named('swapped', `${x}: ${/^u/i.test(form) ? 'an' : 'a'} ${form.toLowerCase()} from ${who}`),
  ],
  [
    regexOf(`^([^:?!,]+?),? (${retrospectiveNouns})$`, 'iu'),
    ([, x = '', form = '']) =>
      /^(?:the|my|our|an?) /iu.test(x) || !regex.u`\p{Lu}|\d`.test(x.slice(1))
        ? []
        : [
            ...named('swapped', `${x}: a ${form.toLowerCase()}`),
            ...(/^retrospective$/i.test(form) ? named('restated', `Looking back at ${x}`) : []),
          ],
  ],
  [
    regex.iu`^highlights (?:from|of) ([^:?!]+?)((?:: .+)?)$`,
    ([, x = '', rest = '']) => named('restated', `${x} highlights${rest}`),
  ],
  [
    regex.iu`^presenting (?!to |at |in |for |on |with |your |a )([^:?!]+)$`,
    ([, x = '']) => named('announcement', `Introducing ${x}`, `Announcing ${x}`),
  ],
  [
    regex.u`^(?:[Mm]eet|[Ii]ntroducing|[Ww]elcome) (\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){1,2}), ([^:?!,]+)!?$`,
    ([, name = '', what = '']) => named('restated', `${name}, ${what}`, `Welcome ${name}, ${what}`),
  ],
  [
    /^([^:?!,]{6,}),? part (?:\d{1,2}|one|two|three|four|five): ([^:?!]{6,})$/iu,
    ([, x = '', y = '']) => named('restated', `${x}: ${y}`).concat(named('own-part', y)),
  ],
];

/**
 * Whether the text capitalizes the words and never writes them otherwise. "A Baker's Guide" and "Today's News" name
 * nobody.
 */
const isNamed = (owner: string, text: string): boolean =>
  regexOf(`(?<!\\p{L})${escapeForPattern(owner)}(?!\\p{L})`, 'u').test(text) &&
  !regexOf(`(?<!\\p{L})${escapeForPattern(owner.toLowerCase())}(?!\\p{L})`, 'u').test(text);

/** Moves names to another place in the line. */
const places: readonly (readonly [RegExp, Rewrite])[] = [
  [
    regex.u`^((?:\p{L}+ing )?)(\p{Lu}[\p{L}\p{N}]*(?: \p{Lu}[\p{L}\p{N}]*)?)['’]s ((?:\p{L}[\p{L}-]* ){1,3}\p{L}{3,})$`,
    ([, action = '', owner = '', what = ''], { text }) =>
      isNamed(owner, text) && isNounPhrase(what, text) && !hasFiniteVerb(what) && !inside.test(what)
        ? named('restated', `${action}${action === '' ? 'The' : 'the'} ${inSentence(what, text)} of ${owner}`)
        : [],
  ],
  [
    regex.u`^(\p{Lu}[\p{L}\p{N}]*(?: \p{Lu}[\p{L}\p{N}]*){0,2}) as ((?:an? |the )?[^:?!,]+)$`,
    ([, x = '', what = ''], { text, kind }) =>
      /^(?:how-to|case-study|explainer|diary|tips)$/.test(kind) &&
      isNamed(x, text) &&
      isNounPhrase(what, text)
        ? named('as-tool', `Using ${x} as ${what}`)
        : [],
  ],
  [
    regex.iu`^an? \p{L}+-\p{L}+ look (at|into|inside) ([^:?!]+)$`,
    ([, tie = '', x = '']) => named('restated', `A look ${tie.toLowerCase()} ${x}`),
  ],
];
const inside = regexOf(
  String.raw`(?<!\w)(?:${alternatives(commonPrepositions)}|and|or|of|vs|is|are)(?!\w)`,
  'iu',
);

/** Turns a question into a statement, drops an opening word, or changes the form of the verb. */
const clauses: readonly (readonly [RegExp, Rewrite])[] = [
  [asked, ([, asks = '', clause = '']) => named('restated', `${asks} ${clause}`)],
  [
    /^(?:just|so|but|well|and),? ((?:how|why|what|where|when|who|is|are|do|does|can|should) [^:]+)$/iu,
    ([, rest = '']) => named('spelled', rest),
  ],
  [
    /^why ([^:?!,]+?) (is|are) (important|essential|crucial|vital) (for|to) ([^:?!]+)$/iu,
    ([, x = '', be = '', how = '', tie = '', y = ''], { text }) =>
      isNounPhrase(x, text)
        ? [
            ...named('restated', `The importance of ${inSentence(x, text)} ${tie} ${y}`),
            ...named(
              'swapped',
              `${x}: why ${be.toLowerCase() === 'is' ? "it's" : "they're"} ${how.toLowerCase()} ${tie} ${y}`,
            ),
          ]
        : [],
  ],
  [
    regex.iu`^we (need|have|want|ought) to (?!be |have |talk |go )(\p{L}+) ([^:?!,]+)$`,
    ([whole = '', , verb = '', rest = ''], subject) => [
      ...named('as-doing', `${gerundFormOf(verb.toLowerCase())} ${rest}`),
      ...(givesReasons(subject, whole) ? named('as-why', `Why ${uncapitalize(whole)}`) : []),
    ],
  ],
  [
    regex.iu`^((?:\p{L}+ly )?)(\p{L}+(?:ed|t)) (my [^:?!,]+)$`,
    ([, how = '', past = '', rest = ''], _, { who }) => {
      const base = baseOfPast(past.toLowerCase());
      return base === null || who !== 'I' || hasFiniteVerb(rest)
        ? []
        : [
            ...named('restated', `I ${how.toLowerCase()}${past.toLowerCase()} ${rest}`),
            ...named('as-doing', `${how}${gerundFormOf(base)} ${rest}`),
          ];
    },
  ],
  [
    regex.iu`^let ((?:the |your |our |my )?\p{L}+s) (?!go(?!\p{L}))([^:?!,]+)$`,
    ([, who = '', rest = '']) => named('as-doing', `Letting ${who.toLowerCase()} ${rest}`),
  ],
  [
    regex.iu`^my (\p{L}+ing) (experience|journey|adventure|story)$`,
    ([, action = '', what = '']) =>
      named('swapped', `${action}: my ${what.toLowerCase()}`).concat(
        /^experience$/i.test(what) ? named('restated', `My experience with ${action.toLowerCase()}`) : [],
      ),
  ],
  [
    regex.iu`^my ((?:\p{L}+ ){1,2}at [^:?!,]+)$`,
    ([, rest = '']) =>
      /^(?:experience|journey|adventure|thoughts|life|new|first|last|favou?rite|take|year|week|day)/iu.test(
        rest,
      )
        ? []
        : named('own-part', startWithCapital(rest)),
  ],
];

const initialsOf = (words: readonly string[]): string =>
  words
    .flatMap((word) => word.split('-'))
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** "Access to multi-academy trusts (MATs)" as "Access to MATs": the letters abbreviate the words before them. */
const abbreviated = (title: string): Composed[] => {
  const [, before = '', letters = '', rest = ''] =
    regex.u`^([^()]+) \((\p{Lu}{2,6})s?\)([^()]*)$`.exec(title) ?? [];
  if (letters === '') return [];
  const words = before.split(' ');
  const short = /\((.+?)\)/u.exec(title)?.[1] ?? letters;
  for (let count = 2; count <= Math.min(letters.length, words.length); count++)
    if (initialsOf(words.slice(-count)) === letters)
      return named('restated', [...words.slice(0, -count), short].join(' ') + rest);
  return [];
};

/** A title without its author's frame, in another frame, or with an abbreviation for its words. */
export const framingRewrites = (title: string, subject: Subject, voice: Voice): Composed[] => [
  ...rewriteTitle(frames, title, subject, voice),
  ...rewriteTitle(clauses, title, subject, voice),
  ...rewriteTitle(places, title, subject, voice),
  ...abbreviated(title),
];
