import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { newBlock } from '#engine/writing/rewriting/blocks/edit-blocks.ts';

/** A bullet typed as a character, which Markdown shows inside a paragraph. */
const bullet = regex.u`[•●▪◦‣]`;
const startsWithBullet = regex.u`^[ \t]*[•●▪◦‣][ \t]+(?=\S)`;
/** A bullet inside a line: "• rye • oats • wheat". */
const betweenItems = regex.u`[ \t\n]+[•●▪◦‣][ \t]+(?=\S)`;

/** Fewer items read well in a line. */
const minItems = 2;

/** The items of a paragraph that begins with a bullet. Empty if it has none, or only one. */
const itemsOf = ({ kind, prefix, body }: Block): readonly string[] => {
  if (kind !== 'paragraph' || prefix !== '' || !startsWithBullet.test(body)) return [];
  const items = body.replace(startsWithBullet, '').split(betweenItems);
  // A line below an item may belong to it or be text of its own.
  const isSure = items.every(
    (item) => !item.trim().includes('\n') && !bullet.test(item) && item.trim() !== '',
  );
  return isSure ? items.map((item) => item.trim()) : [];
};

/** Turns lines that begin with a typed bullet into a list. A single one stays, unless the paragraph above or below has others. */
export const listBullets = (blocks: readonly Block[]): Block[] => {
  const found = blocks.map(itemsOf);
  return blocks.flatMap((block, i) => {
    const items = found[i] ?? [];
    const neighbors = (found[i - 1]?.length ?? 0) + (found[i + 1]?.length ?? 0);
    if (items.length === 0 || items.length + neighbors < minItems) return [block];
    const goesOn = (found[i + 1]?.length ?? 0) > 0;
    return items.map((item, at) => ({
      ...newBlock('item', item, '- '),
      gap: at < items.length - 1 || goesOn ? '\n' : block.gap,
    }));
  });
};
