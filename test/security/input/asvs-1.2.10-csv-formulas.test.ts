import { existsSync, readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { article, openProduct } from '#test/security/open-product.ts';

const corpus = '../shared/corpora/csv/CSV_README.md';
const own = [
  '=1+1',
  '+1 sourdough',
  '-1 sourdough',
  '@SUM(A1)',
  '=HYPERLINK("http://evil.example";"sourdough")',
  "=cmd|'/C calc'!A0",
  '＝1+1',
  '%0A=1+1',
];
/** Lines of the code blocks: what the collection tells people to paste into cells. */
const ofCorpus = (): string[] =>
  [...readFileSync(corpus, 'utf8').matchAll(/```\w*\n([\s\S]*?)```/g)]
    .flatMap(([, block = '']) => block.split('\n'))
    .filter((line) => line.trim() !== '');

const download = async (keywords: readonly string[]): Promise<string[][]> => {
  const { call, newUser, start, finish } = openProduct();
  const user = await newUser({ plan: 'pro' });
  const request = { job_type: 'keyword_evaluator', generate_assets: true, context_input: article };
  const jobId = await start({ ...request, keywords_list_input: keywords.join('\n') }, user);
  await finish(jobId);
  const response = await call({ route: 'exportAllKeywords', user, body: { job_id: jobId } });
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="[\w.-]+"$/);
  return Papa.parse<string[]>(response.text.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data.slice(1);
};
const runnable = (rows: string[][]): string[] =>
  rows.flat().filter((cell) => /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell));

describe('a download of keywords that a spreadsheet would execute', () => {
  it('has no cell that starts like a formula', async () => {
    const rows = await download(own);
    expect(rows.length).toBeGreaterThanOrEqual(own.length - 2);
    expect(runnable(rows)).toEqual([]);
    expect(rows.flat().join('\n')).toContain("'=1+1");
  });
  it.skipIf(!existsSync(corpus))('contains none of ../shared/corpora/csv in a form that runs', async () => {
    const rows = await download(ofCorpus());
    expect(rows.length).toBeGreaterThan(5);
    expect(runnable(rows)).toEqual([]);
  });
});
