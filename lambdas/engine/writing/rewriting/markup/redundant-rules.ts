import type { Block } from '#engine/markdown/markdown-document.ts';

/**
 * Drops horizontal rules that separate nothing: at the beginning or end of a text, below another rule, or directly
 * below the title if it is the only rule. With a second one, it may frame the introduction or underline each heading.
 */
export const dropRedundantRules = (blocks: readonly Block[]): Block[] =>
  blocks.filter(({ kind }, i, all) => {
    if (kind !== 'rule') return true;
    const [before, after] = [blocks[i - 1], blocks[i + 1]];
    if (before === undefined || after === undefined) return false;
    const isOnly = all.filter((other) => other.kind === 'rule').length === 1;
    return before.kind !== 'rule' && !(isOnly && before.kind === 'heading' && before.level === 1);
  });
