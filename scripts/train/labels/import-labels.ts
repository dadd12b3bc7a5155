/**
 * Turns graders' answers into training data: the texts go to training/posts.jsonl.gz, the grades to the four grade
 * files. If a text was imported before, its new grades replace the old ones.
 *
 * node scripts/train/labels/import-labels.ts --texts FOLDER --sheets FOLDER --answers FOLDER
 */
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import { training } from '../../measure/data-folders.ts';
import { licensedRepositories } from '../../measure/licensed-repositories.ts';
import { type KeptPost, keptPost, readPostsOf } from '../kept-post.ts';
import { keptPostsFile, readKeptPosts } from '../kept-posts.ts';
import { readLabelAnswers } from './read-label-answers.ts';
import { readLabelKeys } from './read-label-keys.ts';
import { type Graded, type GradeFile, gradeFiles, trainingLines, withLines } from './training-lines.ts';

const pathOf = (file: string): string => resolve(process.env.INIT_CWD ?? '.', file);
const filesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .map((file) => join(folder, file));

/** The valid answers of all files. If two graders graded a text, the first in file order counts. */
function readGraded(sheets: string, answers: string): Graded[] {
  const keys = readLabelKeys(sheets);
  const graded = new Map<string, Graded>();
  for (const file of filesOf(answers)) {
    const read = readLabelAnswers(readFileSync(file, 'utf8'), keys);
    for (const fault of read.faults) console.error(`${file}, not imported: ${fault}`);
    for (const one of read.answers) if (!graded.has(one.text.id)) graded.set(one.text.id, one);
  }
  return [...graded.values()].sort((a, b) => (a.text.id < b.text.id ? -1 : 1));
}

const placeOf = (post: Partial<z.infer<typeof blindLine>> | undefined): string =>
  `${post?.repo} ${post?.path}`;

/** The first line of a grading does not name a text. */
const blindLine = z.object({
  repo: z.optional(z.nullable(z.string())),
  path: z.optional(z.nullable(z.string())),
});

/** The texts that releases were graded with: nothing is trained on them. */
const gradedBlind = (): Set<string> =>
  new Set(
    globSync(join(training, 'graded/*/grades.jsonl')).flatMap((file) =>
      readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => placeOf(blindLine.parse(JSON.parse(line)))),
    ),
  );

/** Node writes no timestamp into a gzip file, so the same posts give the same bytes. */
function keepPosts(posts: readonly KeptPost[]): void {
  const kept = new Map([...readKeptPosts(), ...posts].map((post) => [post.id, keptPost.parse(post)]));
  const lines = [...kept.values()].sort((a, b) => (a.id < b.id ? -1 : 1)).map((post) => JSON.stringify(post));
  writeFileSync(keptPostsFile, gzipSync(`${lines.join('\n')}\n`, { level: 9 }));
}

function importAll(texts: string, sheets: string, answers: string): void {
  const licensed = licensedRepositories();
  const posts = new Map(filesOf(texts).flatMap((file) => readPostsOf(file).map((post) => [post.id, post])));
  const all = readGraded(sheets, answers);
  const blind = gradedBlind();
  const known = all.filter(({ text }) => posts.has(text.id) && licensed.has(text.repo));
  const graded = known.filter(({ text }) => !blind.has(placeOf(posts.get(text.id))));
  console.log(`Left out, because releases were graded with them: ${known.length - graded.length} texts`);
  const left = new Set(all.filter((one) => !known.includes(one)).map(({ text }) => text.repo));
  if (left.size > 0)
    console.log(`Left out, because training/README.md lists no license for them: ${[...left].join(', ')}`);
  keepPosts(graded.flatMap(({ text }) => posts.get(text.id) ?? []));
  const ids = new Set(graded.map(({ text }) => text.id));
  const lines = graded.map(trainingLines);
  for (const [name, file] of Object.entries(gradeFiles)) {
    const path = join(training, file);
    const own = lines.flatMap((of) => of[name as GradeFile]);
    writeFileSync(path, withLines(readFileSync(path, 'utf8'), own, ids));
    console.log(`${file}: ${own.length} lines`);
  }
  console.log(`${graded.length} texts of ${new Set(graded.map(({ text }) => text.repo)).size} repositories`);
}

const { values } = parseArgs({
  options: { texts: { type: 'string' }, sheets: { type: 'string' }, answers: { type: 'string' } },
});
const { texts, sheets, answers } = values;
if (texts === undefined || sheets === undefined || answers === undefined) {
  console.error('usage: npm run train -- label-import --texts FOLDER --sheets FOLDER --answers FOLDER');
  process.exitCode = 2;
} else importAll(pathOf(texts), pathOf(sheets), pathOf(answers));
