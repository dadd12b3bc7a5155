import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { type AgentTool, agentResponseCharacters, agentTools } from '#contracts/agents/agent-tools.ts';
import { headers } from '#contracts/platform/headers.ts';
import { apiBase } from '#contracts/platform/routes.ts';
import { problem, problemType } from '#contracts/public-api/problem.ts';
import { keyRoutes } from '#contracts/public-api/routes.ts';
import { openPublicApi } from '#test/contract/api/open-public-api.ts';
import { runMachine } from '#test/fakes/run-machine.ts';
import { testSecrets } from '#test/fakes/test-deps.ts';
import { arbitraryMcpCall, type McpCall } from './arbitrary-message.ts';

/**
 * `API_REQUESTS=10000 npm run test:only -- test/contract/public-api/generated-messages.test.ts` tries the full number.
 */
const requests = Number(process.env.API_REQUESTS ?? 800);
const path = `${apiBase}${keyRoutes.callMcp.path}`;

/** Answers as docs/mcp/agents.md describes them. */
const problemCodes = ['unsupported_media_type', 'body_too_large'];
const response = z.strictObject({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number(), z.null()]).optional(),
  result: z.record(z.string(), z.unknown()).optional(),
  /** In JSON-RPC, -32603 means a fault of the server. */
  error: z
    .object({ code: z.int().refine((code) => code !== -32_603), message: z.string().max(4000) })
    .optional(),
});
const responses = z.union([response.transform((one) => [one]), z.array(response)]);

/** Runs end at once: the first ones normally, the others without a result, because only a few results are needed. */
const open = async () => {
  const faults: unknown[] = [];
  const log = { info: () => {}, warn: () => {}, error: (...line: unknown[]) => void faults.push(line) };
  const opened = await openPublicApi({ halfCredits: 4 * requests, deps: { log } });
  const { deps, api, ownKey, start: startRun } = opened;
  const { start } = deps.jobRunner;
  let ended = 0;
  deps.jobRunner.start = async (input) => {
    await start(input);
    if (ended++ < 20) return void (await runMachine(deps, input));
    const failure = { name: 'PageUnreachable' as const, message: 'x', userMessage: 'x' };
    const at = deps.clock.now().toISOString();
    await deps.ledger.end(input.jobId, { status: 'failed', at, failure, releasesDemo: false });
  };
  const send = async ({ body, headers: extra }: McpCall) => {
    const response = await api.request(path, {
      method: 'POST',
      headers: {
        [headers.originSecret]: testSecrets.edge,
        [headers.viewerAddress]: '203.0.113.7:50000',
        [headers.contentType]: 'application/json',
        Authorization: `Bearer ${ownKey}`,
        ...extra,
      },
      body,
    });
    return {
      status: response.status,
      type: response.headers.get('Content-Type'),
      text: await response.text(),
    };
  };
  return { send, faults, done: await startRun() };
};

const toolOf = (body: string): AgentTool | null => {
  try {
    const { method, params } = JSON.parse(body);
    return method === 'tools/call' && Object.hasOwn(agentTools, params.name) ? params.name : null;
  } catch {
    return null;
  }
};

/** Expects a tool's result to match the tool's schema and the length limit of an answer. A refusal is text. */
const expectToolResult = (tool: AgentTool, result: unknown): 'answered' | 'refused' => {
  const { content, structuredContent, isError } = CallToolResultSchema.parse(result);
  expect(JSON.stringify([content, structuredContent]).length).toBeLessThan(agentResponseCharacters);
  if (isError === true) {
    expect(JSON.stringify(content)).not.toMatch(/\bat .+:\d+:\d+|because of an internal error/);
    return 'refused';
  }
  agentTools[tool].output.parse(structuredContent);
  return 'answered';
};

it(`${requests} generated messages get documented answers, and none breaks the tools`, {
  timeout: 600_000,
}, async () => {
  const { send, faults, done } = await open();
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(arbitraryMcpCall([done]), async (call) => {
      const { status, type, text } = await send(call);
      seen.add(String(status));
      if (status === 202) {
        expect(text).toBe('');
        return;
      }
      if (type === problemType) {
        expect(problemCodes, text).toContain(problem.parse(JSON.parse(text)).code);
        return;
      }
      expect([200, 400], text).toContain(status);
      expect(type).toBe('application/json');
      const tool = toolOf(call.body);
      for (const { result, error } of responses.parse(JSON.parse(text))) {
        expect([result, error].filter((each) => each !== undefined)).toHaveLength(1);
        seen.add(error ? String(error.code) : 'result');
        if (tool && result) seen.add(`${tool} ${expectToolResult(tool, result)}`);
      }
      expect(faults).toEqual([]);
    }),
    { numRuns: requests, seed: 20_261_123 },
  );
  expect([...seen]).toEqual(expect.arrayContaining(['200', '202', '400', '413', '415', 'result']));
  for (const tool of Object.keys(agentTools)) expect([...seen]).toContain(`${tool} answered`);
});
