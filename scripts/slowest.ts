/**
 * `npm run slowest`: the slowest files and tests of the last `npm test`, and the files that used the most CPU time,
 * from the reports in `.cache/tests`. `-- --count N` lists N of each (20).
 */
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { commandOptions } from '#lib/command-options.ts';

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), duration: z.optional(z.nullable(z.number())) }),
      ),
    }),
  ),
});

const processorLine = z.object({ file: z.string(), seconds: z.number() });

const usage = `Usage: npm run slowest -- [--count N]
  Lists the slowest files and tests of the last npm test, and the files that used the most CPU time.
  --count N  the length of each list (20)`;

const { values } = commandOptions(usage, () =>
  parseArgs({ options: { count: { type: 'string', default: '20' } } }),
);
const count = Number(values.count);

const files = globSync('.cache/tests/*.json').flatMap(
  (file) => report.parse(JSON.parse(readFileSync(file, 'utf8'))).testResults,
);
if (files.length === 0) {
  console.error('No report exists yet. Run npm test first.');
  process.exit(1);
}

const print = (title: string, rows: readonly { seconds: number; name: string }[]): void => {
  console.log(title);
  for (const { seconds, name } of [...rows].sort((a, b) => b.seconds - a.seconds).slice(0, count))
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
};

print(
  'Files',
  files.map(({ name, startTime, endTime }) => ({
    seconds: (endTime - startTime) / 1000,
    name: relative(process.cwd(), name),
  })),
);
print(
  'Tests',
  files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      seconds: (duration ?? 0) / 1000,
      name: `${relative(process.cwd(), name)} > ${fullName}`,
    })),
  ),
);
print(
  'CPU time of files, with the processes that they start',
  globSync('.cache/tests/*-cpu.jsonl')
    .flatMap((path) => readFileSync(path, 'utf8').split('\n').filter(Boolean))
    .map((line) => processorLine.parse(JSON.parse(line)))
    .map(({ file, seconds }) => ({ seconds, name: relative(process.cwd(), file) })),
);
