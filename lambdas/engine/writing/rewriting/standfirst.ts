import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { splitSentences } from '#engine/language/split-sentences.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { containsKeyword } from '#engine/writing/checks/keywords-in.ts';
import { checkLimits } from '#engine/writing/checks/measure-article.ts';
import { verbAt } from '#engine/writing/clauses/sentence-halves.ts';
import { newBlock } from './blocks/edit-blocks.ts';

const minLength = 60;
const maxLength = 260;

/** The last sentence of many descriptions, which says nothing to readers of the page. */
const callToAction =
  /(?<=[.!?]) (?:learn|read|find out|see|discover|get) (?:more|started)(?: (?:here|now|today))?[.!]$/iu;

const isComplete = (text: string): boolean =>
  /[.!?]["'”’»)]*$/.test(text) &&
  !/(?:\.\.\.|…)/.test(text) &&
  splitSentences(text).every((sentence) => verbAt(sentence.text) >= 0);

const isText = ({ kind }: Block): boolean => kind === 'paragraph' || kind === 'item' || kind === 'quote';

/**
 * Puts the page's own description under the main heading, like a newspaper's standfirst, when it has the lead keyword
 * and the first 100 words do not. It adds only whole sentences that are not in the article yet. The description of a
 * pasted article is front matter and stays out of the body.
 */
export const addStandfirst = (
  blocks: readonly Block[],
  article: Article,
  keywords: readonly KeywordIdea[],
): Block[] => {
  const [lead] = keywords;
  const text = (article.description ?? '').replace(/\s+/g, ' ').trim().replace(callToAction, '');
  const intro = article.text.split(/\s+/).slice(0, checkLimits.introWords).join(' ');
  if (article.url === null) return [...blocks];
  if (lead === undefined || containsKeyword(intro, lead.text) || !containsKeyword(text, lead.text))
    return [...blocks];
  if (
    text.length < minLength ||
    text.length > maxLength ||
    !isComplete(text) ||
    /[<>[\]*_`]/.test(text) ||
    article.text.includes(text.slice(0, 50))
  )
    return [...blocks];
  const after = blocks.findIndex((block) => block.kind === 'heading' && block.level === 1) + 1;
  // A main heading further below is one of several, and the page's description does not belong there.
  if (blocks.slice(0, after).some(isText)) return [...blocks];
  return [...blocks.slice(0, after), newBlock('paragraph', text), ...blocks.slice(after)];
};
