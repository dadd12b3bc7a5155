import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createApi, siteDocument } from '#api/app.ts';
import { apiBase, apiRoutes } from '#contracts/platform/routes.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { runMachine } from '#test/fakes/run-machine.ts';
import { createTestDeps, testConfig, tokenOf } from '#test/fakes/test-deps.ts';
import { notEmpty } from '#test/not-empty.ts';
import { newShareToken } from '#usecases/results/share-token.ts';
import { openStores, startTestTables } from './dynamodb.ts';

const { createTable } = startTestTables();
const text =
  'A sourdough starter is flour and water with wild yeast. Feed the sourdough starter every day. Wild yeast makes the bread rise, and whole rye flour brings the most wild yeast to a sourdough starter.';

/** Every way to name a job to the API: the route, and where the reference goes. */
const waysToName = [
  { route: 'getJobStatus', by: 'id' },
  { route: 'getJob', by: 'id' },
  { route: 'getJob', by: 'slug' },
  { route: 'cancelJob', by: 'id' },
  { route: 'exportAllKeywords', by: 'id' },
  {
    route: 'createImageUpload',
    by: 'id',
    body: { file_name: 'a.png', mime_type: 'image/png', file_size: 10 },
  },
  { route: 'processImages', by: 'id' },
  { route: 'saveChoices', by: 'id', body: { version: 0, choices: {} } },
  { route: 'renameJob', by: 'id', body: { name: 'Mine now' } },
  { route: 'deleteJob', by: 'id' },
  { route: 'createShare', by: 'id' },
  { route: 'revokeShare', by: 'id' },
  { route: 'claimJob', by: 'id', body: { visitor_token: 'a'.repeat(64) } },
  // A share link contains the id of its job, so anybody can forge a token for an id.
  { route: 'getSharedResult', by: 'token' },
] as const;
type Way = (typeof waysToName)[number];
/** Routes that ask a visitor to sign in before they look up the job. */
const signedInRoutes: readonly string[] = [
  'exportAllKeywords',
  'createImageUpload',
  'processImages',
  'renameJob',
  'deleteJob',
  'createShare',
  'revokeShare',
  'claimJob',
];
/** Routes for the owner only. A visitor’s job has no owner, so they refuse everybody without its visitor token. */
const ownerRoutes: readonly string[] = [
  'renameJob',
  'deleteJob',
  'createShare',
  'revokeShare',
  'claimJob',
  'getSharedResult',
];
const referenceOf = ({ by }: Way, job: { id: string; slug: string }): string => {
  if (by === 'token') return newShareToken(job.id);
  return by === 'id' ? job.id : job.slug;
};

