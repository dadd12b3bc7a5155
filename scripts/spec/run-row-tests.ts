import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';

const report = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
});

export type Ran = { readonly name: string; readonly passed: boolean };

/** Runs the tests of some files that carry one of the rows' ids. Returns those that ran, by their full names. */
export const runTests = ({
  cwd,
  ids,
  files,
}: {
  cwd: string;
  ids: readonly string[];
  files: readonly string[];
}): Ran[] => {
  if (files.length === 0) throw new Error(`No test without a browser carries ${ids.join(', ')}.`);
  const folder = mkdtempSync(join(tmpdir(), 'row-tests-'));
  const output = join(folder, 'report.json');
  try {
    const args = ['run', '--reporter=json', `--outputFile=${output}`, '-t', `\\[(${ids.join('|')})\\]`];
    // Uses this Node: an older one on the PATH cannot read the configuration.
    const vitest = join(cwd, 'node_modules/.bin/vitest');
    const { stderr } = spawnSync(process.execPath, [vitest, ...args, ...files], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    });
    const text = readReport(output, stderr);
    return report
      .parse(JSON.parse(text))
      .testResults.flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({ name: fullName, passed: status === 'passed' }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const readReport = (file: string, stderr: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`Vitest wrote no report:\n${stderr}`, { cause });
  }
};
