import { readBase } from '#engine/english/base-form.ts';
import { gerundOf, verbBase } from '#engine/english/gerund.ts';
import { isPlural } from '#engine/english/is-plural.ts';
import { lexiconEntry } from '#engine/english/lexicon.ts';
import { pluralOf } from '#engine/english/s-forms.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import {
  alternatives,
  articles,
  modals,
  possessives,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import type { ArticleIndex } from '#engine/keywords/evidence/article-index.ts';
import { findEvidence } from '#engine/keywords/evidence/find-evidence.ts';
import { isModifier } from '#engine/keywords/phrases/modifiers.ts';
import { fold } from '#engine/keywords/text/fold.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import { stem } from '#engine/language/stem.ts';
import { explains } from './explanatory-kinds.ts';
import { actionOf, isCompound, verbOf } from './line-phrases.ts';
import { isDistinct } from './searchable.ts';

/** A form of the lead, and its probability as a share of the lead's. */
export type LeadForm = { text: string; share: number };

const mentionsWord = (folded: string, word: string): boolean =>
  regexOf(`(?<![\\p{L}\\p{N}])${escapeForPattern(word)}(?![\\p{L}\\p{N}])`, 'u').test(folded);

const isNoun = (word: string): boolean => lexiconEntry(word)?.classes.startsWith('n') === true;
const isVerb = (word: string): boolean => lexiconEntry(word)?.classes.startsWith('v') === true;

/** True for a countable thing, as in "an emergency fund is", but not in "an air pollution monitor". */
const isCounted = (folded: string, lead: string): boolean => {
  const withArticle = regexOf(
    `(?<![\\p{L}\\p{N}])an? (?:[\\p{L}-]+ )?${escapeForPattern(lead)}(?:[^\\p{L}\\p{N}\\s'’-]|\\s+(\\p{L}+)|\\s*$)`,
    'gu',
  );
  if (!lead.includes(' ')) return false;
  return matchesOf(folded, withArticle).some(([, next]) => next === undefined || stopWords.has(next));
};

/** The singular or plural of a noun phrase, if the text uses that form: "password manager" for "password managers". */
const otherNumber = (folded: string, lead: string, names: ReadonlySet<string>): string | null => {
  const words = lead.split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (
    !regex.u`^\p{L}{3,}$`.test(last) ||
    /\d/.test(lead) ||
    words.some((word) => stopWords.has(word) || word === 'vs')
  )
    return null;
  if (
    names.has(stem(last)) ||
    isModifier(stem(last)) ||
    (words.length > 1 && (isVerb(first) || verbOf(first)))
  )
    return null;
  const known = (word: string): boolean => isNoun(word) || mentionsWord(folded, word);
  const isMany = isPlural(lead, folded);
  const other = isMany ? readBase(last, known) : pluralOf(last);
  if (other === last || !(isNoun(other) || isNoun(last) || lexiconEntry(last) === undefined)) return null;
  const whole = [...words.slice(0, -1), other].join(' ');
  if (isMany) return mentionsWord(folded, other) ? whole : null;
  return mentionsWord(folded, whole) || isCounted(folded, lead) ? whole : null;
};

/** True for "use facebook" in a text with "to use" or "I use the ...": an action rather than a thing. */
const isUsedAsVerb = (folded: string, first: string): boolean => {
  const classes = lexiconEntry(first)?.classes ?? '';
  if (classes === 'v') return true;
  return (
    classes.startsWith('v') &&
    regexOf(
      `\\b(?:to|${alternatives(subjectPronouns, modals)}) ${escapeForPattern(first)} (?:${alternatives(articles, possessives)}) `,
      'u',
    ).test(folded)
  );
};

/**
 * Writes "shooting film" for "shoot film", and "tipping in germany" for "tip in germany" if the text asks how to tip in
 * Germany.
 */
const asGerund = ({ article, folded }: ArticleIndex, lead: string): string | null => {
  const [first = '', ...rest] = lead.split(' ');
  if (rest.length === 0 || rest.includes('vs') || verbBase(first) === null) return null;
  const asked = `how to ${lead}`;
  const isAsked = folded.includes(asked) || fold(article.title ?? '').includes(asked);
  if (!isAsked && !isUsedAsVerb(folded, first)) return null;
  return [gerundOf(first), ...rest].join(' ');
};

/** Writes "install nix" for "installing nix" if the text explains how. */
const asImperative = (index: ArticleIndex, lead: string): string | null => {
  const words = lead.split(' ');
  if (!explains(index.article) || isCompound(index.folded, words[0] ?? '', words[1] ?? '')) return null;
  return actionOf(words);
};

