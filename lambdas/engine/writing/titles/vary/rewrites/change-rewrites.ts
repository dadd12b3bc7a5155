import { lexiconEntry } from '#engine/english/lexicon.ts';
import { regex } from '#engine/language/patterns.ts';
import { inSentence } from '#engine/writing/titles/reading/in-sentence.ts';
import { isPluralName } from '#engine/writing/titles/reading/is-plural-name.ts';
import { baseOfPast, gerundFormOf, hasFiniteVerb } from '#engine/writing/titles/reading/title-verb.ts';
import type { Voice } from '#engine/writing/titles/reading/voice.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { named, type Rewrite, rewriteTitle } from './rewrite-title.ts';

const rewrites: readonly (readonly [RegExp, Rewrite])[] = [
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

/** A title about a change, the author's reasons or what something is, such as "Becoming a baker" as "How I became a baker". */
export const changeRewrites = (title: string, subject: Subject, voice: Voice): Composed[] =>
  rewriteTitle(rewrites, title, subject, voice);
