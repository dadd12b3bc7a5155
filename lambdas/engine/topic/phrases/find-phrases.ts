import { checkDeadline } from '#engine/bounds/deadline.ts';
import { monthForms, weekdays } from '#engine/english/calendar-words.ts';
import { numberedParts, oneToFive } from '#engine/english/number-words.ts';
import type { Tag } from '#engine/english/part-of-speech.ts';
import { alternatives, anyOf, commonPrepositions, wordSet } from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';
import { isContentWord, type Phrase } from './phrase.ts';
import { predicateOfSubject } from './predicates.ts';
import type { TopicText } from './topic-text.ts';

/** The most tokens of a phrase. */
const maxTokens = 6;
/** The most tokens of a phrase without a linking word. */
const maxTokensOfNoun = 5;
const linking = wordSet(commonPrepositions, 'of and the a vs & or de la');
const marksInside = new Set(['/', '&']);
const isYear = /^(?:19|20)\d\d$/;
/** The most phrases that are measured. */
const maxPhrases = 700;

type Found = { phrase: Phrase; count: number; whole: number; cut: number; prominent: boolean; from: number };

const isNominal = (tag: Tag | undefined): boolean => tag !== undefined && 'NPADGC'.includes(tag);
const isNoun = (tag: Tag | undefined): boolean => tag !== undefined && 'NPG'.includes(tag);

/** Whether nothing separates two tokens: "pub/sub", "Disney+". */
const isGluedToNeighbor = ({ document }: TopicText, i: number): boolean =>
  document.tokens[i - 1]?.end === document.tokens[i]?.start;

const isSame = ({ document, places }: TopicText, a: number, b: number): boolean =>
  document.sentenceOf[a] === document.sentenceOf[b] && places[a] === places[b];

/** The most characters of a word that people search for. A longer one, such as "a-a-a-…", has thousands of parts. */
const maxCharacters = 100;
const isContent = ({ document }: TopicText, i: number): boolean => {
  const token = document.tokens[i];
  return (
    token !== undefined &&
    token.kind !== 'mark' &&
    token.end - token.start <= maxCharacters &&
    isContentWord(token.lower)
  );
};

const canBegin = (text: TopicText, i: number): boolean => {
  if (!isContent(text, i)) return false;
  const tag = text.document.tags[i];
  if (tag === 'R' || tag === 'F' || tag === 'M') return false;
  // "2020 Nissan Sentra" and "10 mistakes" in a title, but not "1 cup".
  if (text.document.tokens[i]?.kind === 'number' && text.places[i] === 'body')
    return isYear.test(text.document.tokens[i]?.lower ?? '');
  if (tag !== 'V') return true;
  const { tokens } = text.document;
  if (isSame(text, i, i - 1) && predicateOfSubject(tokens[i - 2]?.lower, tokens[i - 1]?.lower)) return false;
  return text.places[i] !== 'body' || /ing$/.test(text.document.tokens[i]?.lower ?? '');
};

/** Rules out "Three easy ways to show" from "Three easy ways to show thanks". */
const endsClause = (text: TopicText, i: number): boolean =>
  !isSame(text, i, i + 1) || text.document.tokens[i + 1]?.kind === 'mark';

/** Whether a sign belongs to a name: "Procter & Gamble". */
const isNameSymbol = ({ document }: TopicText, i: number): boolean =>
  document.tokens[i]?.text === '&' && document.name[i - 1] === true && document.name[i + 1] === true;

const canEnd = (text: TopicText, from: number, i: number): boolean => {
  if (!isContent(text, i)) return false;
  const tag = text.document.tags[i];
  if (tag === 'N' || tag === 'P' || tag === 'G') return true;
  if (text.document.tokens[i]?.kind === 'number') return i > from && isNoun(text.document.tags[i - 1]);
  return text.places[i] !== 'body'
    ? (tag === 'A' || tag === 'V' || tag === 'D') && endsClause(text, i)
    : regex.u`\p{N}`.test(text.document.tokens[i]?.lower ?? '');
};

const surface = (text: TopicText, from: number, to: number): string => {
  const { tokens, text: source } = text.document;
  const plus = tokens[to]?.text === '+' && isGluedToNeighbor(text, to) ? 1 : 0;
  return source
    .slice(tokens[from]?.start, tokens[to - 1 + plus]?.end)
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/'s?$/, '');
};

const isCompleteName = (text: TopicText, from: number, to: number): boolean => {
  const before = isSame(text, from - 1, from) && isNominal(text.document.tags[from - 1]);
  const after = isSame(text, to, from) && isNoun(text.document.tags[to]);
  return !before && !after && !isNameSymbol(text, from - 1) && !isNameSymbol(text, to);
};

/** Whether a noun follows the phrase, as it does for "writing" and "18f writing" in "18f writing lab". */
const isCut = (text: TopicText, from: number, to: number): boolean =>
  isSame(text, to, from) && (isNoun(text.document.tags[to]) || isNameSymbol(text, to));

