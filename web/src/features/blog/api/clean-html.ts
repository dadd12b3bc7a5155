import { postHtmlRules } from '#web/features/blog/api/html-rules.ts';

/**
 * Cleans a post's HTML by our rules, whatever its source. The cleaner is a separate chunk, because prerendered posts
 * are clean already.
 */
export const cleanHtml = async (html: string): Promise<string> => {
  const { default: purifier } = await import('dompurify');
  return purifier.sanitize(html, postHtmlRules);
};
