import type { Article } from '#contracts/jobs/article.ts';
import { verbBase } from '#engine/english/gerund.ts';
import { lemmaEntry, lexiconEntry } from '#engine/english/lexicon.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import {
  alternatives,
  articles,
  demonstratives,
  modals,
  possessives,
  questionWords,
  subjectPronouns,
  wordSet,
} from '#engine/english/word-classes.ts';
import { fold, withoutEmoji } from '#engine/keywords/text/fold.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import { ownTitle } from '#engine/site-names/site-in-title.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';
import { readKind } from '#engine/topic/text-kind.ts';
import { readAnswers } from './answers.ts';
import type { KeywordCandidate } from './keyword-candidate.ts';
import { isPast } from './searchable.ts';

const maxHeadings = 10;
const maxWords = 7;
/** Words of a headline that searches leave out. */
const droppedWords = wordSet(possessives, demonstratives, articles, "i we i've we've");
/** A whole clause may begin with these stop words. */
const questionWordSet = wordSet(questionWords);

/** The base form of an -ing form, if the dictionary has it as a verb: "build" for "building"; otherwise null. */
export const verbOf = (word: string): string | null => {
  if (!word.endsWith('ing') || word.length < 6) return null;
  const root = word.slice(0, -3);
  const doubled = root.at(-1) === root.at(-2) ? root.slice(0, -1) : root;
  const isVerb = (text: string) => lexiconEntry(text)?.classes.includes('v') === true;
  return (
    [`${root}e`, root, doubled].find((text) => isVerb(text) && (text !== `${root}e` || !isVerb(root))) ?? null
  );
};

/** Rules out "how to camp tips and tricks": forms of advice are not the object of an action. */
const formNouns =
  /^(?:tips?|tricks?|hacks?|ideas|basics|guides?|checklists?|lists?|advice|recommendations?)$/;

/**
 * Writes "protect and sync secret keys" for "protecting and syncing secret keys", with each verb in its base form. Null
 * if the first word is not a verb, or if the words name a form of advice.
 */
export const actionOf = (words: readonly string[]): string | null => {
  const [first = '', ...rest] = words;
  const verb = verbOf(first);
  if (verb === null || rest.length === 0 || formNouns.test(rest[0] ?? '')) return null;
  // Not an action: "heading of the page", "heading to heading".
  if (rest[0] === 'of' || rest.includes(first)) return null;
  const [joint = '', second = '', ...others] = rest;
  if (joint !== 'and' && joint !== 'or') return [verb, ...rest].join(' ');
  const other = verbOf(second);
  return other === null || others.length === 0 ? null : [verb, joint, other, ...others].join(' ');
};

/**
 * True for "a writing lab": the -ing form is part of a name, so "write lab" is not a search for it. Both texts are
 * folded.
 */
export const isCompound = (text: string, gerund: string, next: string): boolean => {
  const [first, second] = [gerund, next].map((word) => word.replace(regex.gu`[^\p{L}\p{N}]`, '.'));
  return regexOf(`\\b(?:an?|the|our|your|my|this|each|every) ${first} ${second}`, 'u').test(text);
};

