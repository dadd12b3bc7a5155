import type { Block } from '#engine/markdown/markdown-document.ts';

/**
 * Drops rules that separate nothing: at the beginning or end of a text, directly below its title, or below another
 * rule.
 */
export const dropRedundantRules = (blocks: readonly Block[]): Block[] =>
  blocks.filter(({ kind }, i) => {
    if (kind !== 'rule') return true;
    const [before, after] = [blocks[i - 1], blocks[i + 1]];
    if (before === undefined || after === undefined) return false;
    return before.kind !== 'rule' && !(before.kind === 'heading' && before.level === 1);
  });
