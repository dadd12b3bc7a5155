import { indefiniteArticle } from '#engine/english/indefinite-article.ts';
import { isPlural } from '#engine/english/is-plural.ts';
import { lemmaEntry } from '#engine/english/lexicon.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { alternatives, commonPrepositions, modals } from '#engine/english/word-classes.ts';
import { listItemNouns } from '#engine/english/word-lists/text-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import { beginsName } from '#engine/writing/titles/reading/first-word.ts';
import { inSentence } from '#engine/writing/titles/reading/in-sentence.ts';
import { baseOfPast, gerundFormOf, readTitleVerb } from '#engine/writing/titles/reading/title-verb.ts';
import type { Voice } from '#engine/writing/titles/reading/voice.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { type Rewrite, rewriteTitle } from './rewrites/rewrite-title.ts';

const many = (name: string, text: string): boolean => isPlural(name.toLowerCase(), text.toLowerCase());
const it = (name: string, text: string): string => (many(name, text) ? 'them' : 'it');
const they = (name: string, text: string, verb: string): string =>
  many(name, text) ? `they ${verb.replace(/s$/, '')}` : `it ${verb}`;

/** "Short Guide" in lower case, unless a word of it may be a name. */
const commonWords = (form: string): string =>
  form.split(' ').every((word) => lemmaEntry(word.toLowerCase()) !== undefined) ? form.toLowerCase() : form;

const noPlainVerb = new RegExp(
  `^(?:${alternatives(modals)}|need|never|always|still|all|both|just|only|also|are|do|did|is|don|didn|re|ve|have|had|was|were)$`,
  'i',
);

const noObject = new RegExp(
  String.raw`ly$|^(?:${alternatives(commonPrepositions)}|about|of|as|if|when)\s|,`,
  'i',
);

