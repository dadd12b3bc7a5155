// What failed in a run of tests, from the report that Vitest leaves in `.cache/tests`.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const readReport = (root, report) => {
  try {
    return JSON.parse(readFileSync(join(root, '.cache', 'tests', `${report}.json`), 'utf8'));
  } catch {
    return { testResults: [] };
  }
};

/** The files with a failed test, relative to the project. It is empty when Vitest itself did not get to its report. */
export const failedFiles = (root, report) =>
  readReport(root, report)
    .testResults.filter(({ status }) => status === 'failed')
    .map(({ name }) => relative(root, name));

/** A line for each failed test, and for each file that could not run: its file, its name and the first line of its error. */
export const describeFailures = (root, report) =>
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
