import createPurifier from 'dompurify';
import { JSDOM } from 'jsdom';
import { postHtmlRules } from '../src/features/blog/html-rules.ts';

const purifier = createPurifier(new JSDOM('').window);

/** A document's HTML by the rules of posts: what the build puts into pages needs no cleaning in the browser. */
export const cleanHtml = (html: string): string => purifier.sanitize(html, postHtmlRules);
