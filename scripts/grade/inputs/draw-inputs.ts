import { drawBalanced } from './draw.ts';
import type { GradeInput, InputsFile } from './grade-input.ts';
import { type Drawable, readSource } from './read-sources.ts';

export type SourceShare = { name: string; count: number };

/** Parses `NAME` or `NAME:COUNT`. Sources without a count share what is left of the total. */
export const parseSources = (names: readonly string[], count: number): SourceShare[] => {
  const parsed = names.map((name) => {
    const [, bare = name, digits] = /^(.*?)(?::(\d+))?$/.exec(name) ?? [];
    return { name: bare, count: digits === undefined ? null : Number(digits) };
  });
  const open = parsed.filter((source) => source.count === null).length;
  const left = Math.max(0, count - parsed.reduce((sum, source) => sum + (source.count ?? 0), 0));
  const shares = Array.from({ length: open }, (_, at) => Math.floor((left + at) / open)).reverse();
  return parsed.map((source) => ({ name: source.name, count: source.count ?? shares.shift() ?? 0 }));
};

/** Half of the drawn texts keep their title: every other one across the kinds. */
const halve = (drawn: readonly Drawable[]): GradeInput[] => {
  const kinds = Map.groupBy(drawn, ({ kind }) => kind);
  let at = 0;
  const withTitle = new Set([...kinds.values()].flat().filter(() => at++ % 2 === 0));
  return drawn.map((value) => value.toInput(withTitle.has(value)));
};

/** Draws the inputs of a grading. The same sources and seed give the same inputs. */
export const drawInputs = (
  sources: readonly SourceShare[],
  seed: string,
  read: (name: string) => Drawable[] = readSource,
): InputsFile => {
  const inputs = sources.flatMap(({ name, count }) =>
    halve(drawBalanced(read(name), count, `${seed} ${name}`)),
  );
  return { seed, inputs };
};
