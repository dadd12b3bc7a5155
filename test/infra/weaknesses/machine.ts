import { at, entriesAt, functionBehind, listAt, numberAt, ofType, unless } from './reading.ts';
import type { TemplateJson } from './template-json.ts';

/** A state, with the states that may follow it at its place. */
type State = {
  readonly name: string;
  readonly state: unknown;
  readonly siblings: readonly string[];
};

/** Every state, including those inside of maps. */
const statesOf = (definition: unknown): State[] => {
  const states = entriesAt(definition, 'States');
  const siblings = states.map(([name]) => name);
  return states.flatMap(([name, state]) => [
    { name, state, siblings },
    ...statesOf(at(state, 'ItemProcessor') ?? {}),
  ]);
};

const tasksOf = (definition: unknown): State[] =>
  statesOf(definition).filter(({ state }) => at(state, 'Type') === 'Task');

/** Tasks that call a function. The state that starts the steps calls Step Functions itself. */
const functionTasksOf = (definition: unknown): State[] =>
  tasksOf(definition).filter(({ state }) => !String(at(state, 'Resource')).includes(':aws-sdk:'));

const errorsOf = (rules: readonly unknown[]): unknown[] =>
  rules.flatMap((each) => listAt(each, 'ErrorEquals'));

/** Faults of Lambda itself that pass within seconds. */
const passing = [
  'Lambda.ServiceException',
  'Lambda.AWSLambdaException',
  'Lambda.SdkClientException',
  'Lambda.TooManyRequestsException',
];

export const unretriedTasks = (definition: unknown): string[] =>
  functionTasksOf(definition).flatMap(({ name, state }) => {
    const errors = errorsOf(listAt(state, 'Retry'));
    return passing.flatMap((error) =>
      unless(errors.includes(error) || errors.includes('States.ALL'), `${name} fails at once by ${error}`),
    );
  });

/** States that end a run themselves. If they fail, the event of the failed execution reveals it. */
const endings = new Set(['failed', 'cancelled']);

const uncaught = (states: readonly State[]): string[] =>
  states.flatMap(({ name, state, siblings }) => {
    const catchers = listAt(state, 'Catch');
    return [
      ...unless(
        errorsOf(catchers).includes('States.ALL'),
        `${name} lets an error end the run without a refund`,
      ),
      ...catchers
        .filter((each) => !siblings.includes(String(at(each, 'Next'))))
        .map((each) => `${name} leads to ${String(at(each, 'Next'))}, which is no state`),
    ];
  });

/**
 * Whatever makes a state fail leads to a state that ends the run and refunds it. One failing item of a map does not
 * affect the others.
 */
export const uncaughtTasks = (definition: unknown): string[] =>
  uncaught(
    statesOf(definition).filter(
      ({ name, state }) => ['Task', 'Map'].includes(String(at(state, 'Type'))) && !endings.has(name),
    ),
  );

/** No part of a run waits forever. */
export const endlessTasks = (definition: unknown): string[] => [
  ...unless(numberAt(definition, 'TimeoutSeconds') <= 900, 'a run may take for ever'),
  ...tasksOf(definition).flatMap(({ name, state }) =>
    unless(numberAt(state, 'TimeoutSeconds') > 0, `${name} may take for ever`),
  ),
];

/** Each function's timeout is shorter than that of its state. Otherwise a retry would run at the same time as the first attempt. */
export const outlastedStates = (template: TemplateJson, definition: unknown): string[] =>
  ofType(template, 'AWS::StepFunctions::StateMachine').flatMap(({ properties }) =>
    functionTasksOf(definition).flatMap(({ name, state }) => {
      const token = /\$\{(\w+)\}/.exec(JSON.stringify(state))?.[1] ?? name;
      const substitution = at(properties, 'DefinitionSubstitutions', token);
      // This state belongs to the other machine.
      if (substitution === undefined) return [];
      const id = functionBehind(template, substitution) ?? '';
      const timeout = numberAt(template.Resources[id]?.Properties, 'Timeout');
      return unless(
        timeout <= numberAt(state, 'TimeoutSeconds'),
        `${name} gives up before its function ${id} does`,
      );
    }),
  );
