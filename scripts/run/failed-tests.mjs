// Lists what failed in a run of tests, from the report that Vitest leaves in `.cache/tests`, and why a script failed.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const reportFile = (root, report) => join(root, '.cache', 'tests', `${report}.json`);
/** The file for what a script says when it fails outside of a test. */
const reasonFile = (root, report) => join(root, '.cache', 'tests', `${report}.txt`);

/** The file for the CPU time of each test file, for `npm run slowest`. */
export const processorFile = (root, report) => join(root, '.cache', 'tests', `${report}-cpu.jsonl`);

/** Reports of an earlier run would describe other failures. */
export const removeReports = (root, ...reports) => {
  for (const report of reports)
    for (const fileOf of [reportFile, reasonFile, processorFile])
      rmSync(fileOf(root, report), { force: true });
};

const mostReasonLines = 12;
const failureLine = /fail|error|refus|time[ds]? ?out|exception|cannot|does not/i;

/**
 * Keeps the reason for the end of the run: its first line, then the last lines, or the failures' lines if the output is
 * long.
 */
export const writeReason = (root, report, message) => {
  const [first = '', ...rest] = message.split('\n').filter((line) => line.trim() !== '');
  const telling = rest.length > mostReasonLines ? rest.filter((line) => failureLine.test(line)) : rest;
  const lines = (telling.length > 0 ? telling : rest).slice(-mostReasonLines);
  mkdirSync(join(root, '.cache', 'tests'), { recursive: true });
  writeFileSync(reasonFile(root, report), [first, ...lines].join('\n'));
};

const readReason = (root, report) => {
  try {
    return readFileSync(reasonFile(root, report), 'utf8').split('\n');
  } catch {
    return [];
  }
};

const readReport = (root, report) => {
  try {
    return JSON.parse(readFileSync(reportFile(root, report), 'utf8'));
  } catch {
    return { testResults: [] };
  }
};

/** The files with a failed test, relative to the project. Empty if Vitest did not get as far as its report. */
export const failedFiles = (root, report) =>
  readReport(root, report)
    .testResults.filter(({ status }) => status === 'failed')
    .map(({ name }) => relative(root, name));

const describeTests = (root, report) =>
  readReport(root, report)
    .testResults.filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [`${file}: ${message.split('\n')[0]}`];
      return failed.map(
        ({ fullName, failureMessages }) =>
          `${file}: ${fullName.trim()}: ${(failureMessages[0] ?? '').split('\n')[0]}`,
      );
    });

/**
 * A line for each failed test, and for each file that could not run: its file, its name and the first line of its
 * error. After them, the reason of a script that failed outside of a test.
 */
export const describeFailures = (root, report) => [
  ...describeTests(root, report),
  ...readReason(root, report),
];
