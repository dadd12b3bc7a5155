import type { Article } from '#contracts/jobs/article.ts';
import { fitsHeadline, fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { lexiconEntry } from '#engine/english/lexicon.ts';
import { aboutItself, credit } from '#engine/extraction/title/not-a-title-line.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex } from '#engine/language/patterns.ts';
import { fullTitle, withoutSite } from '#engine/site-names/site-in-title.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { endsIncomplete } from './ends-incomplete.ts';
import { endsOnNoun, isGoodCut } from './good-cut.ts';
import { startWithCapital } from './headline-style.ts';
import { keepingWithout, shortenHeadline } from './shorten-headline.ts';
import { textLabel } from './text-label.ts';

/** A colon, a dash, a comma before a clause, or an addition in parentheses. */
const boundary = regex.giu`[:;]\s+|(?:\.{3,}|…)\s*(?=\p{L})|\s[–—-]+\s|—|,\s(?=(?:because|but|while|although|though|when|after|until|so|as)\s)|\s(?=\()`;

const sentencesOf = (title: string): string[] =>
  title
    .split(/(?<=[.!?])\s+/)
    .filter((part) => part.length >= 20 && !/^(?:here|there|this|that|it) /iu.test(part))
    .map((part) => part.replace(regex.u`(?<=\p{Ll}{2})\.$`, ''));

/** A shorter part of a headline says too little. */
const minPartLength = 12;
const minQuestionLength = 25;

/** "He asked for it", "Our research shows": a quotation that needs its speaker, and an announcement of what is not there. */
const pronounOpening = regex.iu`^(?:he|she|they|it)(?!\p{L})`;
const reportingEnding = regex.iu`(?<!\p{L})(?:shows?|says?|finds?|reveals?|suggests?|according to)$`;

/**
 * The parts of a headline around a colon, a dash or a clause. The beginning comes first unless the end asks a
 * question.
 */
const partsOf = (title: string): string[] => {
  const boundaries = matchesOf(title, boundary);
  const before = boundaries.map((match) => title.slice(0, match.index).trim()).reverse();
  const after = boundaries
    .filter((match) => /[:;…–—-]|\.{3}/.test(match[0]))
    .map((match) => title.slice(match.index + match[0].length).trim())
    // As in "Residue - or why the jar is never clean".
    .map((part) => startWithCapital(part.replace(/^or,? (?=(?:why|how|what)\s)/iu, '')));
  // "Experiments: what if I start without it?": the question is the headline, and the name of a series comes before
  // it.
  const asks =
    /(?:\?|\sor,? (?:why|how|what)\s.+)$/iu.test(title) &&
    after.some((part) => part.length >= minQuestionLength);
  // "Experience report: moving the bakery to Rye": the label by itself names nothing, and "Rye" by itself says too
  // little.
  const isLabeled =
    before.length > 0 && before.every((part) => textLabel.test(part) || !/[\s?!]/u.test(part));
  const parts = asks || isLabeled ? [...after.map(startWithCapital), ...before] : [...before, ...after];
  return parts.filter(
    (part) => part.length >= minPartLength && !pronounOpening.test(part) && !reportingEnding.test(part),
  );
};

/** "Charge the battery", "Update name servers": a heading in the imperative. */
const isImperative = (heading: string): boolean => {
  const [first, next] = tagWords(heading.toLowerCase());
  if (first === undefined) return false;
  const canBeVerb = lexiconEntry(first.lower)?.classes.includes('v') ?? false;
  return first.tag === 'V' || (canBeVerb && /^(?:the|an?|your)$/.test(next?.lower ?? ''));
};

/**
 * Whether the title is only the first of several section headings, in a text that begins with one. Main headings are
 * sections if they are steps: the first one and most of the others are imperatives.
 */
const isSection = ({ title, headings }: Article): boolean => {
  const first = headings.find(({ text }) => text === title);
  const others = headings.filter(({ level, text }) => level === first?.level && text !== title);
  if (first === undefined || others.length === 0) return false;
  return (
    first.level > 1 ||
    // Text comes before it, and others of its level follow.
    (first.offset > 0 && others.length >= 2) ||
    (others.length >= 3 &&
      isImperative(first.text) &&
      others.filter(({ text }) => isImperative(text)).length * 2 >= others.length)
  );
};

/** ":lightning:": a result page does not render it as a picture. */
const shortCode = /(?<!\S):[a-z][a-z0-9_+-]+:(?!\S)/gu;

/** Emoji with their skin tones and joiners, and their names between colons. */
const emoji =
  /\s*(?:(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier})(?:\uFE0F|\u200D|\p{Emoji_Modifier})*)+|(?<!\S):[a-z][a-z0-9_+-]+:(?!\S)/gu;

