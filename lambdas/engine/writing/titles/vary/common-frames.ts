import { indefiniteArticle } from '#engine/english/indefinite-article.ts';
import { lexiconEntry } from '#engine/english/lexicon.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isNounPhrase } from '#engine/writing/titles/reading/first-word.ts';
import { inSentence } from '#engine/writing/titles/reading/in-sentence.ts';
import { isPluralName } from '#engine/writing/titles/reading/is-plural-name.ts';
import { baseOfPast, gerundFormOf, hasFiniteVerb } from '#engine/writing/titles/reading/title-verb.ts';
import type { Voice } from '#engine/writing/titles/reading/voice.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { named, type Rewrite, rewriteTitle } from './rewrites.ts';

const opinionKinds = /^(?:opinion|essay)$/;
const year = '(?:19|20)\\d\\d';

/** "It affects" and "they affect". */
const agreeing = (x: string, verb: string, text: string): string =>
  isPluralName(x.split(/ (?:of|in|on|for|with) /u)[0] ?? x, text) ? verb : `${verb}s`;

/** Common ways to say what an essay is about. */
const claims: readonly (readonly [RegExp, Rewrite])[] = [
  [
    /^the importance of ([^:?!,]+)$/iu,
    ([, x = ''], { text }) =>
      hasFiniteVerb(x) || regex.iu`^\p{L}+ing `.test(x)
        ? []
        : named('restated', `Why ${inSentence(x, text)} ${agreeing(x, 'matter', text)}`),
  ],
  [
    /^the (?:impact|effects?|influence) of ([^:?!,]+?) on ([^:?!,]+)$/iu,
    ([, x = '', y = ''], { text }) =>
      / on | and /iu.test(x)
        ? []
        : named('restated', `How ${inSentence(x, text)} ${agreeing(x, 'affect', text)} ${y}`),
  ],
  [/^the (?:problem|trouble) with ([^:?!]+)$/iu, ([, x = '']) => named('restated', `What's wrong with ${x}`)],
  [/^what['’]?s wrong with ([^:?!]+)\??$/iu, ([, x = '']) => named('restated', `The problem with ${x}`)],
  [/^in (?:defense|defence) of ([^:?!]+)$/iu, ([, x = '']) => named('restated', `The case for ${x}`)],
  [/^the case for ([^:?!]+)$/iu, ([, x = '']) => named('restated', `In defense of ${x}`)],
  [
    /^the joys? of ([^:?!]+)$/iu,
    ([whole = '', x = '']) => named('spelled', `The ${/joys/iu.test(whole) ? 'joy' : 'joys'} of ${x}`),
  ],
  [
    /^(?:the )?pros and cons of ([^:?!]+)$/iu,
    ([, x = '']) => named('restated', `The advantages and disadvantages of ${x}`),
  ],
  [
    /^(?:the )?(purpose|meaning|point|value|role|cost|price) of ([^:?!,]+)$/iu,
    ([, noun = '', x = ''], { kind }) =>
      /^(?:opinion|essay|explainer|reference)$/.test(kind) && !hasFiniteVerb(x)
        ? named('restated', `What is the ${noun.toLowerCase()} of ${x}?`)
        : [],
  ],
  [
    regex.iu`^why I (love|like|hate|enjoy|miss|dislike) ([^:?!,]+)$`,
    ([, verb = '', x = '']) => named('restated', `What I ${verb.toLowerCase()} about ${x}`),
  ],
  [
    regex.iu`^what I (love|like|hate|enjoy|miss|dislike) about ([^:?!,]+)$`,
    ([, verb = '', x = '']) => named('restated', `Why I ${verb.toLowerCase()} ${x}`),
  ],
  [
    regex.iu`^(?:please )?don['’]t (\p{L}+) ([^:?!]+)!?$`,
    ([, verb = '', rest = ''], { kind }) =>
      opinionKinds.test(kind) && !regex.iu`(?<!\p{L})(?:me|my|I|us)(?!\p{L})`.test(rest)
        ? named('as-why', `Why you shouldn't ${verb.toLowerCase()} ${rest}`)
        : [],
  ],
  [
    regex.iu`^stop (\p{L}+ing) ([^:?!]+)!?$`,
    ([, doing = '', rest = ''], { kind }) =>
      opinionKinds.test(kind) && !regex.iu`(?<!\p{L})(?:me|my|I|us)(?!\p{L})`.test(rest)
        ? named('as-why', `Why you should stop ${doing.toLowerCase()} ${rest}`)
        : [],
  ],
  [
    /^(?:we need to|let['’]s) talk about ([^:?!]+)$/iu,
    ([whole = '', x = '']) =>
      named('restated', /^we/iu.test(whole) ? `Let's talk about ${x}` : `We need to talk about ${x}`),
  ],
  [/^should you ([^:?!]+)\?$/iu, ([, rest = '']) => named('restated', `Should I ${rest}?`)],
];

/** Titles of trips, years and days. */
const times: readonly (readonly [RegExp, Rewrite])[] = [
  [
    /^(a|one) (weekend|night|evening|morning|afternoon|summer|winter) (in|at|with|without) ([^:?!]+)$/iu,
    ([, one = '', time = '', ...rest]) =>
      named('spelled', `${/^a$/iu.test(one) ? 'One' : 'A'} ${time} ${rest.join(' ')}`),
  ],
  [
    regex.iu`^(?:(a|my|our) )?(trip|visit|return|journey) (to|through|across) ([^:?!,]+)$`,
    ([, owner = '', what = '', tie = '', place = ''], _, { who }) => {
      const [own, other] = [who === 'I' ? 'My' : 'Our', owner === '' || /^a$/iu.test(owner)];
      return who === null ? [] : named('restated', `${other ? own : 'A'} ${what} ${tie} ${place}`);
    },
  ],
  [
    regexOf(
      `^(${year}) in (books|review|music|games|movies|films|pictures|photos|reading|running|numbers)$`,
      'iu',
    ),
    ([, when = '', what = ''], _, { who }) => [
      ...(who === null ? [] : named('restated', `${who === 'I' ? 'My' : 'Our'} ${when} in ${what}`)),
      ...named('moved', `${when}: a year in ${what}`),
    ],
  ],
  [
    regexOf(`^(?:my )?(${year}):? review$`, 'iu'),
    ([, when = '']) => named('restated', `A look back at ${when}`, `${when} in review`),
  ],
  [
    regexOf(`^(?:my |our )?(${year}) (goals|resolutions|plans)$`, 'iu'),
    ([, when = '', what = ''], _, { who }) =>
      named('moved', `${who === 'I' ? 'My ' : who === 'we' ? 'Our ' : ''}${what} for ${when}`),
  ],
  [
    regexOf(`^(?:my |our )?(goals|resolutions|plans) for (${year})$`, 'iu'),
    ([, what = '', when = ''], _, { who }) =>
      named('moved', `${who === 'I' ? 'My ' : who === 'we' ? 'Our ' : ''}${when} ${what}`),
  ],
  [
    regexOf(`^(?:the )?state of ([^:?!]+?),? (${year})$`, 'iu'),
    ([, x = '', when = '']) => named('moved', `The state of ${x} in ${when}`),
  ],
  [
    regexOf(`^best ([^:?!]+?) of (${year})$`, 'iu'),
    ([, x = '', when = '']) => named('moved', `The best ${x} of ${when}`),
  ],
];

/** Participles that say what the text does with its subject. */
const treated =
  /^([^:?!,]+?),? (rediscovered|reconsidered|reimagined|demystified|explained|unboxed|unpacked|remembered)$/iu;

/** Words for the kind of text before, after or instead of the subject. */
const kinds: readonly (readonly [RegExp, Rewrite])[] = [
  [
    treated,
    ([, x = '', past = ''], { text }) =>
      isNounPhrase(x, text)
        ? named(
            'restated',
            `${
              past.toLowerCase() === 'explained'
                ? 'Explaining'
                : gerundFormOf(
                    past
                      .toLowerCase()
                      .slice(0, -2)
                      .replace(/(?<=sider|box|pack|member|cover|explain)$/u, '')
                      .replace(/(?<=imagin)$/u, 'e')
                      .replace(/demystifi$/u, 'demystify'),
                  )
            } ${inSentence(x, text)}`,
          )
        : [],
  ],
  [
    regex.iu`^revisiting ([^:?!]+)$`,
    ([, x = '']) => named('restated', `${x} revisited`, `Another look at ${x}`),
  ],
  [
    regex.iu`^(?:an? )?(update|report) on ([^:?!]+)$`,
    ([, form = '', x = '']) => named('swapped', `${x}: ${indefiniteArticle(form)} ${form.toLowerCase()}`),
  ],
  [
    /^(?:an )?interview (?:with|:) ([^:?!]+)$/iu,
    ([whole = '', x = '']) =>
      named(
        'restated',
        ...(/^an /iu.test(whole) ? [] : [`An interview with ${x}`]),
        `A conversation with ${x}`,
      ),
  ],
  [/^spotlight: ([^:?!]+)$/iu, ([, x = '']) => named('restated', `Spotlight on ${x}`)],
  [/^spotlight on ([^:?!]+)$/iu, ([, x = '']) => named('swapped', `${x}: a spotlight`)],
  [/^([^:?!,]+) 101$/iu, ([, x = '']) => named('restated', `The basics of ${x}`, `An introduction to ${x}`)],
  [/^([^:?!,]+) basics$/iu, ([, x = '']) => named('restated', `The basics of ${x}`)],
  [/^the basics of ([^:?!,]+)$/iu, ([, x = '']) => named('restated', `${x} basics`)],
  [
    /^([^:?!,]+) for (beginners|newbies|dummies)$/iu,
    ([, x = '']) => named('restated', `A beginner's guide to ${x}`),
  ],
  [
    regex.iu`^(some |a few |my )?(notes|thoughts|reflections) (on|about|from) ([^:?!]+)$`,
    ([, some = '', form = '', tie = '', x = '']) =>
      some === ''
        ? named('restated', `A few ${form.toLowerCase()} ${tie} ${x}`)
        : named('restated', `${form} ${tie} ${x}`),
  ],
  [
    /^(?:musings|ruminations|ramblings) (?:on|about) ([^:?!]+)$/iu,
    ([, x = '']) => named('restated', `Reflections on ${x}`),
  ],
  [/^(?:a )?deep dive into ([^:?!]+)$/iu, ([, x = '']) => named('restated', `Diving deep into ${x}`)],
  [
    /^(?:digging|diving) (?:deep(?:er)? )?into ([^:?!]+)$/iu,
    ([, x = '']) => named('restated', `A deep dive into ${x}`),
  ],
  [/^a brief history of ([^:?!]+)$/iu, ([, x = '']) => named('synonym', `A short history of ${x}`)],
  [
    /^(?:farewell|goodbye),? (?:to )?([^:?!,]+)$/iu,
    ([, x = '']) => named('restated', `Saying goodbye to ${x}`),
  ],
  [/^saying (?:goodbye|farewell) to ([^:?!,]+)$/iu, ([, x = '']) => named('restated', `A farewell to ${x}`)],
  [
    /^(?:making the )?switch(?:ing)? to ([^:?!,]+)$/iu,
    ([whole = '', x = '']) =>
      named('restated', /^switching/iu.test(whole) ? `Making the switch to ${x}` : `Switching to ${x}`),
  ],
  [
    /^switching from ([^:?!,]+?) to ([^:?!,]+)$/iu,
    ([, a = '', b = '']) => named('restated', `Moving from ${a} to ${b}`),
  ],
  [
    /^moving from ([^:?!,]+?) to ([^:?!,]+)$/iu,
    ([, a = '', b = ''], { kind }) =>
      kind === 'travel' ? [] : named('restated', `Switching from ${a} to ${b}`),
  ],
  [
    /^(?:preparing|getting ready) for ([^:?!,]+)$/iu,
    ([whole = '', x = '']) =>
      named('restated', /^prep/iu.test(whole) ? `Getting ready for ${x}` : `Preparing for ${x}`),
  ],
  [
    /^where to (eat|stay|go|drink|shop) ([^:?!,]+)$/iu,
    ([, verb = '', rest = '']) => named('restated', `Places to ${verb.toLowerCase()} ${rest}`),
  ],
  [
    /^things to (do|see|know|consider|remember|avoid) ([^:?!,]+)$/iu,
    ([, verb = '', rest = '']) => named('restated', `What to ${verb.toLowerCase()} ${rest}`),
  ],
  [
    /^what to (do|see|know|consider|remember|avoid) ([^:?!,]+)$/iu,
    ([, verb = '', rest = '']) => named('restated', `Things to ${verb.toLowerCase()} ${rest}`),
  ],
];

/** Titles about a change, the author's reasons or what something is. */
const changes: readonly (readonly [RegExp, Rewrite])[] = [
  [
    /^(?:transitioning|moving|going|switching|shifting) from ([^:?!,]+?) to ([^:?!,]+)\??$/iu,
    ([, a = '', b = '']) => named('restated', `From ${a} to ${b}`),
  ],
  [
    regex.iu`^(I|we) (?:just |finally |recently )?(?:started|began) (\p{L}+ing) ([^:?!]+)$`,
    ([, who = '', doing = '', rest = '']) => [
      ...named('as-story', `How ${who} started ${doing} ${rest}`),
      ...named('as-doing', `${doing} ${rest}`),
    ],
  ],
  [
    /^becoming ((?:an? |the )?[^:?!,]+)$/iu,
    ([, x = ''], { kind }, { who }) =>
      who === 'I' && /^(?:diary|essay|opinion|case-study|interview|travel)$/.test(kind)
        ? named('as-story', `How I became ${x}`)
        : [],
  ],
  [
    regex.iu`^why (I|we) (?:(?:have|['’]ve) )?(\p{L}+) ([^:?!]+)$`,
    ([, who = '', past = '', rest = '']) => {
      const base = past.toLowerCase() === 'quit' ? 'quit' : baseOfPast(past.toLowerCase());
      return base === null
        ? []
        : named('restated', `${/^i$/iu.test(who) ? 'My' : 'Our'} reasons for ${gerundFormOf(base)} ${rest}`);
    },
  ],
  [
    regex.iu`^([^:?!,]+): what (they|it) (are|is)((?: and [^:?!]+)?)$`,
    ([, x = '', , be = '', rest = '']) => named('restated', `What ${x} ${be.toLowerCase()}${rest}`),
  ],
  [
    regex.u`^[Vv]isit (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*)$`,
    ([, place = '']) => named('as-doing', `Visiting ${place}`),
  ],
  [
    regex.u`^(\p{L}+) of (?!the year|the (?:week|month|day)|course)([^:?!,]+)$`,
    ([, noun = '', rest = ''], { text, kind }) => {
      const { classes = '' } = lexiconEntry(noun.toLowerCase()) ?? {};
      return kind !== 'review' &&
        classes.startsWith('n') &&
        !isPluralName(noun, text) &&
        !hasFiniteVerb(rest) &&
        !/^(?:out|because|instead|speaking|part|lots|north|south|east|west)$/iu.test(noun)
        ? named('spelled', `The ${inSentence(`${noun} of ${rest}`, text)}`)
        : [];
    },
  ],
  [
    regex.u`^(\p{Lu}[^:?!,]*?) (?:[—–]|-{1,2}) (\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,2})$`,
    ([, work = '', name = ''], { text, kind }) =>
      kind === 'review' &&
      !/review/iu.test(work) &&
      regex.iu`(?<!\p{L})(?:books?|novels?|author|album)(?!\p{L})`.test(text)
        ? named('restated', `${work} by ${name}`)
        : [],
  ],
];

/** A title in one of the forms that editors use most, in another such form. */
export const commonFrames = (title: string, subject: Subject, voice: Voice): Composed[] => [
  ...rewriteTitle(claims, title, subject, voice),
  ...rewriteTitle(times, title, subject, voice),
  ...rewriteTitle(kinds, title, subject, voice),
  ...rewriteTitle(changes, title, subject, voice),
];
