import type { Block } from '#engine/markdown/markdown-document.ts';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';

/**
 * Lines that a page or an archive inserted between the paragraphs of a text: "ADVERTISEMENT", "Story continues
 * below", buttons under a headline, markers of advertisements.
 */
const label =
  /^[\s*_[(—–-]*(?:advertisements?|advertising|(?:skip|close) (?:advertisement|ad)|(?:story|article) continues (?:below|after)(?: (?:this |the )?(?:advertisement|ad))?|(?:continue reading|scroll (?:down )?to continue(?: reading)?)(?: below)?|share (?:this|the) (?:article|story|post|page)|comment on this story(?: comment)?(?: gift article)?(?: share)?|gift article|ad_\d)[\s*_\])—–.:-]*$/iu;

/** The small print of a newsletter's form, and a note to scroll: "By submitting your email, you agree to our terms". */
const smallPrint =
  /^(?=[^\n]{20,400}$)[^\n]*(?<![a-z])by (?:submitting|providing|entering) your e-?mail[^.\n]{0,80}, you (?:agree|consent)[^\n]*$|^Scroll down (?:to see|for) [^.!?\n]{3,100}$/iu;

/**
 * The headline of another article between paragraphs, whose link is lost: "RELATED: Mill opens again", "[Read: Why rye
 * rises]", "[ Mill: How this year compares ]".
 */
const teaser =
  /^(?:\[ [^[\]\n]{20,200} \]|\[(?:read|read more|watch|listen|related|see also|more): [^[\]\n]{10,200}\]|(?:RELATED|READ MORE|READ ALSO|ALSO READ|SEE ALSO|WATCH|MORE|Related|Read more|Read also|Also read): [^\n[\]<>]{10,160}[^\s.!:,;])$/u;
const readsOn = /^\[(?:read|watch|listen|related|see|more)/iu;

/** Whether a block is a label of the page, which says nothing about the subject of the text. */
export const isPageLabel = (text: string): boolean =>
  label.test(text) ||
  smallPrint.test(text) ||
  (!/https?:/.test(text) && teaser.test(text.replace(readsOn, (found) => found.toLowerCase())));

const isLabelBlock = ({ kind, body }: Block): boolean => kind === 'paragraph' && isPageLabel(body.trim());

/** Drops the labels of a page from its text. */
export const dropPageLabels = (blocks: readonly Block[]): Block[] =>
  blocks.filter((block) => !isLabelBlock(block));

/** The original of a rewrite without the labels that the rewrite dropped. Nothing in them is a fact of the text. */
export const withoutDroppedLabels = (original: string, rewritten: string): string => {
  const blocks = blocksOf(original);
  const left = blocks.filter((block) => !isLabelBlock(block) || rewritten.includes(block.body.trim()));
  return left.length === blocks.length ? original : renderBlocks(left, blocks);
};
