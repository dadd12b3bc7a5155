import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inputKinds } from '#contracts/jobs/stage.ts';
import { jobTypes } from '#contracts/product.ts';
import { jobSteps } from '#domain/jobs/job-steps.ts';

type State = {
  Type: string;
  Next?: string;
  End?: boolean;
  Default?: string;
  Choices?: { Variable: string; StringEquals: string; Next: string }[];
  ItemProcessor?: { StartAt: string };
};
const machine: { StartAt: string; States: Record<string, State> } = JSON.parse(
  readFileSync('statemachines/steps.asl.json', 'utf8'),
);

/** The states that the machine visits, without its choices. A Map counts as its first state. */
const walk = (input: Readonly<Record<string, string>>): string[] => {
  const visited: string[] = [];
  let name: string | undefined = machine.StartAt;
  while (name !== undefined) {
    const state: State | undefined = machine.States[name];
    if (!state) throw new Error(`There is no state ${name}.`);
    const { Choices, ItemProcessor, Default, Next }: State = state;
    if (Choices) {
      name =
        Choices.find(({ Variable, StringEquals }) => input[Variable.slice(2)] === StringEquals)?.Next ??
        Default;
      continue;
    }
    visited.push(ItemProcessor?.StartAt ?? name);
    name = Next;
  }
  return visited;
};

it.each(jobTypes.flatMap((jobType) => inputKinds.map((contextKind) => ({ jobType, contextKind }))))(
  'a run of $jobType on $contextKind passes the states of the machine',
  (path) => {
    // An optimizer run with nothing to read: createJob refuses it, and the machine has no path for it.
    if (path.jobType === 'keyword_optimizer' && path.contextKind === 'none') return;
    expect(jobSteps(path)).toEqual(walk(path));
  },
);
