import { at, functionBehind, idOf, listAt, mentions, numberAt, ofType, unless } from './reading.ts';
import type { TemplateJson } from './template-json.ts';

const isQueue = (template: TemplateJson, value: unknown): boolean => {
  const id = idOf(value);
  return id !== undefined && template.Resources[id]?.Type === 'AWS::SQS::Queue';
};

/** Rules and schedules hand events to functions. Both sides keep failed events in a queue. */
export const lostEvents = (template: TemplateJson): string[] => {
  const configs = ofType(template, 'AWS::Lambda::EventInvokeConfig');
  const failsInto = (fn: string): unknown =>
    at(
      configs.find(({ properties }) => functionBehind(template, at(properties, 'FunctionName')) === fn)
        ?.properties,
      'DestinationConfig',
      'OnFailure',
      'Destination',
    );
  return ofType(template, 'AWS::Events::Rule', 'AWS::Scheduler::Schedule').flatMap(({ id, properties }) =>
    [...listAt(properties, 'Targets'), ...listAt(properties, 'Target')].flatMap((target) => {
      const fn = functionBehind(template, at(target, 'Arn'));
      return [
        ...unless(
          isQueue(template, at(target, 'DeadLetterConfig', 'Arn')),
          `${id} loses events that it cannot hand over`,
        ),
        ...unless(
          fn === undefined || isQueue(template, failsInto(fn)),
          `${fn} loses events that it cannot take`,
        ),
      ];
    }),
  );
};

/**
 * A queue that a function reads passes messages that it gives up on to another queue, and its visibility timeout
 * exceeds the function's time limit.
 */
export const lostMessages = (template: TemplateJson): string[] =>
  ofType(template, 'AWS::Lambda::EventSourceMapping').flatMap(({ properties }) => {
    const id = idOf(at(properties, 'EventSourceArn')) ?? '';
    const queue = template.Resources[id];
    if (queue?.Type !== 'AWS::SQS::Queue') return [];
    const fn = functionBehind(template, at(properties, 'FunctionName')) ?? '';
    const visible = numberAt(queue.Properties, 'VisibilityTimeout');
    const timeout = numberAt(template.Resources[fn]?.Properties, 'Timeout');
    return [
      ...unless(
        isQueue(template, at(queue.Properties, 'RedrivePolicy', 'deadLetterTargetArn')),
        `${id} loses messages that nobody can take`,
      ),
      // AWS recommends six times the function's timeout.
      ...unless(visible >= 6 * timeout, `${id} hands a message out again while ${fn} works on it`),
    ];
  });

/** Anything that nobody could process is reported. */
export const silentQueues = (template: TemplateJson): string[] => {
  const alarms = ofType(template, 'AWS::CloudWatch::Alarm');
  return ofType(template, 'AWS::SQS::Queue')
    .filter(({ properties }) => at(properties, 'RedrivePolicy') === undefined)
    .flatMap(({ id }) =>
      unless(
        alarms.some(({ properties }) => mentions(properties, id)),
        `${id} fills without an alarm`,
      ),
    );
};

/** The endings that a state machine cannot catch itself. */
const endings = ['FAILED', 'TIMED_OUT', 'ABORTED'];

const standardMachines = (template: TemplateJson) =>
  ofType(template, 'AWS::StepFunctions::StateMachine').filter(
    ({ properties }) => at(properties, 'StateMachineType') !== 'EXPRESS',
  );

export const unseenEndings = (template: TemplateJson): string[] =>
  // An Express workflow emits no events at its end. The run that started it gets its answer directly.
  standardMachines(template).flatMap(({ id }) =>
    endings.flatMap((status) =>
      unless(
        ofType(template, 'AWS::Events::Rule').some(
          ({ properties }) =>
            at(properties, 'State') === 'ENABLED' &&
            listAt(properties, 'EventPattern', 'detail', 'status').includes(status) &&
            mentions(at(properties, 'EventPattern', 'detail', 'stateMachineArn'), id),
        ),
        `nobody hears that ${id} ended as ${status}`,
      ),
    ),
  );
