import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { InputKind } from '#contracts/jobs/stage.ts';
import type { JobType } from '#contracts/product.ts';

const choice = z.object({ Variable: z.string(), StringEquals: z.string(), Next: z.string() });
const state = z.object({
  Type: z.enum(['Task', 'Choice', 'Map', 'Wait']),
  Choices: z.array(choice).default([]),
  Default: z.optional(z.string()),
  Next: z.optional(z.string()),
  ItemProcessor: z.optional(z.object({ States: z.record(z.string(), z.unknown()) })),
});
const machine = z.object({ StartAt: z.string(), States: z.record(z.string(), state) });

const readMachine = (name: string) =>
  machine.parse(
    JSON.parse(readFileSync(new URL(`../../statemachines/${name}.asl.json`, import.meta.url), 'utf8')),
  );

export type Path = { jobType: JobType; contextKind: InputKind; images: number };

const nextOf = ({ Choices, Default, Next }: z.infer<typeof state>, path: Path): string | undefined =>
  Choices.find(({ Variable, StringEquals }) => path[Variable.slice(2) as 'jobType'] === StringEquals)?.Next ??
  Default ??
  Next;

/** The number of states that a successful job enters. */
const countStates = ({ StartAt, States }: z.infer<typeof machine>, path: Path): number => {
  let count = 0;
  for (let name: string | undefined = StartAt; name !== undefined; ) {
    const current: z.infer<typeof state> | undefined = States[name];
    if (!current) throw new Error(`There is no state ${name}.`);
    count += 1 + (current.Type === 'Map' ? path.images : 0);
    name = nextOf(current, path);
  }
  return count;
};

/**
 * The states of the Standard workflow: each is a transition that Step Functions bills, including the final one. Also
 * the states of the Express workflow inside it, which bills its time.
 */
export const statesOfRun = (path: Path): { transitions: number; steps: number } => ({
  transitions: countStates(readMachine('job'), path) + 1,
  steps: countStates(readMachine('steps'), path),
});
