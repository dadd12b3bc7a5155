import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { memoizeByArticle } from '#engine/bounds/memoize.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { alternatives, commonPrepositions, presentBe } from '#engine/english/word-classes.ts';
import { usedText } from '#engine/keywords/mentions/mentions.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Token } from '#engine/language/tokenize.ts';
import { analyzeText, textReader } from '#engine/text/analyzed-text.ts';

/** A sentence of the article's running text with its salience: how much it says about the topic. */
export type Passage = {
  text: string;
  /** The numbers of the sentence and of its paragraph, from 0. */
  index: number;
  paragraph: number;
  /** The number of headings before it. */
  section: number;
  /** Whether it is the first of its paragraph. */
  opens: boolean;
  /** The mean salience of its content words, 0-1. */
  weight: number;
};

/** An article, read in order to write about it. */
export type Reading = {
  article: Article;
  passages: Passage[];
  /** The salience of each stemmed content word, 0-1. */
  salience: ReadonlyMap<string, number>;
  keywords: readonly KeywordIdea[];
};

/** A sentence counts as running text if more than this share of its letters is outside examples. */
const minUsedShare = 0.5;

const isHeading = (article: Article, offset: number): boolean =>
  article.headings.some((heading) => heading.offset === offset);

/** Captions, share bars, bylines and exclamations are not quoted. */
const boilerplate =
  /^(?:(?:thanks|thank you|read|see|watch|click|check|share|follow|subscribe|sign up|related|photo|image|video|advertisement|source|credit|editor|updated?|published|posted|written by|by|tags?|more:|also:|learn more|views?:|figure \d|table \d|fig\.|chapter \d|copyright|©|http|www|#|@|\[|get the)(?:[\s:©.]|$))/i;
/** Disclosures and shop notices are not part of the article's message. */
const disclosure =
  /\b(?:compensated by|sponsored (?:post|by)|brought to you by|in partnership with our|prices? (?:are|is) accurate at|we may (?:earn|receive)|affiliate (?:links?|commissions?)|(?:submit|send) (?:us )?your|written permission|sign up for|(?:earn|receive) (?:a|an|some) (?:small )?commission|opinions are (?:my|mine)|all rights reserved|terms of (?:use|service)|originally (?:appeared|published|posted)|first (?:appeared|published) (?:on|in|at)|privacy policy|cookies?|newsletter)\b/i;
export const isDisclosure = (text: string): boolean => disclosure.test(text);
const lastMark = /[.!?…。！？]["'”’»)\]]*$/;

/** A sentence begins with a capital, a digit or a punctuation mark; "iPhone" and "eBay" are exceptions. */
const startsLowercase = regex.u`^\p{Ll}(?!\p{Lu}|-\p{Lu})`;

/** "Jefferson T, Rivetti D, et al.": an entry in a list of references. */
const isReference = regex.u`\bet al\.|\bdoi:|\b(?:19|20)\d\d;\s?\d|^(?:\p{Lu}[\p{L}'-]+ \p{Lu}{1,3}, ){2}`;
/** Latin words written with Cyrillic or Greek letters hide advertisements from filters. */
const mixesScripts = (text: string): boolean =>
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u.test(
    text,
  );

const isSentence = (text: string): boolean =>
  lastMark.test(text) &&
  !startsLowercase.test(text) &&
  text.length >= 25 &&
  !boilerplate.test(text) &&
  !disclosure.test(text) &&
  !isReference.test(text) &&
  !mixesScripts(text) &&
  (text.match(regex.gu`\p{L}`)?.length ?? 0) > text.length * 0.55;

const isContent = ({ kind, lower }: Token): boolean =>
  kind === 'word' && !stopWords.has(lower) && lower.length > 1;
const contentStems = textReader(({ tokens, stems }): readonly string[] =>
  tokens.flatMap((token, i) => (isContent(token) ? (stems[i] ?? []) : [])),
);

type Block = { text: string; offset: number };

/** In a hard-wrapped paragraph, no line is longer than `longest`, and the longest one has at least `min` characters. */
const wrappedLine = { longest: 130, min: 45 } as const;
/** A line shorter than this share of the longest one ends a paragraph, unless it ends with a function word. */
const fullLine = 0.5;
/** A line that lost a link is shorter. Inside a paragraph, if it does not end a sentence, this share is enough. */
const openLine = 0.3;
const continuesOnNextLine = regexOf(
  String.raw`\p{Ll},? (?:the|an?|of|${alternatives(presentBe, commonPrepositions)}|and|or|as|that|which|your|our|their|its|this|these)$`,
  'u',
);
/**
 * A line of this length without a closing mark continues in a line that begins in lower case, however wide the editor
 * is.
 */
const longLine = 60;
const inSentence = regex.u`[\p{L}\p{N},)]$`;
const bullet = /^\s*(?:[-*+•–]|\d+[.)])\s/u;

const joinLines = (paragraph: string): string => {
  const lines = paragraph.split('\n');
  if (lines.length === 1) return paragraph;
  const longest = lines.reduce((max, line) => Math.max(max, line.length), 0);
  const isWrapped = longest >= wrappedLine.min && longest <= wrappedLine.longest;
  const ends = lines.slice(1).map((line, i) => {
    const before = lines[i] ?? '';
    const continuesBelow =
      i > 0 && before.length >= longest * openLine && !/[.!?:;…]["'”’)\]]*$/.test(before);
    const isFull = isWrapped && (before.length >= longest * fullLine || continuesBelow);
    const isBroken = before.length >= longLine && inSentence.test(before) && startsLowercase.test(line);
    return !bullet.test(line) &&
      !before.includes('\t') &&
      (isFull || isBroken || continuesOnNextLine.test(before))
      ? ' '
      : '\n';
  });
  return lines.map((line, i) => `${line}${ends[i] ?? ''}`).join('');
};

/** Joins the hard-wrapped lines of a paragraph with spaces; the text keeps its length. */
const joinWrapped = (text: string): string =>
  text
    .split(/(\n{2,})/)
    .map(joinLines)
    .join('');

const blocksOf = (text: string): Block[] =>
  matchesOf(joinWrapped(text), /[^\n\t]+/g).map((match) => ({
    text: match[0],
    offset: match.index,
  }));

/** Words that occur often, early, in headings and in keywords name the article's topic. */
const salienceOf = (article: Article, keywords: readonly KeywordIdea[]): Map<string, number> => {
  const scores = new Map<string, number>();
  const used = usedText(article);
  const add = (word: string, value: number) => scores.set(word, (scores.get(word) ?? 0) + value);
  const stems = contentStems(used.slice(0, 60_000));
  for (const [i, word] of stems.entries()) add(word, 1 + 2 * Math.exp(-i / 60));
  for (const heading of article.headings) for (const word of contentStems(heading.text)) add(word, 1.5);
  if (article.title !== null) for (const word of contentStems(article.title)) add(word, 3);
  keywords.slice(0, 10).forEach((keyword, i) => {
    for (const word of contentStems(keyword.text)) add(word, ((keyword.relevance / 100) * 5) / (1 + i * 0.3));
  });
  const top = Math.log(1 + [...scores.values()].reduce((a, b) => Math.max(a, b), 1));
  return new Map([...scores].map(([word, score]) => [word, Math.log(1 + score) / top]));
};

/** The mean salience of a text's content words, 0-1. */
export const salienceOfText = (reading: Pick<Reading, 'salience'>, text: string): number => {
  const stems = [...new Set(contentStems(text))];
  return stems.length === 0
    ? 0
    : stems.reduce((sum, word) => sum + (reading.salience.get(word) ?? 0), 0) / stems.length;
};

/** The stems of a text's content words, each once. */
export const contentOf = (text: string): Set<string> => new Set(contentStems(text));

const clean = (text: string): string =>
  text
    .replace(/[\u200B-\u200D\uFEFF]/g, '')
    .replace(/\[\^[^\]\s]{1,40}\]|\[\d{1,3}\]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=[“«„]) | (?=[”»])/g, '')
    // "the .gov" and "a .css file" keep their space.
    .replace(regex.gu` (?=[,;:!?]|\.(?![\p{L}\p{N}]))`, '')
    // "Q:", "A.", "3)", "— ": marks of an interview, a list or a news agency before the sentence.
    .replace(/^(?:(?:Q|A|Question|Answer)\s?[:.]\s+|\(?\d{1,2}[.)]\s+|[—–•·*>-]+\s+)(?=\S)/, '')
    .trim();

/** "[^1]: June was long.": only those who look for a footnote read it. */
const isFootnote = (text: string): boolean => /^\s*\[\^[^\]\s]{1,40}\]:/.test(text);

