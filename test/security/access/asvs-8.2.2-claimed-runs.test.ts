import { describe, expect, it } from 'vitest';
import { expectFailure } from '#test/contract/api/api-suite.ts';
import { openProduct, optimizing } from '#test/security/open-product.ts';
import { hashVisitorToken } from '#usecases/jobs/visitor-token.ts';

const token = 'a1'.repeat(32);
const body = { visitor_token: token };

/** A visitor's completed run that was started with a token. */
const openClaim = async () => {
  const product = openProduct();
  const jobId = await product.start({ ...optimizing(), visitor_token: token });
  await product.finish(jobId);
  const claim = (user: string | undefined, sent: unknown = body) =>
    product.call({ route: 'claimJob', id: jobId, body: sent, ...(user !== undefined && { user }) });
  return { ...product, jobId, claim };
};

describe("a visitor's run", () => {
  it('moves to the account of the browser that started it, free of charge, and is private from then on', async () => {
    const { call, deps, newUser, jobId, claim } = await openClaim();
    const [ada, eve] = [await newUser(), await newUser()];
    const response = await claim(ada);
    expect([response.status, response.body]).toEqual([200, { job_id: jobId, slug: 'seo-optimizer-1' }]);
    expect((await deps.credits.balance(ada)).halfCredits).toBe(20);
    expect((await call({ route: 'listJobs', user: ada })).text).toContain(jobId);
    expect((await call({ route: 'getJob', id: 'seo-optimizer-1', user: ada })).body).toMatchObject({
      status: 'completed',
      final_result: expect.anything(),
    });
    for (const user of [eve, undefined])
      expect(await call({ route: 'getJobStatus', id: jobId, ...(user && { user }) })).toMatchObject({
        status: 404,
      });
  });

  it('can be claimed by a new user with the very first call', async () => {
    const { deps, claim } = await openClaim();
    expect((await claim('new-user')).status).toBe(200);
    const { halfCredits, entries } = await deps.credits.balance('new-user');
    expect([halfCredits > 0, entries]).toEqual([true, 1]);
  });

  it('gives a repeated claim the same answer, and refuses a second account with the same token', async () => {
    const { newUser, claim, call } = await openClaim();
    const [ada, eve] = [await newUser(), await newUser()];
    const first = await claim(ada);
    expect((await claim(ada)).body).toEqual(first.body);
    expectFailure(await claim(eve), 'not_found');
    expect((await call({ route: 'listJobs', user: eve })).body).toMatchObject({ jobs: [] });
  });

  it('is refused without a session, and with a wrong or malformed token', async () => {
    const { newUser, claim, status, jobId } = await openClaim();
    const eve = await newUser();
    expectFailure(await claim(undefined), 'unauthorized');
    expectFailure(await claim(eve, { visitor_token: 'b2'.repeat(32) }), 'not_found');
    for (const wrong of ['', 'a1', token.toUpperCase(), `${token}a1`, null, [token]])
      expectFailure(await claim(eve, { visitor_token: wrong }), 'invalid_request');
    expect((await status(jobId)).status).toBe('completed');
  });

  it('cannot be claimed before it has finished', async () => {
    const { call, newUser, start, finish } = openProduct();
    const jobId = await start({ ...optimizing(), visitor_token: token });
    const user = await newUser();
    expectFailure(await call({ route: 'claimJob', id: jobId, user, body }), 'conflict', /not finished/);
    await finish(jobId);
    expect((await call({ route: 'claimJob', id: jobId, user, body })).status).toBe(200);
  });

  it('cannot be claimed after it has expired', async () => {
    const { deps, newUser, claim } = await openClaim();
    const user = await newUser();
    deps.clock.advance(31 * 24 * 3600);
    expectFailure(await claim(user), 'not_found');
  });

  it('keeps its token out of every response', async () => {
    const { call, jobId, claim, newUser } = await openClaim();
    const user = await newUser();
    const responses = [await call({ route: 'getJob', id: jobId }), await claim(user)];
    for (const { text } of responses)
      for (const secret of [token, hashVisitorToken(token)]) expect(text).not.toContain(secret);
  });
});
