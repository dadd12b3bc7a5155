import type { FinalResult } from '#contracts/jobs/result.ts';
import type { ResultPart } from '#web/features/tools/tool-view.ts';

export type ResultTab = { id: ResultPart; label: string };

/** The tabs of a result. A tab without content is omitted. */
export const presentTabs = (result: FinalResult): ResultTab[] => {
  const tabs: ResultTab[] = [];
  const keywords = result.selected_keywords.length;
  if (keywords > 0) tabs.push({ id: 'keywords', label: `Keywords (${keywords})` });
  if (result.seo_titles.length + result.meta_descriptions.length > 0)
    tabs.push({ id: 'assets', label: 'SEO Assets' });
  if (result.articles !== null) tabs.push({ id: 'article', label: 'SEO Optimized Article' });
  if (result.image_assets.length + result.failed_images.length > 0)
    tabs.push({ id: 'images', label: 'Image Metadata' });
  return tabs;
};
