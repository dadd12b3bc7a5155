import * as fc from 'fast-check';
import { type AgentTool, agentTools } from '#contracts/agents/agent-tools.ts';
import { headers } from '#contracts/platform/headers.ts';
import { maxRequestBytes } from '#contracts/platform/request-limits.ts';
import { anyCharacter } from '#test/any-character.ts';
import { article } from '#test/contract/api/open-public-api.ts';

/** A request to the tools for agents. */
export type McpCall = { body: string; headers: Record<string, string> };

const word = fc.oneof(fc.lorem({ maxCount: 8 }), fc.string({ unit: anyCharacter, maxLength: 40 }));
const text = fc.oneof(
  fc.constantFrom(article, '', ' ', 'https://example.com/post', 'file:///etc/passwd'),
  word,
);
const page = fc.oneof(fc.constantFrom(undefined, 1), fc.integer({ min: 1, max: 3 }), fc.integer());

/** Arguments that match the tools' schemas. `runs` exist. */
const inputsOf = (runs: readonly string[]) =>
  ({
    optimize_article: fc.record({ article: text }),
    evaluate_keywords: fc.record(
      { keywords: fc.array(word, { maxLength: 5 }), context: text },
      { requiredKeys: ['keywords'] },
    ),
    describe_images: fc.record(
      { files: fc.array(text, { maxLength: 12 }), context: text },
      { requiredKeys: ['files'] },
    ),
    verify_rewrite: fc.record({ original: text, rewrite: text, page }),
    read_result: fc.record({
      run_id: fc.oneof(fc.constantFrom(...runs), fc.uuid(), fc.constantFrom('', 'nothing', '../x', '\0')),
      part: fc.constantFrom('summary', 'keywords', 'article', 'changes', 'checks', 'none'),
      page,
    }),
    get_balance: fc.constant({}),
  }) satisfies Record<AgentTool, fc.Arbitrary<unknown>>;

const nested = fc.integer({ min: 1, max: 3000 }).map((depth) => {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
});
const anything = fc.oneof(fc.jsonValue(), nested);

const toolCallOf = (runs: readonly string[]): fc.Arbitrary<unknown> => {
  const inputs: Readonly<Record<AgentTool, fc.Arbitrary<unknown>>> = inputsOf(runs);
  return fc.constantFrom(...(Object.keys(agentTools) as AgentTool[])).chain((name) =>
    fc.record({
      name: fc.constant(name),
      arguments: fc.oneof({ arbitrary: inputs[name], weight: 4 }, { arbitrary: anything, weight: 1 }),
    }),
  );
};
const initialize = fc.record({
  protocolVersion: fc.constantFrom('2025-11-25', '2025-06-18', '2024-11-05', '1.0', '', 7),
  capabilities: fc.constantFrom({}, { sampling: {} }, null),
  clientInfo: fc.constantFrom({ name: 'fuzz', version: '1' }, {}, 'fuzz'),
});

/** Parameters of methods that the server knows, and of some that it does not. */
const params: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  'tools/list': fc.constantFrom(undefined, {}, { cursor: 'x' }),
  initialize,
  ping: fc.constant(undefined),
  'notifications/initialized': fc.constant(undefined),
  'notifications/cancelled': fc.record({ requestId: fc.integer(), reason: word }),
  'resources/list': anything,
  'prompts/get': anything,
  'logging/setLevel': fc.constantFrom({ level: 'debug' }, {}),
  'completion/complete': anything,
  'tasks/list': anything,
  '': anything,
};

const method = fc.oneof(
  { arbitrary: fc.constant('tools/call'), weight: 6 },
  { arbitrary: fc.constantFrom(...Object.keys(params), '__proto__'), weight: 4 },
  { arbitrary: fc.string({ maxLength: 20 }), weight: 1 },
);

const id = fc.option(fc.oneof(fc.nat(), fc.string({ maxLength: 8 })), { nil: undefined });

const goodOf = (runs: readonly string[]) => {
  const toolCall = toolCallOf(runs);
  return method.chain((name) =>
    fc.record({
      jsonrpc: fc.constant<unknown>('2.0'),
      id: id as fc.Arbitrary<unknown>,
      method: fc.constant<unknown>(name),
      params: name === 'tools/call' ? toolCall : (Object.hasOwn(params, name) && params[name]) || anything,
    }),
  );
};

const huge = fc
  .integer({ min: maxRequestBytes - 2000, max: maxRequestBytes + 2000 })
  .map((size) => JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping', params: { a: 'x'.repeat(size) } }));

const bodyOf = (runs: readonly string[]): fc.Arbitrary<string> => {
  const good = goodOf(runs);
  /** A message in which one member has the wrong type. */
  const broken = fc
    .tuple(good, fc.constantFrom('jsonrpc', 'id', 'method', 'params'), anything)
    .map(([message, name, value]) => ({ ...message, [name]: value }));
  const batch = fc.array(fc.oneof(good, broken), { maxLength: 6 });
  return fc.oneof(
    { arbitrary: good.map((message) => JSON.stringify(message)), weight: 200 },
    { arbitrary: broken.map((message) => JSON.stringify(message)), weight: 60 },
    { arbitrary: batch.map((messages) => JSON.stringify(messages)), weight: 40 },
    { arbitrary: fc.json(), weight: 30 },
    { arbitrary: fc.string({ unit: anyCharacter, maxLength: 40 }), weight: 15 },
    { arbitrary: nested.map((value) => JSON.stringify(value)), weight: 15 },
    { arbitrary: fc.constantFrom('', '{', '[]', 'null', '\ufeff{}'), weight: 15 },
    { arbitrary: huge, weight: 4 },
  );
};

const visible = fc.stringMatching(/^[!-~]{1,20}$/);

/** A message to the tools: mostly valid by the protocol, sometimes not. A tool may name an existing run. */
export const arbitraryMcpCall = (runs: readonly string[]): fc.Arbitrary<McpCall> =>
  fc.record({
    body: bodyOf(runs),
    headers: fc.oneof(
      { arbitrary: fc.constant({}), weight: 6 },
      { arbitrary: visible.map((value) => ({ [headers.contentType]: value })), weight: 1 },
      {
        arbitrary: visible.map((value) => ({ 'Mcp-Protocol-Version': value, 'Mcp-Session-Id': value })),
        weight: 1,
      },
      { arbitrary: visible.map((value) => ({ Accept: value })), weight: 1 },
    ),
  });
