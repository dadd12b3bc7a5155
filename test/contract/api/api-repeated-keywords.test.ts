import { expect, it } from 'vitest';
import { openApi } from './api-suite.ts';

const evaluate = (keywords_list_input: string) => ({
  job_type: 'keyword_evaluator',
  generate_assets: true,
  keywords_list_input,
});

it('a repeated keyword counts once, and the response says which were left out', async () => {
  const { call, deps } = openApi();
  const headers = { 'Idempotency-Key': 'once' };
  const body = evaluate('Cold Brew\ncold  brew, COLD BREW\nespresso\nEspresso');
  const first = await call({ route: 'createJob', user: 'ada', body, headers });
  const { job_id: jobId, ...rest } = first.body as { job_id: string; repeated_keywords: string[] };
  expect(rest).toEqual({ repeated_keywords: ['cold brew', 'COLD BREW', 'Espresso'] });
  expect((await deps.jobs.findInput(jobId))?.keywords).toBe('Cold Brew\nespresso');
  expect((await call({ route: 'createJob', user: 'ada', body, headers })).body).toEqual(first.body);
});

it('the response is only the job when nothing was left out', async () => {
  const { call } = openApi();
  const response = await call({ route: 'createJob', user: 'ada', body: evaluate('cold brew\nespresso') });
  expect(Object.keys(response.body as object)).toEqual(['job_id']);
});
