import { postHtmlRules } from '#web/features/blog/html-rules.ts';

/** A post's HTML by our rules, whoever wrote it. The cleaner is a chunk of its own: prerendered posts are clean already. */
export const cleanHtml = async (html: string): Promise<string> => {
  const { default: purifier } = await import('dompurify');
  return purifier.sanitize(html, postHtmlRules);
};
