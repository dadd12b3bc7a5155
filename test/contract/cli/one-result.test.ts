import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { expect, it } from 'vitest';
import { messageOf } from '#cli/refusal.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';
import { headers } from '#contracts/platform/headers.ts';
import { apiBase } from '#contracts/platform/routes.ts';
import { keyRoutes } from '#contracts/public-api/routes.ts';
import { createNoMarketData } from '#providers/market-data/no-market-data.ts';
import { createMcpServer } from '#runtime/mcp/mcp-server.ts';
import { runMachine } from '#test/fakes/run-machine.ts';
import { testSecrets } from '#test/fakes/test-deps.ts';
import { createOfflineAgent } from '../../../cli/commands/offline-agent.ts';
import { runArticle } from '../../../cli/commands/run-article.ts';
import { openApi } from '../api/api-suite.ts';
import { openPublicApi } from '../public-api/open-public-api.ts';

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

/** The public API, whose runs end at once, and the hash of a run in it: by its routes, or by the tools for agents over HTTP. */
const openRuns = async () => {
  const opened = await openPublicApi({ deps: { marketData: createNoMarketData() } });
  const { deps } = opened;
  const { start } = deps.jobRunner;
  deps.jobRunner.start = async (input) => {
    await start(input);
    await runMachine(deps, input);
  };
  return opened;
};

const onApi = async (text: string): Promise<string | undefined> => {
  const { call } = await openRuns();
  const { body } = await call({ route: 'createRun', body: { tool: 'keyword_optimizer', content: text } });
  return (await call({ route: 'getRunResult', id: body.id })).body.manifest?.result_sha256;
};

const onAgent = async (text: string): Promise<string | undefined> => {
  const { api, ownKey } = await openRuns();
  const params = { name: 'optimize_article', arguments: { article: text } };
  const answer = await api.request(`${apiBase}${keyRoutes.callMcp.path}`, {
    method: 'POST',
    headers: {
      [headers.originSecret]: testSecrets.edge,
      [headers.viewerAddress]: '203.0.113.7:50000',
      Authorization: `Bearer ${ownKey}`,
      Accept: 'application/json, text/event-stream',
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  });
  const { result } = (await answer.json()) as { result: { structuredContent?: { result_sha256?: string } } };
  return result.structuredContent?.result_sha256;
};

const onOfflineAgent = async (text: string): Promise<string | undefined> => {
  const [own, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'test', version: '1' });
  const server = createMcpServer({ version: '1', backend: createOfflineAgent(), messageOf });
  await Promise.all([server.connect(theirs), client.connect(own)]);
  const answer = await client.callTool({ name: 'optimize_article', arguments: { article: text } });
  await client.close();
  return (answer.structuredContent as { result_sha256?: string } | undefined)?.result_sha256;
};

const isHash = (hash: string | undefined): boolean => /^[0-9a-f]{64}$/.test(hash ?? '');
const others = [onApi, onAgent, onOfflineAgent];

/** Each article is compared on the site, the command line and one of the others; `ARTICLES=all` compares it on all. */
const othersOf = (i: number): typeof others =>
  process.env.ARTICLES === 'all' ? others : others.filter((_, at) => at === i % others.length);

it('200 articles have the same result on the site, the command line, the public API and for agents', {
  timeout: 900_000,
}, async () => {
  expect(texts).toHaveLength(200);
  const hashes = new Set<string>();
  for (const [i, text] of texts.entries()) {
    const hash = await onSite(text);
    expect(hash, text.slice(0, 80)).toBe(await onCommandLine(text));
    const expected = isHash(hash) ? hash : undefined;
    for (const run of othersOf(i))
      expect(await run(text), `${run.name}: ${text.slice(0, 80)}`).toBe(expected);
    hashes.add(hash ?? '');
  }
  // Nearly every article has its own result. The others fail with the same error.
  expect(hashes.size).toBeGreaterThan(180);
});
