import { shuffled } from '../inputs/draw.ts';
import type { GradeInput, InputsFile } from '../inputs/grade-input.ts';
import type { OutputsFile, ShownOutput } from '../outputs/outputs-file.ts';
import type { GradingKey, KeyInput, KeyItem } from './grading-key.ts';
import { type ItemType, perType } from './item-types.ts';
import { rewriteDiff } from './rewrite-diff.ts';

export const authorName = 'author';
export const unchanged = '(nothing changed)';

/** The most tags that count: a page with more lists a site's navigation. */
const maxTags = 10;

/** A tag as people would type it: sites write tags as parts of addresses. */
const readTag = (tag: string): string => (tag.includes(' ') ? tag : tag.replace(/[-_]+/g, ' '));

const authorOutput = ({ author }: GradeInput): ShownOutput => ({
  lead: null,
  keywords: author.tags.slice(0, maxTags).map(readTag),
  navigational: [],
  titles: author.title === null ? [] : [author.title],
  descriptions: author.description === null ? [] : [author.description],
  summary: null,
  rewrite: null,
});

const some = (text: string | null): string[] => (text === null ? [] : [text]);

const textsOf: Readonly<Record<ItemType, (output: ShownOutput) => string[]>> = {
  lead: ({ lead }) => some(lead),
  keywords: ({ keywords }) => keywords,
  navigational: ({ navigational }) => navigational,
  titles: ({ titles }) => titles,
  descriptions: ({ descriptions }) => descriptions,
  summary: ({ summary }) => some(summary),
  rewrites: ({ rewrite }) => (rewrite ? [rewriteDiff(rewrite.before, rewrite.after) || unchanged] : []),
};

/** Keywords are shown in lowercase, because capitals would distinguish tags from ours. A rewrite keeps its lines. */
const asShown = (type: ItemType, text: string): string => {
  if (type === 'rewrites') return text;
  const plain = text.replace(/\s+/g, ' ').trim();
  return type === 'titles' || type === 'descriptions' || type === 'summary' ? plain : plain.toLowerCase();
};

type NamedOutput = { system: string; output: ShownOutput };

/** The items of all systems, each text once. */
const mergeItems = (type: ItemType, outputs: readonly NamedOutput[]): KeyItem[] => {
  const items = new Map<string, KeyItem>();
  for (const { system, output } of outputs)
    for (const [at, raw] of textsOf[type](output).entries()) {
      const text = asShown(type, raw);
      const item = items.get(text) ?? { text, by: [] };
      if (text !== '' && !item.by.some((maker) => maker.system === system))
        items.set(text, { text, by: [...item.by, { system, place: at + 1 }] });
    }
  return [...items.values()];
};

const keyInputOf = (
  input: GradeInput,
  sheet: number,
  systems: readonly OutputsFile[],
  seed: string,
): KeyInput => {
  const { id, source, repo, path, kind, withTitle } = input;
  const outputs = systems.flatMap(({ system, outputs: all }) => {
    const output = all[id];
    return output ? [{ system, output }] : [];
  });
  const everybody = [...outputs, { system: authorName, output: authorOutput(input) }];
  const items = perType((type) =>
    shuffled(mergeItems(type, everybody), `${seed} ${id} ${type}`, ({ text }) => text),
  );
  return { id, sheet, source, repo, path, kind, withTitle, items };
};

/**
 * Makes the key: the items of each sheet, in an order that depends only on the seed and the items, and who made them.
 */
export const makeKey = (
  { inputs, seed }: InputsFile,
  systems: readonly OutputsFile[],
  perSheet: number,
): GradingKey => {
  const names = [...systems.map(({ system }) => system), authorName];
  if (new Set(names).size < names.length)
    throw new Error(`Two systems have the same name: ${names.join(', ')}.`);
  // In drawing order, one sheet would contain only one source.
  const mixed = shuffled(inputs, `${seed} order`, ({ id }) => id);
  return {
    seed,
    systems: [
      ...systems.map(({ system, commit, failed }) => ({ name: system, commit, failed })),
      { name: authorName, commit: null, failed: {} },
    ],
    inputs: mixed.map((input, at) => keyInputOf(input, Math.floor(at / perSheet) + 1, systems, seed)),
  };
};
