import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { JobType } from '#contracts/product.ts';
import type { InputKind } from '#contracts/stage.ts';

const choice = z.object({ Variable: z.string(), StringEquals: z.string(), Next: z.string() });
const state = z.object({
  Type: z.enum(['Task', 'Choice', 'Map']),
  Choices: z.array(choice).default([]),
  Default: z.optional(z.string()),
  Next: z.optional(z.string()),
  ItemProcessor: z.optional(z.object({ States: z.record(z.string(), z.unknown()) })),
});
const machine = z.object({ StartAt: z.string(), States: z.record(z.string(), state) });

const definition = machine.parse(
  JSON.parse(readFileSync(new URL('../../statemachines/job.asl.json', import.meta.url), 'utf8')),
);

export type Path = { jobType: JobType; contextKind: InputKind; images: number };

const nextOf = ({ Choices, Default, Next }: z.infer<typeof state>, path: Path): string | undefined =>
  Choices.find(({ Variable, StringEquals }) => path[Variable.slice(2) as 'jobType'] === StringEquals)?.Next ??
  Default ??
  Next;

/** How many states a job that goes well enters: each is a transition that Step Functions bills. */
export const stateTransitions = (path: Path): number => {
  let count = 0;
  for (let name: string | undefined = definition.StartAt; name !== undefined; ) {
    const current: z.infer<typeof state> | undefined = definition.States[name];
    if (!current) throw new Error(`job.asl.json has no state ${name}.`);
    count += 1 + (current.Type === 'Map' ? path.images : 0);
    name = nextOf(current, path);
  }
  return count;
};
