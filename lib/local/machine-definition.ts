import { StateMachine } from 'aws-local-stepfunctions';

export type Definition = ConstructorParameters<typeof StateMachine>[0];

/** The definition in the text of job.asl.json. Throws when it is not valid. */
export function parseDefinition(text: string): Definition {
  // The interpreter takes a state's function by the state's name, so any ARN will do.
  const arn = 'arn:aws:lambda:us-east-1:000000000000:function:local';
  const definition: Definition = JSON.parse(text.replaceAll(/\$\{[A-Za-z0-9_]+\}/g, arn));
  new StateMachine(definition);
  return definition;
}

/** Names of all Task states, those inside a Map or Parallel among them. */
export function taskNames(machine: Pick<Definition, 'States'>): string[] {
  return Object.entries(machine.States).flatMap(([name, state]) => {
    if (state.Type === 'Task') return [name];
    if (state.Type === 'Parallel') return state.Branches.flatMap(taskNames);
    const inner = state.Type === 'Map' ? (state.ItemProcessor ?? state.Iterator) : undefined;
    return inner ? taskNames(inner) : [];
  });
}
