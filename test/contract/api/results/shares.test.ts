import { describe, expect, it } from 'vitest';
import type { CreateShareResponse } from '#contracts/jobs/share.ts';
import { expectFailure } from '#test/contract/api/api-suite.ts';
import { openProduct, optimizing } from '#test/security/open-product.ts';
import { hashShareToken } from '#usecases/results/share-token.ts';

const openShare = async () => {
  const product = openProduct();
  const user = await product.newUser();
  const id = await product.start(optimizing(), user);
  await product.finish(id);
  const create = async () =>
    (await product.call({ route: 'createShare', id, user })).body as unknown as CreateShareResponse;
  const open = (token: string) => product.call({ route: 'getSharedResult', id: token });
  return { ...product, user, id, create, open };
};

describe('a share link', () => {
  it('shows the result to everybody, without account data', async () => {
    const { create, open, user, id } = await openShare();
    const { token } = await create();
    const response = await open(token);
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      job_type: 'keyword_optimizer',
      final_result: { summary: expect.any(String) },
    });
    for (const secret of [user, id, 'receipt', 'provider_cost', 'model_work', '@example.com'])
      expect(response.text).not.toContain(secret);
  });

  it('is stored as a hash, and its owner sees only that it exists', async () => {
    const { call, deps, create, user, id } = await openShare();
    const { token, created_at } = await create();
    expect(await deps.shares.find(id)).toEqual({
      jobId: id,
      tokenSha256: hashShareToken(token),
      createdAt: created_at,
    });
    const job = await call({ route: 'getJob', id, user });
    expect(job.body).toMatchObject({ share: { created_at } });
    expect(job.text).not.toContain(token);
  });

  it('stops working at once when it is revoked or replaced, or when its run is deleted', async () => {
    const { call, create, open, user, id } = await openShare();
    const first = await create();
    const second = await create();
    expectFailure(await open(first.token), 'not_found', /link does not work/);
    expect((await open(second.token)).status).toBe(200);
    expect((await call({ route: 'revokeShare', id, user })).body).toEqual({ revoked: true });
    expectFailure(await open(second.token), 'not_found');
    expect((await call({ route: 'revokeShare', id, user })).body).toEqual({ revoked: false });
    const third = await create();
    await call({ route: 'deleteJob', id, user });
    expectFailure(await open(third.token), 'not_found');
  });

  it('cannot be guessed from the run’s id, or created before the run has completed', async () => {
    const { call, create, open, start, newUser } = await openShare();
    const { token } = await create();
    const last = token.at(-1) === 'A' ? 'B' : 'A';
    for (const wrong of ['', 'x', token.slice(0, 22), `${token.slice(0, -1)}${last}`, `${token}A`])
      expect((await open(wrong === '' ? 'a' : wrong)).status).toBe(404);
    const user = await newUser();
    const running = await start(optimizing(), user);
    expectFailure(await call({ route: 'createShare', id: running, user }), 'conflict', /not completed/);
  });
});

describe('a run in the history', () => {
  it('has the title of its article, or a name that its owner chooses', async () => {
    const { call, user, id } = await openShare();
    const titleOf = async () =>
      ((await call({ route: 'listJobs', user })).body as { jobs: { title: string | null }[] }).jobs[0]?.title;
    const given = await titleOf();
    const rename = (name: string) => call({ route: 'renameJob', id, user, body: { name } });
    expect((await rename('  Spring post ')).body).toEqual({ job_id: id, title: 'Spring post' });
    expect(await titleOf()).toBe('Spring post');
    await rename('');
    expect(await titleOf()).toEqual(given);
  });

  it('is deleted with everything except its cost', async () => {
    const { call, deps, user, id, start } = await openShare();
    await call({ route: 'saveChoices', id, user, body: { version: 0, choices: { rejected: ['a'] } } });
    const history = (await call({ route: 'getCreditHistory', user })).text;
    expect((await call({ route: 'deleteJob', id, user })).body).toEqual({ job_id: id });
    for (const reference of [id, 'seo-optimizer-1'])
      expect((await call({ route: 'getJob', id: reference, user })).status).toBe(404);
    expect((await call({ route: 'listJobs', user })).body).toMatchObject({ jobs: [], next: null });
    expect([
      await deps.jobs.findInput(id),
      await deps.outputs.read(id, 'result'),
      await deps.choices.find(id),
    ]).toEqual([null, null, null]);
    expect((await call({ route: 'getCreditHistory', user })).text).toBe(history);
    expect((await call({ route: 'deleteJob', id, user })).status).toBe(404);
    const running = await start(optimizing(), user);
    expectFailure(await call({ route: 'deleteJob', id: running, user }), 'conflict', /not ended/);
  });
});
