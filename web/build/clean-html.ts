import createPurifier from 'dompurify';
import { JSDOM } from 'jsdom';
import { postHtmlRules } from '../src/features/blog/api/html-rules.ts';

const purifier = createPurifier(new JSDOM('').window);

/** Cleans a document's HTML by the rules for posts at build time, so that the browser does not have to. */
export const cleanHtml = (html: string): string => purifier.sanitize(html, postHtmlRules);
