import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { png } from '#test/factories/make-images.ts';
import { tempDir } from '#test/temp-dir.ts';
import { builtCli } from './built-cli.ts';
import { coldBrew, coldBrewOpening } from './cold-brew.ts';

const folder = tempDir();
const installed = join(folder, 'empty', 'node_modules');

/** The npm of this Node, or the one that runs the tests. Nothing is downloaded: the package has no dependencies. */
const npm = (args: readonly string[], cwd: string): string =>
  execFileSync('npm', [...args, '--offline', '--no-audit', '--no-fund'], { cwd, encoding: 'utf8' });

beforeAll(async () => {
  const built = await builtCli();
  mkdirSync(join(folder, 'empty'));
  const tarball = join(folder, npm(['pack', built, '--silent'], folder).trim());
  npm(['install', tarball], join(folder, 'empty'));
});

describe('the package', () => {
  it('installs nothing but itself, and nothing from AWS', () => {
    expect(readdirSync(installed).filter((name) => !name.startsWith('.'))).toEqual(['sweetspot-cli']);
    const code = readdirSync(join(installed, 'sweetspot-cli'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(installed, 'sweetspot-cli', name), 'utf8'))
      .join('\n');
    expect(['DynamoDBClient', 'client-lambda'].filter((word) => code.includes(word))).toEqual([]);
  });

  it('gives a first result', () => {
    const { status, stdout } = spawnSync(join(installed, '.bin', 'sweetspot'), ['-'], {
      input: coldBrew,
      cwd: join(folder, 'empty'),
      encoding: 'utf8',
    });
    expect([status, stdout.includes('cold brew coffee')]).toEqual([0, true]);
  });

  it('tells an agent what is missing for reading images', async () => {
    const transport = new StdioClientTransport({
      command: join(installed, '.bin', 'sweetspot'),
      args: ['mcp'],
      cwd: join(folder, 'empty'),
    });
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(transport);
    writeFileSync(join(folder, 'empty', 'jar.png'), await png(40, 30));
    const response = await client.callTool({ name: 'describe_images', arguments: { files: ['jar.png'] } });
    await client.close();
    expect(response).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('npm install sharp') }],
    });
  });

  it('starts within 150 ms of CPU time', () => {
    const times = Array.from({ length: 5 }, () => {
      const { stdout } = spawnSync(
        process.execPath,
        [
          '-e',
          `process.on('exit', () => { const { user, system } = process.cpuUsage(); console.log((user + system) / 1000); });
           process.argv = [process.argv[0], 'sweetspot', '--help']; import(${JSON.stringify(join(installed, 'sweetspot-cli', 'sweetspot.js'))});`,
        ],
        // `npm test` lets Node keep compiled code, which a user's first start does not have.
        { encoding: 'utf8', env: { ...process.env, NODE_COMPILE_CACHE: '' } },
      );
      return Number(stdout.trim().split('\n').at(-1));
    });
    expect(Math.min(...times)).toBeLessThan(150);
  });
});

describe('the GitHub Action', () => {
  const script = (): string => {
    const { runs } = parse(readFileSync(join(installed, 'sweetspot-cli', 'action.yml'), 'utf8'));
    return runs.steps[0].run;
  };

  it.each([
    ['good.md', 0],
    ['bad.md good.md', 1],
    ['', 2],
    ['--version', 2],
  ])('checks the given articles: %s', (articles, status) => {
    const own = `---\ntitle: How to Make Cold Brew Coffee at Home\ndescription: Cold brew coffee needs coarse coffee, cold water and 16 hours.\n---\n`;
    const workspace = tempDir();
    writeFileSync(join(workspace, 'good.md'), own + coldBrewOpening);
    writeFileSync(join(workspace, 'bad.md'), coldBrewOpening);
    const env = {
      ...process.env,
      // As in a workflow: the folder of action.yml, and an unreachable registry.
      GITHUB_ACTION_PATH: join(installed, 'sweetspot-cli'),
      ARTICLES: articles,
      npm_config_registry: 'http://127.0.0.1:9/',
    };
    const ran = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', script()], {
      cwd: workspace,
      env,
      encoding: 'utf8',
    });
    expect(ran.status, ran.stderr).toBe(status);
  });
});
