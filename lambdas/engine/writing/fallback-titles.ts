import { cutToFit } from './fit-words.ts';
import { startWithCapital } from './headline-style.ts';
import { fitsSnippet } from './measure-pixels.ts';
import type { Reading } from './read-passages.ts';
import { surfaceForm } from './surface-form.ts';
import type { TitleCandidate } from './title-worth.ts';

type Frames = readonly ((topic: string) => string)[];

/** Plain headings for an article with too little matter for three titles; they promise nothing that it lacks. */
const frames: Readonly<Record<string, Frames>> = {
  en: [
    (topic) => `${topic}: what to know`,
    (topic) => `${topic} explained`,
    (topic) => `A closer look at ${topic}`,
    (topic) => `About ${topic}`,
  ],
  de: [
    (topic) => `${topic}: das Wichtigste`,
    (topic) => `${topic} im Überblick`,
    (topic) => `${topic} erklärt`,
  ],
  fr: [(topic) => `${topic} : l’essentiel`, (topic) => `${topic} en bref`, (topic) => `Tout sur ${topic}`],
  es: [(topic) => `${topic}: lo esencial`, (topic) => `${topic} en breve`, (topic) => `Todo sobre ${topic}`],
  it: [(topic) => `${topic}: l’essenziale`, (topic) => `${topic} in breve`, (topic) => `Tutto su ${topic}`],
  pt: [(topic) => `${topic}: o essencial`, (topic) => `${topic} em resumo`, (topic) => `Tudo sobre ${topic}`],
  nl: [
    (topic) => `${topic}: het belangrijkste`,
    (topic) => `${topic} in het kort`,
    (topic) => `Alles over ${topic}`,
  ],
};
const bare: Frames = [
  (topic) => topic,
  (topic) => `${topic} (1)`,
  (topic) => `${topic} (2)`,
  (topic) => `${topic} (3)`,
];

const topicsOf = (reading: Reading): string[] => {
  const { article, keywords } = reading;
  const firstWords = (article.text.match(/[\p{L}\p{N}][^\n]*/u)?.[0] ?? '').replace(/\s+/g, ' ');
  const heads = [
    ...[...keywords.slice(0, 3)]
      .sort((a, b) => Number(b.text.includes(' ')) - Number(a.text.includes(' ')))
      .map((keyword) => surfaceForm(article.text, keyword.text)),
    ...article.headings.slice(0, 3).map((heading) => heading.text),
  ];
  const words = firstWords
    .split(' ')
    .slice(0, 4)
    .join(' ')
    .replace(/[\p{P}\p{S}]+$/u, '');
  const title = article.title?.replace(/\s+/g, ' ') ?? '';
  // A short title can be explained; a longer one stands as it is.
  const own = title.length <= 26 && !/[:?|–—]/.test(title) ? [title] : [];
  return (
    [...own, ...heads, words, article.siteName ?? '']
      .map((topic) => topic.replace(/\s+/g, ' ').trim())
      // "How to bake bread: what to know" would be a title in front of a title.
      .filter(
        (topic) =>
          topic !== '' && !/^(?:how|what|when|where|why|who|which|is|are|can|do|does)\s/i.test(topic),
      )
  );
};

/** Titles that any article gives, worth less than every sentence of its own: topic by topic, frame by frame. */
export const fallbackTitles = (reading: Reading): TitleCandidate[] => {
  const topics = topicsOf(reading);
  if (topics.length === 0) topics.push(reading.article.url ?? 'Article');
  const own = frames[reading.language ?? 'en'] ?? [];
  const found = topics.flatMap((topic, i) =>
    [...own, ...bare].map((frame, j) => {
      const room = cutToFit(startWithCapital(topic), 'title', reading.language).slice(0, 40);
      return {
        text: startWithCapital(frame(room === '' ? [...topic].slice(0, 20).join('') : room)),
        angle: 'topic' as const,
        score: -1 - i * 0.1 - j * 0.3,
      };
    }),
  );
  return found.filter(({ text }) => fitsSnippet(text, 'title'));
};
