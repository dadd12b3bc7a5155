import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { checkDeadline } from '#engine/bounds/deadline.ts';
import { alternatives, commonPrepositions, wordSet } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { withoutSite } from '#engine/site-names/site-in-title.ts';
import { isGoodCut } from '#engine/writing/headlines/good-cut.ts';
import { isTitleCase, startWithCapital, toTitleCase } from '#engine/writing/headlines/headline-style.ts';
import { repeatsItself } from '#engine/writing/headlines/not-a-title.ts';
import { withoutEmoji } from '#engine/writing/headlines/own-headline.ts';
import { shortenHeadline } from '#engine/writing/headlines/shorten-headline.ts';
import { asQuestion } from '#engine/writing/titles/reading/as-question.ts';
import { readTitleVerb } from '#engine/writing/titles/reading/title-verb.ts';
import { readVoice, type Voice } from '#engine/writing/titles/reading/voice.ts';
import { type Subject, topicShare } from '#engine/writing/titles/subject/subject.ts';
import { type Composed, variedFrames } from '#engine/writing/titles/subject/title-frame.ts';
import { authorActions, eventRewrites } from './author-actions.ts';
import { contextVariants, expanded } from './context-variants.ts';
import { formVariants } from './form-variants.ts';
import { type Halves, halfVariants, halvesOf, standaloneHalves } from './half-variants.ts';
import { labelVariants } from './label-variants.ts';
import { newsVariants } from './news-variants.ts';
import { nounVariants } from './noun-variants.ts';
import { openingLine } from './opening-line.ts';
import { ownedVariants } from './owned-variants.ts';
import { patternVariants } from './pattern-variants.ts';
import { restatedVariants } from './restated-variants.ts';
import { reviewVariants } from './review-variants.ts';
import { rewordedVariants } from './reworded-variants.ts';
import { changeRewrites } from './rewrites/change-rewrites.ts';
import { claimRewrites } from './rewrites/claim-rewrites.ts';
import { experienceRewrites } from './rewrites/experience-rewrites.ts';
import { formRewrites } from './rewrites/form-rewrites.ts';
import { framingRewrites } from './rewrites/framing-rewrites.ts';
import { nounRewrites } from './rewrites/noun-rewrites.ts';
import { phraseRewrites } from './rewrites/phrase-rewrites.ts';
import { timeRewrites } from './rewrites/time-rewrites.ts';
import { smallChanges } from './small-changes.ts';
import { statementVariants } from './statement-variants.ts';
import { verbVariants } from './verb-variants.ts';
import { wordSwaps } from './word-swaps.ts';

const minLength = 10;
const maxLength = 200;
/** Factor that puts a generic variant after the last of the other good ones. */
const genericFactor = 0.99;
/** The share of generic variants that graders would publish. */
const chanceOfGeneric = 0.45;
/** The share of the topic's words that a part of the headline needs. */
const minTopic = 0.6;

const variantsOf = (title: string, subject: Subject, voice: Voice): Composed[] => [
  ...patternVariants(title, subject, voice),
  ...formVariants(title, subject, voice),
  ...verbVariants(title, subject, voice),
  ...labelVariants(title, subject, voice),
  ...statementVariants(title, subject),
  ...newsVariants(title, subject),
  ...restatedVariants(title, subject),
  ...rewordedVariants(title, subject, voice),
  ...nounVariants(title, subject, voice),
  ...phraseRewrites(title, subject, voice),
  ...nounRewrites(title, subject, voice),
  ...experienceRewrites(title, subject, voice),
  ...authorActions(title, subject, voice),
  ...eventRewrites(title, subject, voice),
  ...contextVariants(title, subject),
  ...framingRewrites(title, subject, voice),
  ...claimRewrites(title, subject, voice),
  ...timeRewrites(title, subject, voice),
  ...formRewrites(title, subject, voice),
  ...changeRewrites(title, subject, voice),
  ...smallChanges(title, subject, voice),
  ...wordSwaps(title, subject),
];

