import { describe, expect, it } from 'vitest';
import { jobErrorNames, transientJobErrorNames } from '#contracts/jobs/job-errors.ts';
import { jobStatuses } from '#contracts/jobs/job-status.ts';
import { jobRun } from '#contracts/platform/job-times.ts';
import { definition, steps } from '#test/fakes/run-machine.ts';
import { notEmpty } from '#test/not-empty.ts';

const machines = { job: definition, steps };
const statesOf = (machine: typeof definition) => Object.entries(machine.States);
const states = Object.values(machines).flatMap(statesOf);
const innerStates = states.flatMap(([, state]) =>
  state.Type === 'Map' ? Object.entries(state.ItemProcessor.States) : [],
);
const allTasks = [...states, ...innerStates].flatMap(([name, state]) =>
  state.Type === 'Task' ? [{ name, ...state }] : [],
);
/** The tasks that are a status of the job. */
const tasks = allTasks.filter(({ name }) => name !== 'run');
const others = new Set(['States.ALL', 'States.Timeout']);

describe('the state machines', () => {
  it('have a task for each status, of the same name, that calls the function of the stages with it', () => {
    expect([...new Set(tasks.map(({ name }) => name))].sort()).toEqual([...jobStatuses].sort());
    for (const task of tasks) {
      expect(task.Resource).toBe(`\${${task.name}}`);
      expect(task.Parameters).toEqual({ status: task.name, 'input.$': '$' });
    }
  });

  it('lead to states that exist', () => {
    for (const machine of Object.values(machines)) {
      const names = new Set(Object.keys(machine.States));
      const targets = statesOf(machine).flatMap(([, state]) => {
        if (state.Type === 'Choice') return [state.Default, ...state.Choices.map(({ Next }) => Next)];
        const caught = state.Type === 'Task' || state.Type === 'Map' ? (state.Catch ?? []) : [];
        return [state.Next, ...caught.map(({ Next }) => Next)].filter((next) => next !== undefined);
      });
      expect(targets.filter((target) => !names.has(target))).toEqual([]);
      expect(names.has(machine.StartAt)).toBe(true);
    }
  });

  it('decide only by fields of their input', () => {
    const choices = states.flatMap(([, state]) => (state.Type === 'Choice' ? state.Choices : []));
    for (const { Variable } of notEmpty(choices)) expect(['$.jobType', '$.contextKind']).toContain(Variable);
  });

  it('retry and catch by the names of the contract', () => {
    const known = new Set<string>([...jobErrorNames, ...others]);
    for (const { Retry, Catch = [] } of tasks)
      for (const name of [...Retry, ...Catch].flatMap(({ ErrorEquals }) => ErrorEquals))
        expect(known.has(name) || name.startsWith('Lambda.'), name).toBe(true);
    const running = tasks.filter(({ name }) => name !== 'failed' && name !== 'cancelled');
    for (const { Retry } of running) expect(Retry[0]?.ErrorEquals).toEqual(transientJobErrorNames);
  });

  it('give an image that our own concurrency limit refuses a minute and a half of attempts', () => {
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

  it('do not rerun a stage on a text that used up its time: it would do so again', () => {
    const retrying = tasks
      .filter(({ Retry }) => Retry.some(({ ErrorEquals }) => ErrorEquals.includes('States.Timeout')))
      .map(({ name }) => name);
    expect(retrying.sort()).toEqual(['completed', 'images_processing', 'pending', 'processing']);
  });

  it('end the job within the steps, whatever makes a step fail', () => {
    const caught = [
      { ErrorEquals: ['JobCancelled'], ResultPath: '$.failure', Next: 'cancelled' },
      { ErrorEquals: ['States.ALL'], ResultPath: '$.failure', Next: 'failed' },
    ];
    for (const [name, state] of statesOf(steps)) {
      if (state.Type !== 'Task' && state.Type !== 'Map') continue;
      const isEnd = name === 'failed' || name === 'cancelled';
      expect([name, state.Catch]).toEqual([name, isEnd ? undefined : caught]);
    }
    expect(steps.States.final_output_preparation).toMatchObject({ Next: 'completed' });
    for (const end of ['completed', 'failed', 'cancelled'])
      expect(steps.States[end]).toMatchObject({ End: true });
  });

  it('pay for one state of a successful run, and fail when its steps give no output', () => {
    const { run } = definition.States;
    expect(run).toMatchObject({
      ResultSelector: { 'output.$': 'States.StringToJson($.Output)' },
      Catch: [
        { ErrorEquals: ['States.Timeout'], ResultPath: null, Next: 'pause' },
        { ErrorEquals: ['States.ALL'], ResultPath: '$.failure', Next: 'failed' },
      ],
      End: true,
    });
  });

  it('hold every task, each pass and the whole run to the limits of the contract', () => {
    expect(definition.TimeoutSeconds).toBe(jobRun.machineSeconds);
    const { run } = definition.States;
    expect(run?.Type === 'Task' && run.TimeoutSeconds).toBe(jobRun.passSeconds);
    // The run gives up first: a timeout reported by the steps would fail it without a second pass.
    expect(steps.TimeoutSeconds).toBeGreaterThan(jobRun.passSeconds);
    for (const task of tasks) expect(task.TimeoutSeconds).toBe(jobRun.taskSeconds);
  });

  it('leave time for a second pass, which begins when no step of the first can still be running', () => {
    const { pause } = definition.States;
    const seconds = pause?.Type === 'Wait' ? pause.Seconds : 0;
    expect(jobRun.passSeconds + seconds).toBeGreaterThanOrEqual(steps.TimeoutSeconds + jobRun.taskSeconds);
    expect(2 * jobRun.passSeconds + seconds).toBeLessThan(jobRun.machineSeconds);
    // Express workflows end after five minutes.
    expect(steps.TimeoutSeconds).toBeLessThan(300);
  });
});
