import { StateMachine } from 'aws-local-stepfunctions';

export type Definition = ConstructorParameters<typeof StateMachine>[0];

/** Parses the text of job.asl.json. Throws if it is invalid. */
export function parseDefinition(text: string): Definition {
  // The interpreter finds a state's function by the state's name, so any ARN works.
  const arn = 'arn:aws:lambda:us-east-1:000000000000:function:local';
  const definition: Definition = JSON.parse(text.replaceAll(/\$\{[A-Za-z0-9_]+\}/g, arn));
  new StateMachine(definition);
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
