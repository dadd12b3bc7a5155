import { type Block, type MarkdownDocument, serializeMarkdown } from '#engine/markdown/markdown-document.ts';
import type { ReadDocument } from '#engine/verification/facts/passage-units.ts';

/** Changes to a read document, by index of unit and block; `applyEdits` applies them all at once. */
export type Edits = {
  /** New Markdown for a unit; the empty string removes it. */
  units: Map<number, string>;
  /** Sentences to insert after a unit, in its block. */
  after: Map<number, string[]>;
  /** Blocks to insert after a block; -1 is the top of the document. */
  blocks: Map<number, Block[]>;
};

export const noEdits = (): Edits => ({ units: new Map(), after: new Map(), blocks: new Map() });

export const hasEdits = (edits: Edits): boolean =>
  edits.units.size + edits.after.size + edits.blocks.size > 0;

export const addTo = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
};

const bodyOf = (document: ReadDocument, index: number, firstUnit: number, edits: Edits): string => {
  const read = document.blocks[index];
  if (read === undefined) return '';
  const parts: string[] = [];
  read.units.forEach((unit, i) => {
    const source = read.block.body.slice(unit.start, unit.end);
    const tail = /\s*$/.exec(source)?.[0] ?? '';
    const replaced = edits.units.get(firstUnit + i);
    if (replaced === undefined) parts.push(source);
    else if (replaced !== '') parts.push(replaced + tail);
    for (const added of edits.after.get(firstUnit + i) ?? []) {
      const last = parts.at(-1);
      if (last !== undefined && !/\s$/.test(last)) parts.push(' ');
      parts.push(added);
      if (tail !== '' || i < read.units.length - 1) parts.push(' ');
    }
  });
  return parts.join('').trimEnd();
};

const standalone = new Set(['paragraph', 'quote', 'code', 'html', 'image', 'heading', 'rule', 'definition']);

/** Blocks that became neighbors need a blank line unless both are items of the same list or rows of the same table. */
const gapBetween = (block: Block, next: Block | undefined): string => {
  if (next === undefined) return block.gap;
  if (!standalone.has(block.kind) && block.kind === next.kind) return block.gap === '' ? '\n' : block.gap;
  return /\n[ \t]*\n/.test(block.gap) ? block.gap : '\n\n';
};

/** The Markdown of a document after some edits, without blocks that lost all of their text. */
export const applyEdits = (document: ReadDocument, edits: Edits): string => {
  const blocks: Block[] = [...(edits.blocks.get(-1) ?? [])];
  const touched = new Set<Block>(blocks);
  let firstUnit = 0;
  document.blocks.forEach((read, index) => {
    const changed = read.units.some(
      (_, i) => edits.units.has(firstUnit + i) || edits.after.has(firstUnit + i),
    );
    const body = changed ? bodyOf(document, index, firstUnit, edits) : read.block.body;
    if (!changed || body.trim() !== '') blocks.push({ ...read.block, body });
    for (const added of edits.blocks.get(index) ?? []) {
      const last = blocks.at(-1);
      if (last !== undefined) touched.add(last);
      blocks.push(added);
      touched.add(added);
    }
    firstUnit += read.units.length;
  });
  const spaced = blocks.map((block, i) =>
    touched.has(block) ? { ...block, gap: gapBetween(block, blocks[i + 1]) } : block,
  );
  const result: MarkdownDocument = { lead: '', blocks: spaced };
  return `${serializeMarkdown(result).trimEnd()}\n`;
};
