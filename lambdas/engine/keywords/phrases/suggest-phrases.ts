import type { Article } from '#contracts/jobs/article.ts';
import { type ArticleKind, articleKind } from '#engine/keywords/text/article-kind.ts';
import { fold } from '#engine/keywords/text/fold.ts';
import { isPlural } from '#engine/language/is-plural.ts';
import { lemmaEntry } from '#engine/language/lexicon.ts';
import { persons } from './phrase-words.ts';
import type { SearchPhrase } from './search-phrase.ts';

/** What a frame may look at: the topic, the article's title and its text, both folded. */
type Subject = {
  topic: SearchPhrase;
  title: string;
  text: string;
};

/** Words that people add to a topic, and the condition for a topic and its article. */
type Frame = {
  kind: ArticleKind;
  fits: (subject: Subject) => boolean;
  write: (topic: string, text: string) => string;
};

const isThing = ({ topic }: Subject): boolean => !topic.isName;

const isProduct = ({ topic, title }: Subject): boolean =>
  topic.isFirm && topic.words > 1 && title.includes(`${topic.text} review`);

const says = (text: string, pattern: string): boolean => new RegExp(`(?<!\\p{L})${pattern}`, 'u').test(text);

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The text defines the topic ("email deliverability is the share of ..."), and the topic is no person. */
const isDefined = ({ topic, text }: Subject): boolean => {
  const name = literal(topic.text);
  // Nobody asks "what is title": a countable noun needs an article.
  if (topic.words === 1 && !topic.isName && lemmaEntry(topic.text) !== undefined) return false;
  return topic.count > 2 && says(text, `${name} (?:is|are|refers? to|means) (?:an?|the|when|any|what)\\b`);
};

/**
 * In the order of use. A frame only adds words of asking to a topic of the article's own, and asks for something that
 * the article answers.
 */
const frames: readonly Frame[] = [
  { kind: 'recipe', fits: isThing, write: (topic) => `${topic} recipe` },
  { kind: 'recipe', fits: isThing, write: (topic) => `how to make ${topic}` },
  { kind: 'travel', fits: ({ topic }) => topic.isName, write: (topic) => `things to do in ${topic}` },
  {
    kind: 'travel',
    fits: ({ topic, title }) => topic.isName && title.includes('itinerary'),
    write: (topic) => `${topic} itinerary`,
  },
  {
    kind: 'how-to',
    fits: (subject) =>
      isThing(subject) && says(subject.title, '(?:start|beginner|first|basics|from scratch|learn)'),
    write: (topic) => `${topic} for beginners`,
  },
  {
    kind: 'how-to',
    fits: (subject) =>
      isThing(subject) &&
      !says(subject.title, '(?:tips|ideas|ways)') &&
      says(subject.title, '(?:guide|complete|everything)'),
    write: (topic) => `${topic} guide`,
  },
  {
    kind: 'review',
    fits: (subject) => isProduct(subject) && says(subject.text, '[$€£]\\d'),
    write: (topic) => `${topic} price`,
  },
  {
    kind: 'list',
    fits: ({ topic, text }) => !topic.isName && isPlural(topic.text, text),
    write: (topic) => `best ${topic}`,
  },
  {
    kind: 'explainer',
    fits: (subject) => isDefined(subject),
    write: (topic, text) => `what ${isPlural(topic, text) ? 'are' : 'is'} ${topic}`,
  },
  {
    kind: 'how-to',
    fits: (subject) => isDefined(subject),
    write: (topic, text) => `what ${isPlural(topic, text) ? 'are' : 'is'} ${topic}`,
  },
];

const topicsPerFrame = 1;

/** The topics of the title: its phrases, longest repeated phrase first, without groups of people ("freelancers"). */
const leadingTopics = (phrases: readonly SearchPhrase[]): SearchPhrase[] =>
  phrases
    .filter(({ inTitle, words, text }) => inTitle && words <= 4 && !persons.has(text.split(' ').at(-1) ?? ''))
    .toSorted((a, b) => Number(b.count > 1) - Number(a.count > 1) || b.words - a.words || b.score - a.score);

/** Searches that the article answers without using their words, for its leading topic. */
export const suggestPhrases = (article: Article, phrases: readonly SearchPhrase[]): string[] => {
  const kind = articleKind(article);
  const title = fold(article.title ?? '');
  const text = fold(article.text);
  const topics = leadingTopics(phrases);
  return frames
    .filter((frame) => frame.kind === kind)
    .flatMap(({ fits, write }) =>
      topics
        .filter((topic) => fits({ topic, title, text }))
        .slice(0, topicsPerFrame)
        .map((topic) => write(topic.text, text)),
    );
};