/** A title without emoji. Cutting a title could leave half of an emoji's characters. */
export const withoutEmoji = (title: string): string =>
  title
    .replace(emoji, '')
    .replace(/\u200B|\u200C|\u200D|\uFE0F/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Words that a long headline can lose without saying less. */
const dispensable = [
  / \([^)]*\)(?=$| )/u,
  regex.iu`(?<=\p{L} )(?:successfully|easily|effectively|quickly|really|simply|actually|truly|very|properly|probably|definitely|absolutely|totally|basically) `,
  regex.iu`^(?:the|an?) (?=\p{L})`,
  // "your functions", but not "your function", which needs a determiner.
  regex.iu`(?<=^|\p{L} )(?:our|your|my) (?=[\p{L}-]+s(?![\p{L}'’]|s ))`,
];

/** A long headline with fewer words; empty if it has no such word. */
const lighter = (title: string): string[] => {
  const texts = dispensable.map((pattern) => title.replace(pattern, ''));
  const all = dispensable.reduce((text, pattern) => text.replace(pattern, ''), title);
  return [...texts, all].filter((text) => text !== title).map(startWithCapital);
};

/** Whether a part is not a broken list: the first two items of three are not a list. */
const isComplete = (part: string): boolean => !part.includes(',') || / and /.test(part);

/**
 * "Tools (rentrez, taxize) to Find Viruses, Genes and Hosts": without the aside, the headline is cut at a place where
 * it can end.
 */
const withoutAside = (title: string): string[] => {
  const whole = title.replace(regex.u`(?<=\p{L}) \([^)]*\)(?= \p{L})`, '');
  if (whole === title) return [];
  return shortenHeadline(whole).filter(
    (part) => whole.startsWith(part) && isComplete(part) && !endsIncomplete(part),
  );
};

/** "Published on the mill's blog as Rye at home": the name of the text there; empty if only the place is named. */
const withoutCredit = (title: string): string => {
  if (aboutItself.test(title)) return '';
  return credit.test(title) ? (/ as [“"]?(.{8,}?)[”"]?$/u.exec(title)?.[1] ?? '') : title;
};

/** Whether the article has a headline of any length: a title that does not head a section. */
export const hasHeadline = (article: Article): boolean =>
  withoutCredit(fullTitle(article)) !== '' && !isSection(article);

/** The article's own title without its site, of any length; empty without a title. */
const headlineOf = (article: Article): string => {
  const whole = withoutCredit(fullTitle(article));
  return whole === '' || isSection(article)
    ? ''
    : withoutSite(article, whole)
        .replace(/\s*…$|\.{3}$/, '')
        .replace(shortCode, '')
        .trim();
};

/** The author's headline unchanged if it is longer than a result page shows, up to `headlineLimits`; otherwise null. */
export const longHeadline = (article: Article): string | null => {
  const plain = withoutEmoji(headlineOf(article));
  return plain !== '' && !fitsSnippet(plain, 'title') && fitsHeadline(plain) ? plain : null;
};

/** Whether a title may be shown: it fits a result page, or it is the author's own headline, up to `headlineLimits`. */
export const canBeTitle = (article: Article, text: string): boolean =>
  fitsSnippet(text, 'title') || text === longHeadline(article);

/** The article's own title in forms that fit a result page, most faithful first; empty without a title. */
export const ownTitles = (article: Article): string[] => {
  const title = headlineOf(article);
  if (title === '' || fitsSnippet(title, 'title')) return title === '' ? [] : [title];
  const plain = withoutEmoji(title);
  const shorter = [
    plain,
    ...lighter(plain),
    ...withoutAside(plain),
    ...partsOf(plain),
    ...sentencesOf(plain),
  ].filter((part) => fitsSnippet(part, 'title'));
  // Without a break, a long headline is cut before a preposition.
  if (shorter.length === 0)
    shorter.push(
      ...shortenHeadline(plain).filter(
        (part) => plain.startsWith(part) && isComplete(part) && !endsIncomplete(part),
      ),
    );
  const kept = [...new Set(keepingWithout(plain, shorter))].filter((text) => text !== '');
  const good = kept.filter((part) => isGoodCut(plain, part));
  const closed = good.length > 0 ? good : kept.filter(endsOnNoun);
  return (closed.length > 0 ? closed : kept).slice(0, 3);
};
