/** Adults read about 238 words of English nonfiction a minute (Brysbaert 2019, 190 studies). */
const wordsPerMinute = 238;

/** Minutes that it takes to read a page's text, at least 1. */
export const readingMinutes = (html: string): number => {
  // Splits on spaces: Unicode classes in a pattern took 11 ms of the page's start.
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/);
  return Math.max(1, Math.round(words.length / wordsPerMinute));
};