/** Patterns of titles, with other forms that an editor would give them. */
const rewrites: readonly (readonly [RegExp, Rewrite])[] = [
  [
    regexOf(
      String.raw`^(\d+) ((?:\p{L}[\p{L}-]* ){0,2})(${alternatives(listItemNouns)})(?: (?:to|for|on|about)) (.+)$`,
      'iu',
    ),
    ([, number = '', kind = '', noun = '', rest = ''], { text }) => {
      const verb = readTitleVerb(rest, text);
      const tail = `${number} ${kind}${noun}`;
      if (verb === null) return [{ text: `${rest}: ${tail}`, frame: 'counted' }];
      return [
        ...(/reasons/i.test(noun)
          ? []
          : [{ text: `How to ${verb.base} ${verb.rest}: ${tail}`, frame: 'counted' as const }]),
        { text: `${verb.doing} ${verb.rest}: ${tail}`, frame: 'counted' },
      ];
    },
  ],
  [
    regex.iu`^(.+?): (\d+) ((?:\p{L}[\p{L}-]* ){0,2})(ways|tips|lessons|reasons|steps|ideas|rules|mistakes|principles)(?:[ !].*)?$`,
    ([, left = '', number = '', kind = '', noun = ''], { text }) => {
      const verb = readTitleVerb(left, text);
      if (verb !== null)
        return [
          {
            text: `${number} ${kind}${noun} ${/ways|steps/i.test(noun) ? `to ${verb.base}` : `for ${verb.doing}`} ${verb.rest}`,
            frame: 'counted',
          },
        ];
      return /ways|steps/i.test(noun)
        ? []
        : [
            {
              text: `${number} ${kind}${noun} ${/lessons/i.test(noun) ? 'from' : 'for'} ${inSentence(left, text)}`,
              frame: 'counted',
            },
          ];
    },
  ],
  [
    regex.iu`^why (I|we) (\p{L}+) from (.+?) to ([^:?]+)$`,
    ([, who = '', verb = '', a = '', b = '']) => [
      { text: `From ${a} to ${b}: why ${who} ${verb}`, frame: 'as-why' },
    ],
  ],
  [
    /^(.+?) (?:vs\.?|versus) ([^:]+?)(: .+)?$/i,
    ([, a = '', b = ''], { text }) => [
      { text: `Comparing ${inSentence(a, text)} and ${b.replace(/\?$/, '')}`, frame: 'as-doing' },
      { text: `${a} and ${b.replace(/\?$/, '')} compared`, frame: 'comparison' },
    ],
  ],
  [
    /^how (?!(?:I|we|you|it|they|this|that) )(.+?) works?$/i,
    ([, x = ''], { text }) => [{ text: `${x}: how ${they(x, text, 'works')}`, frame: 'swapped' }],
  ],
  [
    /^why (.+?) (?:matters?|is important|are important)$/i,
    ([, x = ''], { text }) => [
      { text: `${x}: why ${they(x, text, 'matters')}`, frame: 'swapped' },
      { text: `The importance of ${x}`, frame: 'restated' },
    ],
  ],
  [
    regex.iu`^why you should(n['’]t)? (\p{L}+) ([^:?,]+)$`,
    ([, not = '', verb = '', x = ''], { text }) => [
      ...(noObject.test(x)
        ? []
        : [{ text: `${x}: why you should${not} ${verb} ${it(x, text)}`, frame: 'swapped' as const }]),
      ...(not === '' ? [{ text: `Reasons to ${verb} ${x}`, frame: 'restated' as const }] : []),
    ],
  ],
  [
    /^what (?:is|are) ([^:?]+)\?(.*)$/i,
    ([, x = ''], { text }) => {
      const name = x.replace(/^(?:an?|the) /i, '');
      const asks = many(name, text) ? 'they are' : 'it is';
      const why = /why (?:it|they|does it|do they|should)|matters?/iu.test(text);
      return [
        { text: `${name}: what ${asks} and how ${they(name, text, 'works')}`, frame: 'swapped' as const },
        ...(why
          ? [
              {
                text: `${name}: what ${asks} and why ${they(name, text, 'matters')}`,
                frame: 'swapped' as const,
              },
            ]
          : []),
      ];
    },
  ],
  [
    regex.iu`^(how|why) (I|we) (\p{L}+(?:ed|t|t)) ([^:]+)$`,
    ([, word = '', who = '', past = '', rest = ''], { text }) => {
      const base = baseOfPast(past.toLowerCase());
      const doing = base === null ? '' : gerundFormOf(base);
      return doing === '' || readTitleVerb(`${doing} ${rest}`, text) === null
        ? []
        : [{ text: `${doing} ${rest}: ${word} ${who} did it`, frame: 'swapped' as const }];
    },
  ],
  [
    /^what (I|we)(?:['’]ve| have)? learned (?:from|about|by|while|during|after|at|in) (.+)$/iu,
    ([, who = '', x = '']) => [
      { text: `${x}: what ${who} learned`, frame: 'learned' },
      { text: `Lessons from ${x}`, frame: 'learned' },
    ],
  ],
  [
    /^lessons (?:learned )?(?:from|about|on) ([^:]+)$/i,
    ([, x = ''], _, { who }) =>
      who === null ? [] : [{ text: `What ${who} learned from ${x}`, frame: 'learned' }],
  ],
  [
    /^(.+?): (?:what (?:I|we) (?:have )?learned|lessons learned|what (?:I|we)['’]ve learned)$/i,
    ([, x = ''], { text }, { who }) => [
      {
        text: `${who === null ? 'Lessons' : `What ${who} learned`} from ${inSentence(x, text)}`,
        frame: 'learned',
      },
      { text: `Lessons learned from ${inSentence(x, text)}`, frame: 'learned' },
    ],
  ],
  [
    regex.iu`^(?:an? )?((?:\p{L}+ )?(?:guide|introduction|primer|overview|tour|look|handbook|reference))(?: (?:to|of|at|for)) ([^:]+)$`,
    ([, form = '', x = '']) => [
      {
        text: `${x}: ${indefiniteArticle(form)} ${commonWords(form)}`,
        frame: 'swapped',
      },
    ],
  ],
  [
    regex.iu`^(.+?): an? ((?:\p{L}+ )?(?:guide|introduction|primer|overview|tutorial|handbook))$`,
    ([, x = '', form = '']) => [
      {
        text: `${startWithCapital(indefiniteArticle(form))} ${form} ${/overview/i.test(form) ? 'of' : 'to'} ${x}`,
        frame: 'swapped',
      },
    ],
  ],
  [
    /^(?:an? )?(?:case study|tutorial|interview|review|book review|recipe)(?:: | of | with )(.+)$/iu,
    ([whole = '', x = '']) =>
      /review/i.test(whole)
        ? [{ text: `${x} review`, frame: 'review' }]
        : [
            {
              text: `${x}: ${regex.iu`^(?:an? )?(\p{L}+(?: study)?)`.exec(whole)?.[0].toLowerCase() ?? ''}`,
              frame: 'swapped',
            },
          ],
  ],
  [
    /^([^:]+?):? (?:an? )?review$/i,
    ([, x = ''], { text, kind }) =>
      /(?:al|ly|first|second|quick|short|honest|peer|code|literature|year in|design|license|my|(?:^|an? )\d+)$/iu.test(
        x,
      ) ||
      beginsName(x.split(' ').at(-1) ?? '', 'Review', text) ||
      (kind !== 'review' && !regex.u`(?<!\p{L})review`.test(text))
        ? []
        : [
            { text: `A review of ${inSentence(x, text)}`, frame: 'review' },
            { text: `Review: ${x}`, frame: 'review' },
          ],
  ],
  [
    /^(?:notes|thoughts|reflections|musings) on ([^:]+)$/i,
    ([whole = '', x = '']) => [
      {
        text: `${x}: ${regex.u`^\p{L}+`.exec(whole)?.[0].toLowerCase() === 'notes' ? 'my notes' : 'some thoughts'}`,
        frame: 'swapped',
      },
    ],
  ],
  [
    /^(?:getting|get) started(?: with|:) ([^:]+)$/i,
    ([, x = '']) => [
      { text: `How to get started with ${x}`, frame: 'as-how-to' },
      { text: `Getting started with ${x}`, frame: 'start' },
      { text: `${x}: getting started`, frame: 'swapped' },
    ],
  ],
  [
    regex.iu`^(?:introducing|announcing|meet) (?!(?:us|me|our|my|the (?:team|people))(?!\p{L}))([^:]+)(?:: .+)?$`,
    ([, x = '']) => [
      { text: `Announcing ${x}`, frame: 'announcement' },
      { text: `Introducing ${x}`, frame: 'announcement' },
      { text: `Meet ${x}`, frame: 'announcement' },
    ],
  ],
  [
    /^what (.+?) (teaches|taught|can teach|(?:has|have) taught) (us|me|you) about ([^:]+)$/iu,
    ([, x = '', verb = '', who = '', y = '']) => [
      { text: `Lessons on ${y} from ${x}`, frame: 'learned' },
      { text: `${y}: what ${x} ${verb} ${who}`, frame: 'swapped' },
    ],
  ],
  [
    regex.iu`^why (no one|nobody|everyone|everybody|people|developers|companies|teams|you|we|I) (\p{L}+) ((?:your|the|our|my) )?([^:?]+)$`,
    ([, who = '', verb = '', , x = ''], { text }) =>
      x.split(' ').length > 4 ||
      regex.iu`(?<!\p{L})(?:to|from|in|for|when|if|with)(?!\p{L})`.test(x) ||
      noPlainVerb.test(verb)
        ? []
        : [{ text: `${x}: why ${who} ${verb} ${it(x, text)}`, frame: 'swapped' }],
  ],
  [
    regexOf(
      String.raw`^(\d+|${alternatives(twoToTen)}) ((?:\p{L}+ )?\p{L}+s) (?:of|for|from|about) (\p{L}+ \p{L}.+)$`,
      'iu',
    ),
    ([, number = '', nouns = '', x = '']) =>
      /[:?]/.test(x) || /^(?:ways|tips|steps|tricks|years|months|days|weeks|hours|reasons)$/i.test(nouns)
        ? []
        : [{ text: `${x}: ${number.toLowerCase()} ${nouns}`, frame: 'counted' }],
  ],
  [
    /^(.+?) (?:in|from|of) ((?:19|20)\d\d)$/i,
    ([, x = '', year = ''], { text }) =>
      readTitleVerb(x, text) !== null ||
      regex.iu`[:,?]|^(?:the|an?|my|our|how|why|what|\p{L}{3,}ing (?:the|an?|my|our|your))\s|\s(?:I|we|you)\s`.test(
        x,
      ) ||
      x.split(' ').length > 4
        ? []
        : [{ text: `${year} ${x}`, frame: 'moved' }],
  ],
  [
    /^(?:the|an?) ((?:brief |short )?(?:history|story)) of ([^:]+)$/i,
    ([, form = '', x = '']) => [{ text: `${x}: a ${form}`, frame: 'swapped' }],
  ],
  [
    /^my ([^:]+?) with ([^:]+)$/i,
    ([, what = '', x = '']) => [{ text: `${x}: my ${what}`, frame: 'swapped' }],
  ],
  [/^([^:(]{12,}) \([^)]+\)$/, ([, x = '']) => [{ text: x, frame: 'own-part' }]],
];

/** Variants of a title by its pattern. */
export const patternVariants = (title: string, subject: Subject, voice: Voice): Composed[] =>
  rewriteTitle(rewrites, title, subject, voice);
