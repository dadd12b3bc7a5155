import { describe, expect, it } from 'vitest';
import { expectFailure } from '#test/contract/api/api-suite.ts';
import { openProduct, optimizing } from '#test/security/open-product.ts';

const imageRun = { job_type: 'image_analyzer', generate_assets: true, image_count: 2 };

describe('steps happen in order, or not at all', () => {
  it('an image run does not start before its files are uploaded, and accepts none afterwards', async () => {
    const { call, deps, newUser, start } = openProduct();
    const user = await newUser();
    const jobId = await start(imageRun, user);
    const process = () => call({ route: 'processImages', user, body: { job_id: jobId } });
    expectFailure(await process(), 'images_required');
    expect(deps.jobRunner.started).toEqual([]);
  });
  it('a run that has not completed reveals and exports nothing', async () => {
    const { call, newUser, start, status } = openProduct();
    const user = await newUser({ plan: 'pro' });
    const jobId = await start(optimizing(), user);
    expect(await status(jobId, user)).toMatchObject({ status: 'pending', final_result: null });
    expectFailure(await call({ route: 'exportAllKeywords', user, body: { job_id: jobId } }), 'conflict');
  });
  it('a run that has ended cannot be canceled, and a canceled one cannot continue', async () => {
    const { call, deps, newUser, start, finish, status } = openProduct();
    const user = await newUser();
    const [done, stopped] = [await start(optimizing(), user), await start(optimizing(), user)];
    await finish(done);
    await call({ route: 'cancelJob', id: done, user });
    expect(await status(done, user)).toMatchObject({ status: 'completed' });
    await call({ route: 'cancelJob', id: stopped, user });
    await finish(stopped);
    expect(await status(stopped, user)).toMatchObject({ status: 'cancelled', final_result: null });
    expect((await deps.credits.balance(user)).halfCredits).toBe(20 - 2);
  });
});

describe('credits move once, and completely or not at all', () => {
  it('twenty requests at once on three credits start three runs', async () => {
    const { call, deps, newUser, start } = openProduct();
    const user = await newUser();
    for (let spent = 0; spent < 7; spent++) await start(optimizing(), user);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => call({ route: 'createJob', user, body: optimizing() })),
    );
    const statuses = responses.map(({ status }) => status);
    expect([
      statuses.filter((code) => code === 200).length,
      statuses.filter((code) => code === 402).length,
    ]).toEqual([3, 17]);
    expect((await deps.credits.balance(user)).halfCredits).toBe(0);
    expect(deps.jobRunner.started).toHaveLength(10);
  });
  it('a request repeated with its key is one run, and a different request with that key is rejected', async () => {
    const { call, deps, newUser } = openProduct();
    const user = await newUser();
    const headers = { 'Idempotency-Key': 'once' };
    const ask = (body: unknown) => call({ route: 'createJob', user, body, headers });
    const responses = await Promise.all(Array.from({ length: 10 }, () => ask(optimizing())));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expectFailure(await ask(optimizing('Another text about cold brew coffee.')), 'idempotency_mismatch');
    expect((await deps.credits.balance(user)).halfCredits).toBe(18);
  });
  it('a run that is canceled ten times at once is refunded once', async () => {
    const { call, deps, newUser, start } = openProduct();
    const user = await newUser();
    const jobId = await start(optimizing(), user);
    await Promise.all(Array.from({ length: 10 }, () => call({ route: 'cancelJob', id: jobId, user })));
    expect((await deps.credits.balance(user)).halfCredits).toBe(20);
    const kinds = (await deps.credits.entries(user, 1, 100)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'refund')).toHaveLength(1);
  });
  it('a rejected request costs nothing and leaves nothing', async () => {
    const { call, deps, newUser } = openProduct();
    const user = await newUser();
    for (const body of [{}, optimizing(''), optimizing('!'), { ...optimizing(), locale: { country: 'XX' } }])
      expect((await call({ route: 'createJob', user, body })).status).toBe(400);
    expect((await deps.credits.balance(user)).halfCredits).toBe(20);
    expect((await call({ route: 'listJobs', user })).body).toEqual({ jobs: [], next: null });
  });
});
