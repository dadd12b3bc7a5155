import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CommandHost } from '#test/contract/command-host.ts';
import { tempDir } from '#test/temp-dir.ts';
import { builtCli } from './built-cli.ts';
import { coldBrewOpening as article } from './cold-brew.ts';

/** The package that users install. It also starts in a fraction of the time that the sources take. */
let main = '';
let host: CommandHost;
beforeAll(async () => {
  main = join(await builtCli(), 'sweetspot.js');
  host = new CommandHost(main);
});
afterAll(() => host.stop());

const run = (args: readonly string[], { cwd = tempDir(), input = '' as string | Buffer } = {}) =>
  host.run({ args, cwd, input });

/** Starts the command in its own process, as a shell does. */
const start = (
  args: readonly string[],
  { cwd = tempDir(), input = '' as string | Buffer, node = [] as readonly string[] } = {},
) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...node, main, ...args], {
    cwd,
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

const folderWith = (files: Readonly<Record<string, string | Buffer>>): string => {
  const folder = tempDir();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
};

describe('sweetspot ARTICLE', () => {
  it('prints keywords, titles and descriptions, and says that there is no search data', () => {
    const { status, stdout } = start(['-'], { input: article });
    expect(status).toBe(0);
    expect(stdout).toContain('cold brew coffee');
    expect(stdout.match(/^ {2}\d\. .+ \(\d+ characters\)$/gm)).toHaveLength(6);
    expect(stdout).toContain('No search data');
  });

  it('reads a folder and prints a line of JSON per article, and reports unreadable articles without stopping the others', async () => {
    const folder = folderWith({
      'posts/a.md': article,
      'posts/deep/b.txt': article,
      'posts/binary.md': Buffer.from([0, 1, 2, 255]),
      'posts/page.html': article,
      'posts/node_modules/c.md': article,
      'secret.md': article,
    });
    symlinkSync(join(folder, 'secret.md'), join(folder, 'posts', 'link.md'));
    const { status, stdout, stderr } = await run(['posts', '--json'], { cwd: folder });
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map((line) => line.article)).toEqual(['posts/a.md', 'posts/deep/b.txt']);
    expect(lines[0].result.manifest.result_sha256).toBe(lines[1].result.manifest.result_sha256);
    expect(stderr).toContain('posts/binary.md: It is not text.');
    expect(status).toBe(2);
  });

  it('shows the change to the front matter, writes it only on request, and keeps the text', async () => {
    const folder = folderWith({ 'a.md': `---\nlayout: post\n---\n${article}` });
    const path = join(folder, 'a.md');
    const before = readFileSync(path, 'utf8');
    const asked = await run(['a.md', '--write'], { cwd: folder });
    expect([asked.status, readFileSync(path, 'utf8')]).toEqual([2, before]);
    expect(asked.stderr).toContain('--yes');
    const written = await run(['a.md', '--write', '--yes'], { cwd: folder });
    expect(written.stdout).toMatch(/^\+keywords: \[/m);
    const after = readFileSync(path, 'utf8');
    expect(after.endsWith(article)).toBe(true);
    expect(after).toMatch(/^---\nlayout: post\ntitle: .+\ndescription: .+\nkeywords: \[.+\]\n---\n/);
  });

  it('keeps the byte order mark and the line endings of a file that it writes', async () => {
    const folder = folderWith({ 'a.md': `\ufeff${article}`.replaceAll('\n', '\r\n') });
    const { status } = await run(['a.md', '--write', '--yes'], { cwd: folder });
    expect(status).toBe(0);
    const after = readFileSync(join(folder, 'a.md'), 'utf8');
    expect(after.startsWith('\ufeff---\r\ntitle: ')).toBe(true);
    expect(after.replaceAll('\r\n', '')).not.toContain('\n');
  });

  // Root may write to every file.
  it.skipIf(process.getuid?.() === 0)(
    'says which file it may not write to, and that the file is unchanged',
    async () => {
      const folder = folderWith({ 'a.md': article });
      chmodSync(join(folder, 'a.md'), 0o444);
      const { status, stderr } = await run(['a.md', '--write', '--yes'], { cwd: folder });
      expect([status, stderr]).toEqual([
        2,
        'a.md: You do not have permission to write it. It is unchanged.\n',
      ]);
    },
  );

  it('prints only JSON with --json, apart from the change to the front matter', async () => {
    const folder = folderWith({ 'a.md': article });
    const { status, stdout, stderr } = await run(['a.md', '--write', '--yes', '--json'], { cwd: folder });
    expect([status, JSON.parse(stdout).article]).toEqual([0, 'a.md']);
    expect(stderr).toContain('a.md is written.');
  });

  it('says by how much a title or a description is too long', async () => {
    const wide = 'WWW MMM '.repeat(6).trim();
    const long = 'A description that goes on and on. '.repeat(6).trim();
    const folder = folderWith({ 'a.md': `---\ntitle: ${wide}\ndescription: ${long}\n---\n${article}` });
    const { stdout } = await run(['a.md', '--check'], { cwd: folder });
    expect(stdout).toMatch(
      /FAILED title: The title has 47 characters and \d{3} px; .*580 px.* Shorten it, or run sweetspot without --check/,
    );
    expect(stdout).toMatch(/FAILED description: The description has 209 characters.* Shorten it\./);
  });

  it('fails its check for an article without a description, and passes it with one', async () => {
    const described = `---\ntitle: How to Make Cold Brew Coffee at Home\ndescription: Cold brew coffee needs coarse coffee, cold water and 16 hours. This guide gives the ratio and the steps for a good jar at home.\n---\n`;
    const folder = folderWith({ 'bad.md': article, 'good.md': described + article });
    const bad = await run(['bad.md', '--check'], { cwd: folder });
    expect([bad.status, bad.stdout.includes('FAILED description')]).toEqual([1, true]);
    const good = await run(['good.md', '--check'], { cwd: folder });
    expect([good.status, good.stdout.includes('FAILED')]).toEqual([0, false]);
  });

  it.each([
    [['missing.md'], '', 'The file does not exist.'],
    [['/dev/zero'], '', 'It is not a file.'],
    [['-'], ' \n', 'stdin: It is empty.'],
    [['-'], Buffer.from([0, 1, 2]), 'stdin: It is not text.'],
    [['-'], Buffer.from([0xe9, 0x20, 0x61]), 'stdin: It is not UTF-8 text.'],
    [['-'], 'w'.repeat(1_000_001), 'stdin: It has more than 1000000 bytes'],
    [['--check'], '', 'Name an article'],
    [['--check', '--', 'help'], '', 'help: The file does not exist.'],
    [['--check', '--', 'mcp'], '', 'sweetspot mcp takes no articles'],
    [['mcp', 'a.md'], '', 'sweetspot mcp takes no articles'],
    [['missing.md', '--yes'], '', 'Add --write'],
    [['example.com'], '', 'a web address starts with https://'],
    [['http://'], '', 'The file does not exist.'],
    [['n'.repeat(300)], '', 'Its name is too long'],
    [['-'], Buffer.from('\ufefftext', 'utf16le'), 'stdin: It is UTF-16 text.'],
    [['verify', 'one.md', 'two.md', '--write'], '', '--write'],
    [['nothing'], '', 'sweetspot --help'],
    [['-'], 'word '.repeat(10_001), 'the limit is 10000'],
    [['http://169.254.169.254/latest'], '', '169.254.169.254'],
    [['--nonsense'], '', 'Unknown option'],
    [['verify', 'one.md'], '', 'Name two files'],
  ])('refuses %j with a message, and no stack trace', async (args, input, message) => {
    const { status, stderr } = await run(args, { input });
    expect(status).toBe(2);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(stderr.trim().split('\n').length).toBeLessThan(4);
  });

  it('refuses paths that lead nowhere with a message, and no stack trace', async () => {
    const folder = folderWith({ 'a.md': article });
    symlinkSync('loop.md', join(folder, 'loop.md'));
    for (const [name, message] of [
      ['loop.md', 'leads back to itself'],
      ['a.md/b.md', 'is a file, not a folder'],
    ] as const) {
      const { status, stderr } = await run([name], { cwd: folder });
      expect([status, stderr.split('\n').length], stderr).toEqual([2, 2]);
      expect(stderr).toContain(`${name}: `);
      expect(stderr).toContain(message);
    }
  });

  it('reads an article once if it is named twice, and reads a named symbolic link', async () => {
    const folder = folderWith({ 'posts/a.md': article });
    symlinkSync(join('posts', 'a.md'), join(folder, 'link.md'));
    const { stdout } = await run(['posts', './posts/a.md', 'link.md', '--json'], { cwd: folder });
    const names = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).article);
    expect(names).toEqual(['posts/a.md', 'link.md']);
  });

  it.each([[[]], [['help']], [['--help']]])('explains itself: sweetspot %j', async (args) => {
    const { status, stdout } = await run(args);
    expect([status, stdout.includes('sweetspot verify')]).toEqual([0, true]);
  });

  it('reads pages with only what Node 20 offers', () => {
    const folder = folderWith({
      'node-20.cjs': `delete Map.groupBy; delete URL.parse; delete Promise.try; delete Promise.withResolvers;
        for (const name of Object.keys(require('zlib'))) if (/zstd/i.test(name)) delete require('zlib')[name];
        require('module').syncBuiltinESMExports();`,
    });
    const node = ['--require', join(folder, 'node-20.cjs')];
    const { status, stderr } = start(['http://169.254.169.254/latest'], { node });
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^http:.+public/)]);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('prints none of an article’s control characters', async () => {
    const { stdout } = await run(['-'], {
      input: `# Cold brew \u001b[31mcoffee\u0007 at home\n\n${article}`,
    });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for them.
    expect(stdout).not.toMatch(/[\u0000-\u0008\u000b-\u001f]/);
  });
});

describe('sweetspot verify', () => {
  it('says what changed, and sets its exit code accordingly', async () => {
    const folder = folderWith({
      'a.md': 'Revenue rose by 12 % in 2024. The team of 40 people stayed.',
      'b.md': 'Revenue fell by 12 % in 2024. The team of 40 people stayed.',
    });
    expect((await run(['verify', 'a.md', 'a.md'], { cwd: folder })).status).toBe(0);
    const changed = await run(['verify', 'a.md', 'b.md', '--json'], { cwd: folder });
    expect(changed.status).toBe(1);
    expect(JSON.parse(changed.stdout).passages[0].kind).toBe('changed');
  });

  it('compares the texts below the front matter, and says so', async () => {
    const folder = folderWith({
      'a.md': article,
      'b.md': `---\n# a comment\ntitle: Cold Brew in 2031\ntags: [a, b]\n---\n${article}`,
      'windows.md': `---\r\ntitle: Cold Brew\r\n---\r\n${article}`,
    });
    for (const file of ['b.md', 'windows.md']) {
      const { status, stdout } = await run(['verify', 'a.md', file], { cwd: folder });
      expect([status, stdout]).toEqual([0, expect.stringContaining('front matter is not compared')]);
    }
  });
});