/** Openings that an editor rarely publishes, because they add nothing to the author's own words. */
const generic = /^(?:understanding|an? guide to)\s/i;

/**
 * Caps the chance of a generic variant at the share of such variants that graders publish, and below the better
 * variants.
 */
export const rankGenericLast = <T extends Composed & { chance: number }>(titles: readonly T[]): T[] => {
  const isGeneric = ({ text, frame }: T): boolean =>
    (frame === 'as-guide' || frame === 'as-doing') && generic.test(text);
  const better = titles.filter(
    (title) => variedFrames.has(title.frame) && !isGeneric(title) && title.chance >= chanceOfGeneric,
  );
  const max = Math.min(chanceOfGeneric, ...better.map(({ chance }) => chance * genericFactor));
  return titles.map((title) =>
    isGeneric(title) ? { ...title, chance: Math.min(title.chance, max) } : title,
  );
};

/** "Learning from the people who want", "Data files and": the cut removed something necessary. */
const dangling = regex.iu`(?<!\p{L})(?:and|or|the|of|with|for|to|in|a|rid|(?:who|that|which) \p{L}+)$|^[-–—]|[-–—]$`;

/** Words that a long title can drop or shorten: "using" to "with", "and" to "&", a determiner. */
const shortenings: readonly (readonly [RegExp, string])[] = [
  [
    regex.iu`(?<=^(?:How to )?\p{L}+ )(?:your|our) (?=(?:[\p{L}\p{N}.-]+ ){0,2}\p{L}+[^\Ws](?<!s)s(?: |$))`,
    '',
  ],
  [/(?<=\s)using(?=\s)/iu, 'with'],
  [/(?<=\s)and(?=\s)/iu, '&'],
];

/** A title that is slightly too long, in a shorter form that means the same. */
const fitted = (title: Composed): Composed => {
  let { text } = title;
  for (const [long, short] of shortenings) {
    if (fitsSnippet(text, 'title')) break;
    text = text.replace(long, short);
  }
  return { ...title, text };
};

const plain = (text: string): string => text.toLowerCase().replace(regex.gu`[^\p{L}\p{N}]+`, ' ').trim();

