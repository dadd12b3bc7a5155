import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { apiErrors } from '#contracts/errors/error-codes.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import { jobErrors } from '#contracts/jobs/job-errors.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';
import { keywordKey, keywordSpelling, parseKeywordList } from '#domain/input/parse-keyword-list.ts';
import { toKeywordCsv } from '#domain/shortlist/keyword-csv.ts';
import { rescoreResult } from '#domain/shortlist/rescore-result.ts';
import { runMachine } from '#test/fakes/run-machine.ts';
import { createTestDeps } from '#test/fakes/test-deps.ts';
import { naughtyLists } from '#test/naughty-strings.ts';
import { getJobStatus } from '#usecases/jobs/get-job-status.ts';
import { createJob } from '#usecases/jobs/start/create-job.ts';

let visitors = 0;

/** A whole run of the evaluator, on stores in memory. */
const run = async (keywords: readonly string[], context: string) => {
  const deps = createTestDeps();
  const caller = { userId: null, visitor: `visitor-${visitors++}` };
  const { job_id: jobId } = await createJob(deps, {
    caller,
    request: {
      job_type: 'keyword_evaluator',
      generate_assets: true,
      keywords_list_input: keywords.join('\n'),
      ...(context !== '' && { context_input: context }),
    },
  });
  const [input] = deps.jobRunner.started;
  if (!input) throw new Error('The job was not started.');
  await runMachine(deps, input);
  return getJobStatus(deps, { caller, jobId });
};

const evaluate = async (keywords: readonly string[], context: string): Promise<FinalResult> => {
  const { status, final_result, error_message } = await run(keywords, context);
  if (!final_result) throw new Error(`The run ended as ${status}: ${error_message}`);
  return final_result;
};

/** The outcome of a run: done, refused at once, or failed. The latter two have a name with a message for users. */
const outcomeOf = async (context: string): Promise<string> => {
  try {
    const { final_result, error_message, error_user_message } = await run(['Rye Bread'], context);
    if (final_result) return final_result.selected_keywords[0]?.typed_as === 'Rye Bread' ? 'done' : 'lost';
    const name = error_message?.split(':')[0] ?? 'ended without a message';
    return error_user_message ? name : `${name}, without words for the user`;
  } catch (error) {
    return error instanceof ApiError ? error.code : String(error);
  }
};

const article =
  'Rye bread is baked from rye flour, water and a sourdough starter. The script of a baker is short: mix, wait, bake.';

const isRun = /^\s*[=+\-@]/;

for (const { name, strings } of naughtyLists) {
  const list = strings ?? [];
  describe.skipIf(strings === null)(`the strings of ${name}`, () => {
    it.each([
      ['without a context', ''],
      ['with a context', article],
    ])('[A-113] [A-121] are all evaluated as keywords %s, in their original spelling', async (_, context) => {
      const given = parseKeywordList(list.join('\n'));
      const result = await evaluate(list, context);
      expect(result.selected_keywords.map(keywordSpelling).toSorted()).toEqual(given.toSorted());
      expect(result.selected_keywords.map((entry) => entry.keyword_text).toSorted()).toEqual(
        given.map(keywordKey).toSorted(),
      );
      expect(rescoreResult(result).differences).toEqual([]);
    });

    it('are all in the CSV, and no spreadsheet executes them', async () => {
      const { selected_keywords } = await evaluate(list, '');
      const rows = Papa.parse<string[]>(toKeywordCsv(selected_keywords)).data.slice(1);
      const bare = (text = '') => text.replace(/^'|(?<=;["\s]{0,8})'(?=[=+\-@＝＋－＠])/gu, '');
      expect(rows.map(([text]) => bare(text))).toEqual(
        selected_keywords.map(({ keyword_text }) => bare(keyword_text)),
      );
      for (const row of rows) for (const cell of row) expect(cell).not.toMatch(isRun);
    });

    it('are each accepted as context, or refused with a message', async () => {
      const outcomes: string[] = [];
      for (const context of list) outcomes.push(await outcomeOf(context));
      const known = ['done', ...Object.keys(apiErrors), ...Object.keys(jobErrors)];
      expect(outcomes.filter((outcome) => !known.includes(outcome))).toEqual([]);
      expect(outcomes.filter((outcome) => outcome === 'done').length).toBeGreaterThan(list.length / 4);
    });
  });
}
