import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  articleFromText,
  buildArticles,
  findKeywordIdeas,
  rewriteArticle,
  writeDescriptions,
  writeTitles,
} from '#engine';

const example = join(import.meta.dirname, '../../../web/content/example/article.md');

/**
 * Runs the engine once on the home page's example, so that the first visitor's run is as fast as the second's. Cold, it
 * takes 1.2 s and misses the poll after 1 s; warm, it takes 0.5 s.
 */
export async function warmUpEngine(): Promise<void> {
  const article = articleFromText(await readFile(example, 'utf8'));
  const ideas = findKeywordIdeas(article);
  const titles = writeTitles(article, ideas);
  const descriptions = writeDescriptions(article, ideas);
  buildArticles(article, rewriteArticle(article, ideas).markdown, ideas, titles, descriptions);
}
