import { anyOf, presentBe, questionWords } from '#engine/english/word-classes.ts';
import { cutToFit } from '#engine/writing/checks/fit-words.ts';
import { fitsSnippet } from '#engine/writing/checks/measure-pixels.ts';
import { surfaceForm } from '#engine/writing/clauses/surface-form.ts';
import { type Reading, salienceOfText } from '#engine/writing/read-passages.ts';
import { startWithCapital } from './headline-style.ts';
import { sectionsOf } from './section-names.ts';
import { isSelfContained } from './self-contained.ts';
import type { TitleCandidate } from './title-score.ts';
import { isSaidAgain, manyOf } from './title-topic.ts';
import { isFirstPerson, opensVaguely } from './vague-openings.ts';

/** A keyword with at least this relevance names the article's topic. */
const leastRelevance = 60;
/** A line with at least this mean salience is about the article's topic. */
const minTopicSalience = 0.4;
/** Number of opening sentences in which a writer names the topic. */
const openingSentences = 6;

type Frames = readonly ((topic: string) => string)[];

/** Plain titles for an article with too little text for three titles; they promise nothing that it lacks. */
const frames: Frames = [
  (topic) => `${topic}: what to know`,
  (topic) => `${topic} explained`,
  (topic) => `A closer look at ${topic}`,
  (topic) => `About ${topic}`,
];
const bare: Frames = [
  (topic) => topic,
  (topic) => `${topic} (1)`,
  (topic) => `${topic} (2)`,
  (topic) => `${topic} (3)`,
];

type Topic = { text: string; isCentral: boolean };

const startsAsQuestion = new RegExp(`^${anyOf(questionWords, presentBe, 'can do does')}\\s`, 'i');

/** Texts to put into frames: a short title, the keywords, short headings, the first words. */
const topicsOf = (reading: Reading): Topic[] => {
  const { article, keywords } = reading;
  const firstWords = (article.text.match(/[\p{L}\p{N}][^\n]*/u)?.[0] ?? '').replace(/\s+/g, ' ');
  const words = firstWords
    .split(' ')
    .slice(0, 4)
    .join(' ')
    .replace(/[\p{P}\p{S}]+$/u, '');
  const title = article.title?.replace(/\s+/g, ' ') ?? '';
  // Frames explain a short title; a longer one stays unchanged.
  const own = title.length <= 26 && !/[:?|–—]/.test(title) ? [title] : [];
  const leads = keywords
    .slice(0, 3)
    .toSorted((a, b) => Number(b.text.includes(' ')) - Number(a.text.includes(' ')))
    .map(({ text, relevance }) => ({
      text: manyOf(article.text, surfaceForm(article.text, text)),
      isCentral: relevance >= leastRelevance && isSaidAgain(reading, text),
    }));
  const rest = [...article.headings.slice(0, 3).map(({ text }) => text), words, article.siteName ?? ''];
  return (
    [
      ...own.map((text) => ({ text, isCentral: true })),
      ...leads,
      ...rest.map((text) => ({ text, isCentral: false })),
    ]
      .map((topic) => ({ ...topic, text: topic.text.replace(/\s+/g, ' ').trim() }))
      // "How to bake bread: what to know" would be two titles in one.
      .filter(({ text }) => text !== '' && !startsAsQuestion.test(text))
  );
};

/** The article's own lines that make sense alone: short sentences of its opening, and headings of its sections. */
const ownLines = (reading: Reading): TitleCandidate[] => {
  const sentences = reading.passages
    .slice(0, openingSentences)
    .map(({ text }) => text.replace(/\.$/, ''))
    .filter((text) => !opensVaguely(text) && !isFirstPerson(text));
  const lines = [
    ...sectionsOf(reading).map((text) => ({ text, angle: 'label' as const })),
    ...sentences.map((text) => ({ text, angle: 'lead' as const })),
  ];
  return lines
    .map((line) => ({ ...line, salience: salienceOfText(reading, line.text) }))
    .toSorted((a, b) => b.salience - a.salience)
    .filter(({ text }) => text.split(' ').length >= 4 && isSelfContained(text) && fitsSnippet(text, 'title'))
    .map(
      ({ text, angle }, i): TitleCandidate => ({
        text: startWithCapital(text),
        angle,
        score: -0.5 - i * 0.01,
      }),
    );
};

const framed = (topics: readonly Topic[], base: number): TitleCandidate[] => {
  return topics.flatMap(({ text: topic }, i) =>
    [...frames, ...bare].map((frame, j) => {
      const cut = cutToFit(topic, 'title').slice(0, 40);
      const room = cut === '' ? [...topic].slice(0, 20).join('') : cut;
      const text = startWithCapital(frame(room));
      return { text, angle: 'topic' as const, score: base - i * 0.1 - j * 0.3 };
    }),
  );
};

/**
 * Titles for an article with too little text for three, with lower scores than all its sentences: frames around
 * its topic, its own short sentences and headings, and, for the shortest texts, frames around any words.
 */
export const fallbackTitles = (reading: Reading): TitleCandidate[] => {
  const topics = topicsOf(reading);
  if (topics.length === 0) topics.push({ text: reading.article.url ?? 'Article', isCentral: false });
  const central = topics.filter(({ isCentral }) => isCentral);
  const lines = ownLines(reading);
  const onTopic = lines.filter(({ text }) => salienceOfText(reading, text) >= minTopicSalience);
  const found = [...onTopic, ...framed(central, -1), ...lines, ...framed(topics, -10)];
  return found.filter(({ text }) => fitsSnippet(text, 'title'));
};