/** Expands "what's" to "what is", but shortens "hugo's" to "hugo". */
const spokenForms = (word: string): string[] => {
  const plain = word.replace(/['’]s$/, '');
  return plain !== word && questionWordSet.has(plain) ? [plain, 'is'] : [plain];
};

/** The words of a line's clauses, without articles and pronouns. */
export const clausesOf = (line: string): string[][] =>
  withoutEmoji(fold(line))
    .split(/[:;|–—…!?()[\]"“”]|\d+\s?%|(?<!\bvs)\.(?=\s|$)|,\s|\s-\s/u)
    .map((clause) =>
      analyzeText(clause)
        .tokens.filter(({ kind }) => kind !== 'mark')
        .flatMap(({ lower }) => spokenForms(lower))
        .filter((word) => !droppedWords.has(word)),
    )
    .filter((words) => words.length > 0);

/**
 * True for "Riverton council votes to close ...": the word before "to" may be a verb, so the words do not form a
 * phrase.
 */
const endsInInfinitive = (words: readonly string[], to: number): boolean =>
  words[to] === 'to' && lemmaEntry(words[to - 1] ?? '')?.classes.includes('v') === true;

const canBegin = (words: readonly string[], from: number): boolean => {
  const first = words[from] ?? '';
  return questionWordSet.has(first) ? from === 0 : !stopWords.has(first) && !isPast(first);
};

/**
 * True if the words end inside a noun phrase: "GitHub uses automated" in "GitHub uses automated testing". A year may
 * follow.
 */
const cutsNoun = (words: readonly string[], to: number): boolean => {
  const next = words[to];
  if (next === undefined || stopWords.has(next) || /^\d/.test(next)) return false;
  return next.endsWith('ing') || lemmaEntry(next)?.classes.startsWith('v') !== true;
};

/**
 * True for the verb of a clause without its subject: "supports emergency response" in "how the system supports ...".
 */
const beginsAtVerb = (words: readonly string[], from: number): boolean => {
  const first = words[from] ?? '';
  return from > 0 && /[^s]s$/.test(first) && lemmaEntry(first)?.classes.startsWith('v') === true;
};

/** People search for whole questions. A piece of a question asks nothing. */
const canEnd = (words: readonly string[], from: number, to: number): boolean => {
  const last = words[to - 1] ?? '';
  if (stopWords.has(last) || isPast(last) || endsInInfinitive(words, to) || cutsNoun(words, to)) return false;
  return !questionWordSet.has(words[from] ?? '') || (to === words.length && !words.some(isPast));
};

const runsOf = (text: string, words: readonly string[]): string[] => {
  const found: string[] = [];
  for (let from = 0; from < words.length; from++) {
    const first = words[from] ?? '';
    if (!canBegin(words, from) || beginsAtVerb(words, from)) continue;
    for (let to = from + 2; to <= Math.min(words.length, from + maxWords); to++) {
      if (canEnd(words, from, to)) found.push(words.slice(from, to).join(' '));
    }
    const rest = words.slice(from + 1);
    if (verbOf(first) === null || isCompound(text, first, rest[0] ?? '')) continue;
    for (let to = 1; to <= Math.min(rest.length, maxWords - 1); to++) {
      if (stopWords.has(rest[to - 1] ?? '') || isPast(rest[to - 1] ?? '') || cutsNoun(rest, to)) continue;
      const action = actionOf([first, ...rest.slice(0, to)]);
      if (action !== null) found.push(action, `how to ${action}`);
    }
  }
  return found;
};

const imperative = regex.u`^(?:step \d+ )?\p{L}+$`;

/**
 * "Search intent" names a thing unless the text searches something. A verb that is also a noun needs a context that
 * shows a verb.
 */
const isDone = (text: string, verb: string): boolean =>
  lexiconEntry(verb)?.classes.includes('n') !== true ||
  new RegExp(
    `\\b(?:to|and|then|${alternatives(subjectPronouns, modals)}) ${verb}\\b|\\b${verb} (?:it|them|${alternatives(articles, possessives, demonstratives)})\\b`,
  ).test(text);

/** True for a noun before a noun: "sleep deprivation" in a text with "of sleep deprivation". */
const isNamedThing = (text: string, [first = '', second = '']: readonly string[]): boolean =>
  lexiconEntry(first)?.classes.includes('n') === true &&
  regexOf(
    `\\b(?:of|from|with|by|about|in|and|or|the|an?|your|my|our|less|more|some|no) ${escapeForPattern(first)} ${escapeForPattern(second)}(?![\\p{L}\\p{N}])`,
    'u',
  ).test(text);

/** Headings that tell the reader to do something: "Create a service account". */
const imperativesOf = (text: string, words: readonly string[]): string[] => {
  const [first = '', ...rest] = words;
  if (!imperative.test(first) || rest.length === 0 || rest.length > 5 || stopWords.has(rest[0] ?? ''))
    return [];
  if (lexiconEntry(first)?.classes.startsWith('v') !== true || stopWords.has(rest.at(-1) ?? '')) return [];
  return isDone(text, first) && !isNamedThing(text, words) ? [`how to ${words.join(' ')}`] : [];
};

/** Kinds of text that explain how to do something. */
const instructionalKinds: ReadonlySet<string> = new Set(['how-to', 'tips', 'recipe', 'reference']);

/** True for a text whose actions are instructions. */
export const teaches = (article: Article): boolean =>
  instructionalKinds.has(readKind(article).kind) || readAnswers(article).hasSteps;

/** The author's own "how to" counts without further checks. */
const isOwn = (lines: string, text: string): boolean => lines.includes(text.split(' ').slice(0, 3).join(' '));

/** All searchable word sequences in the title and headings, and the instructions among them as "how to". */
export const linePhrases = (article: Article): KeywordCandidate[] => {
  const title = ownTitle(article);
  const headings = article.headings.filter(({ level }) => level <= 4).map(({ text }) => text);
  const lines = fold([title ?? '', ...headings].join('\n'));
  const body = fold(article.text);
  const sections = headings.slice(0, maxHeadings).flatMap(clausesOf);
  const clauses = [...(title === null ? [] : clausesOf(title)), ...sections];
  const isTaught = teaches(article);
  const texts = [
    ...clauses.flatMap((words) => runsOf(body, words)),
    ...sections.flatMap((words) => imperativesOf(`${lines}\n${body}`, words)),
  ].filter((text) => isTaught || !text.startsWith('how to ') || isOwn(lines, text));
  return [...new Set(texts)].map((text) => ({ text, origin: 'line', about: text, asks: '' }));
};

const howTo = regex.giu`\bhow (to|you can|you could|i|we) ((?:\p{L}[\p{L}\p{N}'-]*[ ,.]?\s?){2,9})`;
const maxActions = 16;

/** Rules out "how to operate in abnormal" from "how to operate in abnormal times": the noun is missing. */
const isBeforeNoun = (words: readonly string[], to: number): boolean =>
  lemmaEntry(words[to] ?? '')?.classes.startsWith('n') === true;

/** Turns "how I landed an internship" into "how to land an internship". */
const asAdvice = (words: readonly string[]): string[] => {
  const [first = '', ...rest] = words;
  return [verbBase(first) ?? first, ...rest];
};

/** Instructions in the title and the body: "how to set up a load balancer". */
export const mentionedActions = (article: Article): KeywordCandidate[] => {
  const texts: string[] = [];
  for (const [, who = '', action = ''] of fold(`${ownTitle(article) ?? ''}.\n${article.text}`).matchAll(
    howTo,
  )) {
    const [clause = ''] = action.split(/[,.]/);
    const ownWords = clause
      .trim()
      .split(/\s+/)
      .filter((word) => !droppedWords.has(word));
    const words = who === 'i' || who === 'we' ? asAdvice(ownWords) : ownWords;
    for (let to = 2; to <= Math.min(words.length, 6); to++)
      if (!stopWords.has(words[to - 1] ?? '') && !isBeforeNoun(words, to))
        texts.push(`how to ${words.slice(0, to).join(' ')}`);
    if (texts.length > maxActions * 4) break;
  }
  return [...new Set(texts)].map((text) => ({ text, origin: 'question', about: text, asks: '' }));
};
