import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { readFrames } from './trace/read-frames.ts';

const usage = `Usage: npm run trace -- --entry api/jobs [--maps DIR] < trace.txt
  Prints a stack trace of a deployed function with the lines of the sources.
  --entry  the function's entry under lambdas, without .ts
  --maps   where the build left its source maps (cdk.out/source-maps)`;

const { values } = parseArgs({
  options: {
    entry: { type: 'string' },
    maps: { type: 'string', default: 'cdk.out/source-maps' },
    help: { type: 'boolean', default: false },
  },
});

const openMaps = (folder: string) => {
  const opened = new Map<string, SourceMap | null>();
  return (file: string): SourceMap | null => {
    const path = join(folder, `${file}.map`);
    const map =
      opened.get(file) ?? (existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : null);
    opened.set(file, map);
    return map;
  };
};

if (values.help || values.entry === undefined) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 2;
} else {
  const folder = join(values.maps, values.entry);
  if (!existsSync(folder)) {
    console.error(`${folder} contains no source maps. Name the build's folder with --maps.`);
    process.exitCode = 1;
  } else console.log(readFrames(await text(process.stdin), openMaps(folder)));
}
