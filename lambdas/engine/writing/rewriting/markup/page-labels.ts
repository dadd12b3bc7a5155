import type { Block } from '#engine/markdown/markdown-document.ts';

/**
 * Lines that a page or an archive inserted between the paragraphs of a text: "ADVERTISEMENT", "Story continues
 * below", buttons under a headline, markers of advertisements.
 */
const label =
  /^[\s*_[(—–-]*(?:advertisements?|advertising|(?:skip|close) (?:advertisement|ad)|(?:story|article) continues (?:below|after)(?: (?:this |the )?(?:advertisement|ad))?|(?:continue reading|scroll (?:down )?to continue(?: reading)?)(?: below)?|share (?:this|the) (?:article|story|post|page)|comment on this story(?: comment)?(?: gift article)?(?: share)?|gift article|ad_\d)[\s*_\])—–.:-]*$/iu;

/** Whether a block is a label of the page, which says nothing about the subject of the text. */
export const isPageLabel = (text: string): boolean => label.test(text);

/** Drops the labels of a page from its text. */
export const dropPageLabels = (blocks: readonly Block[]): Block[] =>
  blocks.filter(({ kind, body }) => !(kind === 'paragraph' && isPageLabel(body)));