const record = (text: TopicText, found: Map<string, Found>, from: number, to: number, key: string): void => {
  const whole = isCompleteName(text, from, to) ? 1 : 0;
  const cut = isCut(text, from, to) ? 1 : 0;
  const prominent = text.places[from] !== 'body';
  const known = found.get(key);
  if (known) {
    known.count++;
    known.whole += whole;
    known.cut += cut;
    known.prominent ||= prominent;
    return;
  }
  const stems: string[] = [];
  const content: boolean[] = [];
  for (let i = from; i < to; i++)
    for (const stem of (text.document.stems[i] ?? '').split(' ')) {
      if (stem === '') continue;
      stems.push(stem);
      content.push(isContent(text, i));
    }
  found.set(key, {
    phrase: { text: surface(text, from, to), stems, content },
    count: 1,
    whole,
    cut,
    prominent,
    from,
  });
};

const extend = (text: TopicText, from: number, found: Map<string, Found>): void => {
  const { tokens, stems, tags } = text.document;
  let key = '';
  let links = 0;
  for (let i = from; i < Math.min(from + maxTokens, tokens.length); i++) {
    const token = tokens[i];
    if (token === undefined || !isSame(text, from, i)) return;
    const link = i > from && linking.has(token.lower);
    if (token.kind === 'mark') {
      const isGluedMark =
        marksInside.has(token.text) && isGluedToNeighbor(text, i) && isGluedToNeighbor(text, i + 1);
      if (!isGluedMark && !isNameSymbol(text, i)) return;
      continue;
    }
    if (link) links++;
    else if (!isContent(text, i) || tags[i] === 'R') return;
    if (links > 2) return;
    key = key === '' ? (stems[i] ?? '') : `${key} ${stems[i] ?? ''}`;
    if (link || !canEnd(text, from, i)) continue;
    if (links === 0 && i - from >= maxTokensOfNoun) return;
    record(text, found, from, i + 1, key);
  }
};

const openQuotes = new Set(['"', '“', '‘', "'"]);
const closeQuotes = new Set(['"', '”', '’', "'"]);
/** The most words of the title of a work. */
const maxTokensOfWork = 7;

/** The end of a quotation that starts at a token and is capitalized like the title of a work; otherwise 0. */
const endOfWork = (text: TopicText, from: number): number => {
  const { tokens } = text.document;
  if (!openQuotes.has(tokens[from - 1]?.text ?? '') || !regex.u`^\p{Lu}`.test(tokens[from]?.text ?? ''))
    return 0;
  for (let to = from + 1; to <= from + maxTokensOfWork; to++) {
    const token = tokens[to];
    if (token === undefined || !isSame(text, from, to)) return 0;
    if (token.kind !== 'mark') continue;
    const isTitle = to - from > 1 && regex.u`^\p{Lu}`.test(tokens[to - 1]?.text ?? '');
    return closeQuotes.has(token.text) && isTitle ? to : 0;
  }
  return 0;
};

/** "Winners Take All" in quotation marks is one name, whatever its words are. */
const recordWork = (text: TopicText, from: number, found: Map<string, Found>): void => {
  const to = endOfWork(text, from);
  if (to === 0) return;
  const key = text.document.stems.slice(from, to).filter(Boolean).join(' ');
  if (!found.has(key)) record(text, found, from, to, key);
};

/** The label of an issue: "Part 4", "27 Nov 2020". */
const label = new RegExp(
  String.raw`^(?:(?:\d+(?:st|nd|rd|th)?|${alternatives(oneToFive)}|[ivx]+|${alternatives(numberedParts)}|no|${alternatives(monthForms)}|${anyOf(weekdays)})(?: |$))+$`,
);

/**
 * Greetings, salutations and labels of notes. Of 3,360 untitled posts, five had one as the lead keyword, all of them
 * wrongly.
 */
const greeting =
  /^(?:disclaimer|disclosure|good (?:morning|afternoon|evening|night)|happy (?:birthday|new year)|dear .+)$/;

/**
 * A phrase is not a unit if it occurs only inside longer ones, once or twice, or never without a noun after it. The
 * label of an issue is not a topic, and a greeting is one only in a title or heading.
 */
const isUnit = ({ count, whole, cut, prominent, phrase }: Found): boolean =>
  (prominent || (!greeting.test(phrase.text) && (whole > 0 || count > 2))) &&
  cut < count &&
  !label.test(phrase.text);

/**
 * The phrases of a text: noun phrases, names, and the wording of titles and headings. If there are many, the most
 * prominent come first.
 */
export const findPhrases = (text: TopicText): Phrase[] => {
  const found = new Map<string, Found>();
  for (let from = 0; from < text.document.tokens.length; from++) {
    checkDeadline();
    recordWork(text, from, found);
    if (canBegin(text, from)) extend(text, from, found);
  }
  const units = [...found.values()].filter(isUnit);
  const scoreOf = ({ count, prominent, from, phrase }: Found) =>
    count + (prominent ? 50 : 0) + (from < 200 ? 3 : 0) + Math.min(phrase.stems.length, 3);
  return units
    .sort((a, b) => scoreOf(b) - scoreOf(a) || a.from - b.from)
    .slice(0, maxPhrases)
    .map(({ phrase }) => phrase);
};