const open = async () => {
  const clock = createManualClock();
  const deps = createTestDeps({ clock, stores: openStores(await createTable(), clock) });
  const api = createApi(deps, testConfig);
  const ask = async (method: string, path: string, user?: string, body?: unknown) => {
    const response = await api.request(`${apiBase}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(user !== undefined && { Authorization: `Bearer ${tokenOf(user)}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  };
  const name = (way: Way, reference: string, user?: string) => {
    const { method, path } = apiRoutes[way.route];
    const more = 'body' in way ? way.body : {};
    const body = path.includes('{id}') ? more : { job_id: reference, ...more };
    return ask(method, path.replace('{id}', reference), user, method === 'GET' ? undefined : body);
  };
  const createRun = async (user?: string): Promise<string> => {
    if (user !== undefined) await ask('GET', '/me', user);
    const body = { job_type: 'keyword_optimizer', generate_assets: true, context_input: text };
    const { job_id: jobId } = JSON.parse((await ask('POST', '/create-job', user, body)).text);
    return jobId;
  };
  const finish = async (jobId: string): Promise<void> => {
    const input = deps.jobRunner.started.find((started) => started.jobId === jobId);
    if (input) await runMachine(deps, input);
  };
  return { api, ask, name, createRun, finish };
};

it('[A-318] [A-320] neither another user nor a visitor can read, change or export a job, by id, slug or forged link, on any route', async () => {
  const { ask, name, createRun, finish } = await open();
  const [ada, eve] = [randomUUID(), randomUUID()];
  // Ada has two runs, one of them in progress. Eve has none, so that no slug of hers matches instead of Ada's. Eve's
  // plan has no exports: a message about that, instead of a 404, would reveal that the run exists.
  const [done, running] = [await createRun(ada), await createRun(ada)];
  await finish(done);
  // The finished run has a link. The attempts must neither open nor end it.
  const { createShare } = apiRoutes;
  expect((await ask('POST', createShare.path.replace('{id}', done), ada, {})).status).toBe(200);
  await ask('GET', '/me', eve);
  for (const [jobId, slug] of [
    [done, 'seo-optimizer-1'],
    [running, 'seo-optimizer-2'],
  ] as const) {
    const before = (await name(waysToName[1], jobId, ada)).text;
    for (const way of waysToName)
      for (const user of [eve, undefined]) {
        const { status, text: response } = await name(way, referenceOf(way, { id: jobId, slug }), user);
        const isLoginAsked = signedInRoutes.includes(way.route) && user === undefined;
        expect([way, user, status]).toEqual([way, user, isLoginAsked ? 401 : 404]);
        expect(response).not.toMatch(/sourdough/);
      }
    expect((await name(waysToName[1], jobId, ada)).text).toBe(before);
  }
  // For Eve, the same slug now means her own run.
  const own = await createRun(eve);
  expect((await name(waysToName[2], 'seo-optimizer-1', eve)).text).toContain(own);
  for (const [user, others] of [
    [ada, [own]],
    [eve, [done, running]],
  ] as const) {
    const list = await ask('GET', '/jobs', user);
    for (const other of notEmpty(others)) expect(list.text).not.toContain(other);
  }
  expect((await name(waysToName[3], own, ada)).status).toBe(404);
  expect((await name(waysToName[3], own, eve)).status).toBe(200);
});

it('[A-318] refuses users and visitors who change or share a visitor’s job exactly as if it did not exist', async () => {
  const { name, ask, createRun, finish } = await open();
  const eve = randomUUID();
  const visitors = await createRun();
  await finish(visitors);
  await ask('GET', '/me', eve);
  const [read] = waysToName.filter(({ route }) => route === 'getJob');
  if (!read) throw new Error('no route reads a job');
  const before = (await name(read, visitors)).text;
  expect(before).toContain('completed');
  for (const way of notEmpty(waysToName.filter(({ route }) => ownerRoutes.includes(route))))
    for (const user of [eve, undefined]) {
      const rejection = (id: string) => name(way, referenceOf(way, { id, slug: '' }), user);
      const response = await rejection(visitors);
      const isLoginAsked = signedInRoutes.includes(way.route) && user === undefined;
      expect([way, user, response.status]).toEqual([way, user, isLoginAsked ? 401 : 404]);
      expect(response).toEqual(await rejection(randomUUID()));
    }
  expect((await name(read, visitors)).text).toBe(before);
});

it('the routes tried above are all routes that accept a job’s id or slug', async () => {
  const document = JSON.stringify(siteDocument(createTestDeps(), testConfig).paths);
  const operations = Object.entries(JSON.parse(document) as Record<string, Record<string, unknown>>).flatMap(
    ([path, methods]) => Object.values(methods).map((operation) => [path, operation] as const),
  );
  const naming = operations.flatMap(([path, operation]) => {
    const { operationId, requestBody } = operation as { operationId: string; requestBody?: unknown };
    // Webhooks have their own ids: test/contract/public-api/webhooks.test.ts tries other users' ids.
    const isNaming =
      (path.includes('{') && !path.includes('/webhooks/')) ||
      JSON.stringify(requestBody ?? '').includes('job_id"');
    return isNaming ? [operationId] : [];
  });
  expect(naming.toSorted()).toEqual([...new Set(waysToName.map(({ route }) => route))].toSorted());
});
