import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CommandHost } from '#test/contract/command-host.ts';
import { openAiModel, shortBounds } from '#test/factories/language-models.ts';
import { tempDir } from '#test/temp-dir.ts';
import type { ModelVendor } from '#test/vendors/model-vendor.ts';
import {
  startOpenAiCompatible,
  vendorKey,
  vendorModel,
} from '#test/vendors/openai-compatible/openai-compatible.ts';
import { evaluateSystem } from '../../../scripts/evaluate/evaluate-system.ts';
import { printEvaluation } from '../../../scripts/evaluate/print-evaluation.ts';
import type { GradeInput } from '../../../scripts/grade/inputs/grade-input.ts';
import type { Label } from '../../../scripts/measure/labels.ts';

const body = [
  'Rye bread needs a sourdough starter. Feed the sourdough starter a day before you bake, and keep it warm.',
  'The rye flour makes the dough sticky. Wet your hands, and do not add more rye flour to the dough.',
  'In 2019 I baked 40 loaves of rye bread. Most of them were dense, because the starter was cold.',
].join('\n\n');

const inputOf = (id: string, text: string): GradeInput => ({
  ...{ id, source: 'test', repo: null, path: id, kind: 'food', withTitle: true },
  content: { text },
  reading: text,
  author: { title: null, description: null, tags: [] },
});

const bread = inputOf('bread', `# How to bake rye bread\n\n${body}`);
const blank = inputOf('blank', ' ');

const label: Label = {
  ...{
    id: 'bread',
    repo: 'a/b',
    path: 'c',
    title: 'How to bake rye bread',
    shownWithTitle: true,
    kind: 'how-to',
  },
  ...{
    topic: 'rye bread',
    clear: true,
    aliases: [],
    phrases: [[2, 'sourdough starter']],
    missing: ['bake rye bread'],
  },
  ...{ titles: [], ownTitles: [['how-to', 'How to bake rye bread']] },
  ...{ descriptions: [], ownDescription: 'How to bake rye bread.', best: '' },
};

const snippets = {
  titles: [
    'How to Bake Rye Bread With a Sourdough Starter',
    'Why Is My Rye Bread Dense? The Starter Was Cold',
    'Sticky Rye Dough: Wet Your Hands and Add No Flour',
  ],
  descriptions: [
    'How to bake rye bread with a sourdough starter: feed it a day before you bake, keep it warm, and wet your hands for the dough.',
    'Most of the 40 loaves of rye bread that I baked in 2019 were dense, because the starter was cold. So keep the starter warm.',
    'Rye flour makes the dough of the bread sticky. Do not add more flour: wet your hands before you touch the dough of the loaves.',
  ],
};

let vendor: ModelVendor;
beforeEach(async () => {
  vendor = await startOpenAiCompatible();
});
afterEach(() => vendor.close());

const evaluate = (bounds = shortBounds, inputs = [bread, blank]) =>
  evaluateSystem(inputs, new Map([['bread', label]]), {
    system: 'vendor',
    commit: 'abc',
    languageModel: openAiModel(vendor, { bounds }),
  });

describe('the evaluation of a language model', () => {
  it('measures what the model wrote, its tokens and their price', async () => {
    vendor.replyToAll(({ task }) => (task === 'snippets' ? { kind: 'answer', output: snippets } : null));
    const { measures, fallbacks, outputs } = await evaluate();
    const requests = vendor.calls.length;
    expect(new Set(vendor.calls.map(({ task }) => task))).toEqual(
      new Set(['keywords', 'snippets', 'rewrite']),
    );
    expect(fallbacks).toEqual([]);
    expect(measures).toHaveLength(1);
    // Every request takes 1,000 and 200 tokens, at $0.15 and $0.60 per million.
    expect(measures[0]).toMatchObject({
      taken: { hits: 3, of: 3 },
      takenAtOnce: { of: 3 },
      tokens: 1_200 * requests,
      leadRight: { of: 1 },
    });
    expect(measures[0]?.costUsd).toBeCloseTo(requests * (1_000 * 0.15 + 200 * 0.6) * 1e-6, 12);
    expect(outputs.outputs.bread?.titles).toEqual(snippets.titles);
    expect(outputs.outputs.bread?.rewrite?.after).toContain('In short, and in the words of the author');
  });

  it('names each input that failed, and leaves it out of the measures', async () => {
    const evaluation = await evaluate();
    expect(Object.keys(evaluation.outputs.failed)).toEqual(['blank']);
    const table = printEvaluation([evaluation], 2);
    expect(table).toContain('| runs that completed | 1 of 2 |');
    expect(table).toMatch(/^- vendor, blank: .+/m);
  });

  it('names each task that the engine did because the vendor is down', async () => {
    vendor.replyToAll(() => ({ kind: 'status', status: 500 }));
    const evaluation = await evaluate();
    expect(evaluation.fallbacks.map(({ task }) => task)).toEqual(['keywords', 'snippets', 'rewrite']);
    expect(evaluation.measures[0]).toMatchObject({ taken: { hits: 0, of: 3 } });
    expect(printEvaluation([evaluation], 2)).toContain(
      '- vendor, bread, rewrite: the model could not be reached',
    );
  });

  it('continues after a request that hangs', async () => {
    vendor.replyToAll(({ task }) => (task === 'snippets' ? { kind: 'hang' } : null));
    const { fallbacks, measures } = await evaluate({ ...shortBounds, taskMs: 4_000, requestMs: 1_500 }, [
      bread,
    ]);
    expect(fallbacks).toEqual([{ id: 'bread', task: 'snippets', reason: 'the model took too long' }]);
    expect(measures[0]).toMatchObject({ taken: { hits: 2, of: 3 } });
  });
});

