import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { isPlainParagraph, newBlock } from '#engine/writing/rewriting/blocks/edit-blocks.ts';

/** The line below an exported tweet: "— Anna Poe (@annapoe) [May 3, 2019](https://twitter.com/...)". */
const attribution = regex.u`^[—–-]\s?\P{Cc}{1,60}\s\(@\w{1,15}\)\s\[[^\]\n]+\]\(https:\/\/(?:twitter|x)\.com\/\S+\/status\/\S+\)$`;

const quoted = (text: string): string => text.trim().replace(/\n/g, '\n> ');

const isAttribution = (block: Block | undefined): boolean =>
  block !== undefined && isPlainParagraph(block) && attribution.test(block.body.trim());
const isTweet = (block: Block | undefined, next: Block | undefined): boolean =>
  block !== undefined && isPlainParagraph(block) && !isAttribution(block) && isAttribution(next);

/** Turns an exported tweet (a paragraph and its attribution line) into a quotation. */
export const quoteTweets = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block, i) => {
    const next = blocks[i + 1];
    if (isTweet(blocks[i - 1], block)) return [];
    if (next === undefined || !isTweet(block, next)) return [block];
    const quote = newBlock('quote', `${quoted(block.body)}\n>\n> ${quoted(next.body)}`, '> ');
    return [{ ...quote, gap: next.gap }];
  });