const maxPassages = 400;

const isInUse = (used: string, length: number): boolean =>
  used.replace(/\s+/g, ' ').trim().length > length * minUsedShare;

/** The sentences of an article's running text. Cached because titles, descriptions and the summary all read them. */
const readSentences = memoizeByArticle((article): readonly Omit<Passage, 'weight'>[] => {
  const used = usedText(article);
  const title = clean(article.title ?? '');
  const passages: Omit<Passage, 'weight'>[] = [];
  let paragraph = -1;
  for (const block of blocksOf(article.text)) {
    if (isHeading(article, block.offset) || isFootnote(block.text) || clean(block.text) === title) continue;
    const sentences = analyzeText(block.text)
      .sentences.filter(({ start, end }) =>
        isInUse(used.slice(block.offset + start, block.offset + end), end - start),
      )
      .map((sentence) => clean(sentence.text))
      .filter(isSentence);
    if (sentences.length === 0) continue;
    paragraph += 1;
    const section = article.headings.filter(({ offset }) => offset > 0 && offset < block.offset).length;
    for (const [i, text] of sentences.entries())
      passages.push({ text, index: passages.length, paragraph, section, opens: i === 0 });
    if (passages.length > maxPassages) break;
  }
  return passages;
});

/** Reads an article's running text sentence by sentence, without headings, page furniture and examples. */
export const readPassages = (article: Article, keywords: readonly KeywordIdea[]): Reading => {
  const salience = salienceOf(article, keywords);
  const passages = readSentences(article).map((passage) => ({
    ...passage,
    weight: salienceOfText({ salience }, passage.text),
  }));
  return { article, passages, salience, keywords };
};
