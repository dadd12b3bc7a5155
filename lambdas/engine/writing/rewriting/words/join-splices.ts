import type { Block } from '#engine/markdown/markdown-document.ts';
import { isPlainParagraph } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { withSemicolon } from '#engine/writing/rewriting/sentences/semicolons.ts';
import { changeSentences } from './untouchable.ts';

/** Paragraphs without clauses that only a comma joins. */
export const joinSplices = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) => (isPlainParagraph(block) ? changeSentences(block, withSemicolon) : block));
