import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { messageOf } from '#cli/output/command-error.ts';
import { createMcpServer } from '#runtime/mcp/mcp-server.ts';
import { withPlainErrors } from '#runtime/mcp/plain-errors.ts';
import { createOfflineAgent } from './offline-agent.ts';

/** Serves an agent on standard input and output until the agent closes it. */
export const serveAgent = async (version: string): Promise<void> => {
  // Without a message, it would seem to hang for someone who tries it by hand.
  if (process.stdin.isTTY)
    console.error(
      'Waiting for an agent on standard input. An agent starts this command itself. Ctrl-C stops it.',
    );
  const server = createMcpServer({ version, backend: createOfflineAgent(), messageOf });
  await server.connect(withPlainErrors(new StdioServerTransport()));
  await new Promise<void>((resolve) => {
    server.server.onclose = resolve;
    process.stdin.once('end', resolve);
  });
};
