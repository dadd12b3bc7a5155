import { withinDeadline } from '#engine/bounds/deadline.ts';
import { compareFacts, type Verification } from './compare/compare-facts.ts';
import { readOriginalFacts } from './facts/find-facts.ts';

const verifyRewriteNow = (
  originalMarkdown: string,
  rewrittenMarkdown: string,
  background: string,
): Verification => {
  const original = readOriginalFacts(originalMarkdown);
  return compareFacts(original, rewrittenMarkdown, readOriginalFacts(background)).verification;
};

/**
 * Checks for every fact of the original whether the rewrite keeps it, in any order of passages and with any other
 * words around it. Numbers are compared by value and unit, dates by their parts, and quotations, code and addresses
 * as written. A name may become a pronoun, and a negation may become another negating word. A fact from `background`
 * (the article's title, its byline) does not count as invented.
 */
export const verifyRewrite = (
  originalMarkdown: string,
  rewrittenMarkdown: string,
  background = '',
): Verification => withinDeadline(() => verifyRewriteNow(originalMarkdown, rewrittenMarkdown, background));
