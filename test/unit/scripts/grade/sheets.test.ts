import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawBalanced } from '../../../../scripts/grade/inputs/draw.ts';
import { drawInputs, parseSources } from '../../../../scripts/grade/inputs/draw-inputs.ts';
import type { GradeInput } from '../../../../scripts/grade/inputs/grade-input.ts';
import type { Drawable } from '../../../../scripts/grade/inputs/read-sources.ts';
import type { OutputsFile, ShownOutput } from '../../../../scripts/grade/outputs/outputs-file.ts';
import { runOutputs } from '../../../../scripts/grade/outputs/run-outputs.ts';
import { makeKey } from '../../../../scripts/grade/sheets/make-key.ts';
import { rewriteDiff } from '../../../../scripts/grade/sheets/rewrite-diff.ts';
import { writeSheets } from '../../../../scripts/grade/sheets/write-sheets.ts';
import { licensedRepositories } from '../../../../scripts/measure/licensed-repositories.ts';

const inputOf = (id: string, over: Partial<GradeInput> = {}): GradeInput => ({
  ...{ id, source: 'posts', repo: `repo/of-${id}`, path: `posts/${id}.md`, kind: 'food', withTitle: true },
  content: { text: `# Rye\n\nBody of ${id}.` },
  reading: `# Rye\n\nBody of ${id}.`,
  author: { title: 'Rye', description: 'About rye.', tags: ['Rye-Bread', 'Baking Tips'] },
  ...over,
});

const outputOf = (word: string): ShownOutput => ({
  lead: 'rye bread',
  keywords: ['rye bread', `${word} flour`],
  navigational: [],
  titles: ['Rye', `Rye ${word}`],
  descriptions: [`Rye, ${word}.`],
  summary: `About ${word}.`,
  rewrite: { before: 'One.\n\nTwo.', after: 'One.\n\n## Head\n\nTwo.' },
});

const systemOf = (system: string, ids: readonly string[], word: string): OutputsFile => ({
  ...{ system, commit: 'f00dbad', failed: {}, seconds: 1 },
  outputs: Object.fromEntries(ids.map((id) => [id, outputOf(word)])),
});

const ids = ['a1', 'b2', 'c3'];
const inputs = ids.map((id) => inputOf(id));
const systems = [systemOf('sysnew', ids, 'white'), systemOf('sysold', ids, 'dark')];
const key = makeKey({ seed: 'one', inputs }, systems, 2);

describe('the sheets', () => {
  const sheets = [...writeSheets(key, inputs).values()];

  it('contain every text and every item', () => {
    expect(sheets).toHaveLength(2);
    for (const id of ids) expect(sheets.join('\n')).toContain(`Body of ${id}.`);
    expect(sheets.join('\n')).toContain('Rye white');
    expect(sheets.join('\n')).toContain('## Head');
  });

  it('name no system, commit, source or author', () => {
    for (const name of ['sysnew', 'sysold', 'f00dbad', 'author', 'repo/of', 'posts/', 'ours'])
      expect(sheets.join('\n')).not.toContain(name);
  });

  it('show only once what two systems share, and tags as people type them', () => {
    const { items } = key.inputs[0] ?? { items: null };
    expect(items?.lead.map(({ text }) => text)).toEqual(['rye bread']);
    const shared = items?.keywords.find(({ text }) => text === 'rye bread');
    expect(shared?.by.map(({ system }) => system).sort()).toEqual(['author', 'sysnew', 'sysold']);
    expect(items?.rewrites).toHaveLength(1);
    expect(items?.titles.find(({ text }) => text === 'Rye')?.by).toHaveLength(3);
  });

  it('have an order that reveals nothing: it depends on the seed and the items, not on who made them', () => {
    const swapped = makeKey({ seed: 'one', inputs }, systems.toReversed(), 2);
    expect([...writeSheets(swapped, inputs).values()]).toEqual(sheets);
    const many = Array.from({ length: 40 }, (_, at) => `t${at}`);
    const big = makeKey(
      { seed: 'one', inputs: many.map((id) => inputOf(id)) },
      systems.map(({ system }, at) => systemOf(system, many, at === 0 ? 'white' : 'dark')),
      20,
    );
    const first = big.inputs.filter(({ items }) => items.summary[0]?.by[0]?.system === 'sysnew').length;
    expect(first).toBeGreaterThan(8);
    expect(first).toBeLessThan(32);
  });

  it('are the same for the same seed, and different for another', () => {
    const again = makeKey({ seed: 'one', inputs: inputs.toReversed() }, systems, 2);
    expect(again).toEqual(key);
    const others = Array.from(
      { length: 5 },
      (_, at) => makeKey({ seed: `s${at}`, inputs }, systems, 2).inputs,
    );
    expect(others.some((other) => JSON.stringify(other) !== JSON.stringify(key.inputs))).toBe(true);
  });

  it('refuse two systems with the same name', () => {
    expect(() => makeKey({ seed: 'one', inputs }, [...systems, ...systems], 2)).toThrow('same name');
  });
});

