import { drawBalanced } from './draw.ts';
import type { GradeInput, InputsFile } from './grade-input.ts';
import { type Drawable, readSource } from './read-sources.ts';

export type SourceShare = { name: string; count: number };

/** `NAME` or `NAME:COUNT`; what names no count shares what is left of the whole. */
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

/** Half of what is drawn keeps its title: every second one of a kind, beginning with the other half in every second kind. */
const halve = (drawn: readonly Drawable[]): GradeInput[] => {
  const kinds = Map.groupBy(drawn, ({ kind }) => kind);
  let at = 0;
  const withTitle = new Set([...kinds.values()].flat().filter(() => at++ % 2 === 0));
  return drawn.map((value) => value.toInput(withTitle.has(value)));
};

/** The inputs of a grading: the same for the same sources and seed. */
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
