import { describe, expect, it } from 'vitest';
import { jobErrorNames, transientJobErrorNames } from '#contracts/job-errors.ts';
import { jobStatuses } from '#contracts/job-status.ts';
import { jobRun } from '#contracts/limits.ts';
import { definition } from '#test/fakes/run-machine.ts';

const states = Object.entries(definition.States);
const innerStates = states.flatMap(([, state]) =>
  state.Type === 'Map' ? Object.entries(state.ItemProcessor.States) : [],
);
const tasks = [...states, ...innerStates].flatMap(([name, state]) =>
  state.Type === 'Task' ? [{ name, ...state }] : [],
);
const others = new Set(['States.ALL', 'States.Timeout']);

describe('the state machine', () => {
  it('has a task for each status, of the same name, that runs the function of that name', () => {
    expect(tasks.map(({ name }) => name).sort()).toEqual([...jobStatuses].sort());
    for (const task of tasks) expect(task.Resource).toBe(`\${${task.name}}`);
  });

  it('leads to states that exist', () => {
    const names = new Set(states.map(([name]) => name));
    const targets = states.flatMap(([, state]) => {
      if (state.Type === 'Choice') return [state.Default, ...state.Choices.map(({ Next }) => Next)];
      return [state.Next, ...(state.Catch ?? []).map(({ Next }) => Next)].filter(
        (next) => next !== undefined,
      );
    });
    expect(targets.filter((target) => !names.has(target))).toEqual([]);
    expect(names.has(definition.StartAt)).toBe(true);
  });

  it('decides by fields of its input alone', () => {
    for (const [, state] of states) {
      if (state.Type !== 'Choice') continue;
      for (const { Variable } of state.Choices) expect(['$.jobType', '$.contextKind']).toContain(Variable);
    }
  });

  it('retries and catches by the names of the contract', () => {
    const known = new Set<string>([...jobErrorNames, ...others]);
    for (const { Retry, Catch = [] } of tasks)
      for (const name of [...Retry, ...Catch].flatMap(({ ErrorEquals }) => ErrorEquals))
        expect(known.has(name) || name.startsWith('Lambda.'), name).toBe(true);
    const running = tasks.filter(({ Catch }) => Catch);
    for (const { Retry } of running) expect(Retry[0]?.ErrorEquals).toEqual(transientJobErrorNames);
  });

  it('gives an image that our own concurrency limit refuses a minute and a half of attempts', () => {
    const images = tasks.find(({ name }) => name === 'images_processing');
    const rule = images?.Retry.find(({ ErrorEquals }) =>
      ErrorEquals.includes('Lambda.TooManyRequestsException'),
    );
    expect(rule?.ErrorEquals).toEqual(['Lambda.TooManyRequestsException']);
    let seconds = 0;
    for (let attempt = 0; attempt < (rule?.MaxAttempts ?? 0); attempt++)
      seconds += Math.min(rule?.MaxDelaySeconds ?? 0, (rule?.IntervalSeconds ?? 0) * 2 ** attempt);
    expect(seconds).toBeGreaterThanOrEqual(90);
    // Ten images, three at a time, stay within the machine's own time even when each waits that long.
    expect(4 * seconds).toBeLessThan(jobRun.machineSeconds);
  });

  it('runs no stage on a text again that took all its time: it would take it again', () => {
    const retrying = tasks
      .filter(({ Retry }) => Retry.some(({ ErrorEquals }) => ErrorEquals.includes('States.Timeout')))
      .map(({ name }) => name);
    expect(retrying.sort()).toEqual(['completed', 'images_processing', 'pending', 'processing']);
  });

  it('sends a cancelled job to its end and any other error to failed, from every running state', () => {
    const ends = new Set(['failed', 'cancelled', 'images_processing']);
    for (const { name, Catch } of tasks) {
      if (ends.has(name)) continue;
      expect(Catch, name).toEqual([
        { ErrorEquals: ['JobCancelled'], ResultPath: '$.failure', Next: 'cancelled' },
        { ErrorEquals: ['States.ALL'], ResultPath: '$.failure', Next: 'failed' },
      ]);
    }
  });

  it('holds every task and itself to the limits of the contract', () => {
    expect(definition.TimeoutSeconds).toBe(jobRun.machineSeconds);
    for (const task of tasks) expect(task.TimeoutSeconds).toBe(jobRun.taskSeconds);
  });
});
