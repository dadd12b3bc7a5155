import type { Block } from '#engine/markdown/markdown-document.ts';

const numberOf = ({ kind, prefix }: Block): number | null => {
  const [, digits] = kind === 'item' ? (/^(\d{1,2})[.)]\s/.exec(prefix) ?? []) : [];
  return digits === undefined ? null : Number(digits);
};

/** Fixes a list such as "1, 2, 4", whose last number skips one. Other gaps may be intentional. */
export const fixNumbers = (blocks: readonly Block[]): Block[] => {
  const text = blocks.map(({ body }) => body).join('\n');
  return blocks.map((block, i) => {
    const number = numberOf(block);
    if (number === null || number < 4) return block;
    const row = blocks.slice(i - number + 2, i).map(numberOf);
    const isRow = row.length === number - 2 && row.every((other, k) => other === k + 1);
    const next = blocks[i + 1];
    const isLast = next === undefined || numberOf(next) === null;
    if (!isRow || !isLast || new RegExp(`(?:step|point|number|#)\\s?${number}\\b`, 'i').test(text))
      return block;
    return { ...block, prefix: block.prefix.replace(/^\d+/, String(number - 1)) };
  });
};

/** An item without its number. */
export const withoutNumber = (text: string): string => text.replace(/^\d{1,2}(?=[.)]\s)/, '');
