import type { Phrase } from './phrase.ts';
import { readMeaning, type TextMeaning } from './text-meaning.ts';
import { type TitleForm, titleForms } from './title-forms.ts';
import type { TopicText } from './topic-text.ts';
import { readWords, type Word } from './word-features.ts';

/** Measurements taken once per text and used for all of its phrases. */
export type MeasuredText = {
  text: TopicText;
  /** Forms of the title, worded as searches, by their stems. */
  titleForms: ReadonlyMap<string, TitleForm>;
  words: ReadonlyMap<string, Word>;
  meaning: TextMeaning;
  /** Weight of the ten heaviest words. */
  topWeight: number;
  /** Content stems in the title, and in the opening sentence of the body. */
  title: ReadonlySet<string>;
  opening: ReadonlySet<string>;
  /** First token, sentence and paragraph of the body. */
  bodyStart: number;
  sentences: number;
  paragraphs: number;
};

const contentIn = (text: TopicText, keep: (token: number) => boolean): Set<string> => {
  const stems = new Set<string>();
  for (const [part, stem] of text.stems.entries())
    if (text.content[part] && keep(text.tokenOf[part] ?? 0)) stems.add(stem);
  return stems;
};

export const measureText = (text: TopicText): MeasuredText => {
  const { document, places } = text;
  const words = readWords(text);
  const bodyStart = Math.max(0, places.indexOf('body'));
  const openingSentence = document.sentenceOf[bodyStart] ?? 0;
  const weights = [...words.values()].map(({ weight }) => weight).sort((a, b) => b - a);
  return {
    text,
    titleForms: titleForms(text),
    words,
    meaning: readMeaning(text, words, bodyStart),
    topWeight: weights.slice(0, 10).reduce((sum, weight) => sum + weight, 0),
    title: contentIn(text, (token) => places[token] === 'title'),
    opening: contentIn(text, (token) => document.sentenceOf[token] === openingSentence && token >= bodyStart),
    bodyStart,
    sentences: document.sentenceCount,
    paragraphs: (document.paragraphOf.at(-1) ?? 0) + 1,
  };
};

/** The positions of the parts at which the text contains the phrase word for word. */
export const occurrencesOf = ({ text }: MeasuredText, { stems }: Phrase): number[] => {
  const [first] = stems;
  if (first === undefined) return [];
  const starts = text.positions.get(first) ?? [];
  if (stems.length === 1) return [...starts];
  return starts.filter((start) => {
    const from = text.tokenOf[start] ?? 0;
    const last = text.tokenOf[start + stems.length - 1];
    if (last === undefined || text.document.sentenceOf[from] !== text.document.sentenceOf[last]) return false;
    for (let i = 1; i < stems.length; i++) if (text.stems[start + i] !== stems[i]) return false;
    return text.places[from] === text.places[last];
  });
};