describe('npm run evaluate', () => {
  const main = join(import.meta.dirname, '../../../scripts/evaluate/main.ts');
  const variablesOf = (cwd: string) => ({
    INIT_CWD: cwd,
    LANGUAGE_MODEL_ADDRESS: `${vendor.origin}/v1`,
    LANGUAGE_MODEL_SECRET: JSON.stringify({ apiKey: vendorKey }),
  });
  let host: CommandHost;
  beforeAll(() => {
    host = new CommandHost(main);
  });
  afterAll(() => host.stop());

  const run = async (args: readonly string[], cwd: string) => {
    const { status, stdout, stderr } = await host.run({ args, cwd: '.', input: '', env: variablesOf(cwd) });
    return { code: status, out: stdout, errors: stderr };
  };

  /** Starts the script in its own process, as npm does. */
  const start = async (args: readonly string[], cwd: string) => {
    const child = spawn(process.execPath, [main, ...args], { env: { ...process.env, ...variablesOf(cwd) } });
    let [out, errors] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk;
    });
    const [code] = await once(child, 'close');
    return { code, out, errors };
  };

  it('prints a model next to the engine, writes blind sheets, and exits with 1 for a failed run', async () => {
    const folder = tempDir();
    const texts = join(folder, 'texts');
    const sheets = join(folder, 'sheets-of-both');
    mkdirSync(texts);
    mkdirSync(sheets);
    writeFileSync(join(texts, 'bread.md'), `# How to bake rye bread\n\n${body}`);
    writeFileSync(join(texts, 'blank.md'), ' ');
    const model = `openai-compatible:${vendorModel}`;
    const { code, out, errors } = await start(
      ['--model', model, '--inputs', texts, '--sheets', sheets],
      folder,
    );
    expect(errors).toContain('2 of 2');
    expect(out).toContain(`|  | built-in | ${model} |`);
    expect(out).toContain('| runs that completed | 1 of 2 | 1 of 2 |');
    expect(out).toMatch(/^- built-in, blank: .+\n- openai-compatible:.+, blank: .+/m);
    expect(code).toBe(1);
    const [sheet = ''] = readdirSync(join(sheets, 'sheets'));
    const text = readFileSync(join(sheets, 'sheets', sheet), 'utf8');
    expect(text).toContain('TITLES');
    expect(text).not.toContain(vendorModel);
    expect(text).not.toContain('built-in');
  });

  it('runs the texts that were drawn for a grading, and prints their cost next to the free engine’s', async () => {
    const folder = tempDir();
    writeFileSync(join(folder, 'inputs.json'), JSON.stringify({ seed: 'seed', inputs: [bread] }));
    const model = `openai-compatible:${vendorModel}`;
    const { code, out } = await run(['--model', model, '--inputs', 'inputs.json'], folder);
    expect(code).toBe(0);
    expect(out).toContain('| runs that completed | 1 of 1 | 1 of 1 |');
    const cost = vendor.calls.length * (1_000 * 0.15 + 200 * 0.6) * 1e-6;
    expect(vendor.calls.length).toBeGreaterThanOrEqual(3);
    expect(out).toContain(`| cost of a run, US dollars | 0.00000 | ${cost.toFixed(5)} |`);
    expect(out).toContain(`| cost of all completed runs, US dollars | 0.0000 | ${cost.toFixed(4)} |`);
  });

  it('refuses inputs that do not exist', async () => {
    for (const inputs of ['nowhere.json', 'nowhere']) {
      const { code, out, errors } = await run(['--inputs', inputs], tempDir());
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(errors).toMatch(/^\S*nowhere\S* (?:does not exist|is not a source)/);
    }
  });

  it('refuses an unknown provider and a model without a price', async () => {
    const unknown = await run(['--model', 'oracle:delphi'], '/tmp');
    expect(unknown).toMatchObject({ code: 2, out: '' });
    expect(unknown.errors).toContain('LANGUAGE_MODEL');
    const unpriced = await run(['--model', 'openai-compatible:my-own'], '/tmp');
    expect(unpriced.code).toBe(2);
    expect(unpriced.errors).toContain('The list price of');
  });
});
