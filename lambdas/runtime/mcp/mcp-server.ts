import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import {
  type AgentBackend,
  type AgentInput,
  type AgentTool,
  agentTools,
} from '#contracts/agents/agent-tools.ts';

type ServerOptions = {
  version: string;
  backend: AgentBackend;
  /** The message for callers in an error from a use case; null for a bug. */
  messageOf(error: unknown): string | null;
};

const fault = 'The tool failed because of an internal error. Try again once; if it fails again, report it.';

/** A run uses an account's credits and may read web pages, so clients should ask before they start one. */
const runHints = { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true };
const readHints = { readOnlyHint: true, openWorldHint: false };

/**
 * A server of the Model Context Protocol with the tools in `agentTools`. A response holds its data twice, once as
 * JSON text, because clients display one or the other. A caller's mistake is also a response, with the value, the
 * limit and the remedy.
 */
export const createMcpServer = ({ version, backend, messageOf }: ServerOptions): McpServer => {
  const server = new McpServer({ name: 'sweetspot', version });
  const register = <Name extends AgentTool>(name: Name): void => {
    const { title, description, input, output, startsRun } = agentTools[name];
    const respond = async (given: unknown) => {
      try {
        const value = output.parse(await backend[name](z.object(input).parse(given) as AgentInput<Name>));
        return {
          content: [{ type: 'text' as const, text: JSON.stringify(value) }],
          structuredContent: value,
        };
      } catch (error) {
        return { content: [{ type: 'text' as const, text: messageOf(error) ?? fault }], isError: true };
      }
    };
    const annotations = startsRun ? runHints : readHints;
    server.registerTool(
      name,
      { title, description, inputSchema: input, outputSchema: output.shape, annotations },
      respond,
    );
  };
  for (const name of Object.keys(agentTools) as AgentTool[]) register(name);
  return server;
};
