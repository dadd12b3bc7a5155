import { StateMachine } from 'aws-local-stepfunctions';

export type Definition = ConstructorParameters<typeof StateMachine>[0];

/**
 * Definitions that this process has found valid. A check compiles the schemas of the whole language, which takes 0.15 s
 * of CPU time, and a test process starts many stacks with the same two definitions.
 */
const valid = new Set<string>();

/** Parses the text of job.asl.json or steps.asl.json. @throws Error if it is invalid */
export function parseDefinition(text: string): Definition {
  // The interpreter finds a state's function by the state's name, so any ARN works.
  const arn = 'arn:aws:lambda:us-east-1:000000000000:function:local';
  const definition: Definition = JSON.parse(text.replaceAll(/\$\{[A-Za-z0-9_]+\}/g, arn));
  if (!valid.has(text)) new StateMachine(definition);
  valid.add(text);
  return definition;
}

/** Names of all Task states, including those inside a Map or Parallel. */
export function taskNames(machine: Pick<Definition, 'States'>): string[] {
  return Object.entries(machine.States).flatMap(([name, state]) => {
    if (state.Type === 'Task') return [name];
    if (state.Type === 'Parallel') return state.Branches.flatMap(taskNames);
    const inner = state.Type === 'Map' ? (state.ItemProcessor ?? state.Iterator) : undefined;
    return inner ? taskNames(inner) : [];
  });
}
