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

/** The number of the section that each block is in. */
const sectionsOf = (blocks: readonly Block[]): readonly number[] => {
  let section = 0;
  return blocks.map(({ kind }) => (kind === 'heading' ? ++section : section));
};

/**
 * Turns lines that begin with a typed bullet into a list. A single one stays, unless the paragraph above or below has
 * others. All bullets of a section stay if one of them would, because a list with two kinds of bullets looks careless.
 */
export const listBullets = (blocks: readonly Block[]): Block[] => {
  const found = blocks.map(itemsOf);
  const sections = sectionsOf(blocks);
  const isListed = (i: number): boolean => {
    const [own = 0, above = 0, below = 0] = [i, i - 1, i + 1].map((at) => found[at]?.length);
    return own > 0 && own + above + below >= minItems;
  };
  const keeps = new Set(
    sections.filter(
      (_, i) => blocks[i]?.kind === 'paragraph' && startsWithBullet.test(blocks[i].body) && !isListed(i),
    ),
  );
  return blocks.flatMap((block, i) => {
    const items = found[i] ?? [];
    if (!isListed(i) || keeps.has(sections[i] ?? 0)) return [block];
    const goesOn = (found[i + 1]?.length ?? 0) > 0;
    return items.map((item, at) => ({
      ...newBlock('item', item, '- '),
      gap: at < items.length - 1 || goesOn ? '\n' : block.gap,
    }));
  });
};
