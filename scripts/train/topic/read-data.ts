import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';

const root = join(import.meta.dirname, '../../..');
/** Public data beside the project; `training/README.md` says which part of it may be learned from. */
const shared = join(root, '../shared/bench-data/posts');

const graded = z.array(z.tuple([z.int(), z.string()]));
const label = z.object({
  id: z.string(),
  repo: z.string(),
  title: z.string(),
  shownWithTitle: z.boolean(),
  kind: z.string(),
  topic: z.string(),
  clear: z.boolean(),
  aliases: z.array(z.string()),
  phrases: graded,
  missing: z.array(z.string()),
});
export type Label = z.infer<typeof label> & { markdown: string };

const post = z.object({ id: z.string(), repo: z.string(), title: z.string(), markdown: z.string() });
export type Post = z.infer<typeof post>;

/** Heads by fold, for models that learn from topics; not part of the project. */
export const foldsFile = join(root, 'node_modules/.cache/topic-folds.json');

const linesOf = (path: string): string[] =>
  (path.endsWith('.gz') ? gunzipSync(readFileSync(path)) : readFileSync(path))
    .toString('utf8')
    .trim()
    .split('\n');

/** The labeled texts. */
export const readLabels = (): Label[] => {
  const text = z.object({ id: z.string(), markdown: z.string() });
  const texts = new Map(
    linesOf(join(root, 'training/texts.jsonl.gz')).map((line) => {
      const { id, markdown } = text.parse(JSON.parse(line));
      return [id, markdown];
    }),
  );
  return linesOf(join(root, 'training/labels.jsonl')).map((line) => {
    const parsed = label.parse(JSON.parse(line));
    return { ...parsed, markdown: texts.get(parsed.id) ?? '' };
  });
};

/** Repositories whose license allows learning from them: the table in `training/README.md`. */
const permissiveRepositories = (): ReadonlySet<string> => {
  const rows = readFileSync(join(root, 'training/README.md'), 'utf8').match(/^\|.*\/.*\|$/gm) ?? [];
  return new Set(rows.flatMap((row) => row.match(/[\w.-]+\/[\w.-]+/g) ?? []));
};

/** Posts of permissive repositories; all other rows are left unread. */
export const readPosts = (): Post[] => {
  const allowed = permissiveRepositories();
  return linesOf(join(shared, 'posts.jsonl.gz')).flatMap((line) => {
    const repo = /"repo": ?"([^"]+)"/.exec(line)?.[1] ?? '';
    return allowed.has(repo) ? [post.parse(JSON.parse(line))] : [];
  });
};

/** Sources of `queries.tsv.gz` that may be shipped as tables: CC BY-SA, CC BY and O-UDA. */
const openQueries = new Set([
  'WikiAnswers question (Paralex)',
  'Google search question',
  'Google Suggest question (WebQuestions)',
  'Bing query (coronavirus)',
]);
/** MIT. */
const openHeadlines = new Set(['news headline', 'clickbait headline']);

const rowsOf = (file: string, kinds: ReadonlySet<string>, source?: string): string[] =>
  linesOf(join(shared, file)).flatMap((line) => {
    const [text = '', kind = '', from = ''] = line.split('\t');
    return kinds.has(kind) && (source === undefined || from.startsWith(source)) ? [text] : [];
  });

export const readQueries = (): string[] => rowsOf('queries.tsv.gz', openQueries);
export const readHeadlines = (): string[] =>
  rowsOf('headlines.tsv.gz', openHeadlines, 'bhargaviparanjape/clickbait');
