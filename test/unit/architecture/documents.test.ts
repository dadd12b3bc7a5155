import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { notEmpty } from '#test/not-empty.ts';

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')];
const files = [
  ...globSync('*'),
  ...globSync('{.github,bin,cli,docs,lambdas,lib,scripts,statemachines,test,training,web}/**/*'),
];
const folders = new Set(globSync('*/**/', { exclude: ['node_modules', 'dist', 'cdk.out'] }));
const topFolders = /^(?:bin|cli|docs|lambdas|lib|scripts|statemachines|test|training|web)\//;
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** The parts of a document that are written as code. */
const codeOf = (document: string): string[] => {
  const text = readFileSync(document, 'utf8');
  const blocks = [...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    block.split('\n'),
  );
  const spans = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, span = '']) => span,
  );
  return [...blocks, ...spans];
};

/** Whether a text is the name of a source file or folder, without a placeholder such as NAME or `*`. */
const isName = (code: string): boolean =>
  /^[\w#@./-]+$/.test(code) &&
  !/(?:^|\/)[A-Z]+(?:\.|\/|$)/.test(code.replace(/(?:README|CONTRIBUTING|SOURCES)\.md$/, '')) &&
  !/^(?:\/|\.\.|\.cache|https?:)/.test(code) &&
  (/\.(?:tsx?|mjs|js|md)$/.test(code) || topFolders.test(code));

/** Documents shorten paths from the left: `runtime/deps.ts`, `plans.ts`. */
const isThere = (name: string): boolean => {
  const path = name.replace(/^#/, '').replace(/\/$/, '');
  return folders.has(path) || files.some((file) => file === path || file.endsWith(`/${path}`));
};

const linksOf = (document: string): string[] =>
  [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(
    ([, target = '']) => target,
  );

/** The anchors that GitHub gives headings. */
const anchorsOf = (document: string): string[] =>
  [...readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(documents)('%s names only what exists:', (document) => {
  it('files and folders', () => {
    expect(codeOf(document).filter((code) => isName(code) && !isThere(code))).toEqual([]);
  });

  it('commands', () => {
    const named = codeOf(document).flatMap((code) =>
      [...code.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script = '']) => script),
    );
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });

  it('pages and headings behind links', () => {
    const missing = linksOf(document).filter((link) => {
      const [path = '', heading] = link.split('#');
      const target = path === '' ? document : join(dirname(document), path);
      if (!existsSync(target)) return true;
      return heading !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(heading);
    });
    expect(missing).toEqual([]);
  });
});

describe('docs/invariants.md', () => {
  const rows = [
    ...readFileSync('docs/invariants.md', 'utf8').matchAll(/^\| (.+) \| ([\w-]+) \| (.*?) ?\|$/gm),
  ]
    .map(([, statement = '', file = '', text = '']) => ({ statement, file, text }))
    .slice(1);

  it.each(notEmpty(rows))('names the test that shows: $statement', ({ file, text }) => {
    const [path = ''] = globSync(`test/{integration,contract}/**/${file}.test.ts`);
    expect(existsSync(path)).toBe(true);
    expect(readFileSync(path, 'utf8')).toContain(text);
  });
});

it('the documents contain names, commands and links to compare', () => {
  const all = documents.flatMap(codeOf);
  notEmpty(all.filter((code) => code.startsWith('npm run ')));
  expect(all.filter(isName).length).toBeGreaterThan(100);
  expect(documents.flatMap(linksOf).length).toBeGreaterThan(50);
  expect(isThere('runtime/no-such-file.ts')).toBe(false);
});
