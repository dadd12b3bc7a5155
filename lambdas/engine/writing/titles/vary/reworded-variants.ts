import { lexiconEntry } from '#engine/english/lexicon.ts';
import { twoToTwelve } from '#engine/english/number-words.ts';
import { thirdPerson } from '#engine/english/s-forms.ts';
import { alternatives, commonPrepositions, modals } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { toHeadline } from '#engine/writing/headlines/headline-style.ts';
import { isNounPhrase } from '#engine/writing/titles/reading/first-word.ts';
import { inSentence } from '#engine/writing/titles/reading/in-sentence.ts';
import { isPluralName } from '#engine/writing/titles/reading/is-plural-name.ts';
import {
  baseOfPast,
  gerundFormOf,
  hasFiniteVerb,
  pastOf,
  readTitleVerb,
} from '#engine/writing/titles/reading/title-verb.ts';
import type { Voice } from '#engine/writing/titles/reading/voice.ts';
import { asWritten, type Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { infinitiveOf } from '#engine/writing/titles/subject/verb-phrases.ts';
import { named, type Rewrite, rewriteTitle } from './rewrites/rewrite-title.ts';

const it = (name: string, text: string): string => (isPluralName(name, text) ? 'them' : 'it');
const yours = (text: string): string => text.replace(regex.giu`(?<!\p{L})(?:my|our)(?= \p{Ll})`, 'your');

const isBaseVerb = (word: string): boolean =>
  lexiconEntry(word.toLowerCase())?.classes.includes('v') ?? false;

/** The subject and verb of a question after its auxiliary: "the next Twitter come from". */
const splitQuestion = (rest: string): { subject: string; verb: string; tail: string } | null => {
  const words = tagWords(rest.toLowerCase());
  const verb = words.find(
    ({ tag, text }, i) =>
      i > 0 && isBaseVerb(text) && (tag === 'V' || 'NP'.includes(words[i - 1]?.tag ?? 'M')),
  );
  if (verb === undefined) return null;
  return { subject: rest.slice(0, verb.start).trim(), verb: verb.text, tail: rest.slice(verb.end) };
};

/** "Where will the next Twitter come from?" as "Where the next Twitter will come from". */
const asStatement = (asks: string, auxiliary: string, rest: string): string[] => {
  const parts = splitQuestion(rest);
  if (parts === null || !regex.u`\p{L}`.test(parts.subject)) return [];
  const { subject, verb, tail } = parts;
  const lower = auxiliary.toLowerCase();
  const form =
    lower === 'do'
      ? verb
      : lower === 'does'
        ? thirdPerson(verb)
        : lower === 'did'
          ? pastOf(verb)
          : `${lower} ${verb}`;
  return [`${asks} ${subject} ${form}${tail}`];
};

const numberWord = `(?:\\d{1,2}|${alternatives(twoToTwelve)})`;
const advice =
  'tips|strategies|advice|ideas|techniques|steps|ways|solutions|tricks|suggestions|methods|approaches';

const noPlainVerb = regexOf(
  String.raw`^(?:${alternatives(modals)}|do|did|am|was|were|have|had|got|get|made|make|let|shouldn|don|didn|ended|went|came|think|believe|feel|\p{L}+ly)$`,
  'iu',
);

/** "A designer at the workshop" gets no possessive: it would attach to the place. */
const inPlace = regexOf(` (?:${alternatives(commonPrepositions)}|of) `, 'iu');

const rewrites: readonly (readonly [RegExp, Rewrite])[] = [
  [/^(?:the )?role of ([^:?]+)$/iu, ([, x = '']) => named('restated', x)],
  [/^of ([^:?]+)$/iu, ([, x = '']) => named('restated', `On ${x}`)],
  [
    /^(?:(the|an?|my|our) )?((?:ultimate|complete|essential|simple|definitive) )?([^:?,]+(?<!['’]s)) (checklist|packing list|cheat sheet|style guide|roadmap)$/iu,
    ([, article = '', praise = '', x = '', form = '']) =>
      named(
        'swapped',
        `${x}: ${article === '' ? 'a' : article.toLowerCase()} ${praise.toLowerCase()}${form.toLowerCase()}`,
      ),
  ],
  [
    /^(unit|integration|load|beta|stress|smoke|user|usability)[ -]testing (?!for |in |with |of |and )([^:?]+)$/iu,
    ([, how = '', x = ''], _, { instructs }) => [
      ...(instructs ? named('as-how-to', `How to ${how.toLowerCase()} test ${x}`) : []),
      ...named('as-doing', `Writing ${how.toLowerCase()} tests for ${x}`),
    ],
  ],
  [
    regex.iu`^how (?:I|we) (\p{L}+ly) (\p{L}+) ([^:?]+)$`,
    ([, how = '', past = '', rest = '']) => {
      const base = baseOfPast(past.toLowerCase());
      return base === null ? [] : named('as-doing', `${how} ${gerundFormOf(base)} ${rest}`);
    },
  ],
  [
    /^([^:?]+?) (?:launches|releases|announces|unveils|introduces) (?:(?:its|an?|the|their) )?((?:new )?[^:?]+)$/iu,
    ([, x = '', what = '']) => (/ to | that /iu.test(what) ? [] : named('restated', `${x}'s ${what}`)),
  ],
  [
    regex.iu`^([^:?]+?) is coming (soon|this \p{L}+|in [^:?]+)$`,
    ([, x = '', when = '']) => named('swapped', `${x}: coming ${when}`),
  ],
  [
    /^([^:?(]+?) \(((?:19|20)\d\d)\)$/u,
    ([, x = '', year = '']) => named('moved', `${year} ${x}`, `${x}: ${year}`),
  ],
  [
    /^my ([^:?]+) as (an? [^:?]+)$/iu,
    ([, x = '', who = '']) => (inPlace.test(who) ? [] : named('restated', `${who}'s ${x}`)),
  ],
  [
    regexOf(`^(?:the )?(?:${numberWord} )?(?:\\p{L}+ )?reasons (?:why|that) ([^:?]+)$`, 'iu'),
    ([, why = '']) => named('restated', `Why ${why}`),
  ],
  [/^answers to ([^:?]+)$/iu, ([, x = '']) => named('restated', `${x}, answered`)],
  [
    /^(?:the|an?) case (against|for) ([^:?]+)$/iu,
    ([, side = '', x = ''], { text }) =>
      named('swapped', `${x}: the case ${side.toLowerCase()} ${it(x, text)}`),
  ],
  [
    /^([^:?]+): (?:an?|the) (history|story|timeline)$/iu,
    ([, x = '', form = ''], { text }) =>
      named(
        'swapped',
        `${form.toLowerCase() === 'timeline' ? 'A timeline' : `The ${form.toLowerCase()}`} of ${inSentence(x, text)}`,
      ),
  ],
  [
    /^updates? (?:for|to|on|in) ([^:?]+)$/iu,
    ([, x = ''], { kind }) =>
      /^(?:announcement|news|explainer|how-to)$/.test(kind) ? named('restated', `What's new in ${x}`) : [],
  ],
  [
    regexOf(`^((?:the )?(?:${numberWord} )?(?:\\p{L}+ ){0,2}(?:${advice})) (?:for|to|on) (.+)$`, 'iu'),
    ([, form = '', rest = ''], { text }) => {
      const verb = readTitleVerb(rest, text);
      return verb === null
        ? []
        : [
            ...named('as-how-to', `How to ${verb.base} ${yours(verb.rest)}`),
            ...named('counted', `${verb.doing} ${verb.rest}: ${form.toLowerCase().replace(/^the /, '')}`),
          ];
    },
  ],
  [
    regexOf(`^${numberWord} (?:\\p{L}+ )?things to (\\p{L}+ .+)$`, 'iu'),
    ([, rest = '']) => named('restated', `What to ${rest}`),
  ],
  [
    /^how (?:do|can|should|could) (?:you|I|we) ([^:?]+)\?$/iu,
    ([, action = '']) =>
      isBaseVerb(action.split(' ')[0] ?? '') ? named('as-how-to', `How to ${yours(action)}`) : [],
  ],
  [
    /^(where|how|when|why) (will|can|could|should|would|might|must|do|does|did) (?!(?:you|I|we) )([^:?]+)\?$/iu,
    ([, asks = '', auxiliary = '', rest = '']) => named('restated', ...asStatement(asks, auxiliary, rest)),
  ],
  [
    regex.iu`^why (\p{L}+) ([^:?]+)\?$`,
    ([, verb = '', rest = '']) =>
      isBaseVerb(verb) && !/^(?:is|are|was|were|do|does|did|not|can|should|would|will|has|have)$/i.test(verb)
        ? named(
            'restated',
            `Reasons to ${verb.toLowerCase()} ${rest}`,
            `Why you should ${verb.toLowerCase()} ${rest}`,
          )
        : [],
  ],
  [
    regex.iu`^(why|how) (I|we) ((?:never |always |still |no longer |rarely )?)(\p{L}+) ([^:?]+)$`,
    ([, asks = '', who = '', often = '', verb = '', x = ''], { text }) => {
      return x.split(' ').length > 4 ||
        regex.iu`(?<!\p{L})(?:to|from|in|for|on|upon|across|through|over|about|at|of|and|when|if|with|into|how|why|what|that)(?!\p{L})`.test(
          x,
        ) ||
        noPlainVerb.test(verb) ||
        hasFiniteVerb(x) ||
        !isNounPhrase(x, text)
        ? []
        : named(
            'swapped',
            `${x.replace(/^(?:the|an?|my|our) /iu, '')}: ${asks.toLowerCase()} ${who} ${often.toLowerCase()}${verb.toLowerCase()} ${it(x, text)}`,
          );
    },
  ],
  [
    /^how ((?!to |I |we |do |does |did |can |should |much |many |long |often |are |is |you |not )[^:?]+)$/iu,
    ([, clause = '']) =>
      tagWords(clause.toLowerCase()).some(
        ({ tag, text }, i) => i > 0 && tag === 'V' && /s$|ed$/.test(text),
      ) && regex.u`^\p{L}+`.test(clause)
        ? named('restated', clause)
        : [],
  ],
  [
    regex.iu`^getting (paid|better|hired|ready|better|\p{L}+ed) ([^:?]+)$`,
    ([, how = '', rest = ''], _, { instructs }) =>
      instructs && !/^started$/i.test(how) ? named('as-how-to', `How to get ${how} ${rest}`) : [],
  ],
  [
    regex.iu`^([^:?,]+?) (?:with|using) ((?:(?:managed|self-hosted) )?\p{L}[\p{L}\p{N}.+#-]*(?: (?:from |on |& |and )?(?:\p{Lu}|\d)[\p{L}\p{N}.+#-]*){0,3})$`,
    ([, x = '', name = ''], { text, kind }) => {
      const isTool =
        regex.u`\p{Lu}|\d`.test(asWritten(text, name.toLowerCase())) ||
        (!name.includes(' ') && lexiconEntry(name.toLowerCase()) === undefined);
      return isTool &&
        /^(?:how-to|explainer|case-study|announcement|reference)$/.test(kind) &&
        readTitleVerb(x, text) === null &&
        x.includes(' ') &&
        !/^(?:an?|the|my|our|your|how|why|what|when|where) /iu.test(x) &&
        isNounPhrase(x, text)
        ? named('as-tool', `Using ${name} for ${inSentence(x, text)}`)
        : [];
    },
  ],
  [
    /^([^:?]+?) celebrates (?:its |the )?([^:?]+)$/iu,
    ([, x = '', what = '']) => named('restated', `${x}'s ${what}`),
  ],
  [
    /^([^:?]+?) named (?:as )?((?:an?|the) [^:?]+)$/iu,
    ([, x = '', what = '']) => named('restated', `${x} is now ${what}`),
  ],
  [
    /^support for ([^:?]+)$/iu,
    ([, x = ''], { kind }) =>
      kind === 'announcement'
        ? named('announcement', `Introducing support for ${x}`, `Announcing support for ${x}`)
        : [],
  ],
  [
    regexOf(`^${numberWord} ((?:\\p{L}+ ){0,3}?\\p{L}+s (?!(?:I|we|you)\\s)\\p{L}.+)$`, 'iu'),
    ([, rest = '']) =>
      regex.iu`^(?:\p{L}+ )?(?:years?|months?|weeks?|days?|minutes?|hours?|things|times|questions with)(?!\p{L})`.test(
        rest,
      )
        ? []
        : named('restated', rest),
  ],
  [
    regex.iu`^([^:?]+ (?:has|have) \p{L}+ed [^:?]+)$`,
    ([, line = '']) => (toHeadline(line) === line ? [] : named('restated', toHeadline(line))),
  ],
  [/^welcome to ([^:?]+?)!?$/iu, ([, x = '']) => named('announcement', `Introducing ${x}`)],
  [
    regex.iu`^new ((?:\p{L}[\p{L}\p{N}.+-]* ?){1,5})$`,
    ([, x = ''], { text, kind }) =>
      kind === 'announcement' && isNounPhrase(x, text)
        ? named('announcement', `Introducing the new ${x}`, `Announcing the new ${x}`)
        : [],
  ],
  [
    /^([^,:?]{2,30}), ((?:an?|the) [^,:?]+)$/iu,
    ([, x = '', what = ''], { kind }) => [
      ...named('swapped', `${x}: ${what}`),
      ...(/(?:study|guide|review|tutorial|story|introduction|retrospective)$/iu.test(what)
        ? []
        : named('swapped', `${what}: ${x}`)),
      ...(kind === 'announcement' ? named('announcement', `Introducing ${x}, ${what}`) : []),
    ],
  ],
  [
    /^([^:?]+?) (tips(?: and tricks)?|best practices|mistakes|questions|lessons)$/iu,
    ([, x = '', form = ''], { text }) => {
      const plural = `${x.toLowerCase()}s`;
      const name = text.toLowerCase().includes(plural) ? `${inSentence(x, text)}s` : inSentence(x, text);
      return isNounPhrase(x, text) && !/^(?:common|top|best|\d)|['’]s?$/i.test(x)
        ? named('restated', `${form} for ${name}`)
        : [];
    },
  ],
  [
    regex.iu`^(\p{L}{3,}ly) (\p{L}{3,}ing) ([^:?]+)$`,
    ([, how = '', doing = '', rest = ''], _, { instructs }) => {
      const base = infinitiveOf(doing.toLowerCase());
      if (base === null) return [];
      const [, object = '', after = ''] = /^(.+?)( (?:with|in|on|using|for|from|to|at) .+)$/iu.exec(rest) ?? [
        '',
        rest,
        '',
      ];
      return [
        ...named('as-doing', `${doing} ${object} ${how.toLowerCase()}${after}`),
        ...(instructs ? named('as-how-to', `How to ${base} ${object} ${how.toLowerCase()}${after}`) : []),
      ];
    },
  ],
];

/** A title in another form that means the same, whatever the text says. */
export const rewordedVariants = (title: string, subject: Subject, voice: Voice): Composed[] =>
  rewriteTitle(rewrites, title, subject, voice);
