import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempDir } from '#test/temp-dir.ts';
import {
  describeFailures,
  failedFiles,
  removeReports,
  writeReason,
} from '../../../../scripts/run/failed-tests.mjs';

let root: string;
beforeEach(() => {
  root = tempDir();
  mkdirSync(join(root, '.cache/tests'), { recursive: true });
});

const failure = { fullName: ' pays once ', status: 'failed', failureMessages: ['expected 2 to be 1\n  at'] };
const writeReport = (report: string): void =>
  writeFileSync(
    join(root, `.cache/tests/${report}.json`),
    JSON.stringify({
      testResults: [
        { name: join(root, 'test/a.test.ts'), status: 'failed', message: '', assertionResults: [failure] },
        { name: join(root, 'test/b.test.ts'), status: 'failed', message: 'no\nfile', assertionResults: [] },
        { name: join(root, 'test/c.test.ts'), status: 'passed', message: '', assertionResults: [] },
      ],
    }),
  );

describe('the end of a run', () => {
  it('names each failed test with its error, and the files to run again', () => {
    writeReport('emulated');
    expect(failedFiles(root, 'emulated')).toEqual(['test/a.test.ts', 'test/b.test.ts']);
    expect(describeFailures(root, 'emulated')).toEqual([
      'test/a.test.ts: pays once: expected 2 to be 1',
      'test/b.test.ts: no',
    ]);
  });

  it('gives the reason for a deployment that failed before any test', () => {
    const events = Array.from({ length: 50 }, (_, event) => `CREATE_IN_PROGRESS ${event}`);
    writeReason(root, 'emulated', ['cdk deploy failed:', ...events, 'CREATE_FAILED Table', ''].join('\n'));
    expect(describeFailures(root, 'emulated')).toEqual(['cdk deploy failed:', 'CREATE_FAILED Table']);
  });

  it('gives a short reason in full, and the last lines of output that names no failure', () => {
    writeReason(root, 'emulated', 'Left behind:\na bucket');
    expect(describeFailures(root, 'emulated')).toEqual(['Left behind:', 'a bucket']);
    writeReason(root, 'emulated', Array.from({ length: 50 }, (_, line) => `line ${line}`).join('\n'));
    expect(describeFailures(root, 'emulated')).toHaveLength(13);
    expect(describeFailures(root, 'emulated').at(-1)).toBe('line 49');
  });

  it('says nothing about an earlier run', () => {
    writeReport('emulated');
    writeReason(root, 'emulated', 'Nothing is deployed.');
    removeReports(root, 'emulated');
    expect(describeFailures(root, 'emulated')).toEqual([]);
  });
});
