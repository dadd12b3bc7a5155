import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { logEvents } from '#contracts/platform/log-events.ts';

const runbook = readFileSync('docs/runbook.md', 'utf8');

/** The message of an error line as the code writes it: a text, or an event of `logEvents`. */
const call = /\blog\.error\(\s*(?:'([^']+)'|(?:logEvents\.)?(\w+)\.message)/g;

const eventMessage = (name: string): string =>
  name in logEvents ? logEvents[name as keyof typeof logEvents].message : `the event ${name}`;

const linesOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(call)].map(([, text, event = '']) => text ?? eventMessage(event));

it('the runbook says what to do about every line that alerts the operator', () => {
  // `log-fields.ts` passes on the lines of others.
  const files = globSync('lambdas/**/*.ts', { exclude: ['lambdas/runtime/log-fields.ts'] });
  const calls = files.reduce(
    (sum, file) => sum + readFileSync(file, 'utf8').split('log.error(').length - 1,
    0,
  );
  const lines = files.flatMap(linesOf);
  // Every call has a message that this test can read.
  expect(lines).toHaveLength(calls);
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => !runbook.includes(`\`${line}\``) && !runbook.includes(`"${line}"`))).toEqual(
    [],
  );
});
