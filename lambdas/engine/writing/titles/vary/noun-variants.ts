import { indefiniteArticle } from '#engine/english/indefinite-article.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { alternatives } from '#engine/english/word-classes.ts';
import { escapeForPattern, regexOf } from '#engine/language/patterns.ts';
import { isNounPhrase } from '#engine/writing/titles/reading/first-word.ts';
import { inSentence } from '#engine/writing/titles/reading/in-sentence.ts';
import { isPluralName } from '#engine/writing/titles/reading/is-plural-name.ts';
import {
  gerundFormOf,
  hasFiniteVerb,
  hasThirdPerson,
  pastOf,
  readTitleVerb,
} from '#engine/writing/titles/reading/title-verb.ts';
import type { Voice } from '#engine/writing/titles/reading/voice.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { withArticle } from '#engine/writing/titles/subject/with-article.ts';
import { named } from './rewrites/rewrite-title.ts';

const maxNameLength = 5;
/** Names of forms and times, and whole phrases: nobody asks what they are, and nobody builds them. */
const notBuilt = regexOf(
  String.raw`[:?!,&]|^(?:the|an?|my|our|your|on|in|how|why|what|when|\d.*|\p{L}+ing|${alternatives(twoToTen)}) |(?:guide|review|notes|thoughts|introduction|report|history|basics|update|updates|tips|proposal|appearance|edition|digest|roundup|newsletter|governance|day|week|year|\d)$`,
  'iu',
);

const creationVerbs =
  '(?:build(?:ing)?|built|creat(?:e|ed|ing)|mak(?:e|ing)|made|implement(?:ed|ing)?|develop(?:ed|ing)?|writ(?:e|ing)|wrote|design(?:ed|ing)?)';
const makers: readonly (readonly [RegExp, string])[] = [
  [/^buil/, 'build'],
  [/^creat/, 'create'],
  [/^ma[kd]/, 'make'],
  [/^imple/, 'implement'],
  [/^devel/, 'develop'],
  [/^wr/, 'write'],
  [/^design/, 'design'],
];

/** "Building a color theme switcher" for "Color theme switcher", if the text says how to "build a theme switcher". */
const creationVariants = (title: string, { text }: Subject, { instructs, who }: Voice): Composed[] => {
  const head = (title.split(/ (?:for|in|with|on|of|to|from) /u)[0] ?? '').split(' ').at(-1) ?? '';
  if (head === '' || isPluralName(head, text)) return [];
  const found = regexOf(
    `(?<!\\p{L})(${creationVerbs}) (?:an?|my|our|your|this|the|my own|your own) (?:[\\p{L}-]+ ){0,3}${escapeForPattern(head)}(?!\\p{L})`,
    'iu',
  ).exec(text)?.[1];
  const base = makers.find(([pattern]) => pattern.test(found?.toLowerCase() ?? ''))?.[1];
  if (base === undefined) return [];
  const inner = inSentence(title, text);
  const thing = `${indefiniteArticle(inner)} ${inner}`;
  return [
    ...named('as-doing', `${gerundFormOf(base)} ${thing}`),
    ...(instructs ? named('as-how-to', `How to ${base} ${thing}`) : []),
    ...(!instructs && who !== null ? named('as-story', `How ${who} ${pastOf(base)} ${thing}`) : []),
  ];
};

const maxUsageWords = 7;

/**
 * "Using container queries in web components" for the title without the verb, if the text says "use container
 * queries".
 */
const usageVariants = (title: string, { text }: Subject, { instructs }: Voice): Composed[] => {
  const [, x = '', rest = ''] = /^([^:?,]+?) ((?:in|with|for) [^:?,]+)$/iu.exec(title) ?? [];
  if (x === '' || title.split(' ').length > maxUsageWords || hasThirdPerson(title)) return [];
  if (!regexOf(`(?<!\\p{L})us(?:e|ing) (?:the |an? )?${escapeForPattern(x)}`, 'iu').test(text)) return [];
  const inner = `${inSentence(x, text)} ${rest}`;
  return [
    ...named('as-doing', `Using ${inner}`),
    ...(instructs ? named('as-how-to', `How to use ${inner}`) : []),
  ];
};

/** "What are X-only public keys?" for a reference that explains them. */
const questionVariants = (title: string, { text, kind }: Subject): Composed[] => {
  if (!/^(?:reference|explainer)$/.test(kind) || / (?:in|with|for|of|at|on|to) /iu.test(title)) return [];
  const inner = inSentence(title, text);
  const verb = isPluralName(title, text) ? 'are' : 'is';
  const says = regexOf(
    `${escapeForPattern(title)}(?: \\([^)]+\\))? (?:is|are|can|allows?|lets?|was|were)(?!\\p{L})`,
    'iu',
  );
  return kind === 'reference' || says.test(text)
    ? named('what-is', `What ${verb} ${withArticle(text, inner)}?`)
    : [];
};

/** A title that only names a thing, with what the text does with it: builds it, uses it or explains it. */
export const nounVariants = (title: string, subject: Subject, voice: Voice): Composed[] => {
  const words = title.split(' ').length;
  if (
    words < 2 ||
    notBuilt.test(title) ||
    hasFiniteVerb(title) ||
    readTitleVerb(title, subject.text) !== null ||
    !isNounPhrase(title, subject.text)
  )
    return [];
  const isShort = words <= maxNameLength;
  return [
    ...(isShort && builderKinds.test(subject.kind) ? creationVariants(title, subject, voice) : []),
    ...usageVariants(title, subject, voice),
    ...(isShort ? questionVariants(title, subject) : []),
  ];
};

/** The kinds of text that describe how something was built. */
const builderKinds = /^(?:how-to|case-study|diary|tips|explainer)$/;
