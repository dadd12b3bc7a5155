import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterEach, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import type * as z from 'zod';
import { messageOf } from '#cli/output/command-error.ts';
import {
  type AgentTool,
  agentResponseCharacters,
  agentTools,
  partResponse,
  verifyResponse,
} from '#contracts/agents/agent-tools.ts';
import { createMcpServer } from '#runtime/mcp/mcp-server.ts';
import { jpeg } from '#test/factories/make-images.ts';
import { notEmpty } from '#test/not-empty.ts';
import { tempDir } from '#test/temp-dir.ts';
import { createOfflineAgent } from '../../../cli/commands/offline-agent.ts';
import { builtCli } from './built-cli.ts';
import { coldBrew as article } from './cold-brew.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** An agent's client for a server in this process. */
const connect = async (): Promise<Client> => {
  const [own, theirs] = InMemoryTransport.createLinkedPair();
  const server = createMcpServer({ version: '1', backend: createOfflineAgent(), messageOf });
  const client = new Client({ name: 'test', version: '1' });
  await Promise.all([server.connect(theirs), client.connect(own)]);
  ends.push(() => client.close());
  return client;
};

type ToolResponse = { text: string; isError: boolean; data: Record<string, unknown>; size: number };

const call = async (
  client: Client,
  name: AgentTool,
  input: Record<string, unknown>,
): Promise<ToolResponse> => {
  const response = await client.callTool({ name, arguments: input });
  const [content] = response.content as { text: string }[];
  return {
    text: content?.text ?? '',
    isError: response.isError === true,
    data: (response.structuredContent ?? {}) as Record<string, unknown>,
    size: JSON.stringify([response.content, response.structuredContent]).length,
  };
};

/** The command's server in its own process, as in the package. */
const startCommand = async (): Promise<Client> => {
  const client = new Client({ name: 'test', version: '1' });
  const main = join(await builtCli(), 'sweetspot.js');
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [main, 'mcp'], stderr: 'pipe' }),
  );
  ends.push(() => client.close());
  return client;
};

const wordsOf = (text: string): number => text.split(/\s+/).length;
/** The 20 shortest labeled articles, 181 to 270 words: 20 topics for the CPU time of five long texts. */
const shortArticles = gunzipSync(readFileSync('training/texts.jsonl.gz'))
  .toString('utf8')
  .trim()
  .split('\n')
  .map((line): { id: string; markdown: string } => JSON.parse(line))
  .sort((a, b) => wordsOf(a.markdown) - wordsOf(b.markdown))
  .slice(0, 20);

const readFrontMatter = (file: string): unknown => parse(readFileSync(file, 'utf8').split('---\n')[1] ?? '');

/** The steps of an agent with an article: it optimizes it, reads the rewrite, verifies it and writes it to a file. */
const writeOptimized = async (client: Client, article: string, file: string) => {
  let calls = 0;
  const ask = async <T>(
    name: AgentTool,
    answer: z.ZodType<T>,
    input: Record<string, unknown>,
  ): Promise<T> => {
    calls++;
    const { data, isError, text } = await call(client, name, input);
    if (isError) throw new Error(text);
    return answer.parse(data);
  };
  const summary = await ask('optimize_article', partResponse, { article });
  const rewrites: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const read = { run_id: summary.run_id, part: 'article', page };
    const response = await ask('read_result', partResponse, read);
    pages = response.pages;
    rewrites.push(response.text);
  }
  const rewrite = rewrites.join('\n\n');
  const verified = await ask('verify_rewrite', verifyResponse, { original: article, rewrite });
  if (!verified.is_faithful) throw new Error(`${verified.verdict} ${JSON.stringify(verified.differences)}`);
  const keywords = summary.keywords.map(({ keyword }) => keyword);
  const fields = { title: summary.titles[0], description: summary.descriptions[0], keywords };
  writeFileSync(file, `---\n${stringify(fields)}---\n\n${rewrite}\n`);
  return { calls, summary, rewrite };
};