/** Whether quotation marks and parentheses are balanced: "Title" and “Title”. */
const isClosed = (text: string): boolean =>
  (text.match(/[“"]/g)?.length ?? 0) % 2 === (text.match(/”/g)?.length ?? 0) % 2 &&
  (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0);

const minWords = 5;

/** "updating your package to R 4" after a colon: the action names the topic. */
const actionHalf = ({ right }: Halves, text: string): string[] =>
  right.split(' ').length >= minWords && readTitleVerb(right, text) !== null ? [right] : [];

const minNamed = 2;

/** "Hoi An": restores the capital of a name that title case writes in lower case. */
const withNames = (title: string, text: string): string =>
  title.replace(
    regexOf(`(\\p{Lu}\\p{L}+) (an|${alternatives(commonPrepositions)})(?![\\p{L}’'-])`, 'gu'),
    (pair, before: string, word: string) => {
      const named = `${before} ${startWithCapital(word)}`;
      return text.split(named).length > minNamed ? named : pair;
    },
  );

/** Words of four letters or more that title case keeps in lower case. */
const smallWords = wordSet(commonPrepositions);

/**
 * "Lose Weight", "The Admirable Christian": all longer words after the first have a capital, and at least one is not
 * an acronym.
 */
const isCapitalized = (title: string): boolean => {
  const later = title.split(' ').slice(1);
  return (
    later.some((word) => regex.u`^\p{Lu}\p{Ll}+`.test(word)) &&
    !later.some((word) => regex.u`^\p{Ll}{4,}`.test(word) && !smallWords.has(word))
  );
};

/** The headline without the site's name, emoji and final marks. */
const wholeHeadline = (article: Subject['reading']['article']): string =>
  withoutEmoji(withoutSite(article))
    .replace(/(?:…|\.)+$/, '')
    .replace(/^(how to [^?]+)\?$/iu, '$1')
    .replace(/^how-?to:? (?=\w)/iu, 'How to ')
    .trim()
    .slice(0, maxLength);

/** The first two of a list of three are not a list. */
const isWholeList = (text: string): boolean => !text.includes(',') || / and /.test(text);

/** Shorter beginnings of a headline that is too long. One that ends at a colon is a half, with its own conditions. */
const beginningsOf = (whole: string, halves: Halves | null): string[] =>
  fitsSnippet(whole, 'title') || halves !== null
    ? []
    : shortenHeadline(whole)
        .filter((text) => whole.startsWith(text) && isGoodCut(whole, text) && isWholeList(text))
        .slice(0, 2);

/** Variants of the halves that are titles by themselves, so that "Thoughts on" before one adds nothing. */
const variantsOfHalves = (subject: Subject, halves: Halves | null, voice: Voice): Composed[] => {
  if (halves === null) return [];
  const parts = new Set([...standaloneHalves(subject, halves), ...actionHalf(halves, subject.text)]);
  return [...parts].flatMap((part) =>
    variantsOf(part, subject, voice).filter(({ text }) => !/^(?:thoughts )?on\s/i.test(text)),
  );
};

/** All variants, in the order in which the first of several equal ones is kept. */
const allVariants = (whole: string, subject: Subject): Composed[] => {
  const voice = readVoice(subject);
  const halves = halvesOf(whole);
  const short = beginningsOf(whole, halves);
  const hasOwn = topicShare(subject, subject.headline) >= minTopic && subject.headline !== whole;
  return [
    ...[whole, ...(hasOwn ? [subject.headline] : [])].flatMap((title) => variantsOf(title, subject, voice)),
    ...ownedVariants(whole, subject, voice),
    ...openingLine(whole, subject),
    ...reviewVariants(whole, subject),
    ...expanded(whole, subject),
    ...(halves === null ? [] : halfVariants(subject, halves)),
    ...short.map((text): Composed => ({ text, frame: 'shortened' })),
    ...short.flatMap((title) => variantsOf(title, subject, voice)),
    ...variantsOfHalves(subject, halves, voice),
  ];
};

/** Whether variants are in title case, as the headline is. */
const usesTitleCase = (whole: string, titled: boolean): boolean =>
  isTitleCase(whole) ||
  isCapitalized(whole) ||
  (whole.split(' ').length < 3 && titled && !regex.u` \p{Ll}`.test(whole));

const styledTitle = (text: string, isTitled: boolean, article: string): string => {
  const clean = text.replace(regex.gu`[!.](?=:)|(?<=\p{Ll}{3})\.$`, '').replace(/\s+/g, ' ').trim();
  const line = startWithCapital(asQuestion(clean));
  return isTitled ? withNames(toTitleCase(line), article) : line;
};

/** Whether a title is complete and fits a result page. */
const isUsable = (title: string): boolean =>
  title.length >= minLength &&
  !dangling.test(title) &&
  !repeatsItself(title) &&
  !/^or\s|^Falling (?:19|20)\d\d/iu.test(title) &&
  fitsSnippet(title, 'title') &&
  isClosed(title);

/**
 * The author's own headline in other frames, with the same meaning, as an editor would put it. Empty without a
 * headline. Each variant fits a result page, and none differs from the headline only in punctuation.
 */
export const varyTitles = (subject: Subject, titled: boolean): Composed[] => {
  if (subject.headline === '') return [];
  const whole = wholeHeadline(subject.reading.article);
  const isTitled = usesTitleCase(whole, titled);
  const known = new Set([plain(subject.headline), plain(whole)]);
  return allVariants(whole, subject)
    .map(fitted)
    .flatMap(({ text, frame }) => {
      checkDeadline();
      const title = styledTitle(text, isTitled, subject.text);
      const key = plain(title);
      if (known.has(key) || !isUsable(title)) return [];
      known.add(key);
      return [{ text: title, frame }];
    });
};
