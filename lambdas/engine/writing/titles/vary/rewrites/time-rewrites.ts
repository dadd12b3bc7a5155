import { yearSource } from '#engine/english/calendar-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Voice } from '#engine/writing/titles/reading/voice.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { named, type Rewrite, rewriteTitle } from './rewrite-title.ts';

const periods = 'year|month|week|weekend|day|night|evening|morning|afternoon|summer|winter';

const rewrites: readonly (readonly [RegExp, Rewrite])[] = [
  [
    regexOf(`^one (${periods}) ([^:?]+)$`, 'iu'),
    ([, time = '', rest = '']) => named('spelled', `A ${time} ${rest}`),
  ],
  [
    regexOf(`^an? (${periods}) (of|in|at|with|without) ([^:?]+)$`, 'iu'),
    ([, time = '', ...rest]) => named('spelled', `One ${time} ${rest.join(' ')}`),
  ],
  [
    regex.iu`^(?:(a|my|our) )?(trip|visit|return|journey) (to|through|across) ([^:?!,]+)$`,
    ([, owner = '', what = '', tie = '', place = ''], _, { who }) => {
      if (who === null) return [];
      const isOwned = /^(?:my|our)$/iu.test(owner);
      const determiner = isOwned ? 'A' : who === 'I' ? 'My' : 'Our';
      return named('restated', `${determiner} ${what} ${tie} ${place}`);
    },
  ],
  [
    regexOf(
      `^(${yearSource}) in (books|review|music|games|movies|films|pictures|photos|reading|running|numbers)$`,
      'iu',
    ),
    ([, when = '', what = ''], _, { who }) => [
      ...(who === null ? [] : named('restated', `${who === 'I' ? 'My' : 'Our'} ${when} in ${what}`)),
      ...named('moved', `${when}: a year in ${what}`),
    ],
  ],
  [
    regexOf(`^(?:my )?(${yearSource}):? review$`, 'iu'),
    ([, when = '']) => named('restated', `A look back at ${when}`, `${when} in review`),
  ],
  [
    regexOf(`^(?:my |our )?(${yearSource}) (goals|resolutions|plans)$`, 'iu'),
    ([, when = '', what = ''], _, { who }) =>
      named('moved', `${who === 'I' ? 'My ' : who === 'we' ? 'Our ' : ''}${what} for ${when}`),
  ],
  [
    regexOf(`^(?:my |our )?(goals|resolutions|plans) for (${yearSource})$`, 'iu'),
    ([, what = '', when = ''], _, { who }) =>
      named('moved', `${who === 'I' ? 'My ' : who === 'we' ? 'Our ' : ''}${when} ${what}`),
  ],
  [
    regexOf(`^(?:the )?state of ([^:?!]+?),? (${yearSource})$`, 'iu'),
    ([, x = '', when = '']) => named('moved', `The state of ${x} in ${when}`),
  ],
  [
    regexOf(`^best ([^:?!]+?) of (${yearSource})$`, 'iu'),
    ([, x = '', when = '']) => named('moved', `The best ${x} of ${when}`),
  ],
];

/** The title of a trip, a year or a day, such as "2019 review" as "A look back at 2019". */
export const timeRewrites = (title: string, subject: Subject, voice: Voice): Composed[] =>
  rewriteTitle(rewrites, title, subject, voice);
