import { describe, expect, it } from 'vitest';
import { createJobResponse } from '#contracts/jobs/create-job.ts';
import { jobDetail } from '#contracts/jobs/job.ts';
import { jobTypes, tools } from '#contracts/product.ts';
import { expectFailure, openApi } from './api-suite.ts';

const text = 'A sourdough starter is flour and water with wild yeast. Feed the sourdough starter every day.';
const requests = {
  keyword_optimizer: { job_type: 'keyword_optimizer', generate_assets: true, context_input: text },
  keyword_evaluator: {
    job_type: 'keyword_evaluator',
    generate_assets: true,
    keywords_list_input: 'rye bread',
  },
  image_analyzer: { job_type: 'image_analyzer', generate_assets: true, image_count: 1 },
} as const;

const open = () => {
  const { call } = openApi();
  const create = async (user: string, body: object = requests.keyword_optimizer): Promise<string> =>
    createJobResponse.parse((await call({ route: 'createJob', user, body })).body).job_id;
  const read = (id: string, user?: string) =>
    call({ route: 'getJob', id, ...(user !== undefined && { user }) });
  return { create, read };
};

describe('the record of a job', () => {
  it('[B-215] has the fields that the site shows', async () => {
    const { create, read } = open();
    const { body } = await read(await create('u1'), 'u1');
    expect(Object.keys(jobDetail.parse(body))).toEqual(
      expect.arrayContaining([
        'id',
        'slug',
        'sequential_number',
        'user_id',
        'job_type',
        'status',
        'created_at',
        'text_input',
        'url_input',
        'keywords_list_input',
        'final_result',
        'error_user_message',
        'error_message',
      ]),
    );
    expect(body).toMatchObject({
      user_id: 'u1',
      text_input: text,
      url_input: null,
      keywords_list_input: null,
    });
  });

  it.each(jobTypes)(
    '[B-216][B-179] of type %s has a slug made of its tool and its number, and is read by it',
    async (type) => {
      const { create, read } = open();
      for (const number of [1, 2]) {
        const id = await create('u1', requests[type]);
        const slug = `${tools[type].slugPrefix}-${number}`;
        expect((await read(id, 'u1')).body).toMatchObject({ id, slug, sequential_number: number });
        expect((await read(slug, 'u1')).body).toMatchObject({ id });
      }
    },
  );

  it('[B-181] is not found by its slug without an account', async () => {
    const { create, read } = open();
    await create('u1');
    expectFailure(await read('seo-optimizer-1'), 'not_found', 'Job not found');
  });

  it('[B-182][B-262] is not found by another user, by id or by slug', async () => {
    const { create, read } = open();
    const id = await create('u1');
    for (const reference of [id, 'seo-optimizer-1'])
      expectFailure(await read(reference, 'u2'), 'not_found', 'Job not found');
  });
});
