import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shareOf } from '#test/share-of.ts';
import { depthOf, runPage, runText } from './run-everything.ts';

const corpora = join(import.meta.dirname, '../../../shared/corpora');
const fixtures = join(import.meta.dirname, '../fixtures');

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/** A page around a text, inserted as unescaped markup. */
const pageOf = (text: string): string =>
  `<html><body><article><h1>${text}</h1><p>The lighthouse keeper wrote it down.</p><p>${text}</p></article></body></html>`;

const prose =
  'The lighthouse stands on a rock in the bay. Its keeper lights the lamp at dusk, and the ships find their way home by it.';

/** A line alone, as a title inside an article, and inside a page. */
const forms = [
  (line: string, i: number) => runText(line, line, depthOf(i)),
  (line: string, i: number) =>
    runText(`title: ${line}`, `# ${line}\n\n${prose}\n\n${line}\n\n${prose}`, depthOf(i)),
  (line: string, i: number) => runPage(`page: ${line}`, pageOf(line), depthOf(i)),
];
const runLine = (line: string, i: number) => forms.flatMap((run) => run(line, i));

/**
 * Runs a line of a big set in one of the forms, the next line in the next form. Three lines in one form each find more
 * faults than one line in all three.
 */
const runLineOnce = (line: string, i: number) => forms[i % forms.length]?.(line, i) ?? [];

describe('no line of our own makes the engine fail or break its promises', () => {
  it('awkward strings, malicious markup and prompt injections', { timeout: 120_000 }, () => {
    const lines = [
      ...readJson<string[]>(join(fixtures, 'naughty-strings.json')),
      ...readJson<string[]>(join(fixtures, 'xss-payloads.json')),
      ...readJson<{ text: string }[]>(join(fixtures, 'prompt-injections.json')).map(({ text }) => text),
    ];
    expect(lines.length).toBeGreaterThan(60);
    expect(lines.flatMap(runLine)).toEqual([]);
  });
});

describe.skipIf(!existsSync(corpora))(`every line of ${corpora}`, () => {
  const strings = join(corpora, 'naughty-strings/blns.json');
  const orders = join(corpora, 'prompt-injection/prompt_injections.csv');
  const payloads = join(corpora, 'xss/XSS Injection');

  it.skipIf(!existsSync(strings))('naughty strings', { timeout: 300_000 }, () => {
    const lines = shareOf(readJson<string[]>(strings), 3);
    expect(lines.flatMap(process.env.CORPORA === 'all' ? runLine : runLineOnce)).toEqual([]);
  });

  it.skipIf(!existsSync(orders))('prompt injections', { timeout: 300_000 }, () => {
    const lines = readFileSync(orders, 'utf8').split(/\n(?=\d+,)/);
    expect(lines.flatMap((line, i) => runText(line.slice(0, 60), line, depthOf(i)))).toEqual([]);
  });

  it.skipIf(!existsSync(payloads))('malicious markup', { timeout: 300_000 }, () => {
    const files = readdirSync(payloads, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(?:txt|md)$/.test(name),
    );
    expect(files.length).toBeGreaterThan(3);
    const faults = files.flatMap((name) => {
      const text = readFileSync(join(payloads, name), 'utf8').slice(0, 20_000);
      return [...runPage(name, text, 'snippets'), ...runText(name, text, 'snippets')];
    });
    expect(faults).toEqual([]);
  });
});
