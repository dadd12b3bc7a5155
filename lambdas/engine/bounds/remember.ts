import type { Article } from '#contracts/jobs/article.ts';

/** Computes a value at the first call. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** Cached words, about those of one long article: it bounds the memory of a warm process. */
const words = 20_000;
/** Words of this length hardly ever occur twice. */
const longestWord = 40;

/** Caches what `read` tells of a word, since texts repeat their words. */
export const rememberWords = <T extends object>(read: (word: string) => T): typeof read => {
  const known = new Map<string, T>();
  return (word) => {
    const hit = known.get(word);
    if (hit !== undefined) return hit;
    const value = read(word);
    if (word.length > longestWord) return value;
    if (known.size >= words) known.clear();
    known.set(word, value);
    return value;
  };
};

/** Number of cached texts: the article and the section that needs a heading. */
const texts = 4;

/** Caches the results of `read` for the most recent texts. */
export const rememberReadings = <T>(read: (text: string) => T): typeof read => {
  const known = new Map<string, T>();
  return (text) => {
    const hit = known.get(text);
    if (hit !== undefined) return hit;
    const value = read(text);
    const [oldest] = known.keys();
    if (known.size >= texts && oldest !== undefined) known.delete(oldest);
    known.set(text, value);
    return value;
  };
};

/** Number of articles to keep: the one of the current run, and one more. */
const articles = 2;

/** The first object for each of the most recent articles, by content. */
const recent = new Map<string, Article>();
const firsts = new WeakMap<Article, Article>();

/** The one object that represents all articles with this content. */
const firstOf = (article: Article): Article => {
  const hit = firsts.get(article);
  if (hit !== undefined) return hit;
  const content = JSON.stringify(article);
  const first = recent.get(content) ?? article;
  recent.delete(content);
  recent.set(content, first);
  const [oldest] = recent.keys();
  if (recent.size > articles && oldest !== undefined) recent.delete(oldest);
  firsts.set(article, first);
  return first;
};

/**
 * Caches the results of `read` while an article is in use, and for the most recent articles. Each stage of a run
 * loads the article again. Because the content is the key, the stages of one process analyze its topic only once.
 */
export const rememberArticles = <T extends object>(read: (article: Article) => T): typeof read => {
  const known = new WeakMap<Article, T>();
  return (article) => {
    const first = firstOf(article);
    const hit = known.get(first);
    if (hit !== undefined) return hit;
    const value = read(first);
    known.set(first, value);
    return value;
  };
};
