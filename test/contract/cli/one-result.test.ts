import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { FinalResult } from '#contracts/jobs/result.ts';
import { createNoMarketData } from '#providers/market-data/no-market-data.ts';
import { runMachine } from '#test/fakes/run-machine.ts';
import { runArticle } from '../../../cli/commands/run-article.ts';
import { openApi } from '../api/api-suite.ts';

/** A few hundred words of a text, by whole blocks: enough for a shortlist, and 200 of them take seconds. */
const opening = (markdown: string): string => {
  const blocks = markdown.split(/\n{2,}/);
  let characters = 0;
  const end = blocks.findIndex((block) => {
    characters += block.length;
    return characters > 1_000;
  });
  return blocks
    .slice(0, end === -1 ? undefined : end + 1)
    .join('\n\n')
    .slice(0, 1_500);
};

const texts = gunzipSync(readFileSync('training/texts.jsonl.gz'))
  .toString('utf8')
  .trim()
  .split('\n')
  .map((line): string => opening(JSON.parse(line).markdown))
  .filter((text) => text.length > 500)
  .slice(0, 200);

/** The hash of a visitor's run on the site; an error's name for a run that fails. */
const onSite = async (text: string): Promise<string | undefined> => {
  const { call, deps } = openApi({ marketData: createNoMarketData() });
  const body = { job_type: 'keyword_optimizer', generate_assets: true, context_input: text };
  const { job_id: id } = (await call({ route: 'createJob', body })).body as { job_id: string };
  const [input] = deps.jobRunner.started;
  if (!input) throw new Error('The job was not started.');
  await runMachine(deps, input);
  const status = (await call({ route: 'getJobStatus', id })).body as {
    final_result: FinalResult | null;
    error_message: string | null;
  };
  return status.final_result?.manifest.result_sha256 ?? status.error_message ?? undefined;
};

const onCommandLine = async (text: string): Promise<string | undefined> => {
  try {
    return (await runArticle(text)).manifest.result_sha256;
  } catch (error) {
    return error instanceof Error ? error.name : undefined;
  }
};

it('200 articles have the same result on the site and on the command line', {
  timeout: 240_000,
}, async () => {
  expect(texts).toHaveLength(200);
  const hashes = new Set<string>();
  for (const text of texts) {
    const hash = await onSite(text);
    expect(hash, text.slice(0, 80)).toBe(await onCommandLine(text));
    hashes.add(hash ?? '');
  }
  // Nearly every article has a result of its own: the rest fail alike.
  expect(hashes.size).toBeGreaterThan(180);
});
