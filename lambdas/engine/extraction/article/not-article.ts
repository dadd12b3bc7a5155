import type { NotArticleReason } from '#contracts/jobs/article.ts';
import type { ParsedPage } from '#engine/extraction/html/tree.ts';
import type { Found } from './find-article.ts';
import { linkDensity } from './measure.ts';

/** A text with fewer words is a notice or teaser: the shortest news items have about 50. */
const fewWords = 30;
/** On a page that is mostly links, less prose than this (in weighted characters) is not an article. */
const littleProse = 200;
/** An index page may introduce its teasers with this much prose. */
const indexProse = 1500;
/** A page with less text than this is an empty shell that scripts fill. */
const shellChars = 150;
/** The link characters of a page without an article; fewer belong to a footer. */
const manyLinkChars = 300;

/** The reason why a page has no article, or null if it has one. `wordCount` is that of the extracted text. */
export const judgeArticle = (
  page: ParsedPage,
  found: Omit<Found, 'root'>,
  wordCount: number,
): NotArticleReason | null => {
  const { article, teaserChars, pageChars: chars, pageLinkChars: linkChars } = found;
  if (chars === 0 && article.chars === 0) return page.scriptCount > 0 ? 'scripts-only' : 'empty';
  const isMostlyLinks = linkChars + teaserChars > 0.5 * chars && linkChars > manyLinkChars;
  const isIndex = teaserChars > article.chars && article.proseChars < indexProse;
  if (linkDensity(article) > 0.5 || isIndex) return 'link-list';
  if (article.proseChars < littleProse && isMostlyLinks) return 'link-list';
  if (wordCount >= fewWords) return null;
  return page.scriptCount > 0 && chars < shellChars ? 'scripts-only' : 'too-short';
};
