import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { ErrorCode, type JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import { wordsOfIssue } from '#contracts/errors/issue-words.ts';

const issues = z.array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() }));

const readIssues = (message: string): z.infer<typeof issues> => {
  try {
    return issues.parse(JSON.parse(message));
  } catch {
    return [];
  }
};

/** Enough details to correct a message. */
const shownIssues = 3;

const wordsOf = (message: string): string =>
  readIssues(message).slice(0, shownIssues).map(wordsOfIssue).join('; ') ||
  'They do not match the schema of this method.';

const toPlain = (message: JSONRPCMessage): JSONRPCMessage => {
  if (!('error' in message) || message.error.code !== ErrorCode.InternalError) return message;
  const words = `The parameters are not valid. ${wordsOf(message.error.message)}`;
  return { ...message, error: { code: ErrorCode.InvalidParams, message: words } };
};

/**
 * A transport that reports malformed parameters as such. The SDK reports them as internal errors and prints its
 * parser's output. No other internal error can occur here, because tools return their failures as responses.
 */
export const withPlainErrors = <T extends Transport>(transport: T): T => {
  const send = transport.send.bind(transport);
  transport.send = (message, options) => send(toPlain(message), options);
  return transport;
};
