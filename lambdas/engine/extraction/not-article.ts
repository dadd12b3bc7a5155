import type { NotArticleReason } from '#contracts/article.ts';
import { linkDensity } from './measure.ts';
import type { ElementNode, ParsedPage } from './tree.ts';

/** Fewer words than this are a notice or teaser: the shortest news items have about 50. */
const fewWords = 30;
/** Less prose than this is no article if it is not even half of what the page shows. */
const littleProse = 200;

/**
 * Why a page holds no article, or null if it does. `root` is what was found on it; `measure` has run on it.
 */
export function judgeArticle(
  page: ParsedPage,
  root: ElementNode,
  wordCount: number,
): NotArticleReason | null {
  const { chars, linkChars } = page.root;
  if (wordCount === 0 && chars === 0) return page.scriptCount > 0 ? 'scripts-only' : 'empty';
  const isLinkList =
    linkDensity(root) > 0.5 || (root.proseChars < littleProse && linkChars > 0.5 * chars && linkChars > 300);
  if (wordCount < fewWords) {
    if (page.scriptCount > 0 && chars < 120 && !isLinkList) return 'scripts-only';
    return isLinkList ? 'link-list' : 'too-short';
  }
  return isLinkList ? 'link-list' : null;
}
