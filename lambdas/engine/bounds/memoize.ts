import type { Article } from '#contracts/jobs/article.ts';

/** Computes a value on the first call and returns the same value afterwards. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** The number of cached words, about those of one long article. It bounds the memory of a warm process. */
const maxWords = 20_000;
/** Longer words hardly ever occur twice. */
const maxWordLength = 40;

/** Caches the result of `read` for each word, because texts repeat their words. */
export const memoizeByWord = <T extends object>(read: (word: string) => T): typeof read => {
  const known = new Map<string, T>();
  return (word) => {
    const hit = known.get(word);
    if (hit !== undefined) return hit;
    const value = read(word);
    if (word.length > maxWordLength) return value;
    if (known.size >= maxWords) known.clear();
    known.set(word, value);
    return value;
  };
};

/** Caches the result of `read` for each object while the object is in use. */
export const memoizeByObject = <K extends object, T>(read: (object: K) => T): typeof read => {
  const known = new WeakMap<K, { value: T }>();
  return (object) => {
    const hit = known.get(object) ?? { value: read(object) };
    known.set(object, hit);
    return hit.value;
  };
};

/** The number of cached texts: the article and the section that needs a heading. */
const maxTexts = 4;

/** Caches the results of `read` for the most recent texts. */
export const memoizeByText = <T>(read: (text: string) => T): typeof read => {
  const known = new Map<string, T>();
  return (text) => {
    const hit = known.get(text);
    if (hit !== undefined) return hit;
    const value = read(text);
    const [oldest] = known.keys();
    if (known.size >= maxTexts && oldest !== undefined) known.delete(oldest);
    known.set(text, value);
    return value;
  };
};

/** The number of articles to keep: that of the current job, and one more. */
const maxArticles = 2;

/** The first objects of the most recent articles, the latest last. */
const recent: Article[] = [];
const firstArticles = new WeakMap<Article, Article>();

/** Whether two articles have the same content. Few have the same text, so few need the comparison of everything. */
const isSame = (one: Article, other: Article): boolean =>
  one.markdown === other.markdown && one.text === other.text && JSON.stringify(one) === JSON.stringify(other);

/** The one object that represents all articles with this content. */
const firstArticleLike = (article: Article): Article => {
  const hit = firstArticles.get(article);
  if (hit !== undefined) return hit;
  const at = recent.findIndex((one) => isSame(one, article));
  const [first = article] = at < 0 ? [] : recent.splice(at, 1);
  recent.push(first);
  if (recent.length > maxArticles) recent.shift();
  firstArticles.set(article, first);
  return first;
};

/**
 * Caches the results of `read` while an article is in use, and for the most recent articles. Each stage of a job loads
 * the article again. Because the content is the key, the stages of one process analyze its topic only once.
 */
export const memoizeByArticle = <T extends object>(read: (article: Article) => T): typeof read => {
  const known = new WeakMap<Article, T>();
  return (article) => {
    const first = firstArticleLike(article);
    const hit = known.get(first);
    if (hit !== undefined) return hit;
    const value = read(first);
    known.set(first, value);
    return value;
  };
};
