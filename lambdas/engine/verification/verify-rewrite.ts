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
 * Checks for every fact of the original whether the rewrite keeps it, in any order of passages and with other
 * words around it. Numbers are compared by value and unit, dates by their parts, quotations, code and
 * addresses as written. A name may become a pronoun, a negation another word that denies. What is
 * in `background` (the article's title, its byline) is not invented when the rewrite says it.
 */
export const verifyRewrite = (
  originalMarkdown: string,
  rewrittenMarkdown: string,
  background = '',
): Verification => withinDeadline(() => verifyRewriteNow(originalMarkdown, rewrittenMarkdown, background));
