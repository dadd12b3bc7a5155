import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterEach, describe, expect, it } from 'vitest';
import { messageOf } from '#cli/refusal.ts';
import { type AgentTool, agentAnswerCharacters, agentTools } from '#contracts/agents/agent-tools.ts';
import { createMcpServer } from '#runtime/mcp/mcp-server.ts';
import { jpeg } from '#test/factories/make-images.ts';
import { tempDir } from '#test/temp-dir.ts';
import { createOfflineAgent } from '../../../cli/commands/offline-agent.ts';
import { coldBrew as article, coldBrewOpening } from './cold-brew.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** An agent's client of a server in this process. */
const connect = async (): Promise<Client> => {
  const [own, theirs] = InMemoryTransport.createLinkedPair();
  const server = createMcpServer({ version: '1', backend: createOfflineAgent(), messageOf });
  const client = new Client({ name: 'test', version: '1' });
  await Promise.all([server.connect(theirs), client.connect(own)]);
  ends.push(() => client.close());
  return client;
};

type Answer = { text: string; isError: boolean; data: Record<string, unknown>; size: number };

const call = async (client: Client, name: AgentTool, input: Record<string, unknown>): Promise<Answer> => {
  const answer = await client.callTool({ name, arguments: input });
  const [content] = answer.content as { text: string }[];
  return {
    text: content?.text ?? '',
    isError: answer.isError === true,
    data: (answer.structuredContent ?? {}) as Record<string, unknown>,
    size: JSON.stringify([answer.content, answer.structuredContent]).length,
  };
};

/** Every page of a part, as one text. */
const readAll = async (
  client: Client,
  runId: unknown,
  part: string,
): Promise<{ text: string; calls: number }> => {
  const texts: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data } = await call(client, 'read_result', { run_id: runId, part, page });
    pages = Number(data.pages);
    texts.push(String(data.text));
  }
  return { text: texts.join('\n\n'), calls: texts.length };
};

describe('the tools for agents', () => {
  it('are six, with inputs and answers described', async () => {
    const { tools } = await (await connect()).listTools();
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(agentTools));
    expect(tools).toHaveLength(6);
    for (const tool of tools) expect(tool.outputSchema, tool.name).toMatchObject({ type: 'object' });
  });

  it('say which of them start runs, which cost credits of an account', async () => {
    const { tools } = await (await connect()).listTools();
    const starting = tools.filter(({ annotations }) => annotations?.readOnlyHint === false);
    expect(starting.map(({ name }) => name)).toEqual([
      'optimize_article',
      'evaluate_keywords',
      'describe_images',
    ]);
  });

  it('let an agent optimize, read and verify an article in four calls, 20 times out of 20', {
    timeout: 300_000,
  }, async () => {
    const client = await connect();
    for (let run = 0; run < 20; run++) {
      // The first has the most to read; the others take a third of its time.
      const text = `${run === 0 ? article : coldBrewOpening}\n\nBatch ${run} was made on day ${run + 1}.`;
      const first = await call(client, 'optimize_article', { article: text });
      expect(first.data).toMatchObject({
        part: 'summary',
        titles: { length: 3 },
        descriptions: { length: 3 },
      });
      const rewrite = await readAll(client, first.data.run_id, 'article');
      const verified = await call(client, 'verify_rewrite', { original: text, rewrite: rewrite.text });
      expect(verified.data.is_faithful, verified.text).toBe(true);
      expect(2 + rewrite.calls).toBeLessThanOrEqual(4);
    }
  });

  it('answer with at most 4,000 tokens, and say how to get the rest', async () => {
    const client = await connect();
    const long = Array.from({ length: 6 }, (_, i) => `## Part ${i}\n\n${article}`).join('\n\n');
    const first = await call(client, 'optimize_article', {
      article: long,
    });
    const part = await call(client, 'read_result', { run_id: first.data.run_id, part: 'article' });
    expect(part.text).toContain('ask for page 2');
    const keywords = Array.from({ length: 200 }, (_, i) => `cold brew coffee recipe number ${i}`);
    const answers = [
      first,
      part,
      await call(client, 'evaluate_keywords', { keywords, context: article }),
      await call(client, 'verify_rewrite', { original: long, rewrite: long.replaceAll(/\b(\d+)\b/g, '9$1') }),
    ];
    for (const { size, isError, text } of answers) {
      expect(isError, text).toBe(false);
      expect(size).toBeLessThan(agentAnswerCharacters);
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
      // Node 22 and later say that there is no such file.
      { error: expect.stringMatching(/is a file, not a folder|does not exist/) },
    ]);
  });

  it.each<[AgentTool, Record<string, unknown>, RegExp]>([
    ['optimize_article', { article: ' ' }, /provide some content/],
    ['optimize_article', { article: 'word '.repeat(10_001) }, /10001 words; the limit is 10000/],
    ['optimize_article', {}, /article/],
    ['optimize_article', { article: './posts/draft.md' }, /path of a file\. Read the file and pass its text/],
    ['verify_rewrite', { original: 'draft.md', rewrite: 'A cat sat.' }, /path of a file.* at original/],
    ['read_result', { run_id: 'nope', part: 'article' }, /Run optimize_article/],
    ['verify_rewrite', { original: '', rewrite: 'a' }, /original is empty/],
    ['verify_rewrite', { original: 'A cat sat.', rewrite: 'A cat sat.', page: 7 }, /no page 7/],
  ])('tell an agent what is wrong, and never how: %s %o', async (name, input, message) => {
    const { isError, text } = await call(await connect(), name, input);
    expect([isError, message.test(text)], text).toEqual([true, true]);
    expect(text).not.toMatch(/\bat .+:\d+:\d+/);
  });

  it('are served on standard input and output by the command', { timeout: 180_000 }, async () => {
    const client = new Client({ name: 'test', version: '1' });
    const main = join(import.meta.dirname, '../../../cli/main.ts');
    await client.connect(
      new StdioClientTransport({ command: process.execPath, args: [main, 'mcp'], stderr: 'pipe' }),
    );
    ends.push(() => client.close());
    const { data } = await call(client, 'optimize_article', { article });
    expect(data.result_sha256).toMatch(/^[0-9a-f]{64}$/);
    expect((await call(client, 'get_balance', {})).data).toMatchObject({ credits: null });
  });
});
