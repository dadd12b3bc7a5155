import type { Block } from '#engine/markdown/markdown-document.ts';
import { containsTemplate, isPlainParagraph } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { changeSentences } from '#engine/writing/rewriting/blocks/protected-text.ts';
import { changesQuotedWords } from '#engine/writing/rewriting/blocks/quoted-words.ts';
import { unmarkedQuotations } from '#engine/writing/rewriting/blocks/unmarked-quotations.ts';
import { withSemicolon } from '#engine/writing/rewriting/sentences/semicolons.ts';

/** Puts semicolons between clauses that only a comma joins, in paragraphs and list items. */
export const joinSplices = (blocks: readonly Block[]): Block[] => {
  const quoted = unmarkedQuotations(blocks);
  return blocks.map((block) =>
    !quoted.has(block) &&
    (isPlainParagraph(block) || (block.kind === 'item' && !containsTemplate(block.body)))
      ? changeSentences(block, (sentence) => {
          const joined = withSemicolon(sentence);
          return changesQuotedWords(blocks, sentence, joined) ? sentence : joined;
        })
      : block,
  );
};
