import { indefiniteArticle } from '#engine/english/indefinite-article.ts';
import { alternatives } from '#engine/english/word-classes.ts';
import { travelWords } from '#engine/english/word-lists/genre-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isNounPhrase } from '#engine/writing/titles/reading/first-word.ts';
import { inSentence } from '#engine/writing/titles/reading/in-sentence.ts';
import { gerundFormOf } from '#engine/writing/titles/reading/title-verb.ts';
import type { Voice } from '#engine/writing/titles/reading/voice.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { named, type Rewrite, rewriteTitle } from './rewrite-title.ts';

const travels = regexOf(String.raw`(?<!\p{L})(?:${alternatives(travelWords)})(?!\p{L})`, 'giu');
const minTravelWords = 3;

/** Titles about a life, a trip, a first impression or a change. */
const rewrites: readonly (readonly [RegExp, Rewrite])[] = [
  [
    /^living (in|with|as|on|at|without) ([^:?!]+)$/iu,
    ([, where = '', x = ''], { text }, { who }) => {
      const inner = inSentence(x, text);
      return [
        ...named('restated', `Life ${where.toLowerCase()} ${inner}`),
        ...(who === null ? [] : named('restated', `What it's like to live ${where.toLowerCase()} ${inner}`)),
      ];
    },
  ],
  [
    /^working (at|as|for|with) ([^:?!]+)$/iu,
    ([, where = '', x = ''], { text, kind }, { who }) =>
      who === null || !/^(?:diary|essay|opinion|interview|travel)$/.test(kind)
        ? []
        : named('restated', `What it's like to work ${where.toLowerCase()} ${inSentence(x, text)}`),
  ],
  [
    regex.iu`^(?:my )?((?:first )?impressions) of ([^:?!]+)$`,
    ([, form = '', x = ''], { text }) =>
      named('restated', `My ${form.toLowerCase()} of ${inSentence(x, text)}`),
  ],
  [
    regex.iu`^(?!.* - )(\p{L}[^:?!–—]+?) ((?:first )?impressions)$`,
    ([, x = '', form = ''], { text }, { who }) => {
      const inner = inSentence(x, text);
      return /^(?:my|our) /iu.test(x)
        ? []
        : named(
            'restated',
            ...(who === 'I' ? [`My ${form.toLowerCase()} of ${inner}`] : []),
            `${form} of ${inner}`,
          );
    },
  ],
  [
    /^progress (?:on|with|in) ([^:?!]+)$/iu,
    ([, x = ''], { text }, { who }) => {
      const inner = inSentence(x, text);
      return named(
        'restated',
        ...(who === null ? [] : [`${who === 'I' ? 'My' : 'Our'} progress on ${inner}`]),
        `A progress report on ${inner}`,
      );
    },
  ],
  [
    regex.u`^(?:(?:[Mm]y|[Oo]ur|[Aa]) )?(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?) [Tt]rip(?:,? ((?:19|20)\d\d))?$`,
    ([, place = '', year = ''], { text }, { who }) => {
      const isUs = (text.match(regex.giu`(?<!\p{L})we(?!\p{L})`)?.length ?? 0) > 3;
      const when = year === '' ? '' : ` in ${year}`;
      return who === null ? [] : named('restated', `${isUs ? 'Our' : 'My'} trip to ${place}${when}`);
    },
  ],
  [
    regex.iu`^how (I|we) ((?:decide|choose|use|learn|write|plan|organi[sz]e|manage|build|test|track|handle|think about)) ([^:?!]+)$`,
    ([, , verb = '', rest = '']) => {
      const [base = '', ...tail] = verb.toLowerCase().split(' ');
      return named('as-doing', [gerundFormOf(base), ...tail, rest].join(' '));
    },
  ],
  [
    regex.u`^(\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*| and| &){0,5}), (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)$`,
    ([place = ''], { text, kind }, { who }) =>
      kind !== 'travel' && (text.match(travels)?.length ?? 0) < minTravelWords
        ? []
        : named(
            'restated',
            `Visiting ${place}`,
            ...(who === null ? [] : [`${who === 'I' ? 'My' : 'Our'} trip to ${place}`]),
          ),
  ],
  [
    /^(?:good-?bye|farewell|bye),? ([^:?!,.]+)[,.!:] (?:and )?(?:hello|hi|welcome),? ([^:?!,.]+)[.!]?$/iu,
    ([, from = '', to = '']) => named('restated', `From ${from} to ${to}`, `Moving from ${from} to ${to}`),
  ],
  [
    regex.u`^Welcom(?:e|ing) (\p{Lu}\S+(?: \p{Lu}\S+){0,2}),? as (?:our (?:new )?)?([^:?!,]+?) (?:of|at) (\p{Lu}[^:?!,]+)$`,
    ([, person = '', post = '', firm = '']) =>
      named('restated', `${person} joins ${firm} as ${post}`, `Meet ${person}, ${post} of ${firm}`),
  ],
  [
    /^([^:?!,]+?) is back ((?:for|in|with|at) [^:?!,]+)!?$/iu,
    ([, x = '', rest = '']) => named('restated', `${x} returns ${rest}`),
  ],
  [
    regex.iu`^why (has|have) ([^:?!,]+?) ((?:become|been|changed|grown|failed|gone|made|got|taken|\p{L}+ed) [^:?!]+)\?$`,
    ([, aux = '', x = '', rest = '']) => named('restated', `Why ${x} ${aux.toLowerCase()} ${rest}`),
  ],
  [
    /^(week|day|month|episode|chapter|part) (\w+) [–—-] (week|day|month|year) in review$/iu,
    ([, label = '', count = '']) => named('restated', `${label} ${count} in review`),
  ],
  [
    /^reflect(?:ing|ions) on ([^:?!]+)$/iu,
    ([whole = '', x = ''], { text }) =>
      named(
        'restated',
        `${/^reflecting/i.test(whole) ? 'Reflections' : 'Reflecting'} on ${inSentence(x, text)}`,
      ),
  ],
  [
    /^looking back (?:at|on) ([^:?!]+)$/iu,
    ([, x = ''], { text }) => named('restated', `A look back at ${inSentence(x, text)}`),
  ],
  [
    regex.iu`^(?:my|our) (first (?:\d+|\p{L}+) \p{L}+) (?:of|with|as|in|at|on) (\p{L}[^:?!]+)$`,
    ([whole = '', time = '', x = '']) =>
      regex.iu` of \p{L}+ing `.test(whole)
        ? named('swapped', `${x}: ${/^our/i.test(whole) ? 'our' : 'my'} ${time.toLowerCase()}`)
        : [],
  ],
  [
    /^it['’]s (?:weird|funny|amazing|strange|crazy|remarkable|odd|surprising|sad) how ([^:?!]+)$/iu,
    ([, clause = '']) => named('restated', clause),
  ],
  [
    regex.iu`^([^:?!,]+?)(?::| [–—-]) (the [^:?!,]+ (?:that )?(?:we|you|I|they|everyone|nobody)(?: all)? [^:?!,]+)$`,
    ([, x = '', what = ''], { text }) =>
      isNounPhrase(x, text) || regex.u`^\p{Lu}`.test(x)
        ? named('restated', `${x} is ${inSentence(what, text)}`)
        : [],
  ],
  [
    regex.iu`^((?:[\p{L}-]+ )*[\p{L}-]+['’]s (?:guide|introduction|manual|handbook|primer) (?:to|for) [^:?!]+)$`,
    ([, whole = ''], { text }) => {
      const [first = ''] = whole.split(' ');
      const isCommon = regex.iu`(?:er|or|ist|ian|eur|man|woman|person)['’]s$`.test(first);
      return isCommon && !/^(?:the|an?|my|our|your)$/iu.test(first)
        ? named('spelled', `${indefiniteArticle(first) === 'an' ? 'An' : 'A'} ${inSentence(whole, text)}`)
        : [];
    },
  ],
];

/** A title about a personal experience, in a different word order. */
export const experienceRewrites = (title: string, subject: Subject, voice: Voice): Composed[] =>
  rewriteTitle(rewrites, title, subject, voice);