describe('a change of a rewrite', () => {
  it('is shown alone, with the words around it', () => {
    const words = Array.from({ length: 30 }, (_, at) => `w${at}`).join(' ');
    const diff = rewriteDiff(`Same.\n\n${words} old ${words}`, `Same.\n\n${words} new ${words}`);
    expect(diff).toContain('- … w22 w23');
    expect(diff).toContain('w29 old w0');
    expect(diff).toContain('w29 new w0');
    expect(diff).not.toContain('Same.');
    expect(diff).not.toContain('w10');
  });

  it('is shown change by change if a long passage has several', () => {
    const words = (from: number) => Array.from({ length: 40 }, (_, at) => `w${from + at}`).join(' ');
    const diff = rewriteDiff(
      `${words(0)} and ${words(100)}, so ${words(200)}`,
      `${words(0)}. ${words(100)}.\n\n${words(200)}`,
    );
    expect(diff.split('\n\n')).toHaveLength(2);
    expect(diff).toContain('w39 and w100');
    expect(diff).toContain('w139. ¶ w200');
    expect(diff).not.toContain('w120');
  });

  it('is a new block together with the block that follows it', () => {
    expect(rewriteDiff('One.\n\nTwo.', 'One.\n\n## Head\n\nTwo.')).toBe('+ ## Head\n  (before: Two.)');
  });

  it('is nothing if only white space differs', () => {
    expect(rewriteDiff('One.\n\nTwo\nlines.', 'One.\n\n\nTwo lines.')).toBe('');
  });
});

const drawable = (at: number, kind: string, origin: string): Drawable => ({
  id: `p${at}`,
  kind,
  origin,
  toInput: (withTitle) => inputOf(`p${at}`, { kind, withTitle, repo: origin }),
});
const pool = Array.from({ length: 300 }, (_, at) =>
  drawable(at, at < 200 ? 'tech' : at < 290 ? 'food' : 'music', at < 150 ? 'big/blog' : `blog/${at % 40}`),
);

describe('the draw', () => {
  const drawn = drawInputs([{ name: 'posts', count: 60 }], 'seed', () => pool).inputs;

  it('depends only on the seed, not on the order of the set', () => {
    const again = drawInputs([{ name: 'posts', count: 60 }], 'seed', () => pool.toReversed()).inputs;
    expect(again.map(({ id }) => id)).toEqual(drawn.map(({ id }) => id));
    const other = drawInputs([{ name: 'posts', count: 60 }], 'another', () => pool).inputs;
    expect(other.map(({ id }) => id)).not.toEqual(drawn.map(({ id }) => id));
  });

  it('balances kinds as far as possible, shows half with titles, and limits each author', () => {
    const count = (test: (input: GradeInput) => boolean): number => drawn.filter(test).length;
    expect(count(({ kind }) => kind === 'music')).toBe(10);
    expect(count(({ kind }) => kind === 'food')).toBe(25);
    expect(count(({ withTitle }) => withTitle)).toBe(30);
    expect(count(({ repo }) => repo === 'big/blog')).toBeLessThanOrEqual(9);
    for (const kind of ['tech', 'food', 'music']) {
      const share =
        count((input) => input.kind === kind && input.withTitle) / count((input) => input.kind === kind);
      expect(share).toBeGreaterThanOrEqual(0.4);
      expect(share).toBeLessThanOrEqual(0.6);
    }
  });

  it('never draws a text twice, and draws all of a small set', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.string(), (count, seed) => {
        const names = drawBalanced(pool, count, seed).map(({ id }) => id);
        expect(new Set(names).size).toBe(Math.min(count, pool.length));
      }),
      { numRuns: 20 },
    );
  });

  it('divides the count among sources that name no kind', () => {
    expect(parseSources(['posts:80', 'news', 'web'], 121)).toEqual([
      { name: 'posts', count: 80 },
      { name: 'news', count: 21 },
      { name: 'web', count: 20 },
    ]);
  });
});

describe('the held-out posts', () => {
  it('are those of no repository whose license lets us learn from it', () => {
    const licensed = licensedRepositories();
    expect(licensed).toContain('18F/18f.gsa.gov');
    expect(licensed).toContain('benbalter/benbalter.github.com');
    expect(licensed.size).toBeGreaterThanOrEqual(26);
    expect(() => licensedRepositories('no table')).toThrow('training/README.md');
  });
});

describe('the outputs for a grading', () => {
  it('are what a job shows, and list an input that fails', async () => {
    const text = `# How to bake rye bread\n\n${'Rye bread needs a sourdough starter. Feed the sourdough starter a day before you bake. The rye flour makes the dough sticky, so wet your hands. '.repeat(4)}`;
    const file = await runOutputs(
      [inputOf('good', { content: { text } }), inputOf('blank', { content: { text: ' ' } })],
      { system: 'ours', commit: 'abc' },
    );
    expect(file.outputs.good?.keywords.length).toBeGreaterThanOrEqual(5);
    expect(file.outputs.good?.keywords).toContain(file.outputs.good?.lead);
    expect(file.outputs.good?.titles[0]?.toLowerCase()).toContain('rye bread');
    expect(Object.keys(file.outputs)).toEqual(['good']);
    expect(file.failed.blank).toBeTruthy();
  });
});
