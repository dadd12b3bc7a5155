import type { Block } from '#engine/markdown/markdown-document.ts';
import { holdsTemplate, isPlainParagraph } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { withSemicolon } from '#engine/writing/rewriting/sentences/semicolons.ts';
import { changeSentences } from './untouchable.ts';

/** Puts semicolons between clauses that only a comma joins, in paragraphs and list items. */
export const joinSplices = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) =>
    isPlainParagraph(block) || (block.kind === 'item' && !holdsTemplate(block.body))
      ? changeSentences(block, withSemicolon)
      : block,
  );
