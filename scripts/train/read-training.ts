import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import type { Article } from '#contracts/jobs/article.ts';
import { articleFromText, textKinds } from '#engine';

const folder = join(import.meta.dirname, '../../training');

const grade = z.int().check(z.gte(0), z.lte(2));

const label = z.object({
  id: z.string(),
  repo: z.string(),
  title: z.string(),
  shownWithTitle: z.boolean(),
  kind: z.enum(textKinds),
  topic: z.string(),
  clear: z.boolean(),
  aliases: z.array(z.string()),
  descriptions: z.array(z.tuple([grade, z.string()])),
  titles: z.array(z.tuple([grade, z.enum(['author', 'engine']), z.string()])),
  ownTitles: z.array(z.tuple([z.string(), z.string()])),
  ownDescription: z.string(),
  best: z.string(),
});
export type Label = z.infer<typeof label>;

export interface LabeledText {
  label: Label;
  markdown: string;
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** The labeled texts of `training/`. */
export function readLabeledTexts(): LabeledText[] {
  const packed = gunzipSync(readFileSync(join(folder, 'texts.jsonl.gz'))).toString();
  const text = z.object({ id: z.string(), markdown: z.string() });
  const texts = new Map(
    linesOf(packed).map((line) => {
      const { id, markdown } = text.parse(JSON.parse(line));
      return [id, markdown];
    }),
  );
  return linesOf(readFileSync(join(folder, 'labels.jsonl'), 'utf8')).map((line) => {
    const parsed = label.parse(JSON.parse(line));
    return { label: parsed, markdown: texts.get(parsed.id) ?? '' };
  });
}

/** The article as a creator pastes it, with or without its title. */
export function articleOf({ label: { title }, markdown }: LabeledText, withTitle: boolean): Article {
  if (withTitle) return articleFromText(`# ${title}\n\n${markdown}`);
  return { ...articleFromText(markdown), title: null };
}

/** Five folds that hold whole repositories and are about equally large: the largest repository goes first, into the smallest fold. */
export function foldsByRepo(repos: readonly string[], folds = 5): Map<string, number> {
  const counts = new Map<string, number>();
  for (const repo of repos) counts.set(repo, (counts.get(repo) ?? 0) + 1);
  const sizes = Array.from({ length: folds }, () => 0);
  const fold = new Map<string, number>();
  for (const [repo, count] of [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))) {
    const smallest = sizes.indexOf(Math.min(...sizes));
    fold.set(repo, smallest);
    sizes[smallest] = (sizes[smallest] ?? 0) + count;
  }
  return fold;
}
