import type { Article } from '#contracts/article.ts';
import type { SearchPhrase } from './search-phrases.ts';

/** A frame that people put around a topic, and the kind of article and topic it fits. */
interface Frame {
  fits: (kind: ArticleKind, phrase: SearchPhrase) => boolean;
  text: (topic: string) => string;
}

export type ArticleKind = 'how-to' | 'review' | 'list' | 'news' | 'explainer';

const isTopic = ({ isName, words, count, inTitle, inHeading }: SearchPhrase) =>
  !isName && words <= 3 && count > 1 && (inTitle || inHeading);
const isActivity = (phrase: SearchPhrase) => isTopic(phrase) && /ing$/.test(phrase.text);
const isPlural = (text: string) => /[^s]s$/.test(text);

/** In the order of use. The frames only add words of asking: the topic is always the article's own. */
const frames: readonly Frame[] = [
  { fits: (kind, phrase) => kind === 'how-to' && isTopic(phrase), text: (topic) => `${topic} tips` },
  { fits: (kind, phrase) => kind === 'how-to' && isTopic(phrase), text: (topic) => `${topic} for beginners` },
  {
    fits: (kind, phrase) => kind === 'how-to' && isTopic(phrase) && !isActivity(phrase),
    text: (topic) => `${topic} guide`,
  },
  {
    fits: (kind, phrase) =>
      (kind === 'list' || kind === 'review') && isTopic(phrase) && isPlural(phrase.text),
    text: (topic) => `best ${topic}`,
  },
  { fits: (kind, phrase) => kind === 'review' && phrase.isName, text: (topic) => `${topic} review` },
  { fits: (kind, phrase) => kind === 'review' && phrase.isName, text: (topic) => `${topic} price` },
  {
    fits: (kind, phrase) => kind === 'explainer' && isTopic(phrase),
    text: (topic) => `what ${isPlural(topic) ? 'are' : 'is'} ${topic}`,
  },
  { fits: (kind, phrase) => kind === 'explainer' && isTopic(phrase), text: (topic) => `${topic} explained` },
  {
    fits: (kind, phrase) => kind === 'news' && phrase.isName && phrase.inTitle,
    text: (topic) => `${topic} news`,
  },
];

const topicsPerFrame = 2;
const framesPerTopic = 2;

/** Searches the article does not word itself, for its leading topics, where the kind of article answers them. */
export function suggestPhrases(article: Article, phrases: readonly SearchPhrase[]): string[] {
  if (article.language !== 'en' && article.language !== null) return [];
  const kind = articleKind(article);
  const suggestions: string[] = [];
  const used = new Map<string, number>();
  const whole = phrases.filter(
    ({ key, words }) =>
      !phrases.some(
        (other) =>
          other.words > words && other.words <= 3 && other.inTitle && ` ${other.key} `.includes(` ${key} `),
      ),
  );
  for (const frame of frames) {
    const free = whole.filter(
      (phrase) => frame.fits(kind, phrase) && (used.get(phrase.key) ?? 0) < framesPerTopic,
    );
    for (const { key, text } of free.slice(0, topicsPerFrame)) {
      used.set(key, (used.get(key) ?? 0) + 1);
      suggestions.push(frame.text(text));
    }
  }
  return suggestions;
}

/** What an article is, by the words of its title and its forms of address. */
export function articleKind(article: Article): ArticleKind {
  const title = (article.title ?? article.text.slice(0, 120)).toLowerCase();
  if (/\b(?:how to|how i|guide|tutorial|tips|ways to|steps|recipe|checklist|kit|diy|beginner)/.test(title))
    return 'how-to';
  if (/\b(?:review|hands-on|tested|vs\.?|versus|compared)\b/.test(title)) return 'review';
  if (/\b(?:best|top \d+|\d+ (?:best|great)|deals|picks)\b/.test(title)) return 'list';
  const text = article.text.slice(0, 6000);
  const reported = text.match(/\b(?:said|says|told|announced|reported|according to)\b/gi)?.length ?? 0;
  const dated = /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i.test(text) ? 1 : 0;
  if (reported + dated >= 3) return 'news';
  const addressed = text.match(/\b(?:you|your)\b/gi)?.length ?? 0;
  const steps = text.match(/^(?:\d+\.|step \d+)/gim)?.length ?? 0;
  return steps >= 3 || (addressed >= 12 && reported < 2) ? 'how-to' : 'explainer';
}
