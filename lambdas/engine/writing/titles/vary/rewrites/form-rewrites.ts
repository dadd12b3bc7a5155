import { indefiniteArticle } from '#engine/english/indefinite-article.ts';
import { regex } from '#engine/language/patterns.ts';
import { isNounPhrase } from '#engine/writing/titles/reading/first-word.ts';
import { inSentence } from '#engine/writing/titles/reading/in-sentence.ts';
import type { Voice } from '#engine/writing/titles/reading/voice.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { named, type Rewrite, rewriteTitle } from './rewrite-title.ts';

/** Participles that say what the text does with its subject. */
const treated =
  /^([^:?!,]+?),? (rediscovered|reconsidered|reimagined|demystified|explained|unboxed|unpacked|remembered)$/iu;

/** "Demystified" as "demystifying": all of these participles are regular. */
const gerundOfPast = (past: string): string =>
  past.toLowerCase().replace(/ied$/, 'yed').replace(/ed$/, 'ing');

/** Words before, after or instead of the subject that say what form of text it is, or what the author does. */
const rewrites: readonly (readonly [RegExp, Rewrite])[] = [
  [
    treated,
    ([, x = '', past = ''], { text }) =>
      isNounPhrase(x, text) ? named('restated', `${gerundOfPast(past)} ${inSentence(x, text)}`) : [],
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
    /^(?:an )?interview(?: with|:) ([^:?!]+)$/iu,
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
    ([, some = '', form = '', tie = '', x = ''], { text }) =>
      some === ''
        ? named('restated', `A few ${form.toLowerCase()} ${tie} ${x}`)
        : named('restated', `${form} ${/^about$/iu.test(tie) ? 'on' : tie} ${inSentence(x, text)}`),
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

/** A title that names its form, such as "Milling 101" as "The basics of milling". */
export const formRewrites = (title: string, subject: Subject, voice: Voice): Composed[] =>
  rewriteTitle(rewrites, title, subject, voice);
