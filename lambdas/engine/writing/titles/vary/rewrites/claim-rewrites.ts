import { regex } from '#engine/language/patterns.ts';
import { inSentence } from '#engine/writing/titles/reading/in-sentence.ts';
import { isPluralName } from '#engine/writing/titles/reading/is-plural-name.ts';
import { hasFiniteVerb } from '#engine/writing/titles/reading/title-verb.ts';
import type { Voice } from '#engine/writing/titles/reading/voice.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { named, type Rewrite, rewriteTitle } from './rewrite-title.ts';

const opinionKinds = /^(?:opinion|essay)$/;
/** "Don't touch my flour" speaks of the author, whom "Why you shouldn't" would address. */
const ofAuthor = regex.iu`(?<!\p{L})(?:me|my|I|us)(?!\p{L})`;

/** "It affects" and "they affect". */
const agreeing = (x: string, verb: string, text: string): string =>
  isPluralName(x.split(/ (?:of|in|on|for|with) /u)[0] ?? x, text) ? verb : `${verb}s`;

const rewrites: readonly (readonly [RegExp, Rewrite])[] = [
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
      opinionKinds.test(kind) && !ofAuthor.test(rest)
        ? named('as-why', `Why you shouldn't ${verb.toLowerCase()} ${rest}`)
        : [],
  ],
  [
    regex.iu`^stop (\p{L}+ing) ([^:?!]+)!?$`,
    ([, doing = '', rest = ''], { kind }) =>
      opinionKinds.test(kind) && !ofAuthor.test(rest)
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

/** A title that makes a claim or asks for one, such as "The importance of X" as "Why X matters". */
export const claimRewrites = (title: string, subject: Subject, voice: Voice): Composed[] =>
  rewriteTitle(rewrites, title, subject, voice);
