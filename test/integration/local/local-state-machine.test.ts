import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { JobError } from '#contracts/jobs/job-errors.ts';
import type { MachineInput } from '#contracts/jobs/stage.ts';
import { createStateMachine, type ExecutionFailure } from '#lib/local/state-machine.ts';
import { eventually } from '#test/eventually.ts';
import { tempDir } from '#test/temp-dir.ts';

// As job.asl.json writes it: the name of a function, filled in when the stack is deployed.
const resource = ['$', '{StageFunctionArn}'].join('');
const task = (more: object) => ({
  Type: 'Task',
  Resource: resource,
  TimeoutSeconds: 1,
  Retry: [{ ErrorEquals: ['ProviderTimeout', 'States.Timeout'], IntervalSeconds: 0, MaxAttempts: 2 }],
  Catch: [{ ErrorEquals: ['States.ALL'], ResultPath: '$.failure', Next: 'failed' }],
  ResultPath: null,
  ...more,
});
const states = {
  summarizing: task({ Next: 'article_rewriting' }),
  article_rewriting: task({ Next: 'completed' }),
  completed: task({ End: true }),
  failed: { Type: 'Task', Resource: resource, End: true },
};
const definitionOf = (more: object = {}) =>
  JSON.stringify({ StartAt: 'summarizing', TimeoutSeconds: 60, States: states, ...more });

type Call = { state: string; input: unknown };

/** Like steps.asl.json: steps without a Catch. */
const stepsOf = (more: object = {}) =>
  JSON.stringify({
    StartAt: 'pending',
    TimeoutSeconds: 60,
    States: { pending: { Type: 'Task', Resource: resource, End: true } },
    ...more,
  });

/** Like job.asl.json: a machine that runs the steps and needs their output. */
const nested = JSON.stringify({
  StartAt: 'run',
  States: {
    run: {
      Type: 'Task',
      Resource: 'arn:aws:states:::aws-sdk:sfn:startSyncExecution',
      Parameters: { StateMachineArn: resource, 'Input.$': 'States.JsonToString($)' },
      TimeoutSeconds: 2,
      ResultSelector: { 'output.$': 'States.StringToJson($.Output)' },
      ResultPath: '$.run',
      Catch: [{ ErrorEquals: ['States.Timeout'], ResultPath: null, Next: 'late' }],
      End: true,
    },
    late: { Type: 'Task', Resource: resource, End: true },
  },
});

function setUp(
  behaviour: Record<string, (attempt: number) => unknown> = {},
  definition = definitionOf(),
  steps = stepsOf(),
) {
  const recordsDir = tempDir();
  const calls: Call[] = [];
  const failures: ExecutionFailure[] = [];
  const open = () =>
    createStateMachine({
      definition,
      steps,
      recordsDir,
      async runTask(state, input) {
        calls.push({ state, input });
        return behaviour[state]?.(calls.filter((call) => call.state === state).length) ?? {};
      },
      onFailure: async (failure) => void failures.push(failure),
    });
  const input: MachineInput = { jobId: randomUUID(), jobType: 'keyword_optimizer', contextKind: 'text' };
  const visited = () => calls.map((call) => call.state);
  return { open, input, calls, visited, failures };
}

