import { cutToFit } from '#engine/writing/checks/fit-words.ts';
import { fitsSnippet } from '#engine/writing/checks/measure-pixels.ts';
import { surfaceForm } from '#engine/writing/clauses/surface-form.ts';
import { type Reading, salienceOfText } from '#engine/writing/read-passages.ts';
import { headingTitles } from './heading-titles.ts';
import { startWithCapital } from './headline-style.ts';
import { leadWithKeyword } from './lead-with-keyword.ts';
import { stripSite } from './own-headline.ts';
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

/** Titles for texts of a few words; the contract asks for three different ones. */
const bare: readonly ((topic: string) => string)[] = [
  (topic) => topic,
  (topic) => `${topic} (1)`,
  (topic) => `${topic} (2)`,
  (topic) => `${topic} (3)`,
];

/** Fallback titles of at least this score name the topic or are lines of the opening. */
export const leastTelling = -1;

type Topic = { text: string; isCentral: boolean };

/** Texts that can be a plain title: a short title, the keywords, short headings, the first words. */
const topicsOf = (reading: Reading): Topic[] => {
  const { article, keywords } = reading;
  const firstWords = (article.text.match(/[\p{L}\p{N}][^\n]*/u)?.[0] ?? '').replace(/\s+/g, ' ');
  const words = firstWords
    .split(' ')
    .slice(0, 4)
    .join(' ')
    .replace(/[\p{P}\p{S}]+$/u, '');
  const title = article.title?.replace(/\s+/g, ' ') ?? '';
  const own = title.length <= 26 && !/[:?|–—]/.test(title) ? [title] : [];
  const leads = keywords
    .slice(0, 3)
    .toSorted((a, b) => Number(b.text.includes(' ')) - Number(a.text.includes(' ')))
    .map(({ text, relevance }) => ({
      text: manyOf(article.text, surfaceForm(article.text, text)),
      isCentral: relevance >= leastRelevance && isSaidAgain(reading, text),
    }));
  const rest = [...article.headings.slice(0, 3).map(({ text }) => text), words, article.siteName ?? ''];
  return [
    ...own.map((text) => ({ text, isCentral: true })),
    ...leads,
    ...rest.map((text) => ({ text, isCentral: false })),
  ]
    .map((topic) => ({ ...topic, text: topic.text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
};

/** The article's own lines that make sense alone: short sentences of its opening, and headings of its sections. */
const ownLines = (reading: Reading, count: number, base: number): TitleCandidate[] => {
  const sentences = reading.passages
    .slice(0, count)
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
        score: base - i * 0.01,
      }),
    );
};

/** Bare topics; the numbered ones come after the plain ones of all topics. */
const plain = (topics: readonly Topic[], base: number, forms = bare): TitleCandidate[] =>
  forms.flatMap((form, j) =>
    topics.map(({ text: topic }, i) => {
      const cut = cutToFit(topic, 'title').slice(0, 40);
      const room = cut === '' ? [...topic].slice(0, 20).join('') : cut;
      return { text: startWithCapital(form(room)), angle: 'topic' as const, score: base - j * 0.3 - i * 0.1 };
    }),
  );

/** The author's short headline with the site's name, or with the keyword that it lacks. */
const ownVariants = (reading: Reading): TitleCandidate[] => {
  const { article, keywords } = reading;
  const title = stripSite(article.title?.replace(/\s+/g, ' ').trim() ?? '', article.siteName);
  if (title === '') return [];
  const led = leadWithKeyword(title, keywords[0], article.text, (text) => fitsSnippet(text, 'title'));
  const site = article.siteName?.trim() ?? '';
  return [led, ...(site === '' ? [] : [`${title} | ${site}`])]
    .filter((text) => text !== title)
    .map((text, i) => ({ text, angle: 'topic' as const, score: -0.3 - i * 0.1 }));
};

/**
 * Titles for an article with too little text for three, with lower scores than all its sentences: titles from its
 * headings, variants of its headline, its own short sentences and headings, its topics, and, for the shortest texts,
 * any of its words.
 */
export const fallbackTitles = (reading: Reading): TitleCandidate[] => {
  const topics = topicsOf(reading);
  if (topics.length === 0) topics.push({ text: reading.article.url ?? 'Article', isCentral: false });
  const central = topics.filter(({ isCentral }) => isCentral);
  const lines = ownLines(reading, openingSentences, -0.5);
  const onTopic = lines.filter(({ text }) => salienceOfText(reading, text) >= minTopicSalience);
  const headings = headingTitles(reading).toSorted((a, b) => b.score - a.score);
  const found = [
    ...headings,
    ...onTopic,
    ...ownVariants(reading),
    ...lines,
    ...plain(central.slice(0, 1), leastTelling, bare.slice(0, 1)),
    ...ownLines(reading, reading.passages.length, -2),
    ...plain(central, -5, bare.slice(0, 1)),
    ...plain(topics, -10),
  ];
  return found.filter(({ text }) => fitsSnippet(text, 'title'));
};
