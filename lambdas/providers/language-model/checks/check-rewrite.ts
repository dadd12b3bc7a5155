import type { Article } from '#contracts/jobs/article.ts';
import type { ModelFault } from '#contracts/models/language-model.ts';
import { countWords } from '#domain/text/count-words.ts';
import { backgroundOf, verifyRewrite } from '#engine';
import type { RewriteOutput } from '#providers/language-model/prompts/rewrite.ts';
import { cleanText } from '#providers/language-model/requests/data-channel.ts';
import type { Verdict } from '#providers/language-model/requests/run-task.ts';
import { languageFaults, refusalFaults } from './plain-text.ts';

/**
 * Bounds on the rewrite's length, relative to the article's words. Outside of them, the answer is a summary or another
 * text.
 */
const wordShares = { least: 0.6, most: 1.5 } as const;
/**
 * The largest share of an article's facts that may still be missing or changed after the repair. Verification then
 * restores their sentences from the original, as in every rewrite. Above it, the whole rewrite is rejected.
 */
const maxFaultShare = 0.1;

/** An answer many times longer than the article is not read. */
const characterShare = 3;
const readCharacters = 2_000;

/** HTML and links that run code. Other link addresses are facts and are verified as such. */
const risky = [/<\/?[a-z!][^<>]*>/gi, /\(\s*(?:<\s*)?(?:javascript|vbscript|data|file)\s*:[^()]*/gi];

const markupFaults = (markdown: string, original: string): ModelFault[] =>
  risky
    .flatMap((pattern) => markdown.match(pattern) ?? [])
    .filter((found) => !original.includes(found))
    .map((found) => ({
      reason: 'markup',
      detail: `“${found.slice(0, 80)}” is not in the article: remove it.`,
    }));

const lengthFaults = (markdown: string, { wordCount }: Article): ModelFault[] => {
  const words = countWords(markdown);
  if (words >= wordCount * wordShares.least && words <= wordCount * wordShares.most) return [];
  return [{ reason: 'length', detail: `The rewrite has ${words} words; the article has ${wordCount}.` }];
};

/** Faults in the text as a whole. If there are any, its facts are not compared. */
const wholeFaults = (text: string, article: Article): ModelFault[] => [
  ...refusalFaults([text], article.text),
  ...languageFaults([text], article.language),
  ...markupFaults(text, article.markdown),
  ...lengthFaults(text, article),
];

const checkFacts = (text: string, article: Article): { faults: ModelFault[]; count: number } => {
  const { facts, invented } = verifyRewrite(article.markdown, text, backgroundOf(article));
  const lost = facts.filter(({ kept }) => !kept);
  return {
    count: facts.length,
    faults: [
      ...lost.map((fact) => ({
        reason: 'facts' as const,
        detail: `The ${fact.kind} “${fact.text}” is missing. The article says: ${fact.sentence}`,
      })),
      ...invented.map((fact) => ({
        reason: 'facts' as const,
        detail: `The article does not say “${fact.text}”: ${fact.sentence}`,
      })),
    ],
  };
};

/**
 * Checks a model's rewrite. A rewrite with every fact is accepted. One that lost a few facts is accepted after the
 * repair, because verification restores their sentences. Anything else is rejected.
 */
export const checkRewrite = (article: Article, { markdown }: RewriteOutput): Verdict<string> => {
  if (markdown.length > article.markdown.length * characterShare + readCharacters) {
    const detail = `The rewrite has ${markdown.length} characters; the article has ${article.markdown.length}.`;
    return { value: null, faults: [{ reason: 'length', detail }] };
  }
  const text = cleanText(markdown).trim();
  const whole = wholeFaults(text, article);
  if (whole.length > 0) return { value: null, faults: whole };
  const { faults, count } = checkFacts(text, article);
  return { value: faults.length <= count * maxFaultShare ? text : null, faults };
};
