import { createHash } from 'node:crypto';
import type { GradingKey, KeyItem } from '../sheets/grading-key.ts';
import { type ItemType, perType } from '../sheets/item-types.ts';
import type { GraderAnswers } from './grade-table.ts';

/** Keywords are words that anybody types; the other items may quote the text or be its author's own. */
const quotes: readonly ItemType[] = ['titles', 'descriptions', 'summary', 'rewrites'];

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Keeps only a digest of an item if the project may not copy the text. */
const keepText = (type: ItemType, text: string, mayCopy: boolean) =>
  mayCopy || !quotes.includes(type) ? { text } : { sha256: digest(text) };

const keepItem = (type: ItemType, { text, by }: KeyItem, grades: readonly number[], mayCopy: boolean) => ({
  ...keepText(type, text, mayCopy),
  by: by.map(({ system, place }) => `${system} ${place}`),
  grades,
});

/**
 * The grades with their items, one line per text. Texts are identified by repository and path and never copied. Quotes
 * are kept only from repositories with a license in the table of training/README.md.
 */
export const keepGrades = (
  key: GradingKey,
  graders: GraderAnswers,
  licensed: ReadonlySet<string>,
): string => {
  const names = [...graders.keys()];
  const lines = key.inputs.flatMap((input) => {
    const answers = names.map((name) => graders.get(name)?.find(({ id }) => id === input.id));
    if (answers.every((answer) => answer === undefined)) return [];
    const mayCopy = input.repo !== null && licensed.has(input.repo);
    const items = perType((type) =>
      input.items[type].map((item, at) => {
        const grades = answers.flatMap((answer) => answer?.grades[type][at] ?? []);
        return keepItem(type, item, grades, mayCopy);
      }),
    );
    const { id, source, repo, path, kind, withTitle } = input;
    return [JSON.stringify({ id, source, repo, path, kind, withTitle, ...items })];
  });
  const systems = key.systems.map(({ name, commit }) => ({ name, commit }));
  return `${[JSON.stringify({ seed: key.seed, systems, graders: names.length }), ...lines].join('\n')}\n`;
};
