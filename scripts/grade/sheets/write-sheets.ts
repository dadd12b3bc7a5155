import type { GradeInput } from '../inputs/grade-input.ts';
import type { GradingKey, KeyInput, KeyItem } from './grading-key.ts';
import { itemTypeNames, itemTypes, perType } from './item-types.ts';

const indent = (text: string): string => text.replace(/\n/g, '\n     ');

const list = (items: readonly KeyItem[]): string =>
  items.map(({ text }, at) => `  ${at + 1}. ${indent(text)}`).join('\n');

const example = (input: KeyInput | undefined): string => {
  const grades = perType((type) => Array.from({ length: input?.items[type].length ?? 0 }, () => 0));
  return JSON.stringify({ id: input?.id ?? '', ...grades });
};

const head = (sheet: number, inputs: readonly KeyInput[], of: number): string =>
  [
    `# Sheet ${sheet} of ${of}: ${inputs.length} texts`,
    'Grade by docs/grading.md. Answer with one line of JSON for each text, with one grade for each item in the order of its list:',
    example(inputs[0]),
  ].join('\n\n');

const section = (key: KeyInput, input: GradeInput): string => {
  const rule = '='.repeat(40);
  const lists = itemTypeNames
    .filter((type) => key.items[type].length > 0)
    .map((type) => `${itemTypes[type].heading}\n${list(key.items[type])}`);
  return [
    `${rule}\nTEXT ${key.id}${key.withTitle ? '' : ' (shown without its title)'}\n${rule}`,
    input.reading.trim(),
    `--- end of text ${key.id} ---`,
    ...lists,
  ].join('\n\n');
};

/** The sheets as Markdown, by number. They mention no system and no source. */
export const writeSheets = (key: GradingKey, inputs: readonly GradeInput[]): Map<number, string> => {
  const byId = new Map(inputs.map((input) => [input.id, input]));
  const sheets = Map.groupBy(key.inputs, ({ sheet }) => sheet);
  return new Map(
    [...sheets].map(([sheet, entries]) => {
      const sections = entries.flatMap((entry) => {
        const input = byId.get(entry.id);
        return input ? [section(entry, input)] : [];
      });
      return [sheet, `${[head(sheet, entries, sheets.size), ...sections].join('\n\n\n')}\n`];
    }),
  );
};
