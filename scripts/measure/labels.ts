import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import type { Article } from '#contracts/jobs/article.ts';
import { articleFromText, textKinds } from '#engine';
import { training } from './data-folders.ts';

const grade = z.int().check(z.gte(0), z.lte(2));

/** An editor's notes about a text; training/README.md explains each field. */
const label = z.object({
  id: z.string(),
  repo: z.string(),
  path: z.string(),
  title: z.string(),
  shownWithTitle: z.boolean(),
  kind: z.enum(textKinds),
  topic: z.string(),
  clear: z.boolean(),
  aliases: z.array(z.string()),
  phrases: z.array(z.tuple([grade, z.string()])),
  missing: z.array(z.string()),
  titles: z.array(z.tuple([grade, z.enum(['author', 'engine']), z.string()])),
  ownTitles: z.array(z.tuple([z.string(), z.string()])),
  descriptions: z.array(z.tuple([grade, z.string()])),
  ownDescription: z.string(),
  best: z.string(),
});
export type Label = z.infer<typeof label>;
export type LabeledText = { label: Label; markdown: string };

const text = z.object({ id: z.string(), markdown: z.string() });

const linesOf = (content: string): unknown[] =>
  content
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

/** The labeled texts, in the order of their file. */
export const readLabeledTexts = (folder = training): LabeledText[] => {
  const files = [join(folder, 'labels.jsonl'), join(folder, 'texts.jsonl.gz')] as const;
  for (const file of files) if (!existsSync(file)) throw new Error(`${file} does not exist.`);
  const texts = linesOf(gunzipSync(readFileSync(files[1])).toString()).map((line) => text.parse(line));
  const byId = new Map(texts.map(({ id, markdown }) => [id, markdown]));
  return linesOf(readFileSync(files[0], 'utf8')).map((line) => {
    const parsed = label.parse(line);
    const markdown = byId.get(parsed.id);
    if (markdown === undefined) throw new Error(`${files[1]} has no text ${parsed.id}.`);
    return { label: parsed, markdown };
  });
};

/** The text as input. Half of the texts were entered without their title. */
export const pasteOf = ({ label: { title, shownWithTitle }, markdown }: LabeledText): string =>
  shownWithTitle ? `# ${title}\n\n${markdown}` : markdown;

/** The article as a creator pastes it, with or without its title. */
export const articleOf = ({ label: { title }, markdown }: LabeledText, withTitle: boolean): Article =>
  withTitle ? articleFromText(`# ${title}\n\n${markdown}`) : { ...articleFromText(markdown), title: null };
