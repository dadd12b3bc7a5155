import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindOf } from '#stores/table/partition.ts';
import { captureItems } from './capture/capture-items.ts';
import { formatItemFile, isRelease, storedFolder } from './capture/item-file.ts';
import { kindsOfItems } from './capture/kinds.ts';

const usage = `Usage: npm run capture-items -- VERSION
  Writes test/fixtures/stored/VERSION.json: items of every kind as this code stores them.
  Run it on the commit of a release, once. See docs/data.md.`;

const [release = ''] = process.argv.slice(2);

async function main(): Promise<void> {
  if (!isRelease(release)) throw new Error(`"${release}" is not a version such as 0.2 or 0.2.1.\n${usage}`);
  const path = join(storedFolder, `${release}.json`);
  if (existsSync(path))
    throw new Error(`${path} exists. A captured release never changes: later releases must still read it.`);
  const captured = await captureItems();
  const found = new Set(captured.items.map(kindOf));
  const missing = kindsOfItems.filter((kind) => !found.has(kind));
  if (missing.length > 0)
    throw new Error(`No item of [${missing.join(', ')}] was written. Add one to scripts/capture/write-*.ts.`);
  const text = formatItemFile({ release, ...captured });
  writeFileSync(path, text);
  console.log(`${path}: ${captured.items.length} items, ${Math.ceil(text.length / 1000)} kB.`);
  console.log('Empty kindsSinceNewestRelease in scripts/capture/kinds.ts: this file has them now.');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
