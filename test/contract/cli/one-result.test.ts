import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { expect, it } from 'vitest';
import { messageOf } from '#cli/output/command-error.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';
import { headers } from '#contracts/platform/headers.ts';
import { apiBase } from '#contracts/platform/routes.ts';
import { keyRoutes } from '#contracts/public-api/routes.ts';
import { createNoMarketData } from '#providers/market-data/no-market-data.ts';
import { createMcpServer } from '#runtime/mcp/mcp-server.ts';
import { openPublicApi } from '#test/contract/api/open-public-api.ts';
import { runMachine } from '#test/fakes/run-machine.ts';
import { testSecrets } from '#test/fakes/test-deps.ts';
import { tempDir } from '#test/temp-dir.ts';
import { createOfflineAgent } from '../../../cli/commands/offline-agent.ts';
import { openApi } from '../api/api-suite.ts';
import { builtCli } from './built-cli.ts';

/** A hundred words or two of a text, in whole blocks: enough for a shortlist. */
const opening = (markdown: string): string => {
  const blocks = markdown.split(/\n{2,}/);
  let characters = 0;
  const end = blocks.findIndex((block) => {
    characters += block.length;
    return characters > 500;
  });
  return blocks
    .slice(0, end === -1 ? undefined : end + 1)
    .join('\n\n')
    .slice(0, 900);
};

/**
 * `ARTICLES=all` compares 200 articles everywhere. Without it, every eighth of them goes through one of three entry
 * points. An entry point that reads, cuts or configures anything differently does so for every article, so nine
 * articles for each of the three reveal it.
 */
const isWhole = process.env.ARTICLES === 'all';

const texts = gunzipSync(readFileSync('training/texts.jsonl.gz'))
  .toString('utf8')
  .trim()
  .split('\n')
  .map((line): string => opening(JSON.parse(line).markdown))
  .filter((text) => text.length > 400)
  .slice(0, 200)
  .filter((_, place) => isWhole || place % 8 === 0);

/** The hash of a visitor's run on the site. */
const onSite = async (text: string): Promise<string | undefined> => {
  const { call, deps } = openApi({ marketData: createNoMarketData() });
  const body = { job_type: 'keyword_optimizer', generate_assets: true, context_input: text };
  const { job_id: id } = (await call({ route: 'createJob', body })).body as { job_id: string };
  const [input] = deps.jobRunner.started;
  if (!input) throw new Error('The job was not started.');
  await runMachine(deps, input);
  const status = (await call({ route: 'getJobStatus', id })).body as { final_result: FinalResult | null };
  return status.final_result?.manifest.result_sha256;
};

const run = promisify(execFile);

/** The hashes of all texts from the command-line package, which reads them as the files of one folder. */
const onCommandLine = async (): Promise<(string | undefined)[]> => {
  const [folder, built] = [tempDir(), await builtCli()];
  const nameOf = (place: number): string => `${String(place).padStart(3, '0')}.md`;
  for (const [place, text] of texts.entries()) writeFileSync(join(folder, nameOf(place)), text);
  const { stdout } = await run(process.execPath, [join(built, 'sweetspot.js'), '.', '--json'], {
    cwd: folder,
    maxBuffer: 100_000_000,
  });
  const lines = stdout.trim().split('\n');
  const results = lines.map((line): { article: string; result: FinalResult } => JSON.parse(line));
  return texts.map(
    (_, place) => results.find(({ article }) => article === nameOf(place))?.result.manifest.result_sha256,
  );
};

/**
 * The public API, whose runs end at once, and the hash of a run in it: by its routes, or by the tools for agents over
 * HTTP.
 */
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
  const response = await api.request(`${apiBase}${keyRoutes.callMcp.path}`, {
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
  const { result } = (await response.json()) as {
    result: { structuredContent?: { result_sha256?: string } };
  };
  return result.structuredContent?.result_sha256;
};

const onOfflineAgent = async (text: string): Promise<string | undefined> => {
  const [own, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'test', version: '1' });
  const server = createMcpServer({ version: '1', backend: createOfflineAgent(), messageOf });
  await Promise.all([server.connect(theirs), client.connect(own)]);
  const response = await client.callTool({ name: 'optimize_article', arguments: { article: text } });
  await client.close();
  return (response.structuredContent as { result_sha256?: string } | undefined)?.result_sha256;
};

const others = [onApi, onAgent, onOfflineAgent];

/** Each article is compared on the site, on the command line, and at one of the other entry points or all of them. */
const othersOf = (place: number): typeof others =>
  isWhole ? others : others.filter((_, at) => at === place % others.length);

it('articles have the same result on the site, on the command line, in the public API and for agents', {
  timeout: 3_600_000,
}, async () => {
  expect(texts).toHaveLength(isWhole ? 200 : 25);
  const onLine = onCommandLine();
  const hashes: (string | undefined)[] = [];
  for (const [place, text] of texts.entries()) {
    const hash = await onSite(text);
    expect(hash, text.slice(0, 80)).toMatch(/^[0-9a-f]{64}$/);
    for (const door of othersOf(place))
      expect(await door(text), `${door.name}: ${text.slice(0, 80)}`).toBe(hash);
    hashes.push(hash);
  }
  expect(await onLine).toEqual(hashes);
  expect(new Set(hashes).size).toBe(texts.length);
});