describe('the tools for agents', () => {
  it('are six, with described inputs and outputs', async () => {
    const { tools } = await (await connect()).listTools();
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(agentTools));
    expect(tools).toHaveLength(6);
    for (const tool of tools) expect(tool.outputSchema, tool.name).toMatchObject({ type: 'object' });
  });

  it('say which of them start runs that cost an account’s credits', async () => {
    const { tools } = await (await connect()).listTools();
    const starting = tools.filter(({ annotations }) => annotations?.readOnlyHint === false);
    expect(starting.map(({ name }) => name)).toEqual([
      'optimize_article',
      'evaluate_keywords',
      'describe_images',
    ]);
  });

  it('answer with at most 4,000 tokens, and say how to get the rest', async () => {
    const client = await connect();
    const long = Array.from({ length: 2 }, (_, i) => `## Part ${i}\n\n${article}`).join('\n\n');
    const first = await call(client, 'optimize_article', { article: long });
    const part = await call(client, 'read_result', { run_id: first.data.run_id, part: 'article' });
    expect(part.text).toContain('ask for page 2');
    const keywords = Array.from({ length: 200 }, (_, i) => `cold brew coffee recipe number ${i}`);
    const responses = [
      first,
      part,
      await call(client, 'evaluate_keywords', { keywords, context: article }),
      await call(client, 'verify_rewrite', { original: long, rewrite: long.replaceAll(/\b(\d+)\b/g, '9$1') }),
    ];
    expect(responses.map(({ data }) => Number(data.pages) > 1)).toEqual([false, true, false, true]);
    for (const { size, isError, text } of responses) {
      expect(isError, text).toBe(false);
      expect(size).toBeLessThan(agentResponseCharacters);
    }
  });

  it('evaluate keywords and describe images', async () => {
    const client = await connect();
    const evaluated = await call(client, 'evaluate_keywords', {
      keywords: ['cold brew', 'mortgage rates'],
      context: article,
    });
    expect(evaluated.data.keywords).toHaveLength(2);
    const file = join(tempDir(), 'glass-of-cold-brew.jpg');
    writeFileSync(file, await jpeg());
    const { data } = await call(client, 'describe_images', {
      files: [file, '/missing.jpg', 'http://169.254.169.254/a.png', tempDir(), `${file}/a.jpg`],
    });
    expect(data.images).toMatchObject([
      { file, error: null, is_draft: true },
      { file: '/missing.jpg', error: 'The file does not exist. Pass its absolute path.' },
      { file: 'http://169.254.169.254/a.png', error: expect.stringContaining('public') },
      { error: 'It is not a file. Pass the path of an image.' },
      // Node 22 and later report that no such file exists.
      { error: expect.stringMatching(/is a file, not a folder|does not exist/) },
    ]);
  });

  it.each<[AgentTool, Record<string, unknown>, RegExp]>([
    ['optimize_article', { article: ' ' }, /provide some content/],
    ['optimize_article', { article: 'word '.repeat(10_001) }, /10001 words; the limit is 10000/],
    ['optimize_article', {}, /article/],
    ['describe_images', { files: 'photo.jpg' }, /: Invalid input: expected array, received string at files$/],
    ['describe_images', { files: [] }, /: expected 1 to 10 items, received 0 at files$/],
    ['optimize_article', { article: './posts/draft.md' }, /path of a file\. Read the file and pass its text/],
    ['verify_rewrite', { original: 'draft.md', rewrite: 'A cat sat.' }, /path of a file.* at original/],
    ['read_result', { run_id: 'nope', part: 'article' }, /Run optimize_article/],
    ['verify_rewrite', { original: '', rewrite: 'a' }, /original is empty/],
    ['verify_rewrite', { original: 'A cat sat.', rewrite: 'A cat sat.', page: 7 }, /no page 7/],
  ])('tell an agent what is wrong, without a stack trace: %s %o', async (name, input, message) => {
    const { isError, text } = await call(await connect(), name, input);
    expect([isError, message.test(text)], text).toEqual([true, true]);
    expect(text).not.toMatch(/\bat .+:\d+:\d+/);
  });

  it('let an agent optimize, verify and write 20 articles over standard input and output, each in at most four calls', {
    timeout: 180_000,
  }, async () => {
    const client = await startCommand();
    const folder = tempDir();
    const hashes = new Set<unknown>();
    for (const { id, markdown } of notEmpty(shortArticles)) {
      const file = join(folder, `${id}.md`);
      const { calls, summary, rewrite } = await writeOptimized(client, markdown, file);
      expect(calls, id).toBeLessThanOrEqual(4);
      expect(readFrontMatter(file), id).toEqual({
        title: summary.titles[0],
        description: summary.descriptions[0],
        keywords: summary.keywords.map(({ keyword }) => keyword),
      });
      expect(readFileSync(file, 'utf8').endsWith(`---\n\n${rewrite}\n`), id).toBe(true);
      expect(summary.result_sha256).toMatch(/^[0-9a-f]{64}$/);
      hashes.add(summary.result_sha256);
    }
    expect(hashes.size).toBe(20);
    expect((await call(client, 'get_balance', {})).data).toMatchObject({ credits: null });
  });
});