describe('the state machine on one machine', () => {
  it('runs the states in order and starts a job once however often it is requested', async () => {
    const { open, input, visited } = setUp();
    const machine = open();
    await Promise.all([machine.start(input), machine.start(input), machine.start(input)]);
    await eventually(() => expect(visited()).toEqual(['summarizing', 'article_rewriting', 'completed']));
    await machine.start(input);
    expect(visited()).toHaveLength(3);
    await machine.shutdown();
  });

  it('retries a transient error, by its name, and continues', async () => {
    const { open, input, visited } = setUp({
      summarizing: (attempt) => {
        if (attempt < 3) throw new JobError('ProviderTimeout');
        return {};
      },
    });
    const machine = open();
    await machine.start(input);
    await eventually(() => expect(visited().at(-1)).toBe('completed'));
    expect(visited().filter((state) => state === 'summarizing')).toHaveLength(3);
    await machine.shutdown();
  });

  it('does not retry a permanent error and passes its name and cause to the catching state', async () => {
    const { open, input, calls, visited } = setUp({
      summarizing: () => {
        throw new JobError('PageNoArticle', 'no paragraphs');
      },
    });
    const machine = open();
    await machine.start(input);
    await eventually(() => expect(visited()).toEqual(['summarizing', 'failed']));
    expect(calls[1]?.input).toMatchObject({
      jobId: input.jobId,
      failure: { Error: 'PageNoArticle', Cause: expect.stringContaining('"errorMessage":"no paragraphs"') },
    });
    await machine.shutdown();
  });

  it('ends a state that takes longer than its time limit with States.Timeout', async () => {
    const { open, input, calls, visited } = setUp({ article_rewriting: () => sleep(1_100) });
    const machine = open();
    await machine.start(input);
    await eventually(() => expect(visited().at(-1)).toBe('failed'));
    expect(visited().filter((state) => state === 'article_rewriting')).toHaveLength(3);
    expect(calls.at(-1)?.input).toMatchObject({ failure: { Error: 'States.Timeout' } });
    await machine.shutdown();
  });

  it('ends an execution at its overall time limit and reports it', async () => {
    const slow = { ...states, summarizing: task({ TimeoutSeconds: 30, Next: 'article_rewriting' }) };
    const definition = definitionOf({ TimeoutSeconds: 1, States: slow });
    const { open, input, failures } = setUp({ summarizing: () => sleep(1_100) }, definition);
    const machine = open();
    await machine.start(input);
    await eventually(() => expect(failures).toMatchObject([{ input, status: 'TIMED_OUT' }]));
    await machine.shutdown();
  });

  it('reports an execution that fails without a catcher', async () => {
    const failing = () => {
      throw new JobError('InternalFailure', 'broken');
    };
    const { open, input, failures } = setUp({ summarizing: failing, failed: failing });
    const machine = open();
    await machine.start(input);
    await eventually(() => expect(failures).toMatchObject([{ status: 'FAILED', error: 'InternalFailure' }]));
    await machine.shutdown();
  });

  it('stops a running job and reports it as aborted; an unknown job is ignored', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { open, input, visited, failures } = setUp({ summarizing: () => held });
    const machine = open();
    await machine.start(input);
    await machine.stop(randomUUID(), 'no such job');
    await machine.stop(input.jobId, 'cancelled');
    await eventually(() => expect(failures).toMatchObject([{ status: 'ABORTED' }]));
    release();
    await machine.shutdown();
    expect(visited()).toEqual(['summarizing']);
  });

  it('continues after a stop in the interrupted state, with the same input', async () => {
    let isHeld = true;
    const { open, input, calls, visited } = setUp({
      article_rewriting: () => (isHeld ? sleep(50) : {}),
    });
    const first = open();
    await first.start(input);
    await eventually(() => expect(visited()).toEqual(['summarizing', 'article_rewriting']));
    await first.shutdown();
    isHeld = false;
    const second = open();
    expect(second.resume()).toBe(1);
    await eventually(() => expect(visited().at(-1)).toBe('completed'));
    expect(visited()).toEqual(['summarizing', 'article_rewriting', 'article_rewriting', 'completed']);
    expect(calls.at(-1)?.input).toEqual(input);
    await second.shutdown();
    expect(open().resume()).toBe(0);
  });

  it('runs a Map over images with the same handlers and fails it by name', async () => {
    const definition = JSON.stringify({
      StartAt: 'each',
      States: {
        each: {
          Type: 'Map',
          ItemsPath: '$.images',
          ItemSelector: { 'jobId.$': '$.jobId', 'imageId.$': '$$.Map.Item.Value' },
          ItemProcessor: {
            StartAt: 'images_processing',
            States: { images_processing: { Type: 'Task', Resource: resource, End: true } },
          },
          Next: 'completed',
        },
        completed: { Type: 'Succeed' },
      },
    });
    const { open, input, calls } = setUp({}, definition);
    const machine = open();
    await machine.start({ ...input, images: ['a', 'b'] } as MachineInput);
    await eventually(() => expect(calls).toHaveLength(2));
    expect(calls.map((call) => call.input)).toEqual([
      { jobId: input.jobId, imageId: 'a' },
      { jobId: input.jobId, imageId: 'b' },
    ]);
    await machine.shutdown();
  });

  it('runs the steps inside the run, and ends with them', async () => {
    const { open, input, calls, failures } = setUp({ pending: () => input }, nested);
    const machine = open();
    await machine.start(input);
    await eventually(() => expect(calls.map(({ state }) => state)).toEqual(['pending']));
    await machine.shutdown();
    expect(calls[0]?.input).toEqual(input);
    expect(failures).toEqual([]);
  });

  it('fails, and reports it, when the steps fail and so have no output', async () => {
    const pending = () => {
      throw new JobError('PageNoArticle', 'no paragraphs');
    };
    const { open, input, failures } = setUp({ pending }, nested);
    const machine = open();
    await machine.start(input);
    await eventually(() => expect(failures).toMatchObject([{ input, status: 'FAILED' }]));
    await machine.shutdown();
  });

  it('also fails when the steps run out of time before the run does', async () => {
    const { open, input, failures } = setUp(
      { pending: () => sleep(1_100) },
      nested,
      stepsOf({ TimeoutSeconds: 1 }),
    );
    const machine = open();
    await machine.start(input);
    await eventually(() => expect(failures).toMatchObject([{ input, status: 'FAILED' }]));
    await machine.shutdown();
  });

  it('continues at its own time limit, regardless of the steps', async () => {
    const { open, input, visited } = setUp({ pending: () => sleep(2_500) }, nested);
    const machine = open();
    await machine.start(input);
    await eventually(() => expect(visited()).toEqual(['pending', 'late']));
    await machine.shutdown();
  });

  it('restarts the steps after a stop', async () => {
    let isHeld = true;
    const { open, input, visited } = setUp({ pending: () => (isHeld ? sleep(50) : {}) }, nested);
    const first = open();
    await first.start(input);
    await eventually(() => expect(visited()).toEqual(['pending']));
    await first.shutdown();
    isHeld = false;
    const second = open();
    expect(second.resume()).toBe(1);
    await eventually(() => expect(visited()).toEqual(['pending', 'pending']));
    await second.shutdown();
  });

  it('rejects a definition that is not valid ASL', () => {
    const definition = JSON.stringify({ StartAt: 'nowhere', States: states });
    expect(() => setUp({}, definition).open()).toThrow(/invalid/);
  });

  it('fails a state whose output is larger than Step Functions allows', async () => {
    const { open, input, calls } = setUp({ summarizing: () => 'x'.repeat(262_143) });
    const machine = open();
    await machine.start(input);
    await eventually(() =>
      expect(calls.at(-1)?.input).toMatchObject({ failure: { Error: 'States.DataLimitExceeded' } }),
    );
    await machine.shutdown();
  });
});
