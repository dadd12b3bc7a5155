/**
 * Writes sheets for graders, 20 texts each, from posts whose license lets the project keep them, and the key to their
 * items.
 *
 * node scripts/train/labels/label-sheets.ts --texts FILE.jsonl --out FOLDER [--seed WORD]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readPostsOf } from '../kept-post.ts';
import { makeLabelKey } from './make-label-key.ts';
import { writeLabelSheets } from './write-label-sheets.ts';

const { values } = parseArgs({
  options: {
    texts: { type: 'string' },
    out: { type: 'string' },
    seed: { type: 'string', default: 'labels' },
  },
});
const pathOf = (file: string): string => resolve(process.env.INIT_CWD ?? '.', file);

if (values.texts === undefined || values.out === undefined) {
  console.error('usage: npm run train -- label-sheets --texts FILE.jsonl --out FOLDER [--seed WORD]');
  process.exitCode = 2;
} else {
  const out = pathOf(values.out);
  const name = basename(values.texts, '.jsonl');
  const posts = readPostsOf(pathOf(values.texts));
  const key = makeLabelKey(name, posts, values.seed, console.error);
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, `${name}.key.json`), `${JSON.stringify(key)}\n`);
  for (const [sheet, text] of writeLabelSheets(key, posts)) {
    writeFileSync(join(out, `${sheet}.md`), text);
    console.log(join(out, `${sheet}.md`));
  }
}