/** The object of an action: "exercise regimen" in "finding an exercise regimen". */
const objectOf = (lead: string): string | null => {
  const [first = '', ...rest] = lead.split(' ');
  if (verbOf(first) === null && lexiconEntry(first)?.classes !== 'v') return null;
  const object = rest.filter((word, i) => i > 0 || !/^(?:an?|the|my|your|our)$/.test(word));
  return object.length < 2 || object.some((word) => stopWords.has(word) || word === 'vs')
    ? null
    : object.join(' ');
};

/**
 * The end of a longer lead if the text uses it more often by itself: "grant identifier" in "global grant identifier".
 */
const tailOf = (index: ArticleIndex, lead: string): string | null => {
  const words = lead.split(' ');
  if (words.some((word) => stopWords.has(word) || word === 'vs') || isVerb(words[0] ?? '')) return null;
  const whole = findEvidence(index, lead).count;
  const tails = words.slice(1, -1).map((_, i) => words.slice(i + 1).join(' '));
  return tails.find((tail) => findEvidence(index, tail).count > whole) ?? null;
};

const impression = /^(.+?) (?:(?:first |my )?impressions|thoughts|reviewed)$/;
/** Writes "darkest dungeon review" for "darkest dungeon impressions". */
const asReview = (lead: string): string | null => {
  const thing = impression.exec(lead)?.[1];
  return thing === undefined ? null : `${thing} review`;
};

/** Writes "mini retirement" for "mini-retirement", and "dungeons and dragons" for "dungeons & dragons". */
const withoutMarks = (lead: string): string | null => {
  const text = lead.replace(regex.gu`(?<=\p{L}{3})-(?=\p{L}{3})`, ' ').replaceAll(' & ', ' and ');
  return text === lead ? null : text;
};

/**
 * Writes "trump tariffs" for "trump's tariffs", and "mccalls m6963" for "mccall's m6963" in a text that never says
 * "McCall".
 */
const withoutOwner = (folded: string, lead: string): string | null => {
  const owner = regex.u`([\p{L}\p{N}]+)'s (?=\S)`.exec(lead)?.[1];
  if (owner === undefined) return null;
  const hasPlainForm = regexOf(
    `(?<![\\p{L}\\p{N}])${escapeForPattern(owner)}(?![\\p{L}\\p{N}']|'s)`,
    'u',
  ).test(folded);
  return lead.replace(`${owner}'s `, hasPlainForm ? `${owner} ` : `${owner}s `);
};

const placePhrase = /^(.+) (?:of|in|from|at) (.+)$/;
/** Puts the name of a place or a year first: "berlin cost of living" for "cost of living in berlin". */
const withNameAhead = (text: string, lead: string, names: ReadonlySet<string>): string | null => {
  const [, thing = '', name = ''] = placePhrase.exec(lead) ?? [];
  // Titles capitalize every word, so they do not show names.
  const isName = (part: string): boolean =>
    part.split(' ').every((word) => names.has(stem(word))) && !text.includes(part);
  if (
    thing === '' ||
    isName(thing) ||
    /\b(?:to|the|for|with|and)\b/.test(thing) ||
    verbOf(thing.split(' ')[0] ?? '') !== null
  )
    return null;
  return /^(?:19|20)\d\d$/.test(name) || isName(name) ? `${name} ${thing}` : null;
};

const sides = /^(\S+(?: \S+){0,2}) vs (\S+(?: \S+){0,2})$/;
/** Writes "sacrifice vs mercy" for "mercy vs sacrifice". */
const reversed = (lead: string): string | null => {
  const [, a, b] = sides.exec(lead) ?? [];
  return a === undefined || b === undefined ? null : `${b} vs ${a}`;
};

/**
 * Other forms in which people type the topic of a text. They mean the same, so they are nearly as good as the topic and
 * better than most other phrases of the text.
 */
export const leadForms = (index: ArticleIndex, lead: string, names: ReadonlySet<string>): LeadForm[] => {
  const forms: [string | null, number][] = [
    [objectOf(lead), 0.9],
    [asGerund(index, lead), 0.8],
    [asImperative(index, lead), 0.75],
    [withoutOwner(index.folded, lead), 0.8],
    [withoutMarks(lead), 0.8],
    [withNameAhead(index.article.text, lead, names), 0.75],
    [tailOf(index, lead), 0.65],
    [otherNumber(index.folded, lead, names), 0.75],
    [reversed(lead), 0.7],
    [asReview(lead), 0.8],
  ];
  const texts = new Set([lead]);
  return forms.flatMap(([text, share]) => {
    if (text === null || texts.has(text) || !isDistinct(text)) return [];
    texts.add(text);
    return [{ text, share }];
  });
};
