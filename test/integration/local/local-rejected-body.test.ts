import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { maxRequestBytes } from '#contracts/platform/request-limits.ts';
import { type LocalStack, startLocalStack } from '#lib/local/stack.ts';
import { tempDir } from '#test/temp-dir.ts';

let stack: LocalStack;
beforeAll(async () => {
  stack = await startLocalStack({ port: 0, dataDir: tempDir() });
});
afterAll(() => stack.stop());

/**
 * Sends the body in pieces on one connection, and returns what a client reads that listens only once everything is
 * sent.
 */
const post = async (framing: 'length' | 'chunks'): Promise<string> => {
  const { hostname, port, host } = new URL(stack.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const response = text(socket);
  // The test is about a reset, which must not go unnoticed while the body is being sent.
  response.catch(() => {});
  const piece = 'x'.repeat(64 * 1024);
  const pieces = Math.ceil((4 * maxRequestBytes) / piece.length);
  const length =
    framing === 'length' ? `content-length: ${pieces * piece.length}` : 'transfer-encoding: chunked';
  socket.write(
    `POST /api/create-job HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n${length}\r\n\r\n`,
  );
  for (let sent = 0; sent < pieces; sent += 1) {
    socket.write(framing === 'length' ? piece : `${piece.length.toString(16)}\r\n${piece}\r\n`);
    await wait(30);
  }
  if (framing === 'chunks') socket.write('0\r\n\r\n');
  return response;
};

it.each(['length', 'chunks'] as const)(
  'reads a body that is too large to its end (%s), answers, and closes the connection without a reset',
  async (framing) => {
    const response = await post(framing);
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
    expect(response).toMatch(/^connection: close\r$/im);
    expect(response).toContain('body_too_large');
  },
);
