import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createApi, siteDocument } from '#api/app.ts';
import { apiBase, apiRoutes } from '#contracts/platform/routes.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { runMachine } from '#test/fakes/run-machine.ts';
import { createTestDeps, testConfig, tokenOf } from '#test/fakes/test-deps.ts';
import { notEmpty } from '#test/not-empty.ts';
import { openStores, startTestTables } from './dynamodb.ts';

const { createTable } = startTestTables();
const text =
  'A sourdough starter is flour and water with wild yeast. Feed the sourdough starter every day. Wild yeast makes the bread rise, and whole rye flour brings the most wild yeast to a sourdough starter.';

/** Every way of naming a job to the API: the route, and how the reference goes into it. */
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
] as const;
/** Routes that ask a visitor to sign in before they look at what is named. */
const signedInRoutes: readonly string[] = ['exportAllKeywords', 'createImageUpload', 'processImages'];

const open = async () => {
  const clock = createManualClock();
  const deps = createTestDeps({ clock, stores: openStores(await createTable(), clock) });
  const api = createApi(deps, testConfig);
  const ask = async (method: string, path: string, user?: string, body?: unknown) => {
    const answer = await api.request(`${apiBase}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(user !== undefined && { Authorization: `Bearer ${tokenOf(user)}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const name = (way: (typeof waysToName)[number], reference: string, user?: string) => {
    const { method, path } = apiRoutes[way.route];
    const more = 'body' in way ? way.body : {};
    const body = path.includes('{id}') ? undefined : { job_id: reference, ...more };
    const sent = method === 'POST' && body === undefined ? {} : body;
    return ask(method, path.replace('{id}', reference), user, method === 'GET' ? undefined : sent);
  };
  const createRun = async (user: string): Promise<string> => {
    await ask('GET', '/me', user);
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

it('[A-318] [A-320] neither another user nor a visitor can read, cancel or export a job, by id or slug, on any route', async () => {
  const { ask, name, createRun, finish } = await open();
  const [ada, eve] = [randomUUID(), randomUUID()];
  // Ada has two runs, one of them at work; Eve has none, so that no slug of hers answers in place of Ada's. Eve's plan
  // has no exports: being told so, and not 404, would give away that the run is there.
  const [done, running] = [await createRun(ada), await createRun(ada)];
  await finish(done);
  await ask('GET', '/me', eve);
  for (const [jobId, slug] of [
    [done, 'seo-optimizer-1'],
    [running, 'seo-optimizer-2'],
  ] as const) {
    const before = (await name(waysToName[1], jobId, ada)).text;
    for (const way of waysToName)
      for (const user of [eve, undefined]) {
        const { status, text: answer } = await name(way, way.by === 'id' ? jobId : slug, user);
        const isLoginAsked = signedInRoutes.includes(way.route) && user === undefined;
        expect([way, user, status]).toEqual([way, user, isLoginAsked ? 401 : 404]);
        expect(answer).not.toMatch(/sourdough/);
      }
    expect((await name(waysToName[1], jobId, ada)).text).toBe(before);
  }
  // A user's own run of the same slug is the own one.
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

it('the routes tried above are all routes that take a job’s id or slug', async () => {
  const document = JSON.stringify(siteDocument(createTestDeps(), testConfig).paths);
  const operations = Object.entries(JSON.parse(document) as Record<string, Record<string, unknown>>).flatMap(
    ([path, methods]) => Object.values(methods).map((operation) => [path, operation] as const),
  );
  const naming = operations.flatMap(([path, operation]) => {
    const { operationId, requestBody } = operation as { operationId: string; requestBody?: unknown };
    const isNaming = path.includes('{') || JSON.stringify(requestBody ?? '').includes('job_id"');
    return isNaming ? [operationId] : [];
  });
  expect(naming.toSorted()).toEqual([...new Set(waysToName.map(({ route }) => route))].toSorted());
});
