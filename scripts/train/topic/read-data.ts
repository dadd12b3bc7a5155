import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { benchData, projectRoot } from '../../measure/data-folders.ts';
import { type LabeledText, readLabeledTexts } from '../../measure/labels.ts';

export type Label = LabeledText['label'] & { markdown: string };

/** The heads of each fold, for models that learn from topics; not part of the project. */
export const foldsFile = join(projectRoot, 'node_modules/.cache/topic-folds.json');

/** The labeled texts. */
export const readLabels = (): Label[] =>
  readLabeledTexts().map(({ label, markdown }) => ({ ...label, markdown }));

/** Sources in `queries.tsv.gz` that may be shipped as tables: CC BY-SA, CC BY and O-UDA. */
const openQueries = new Set([
  'WikiAnswers question (Paralex)',
  'Google search question',
  'Google Suggest question (WebQuestions)',
  'Bing query (coronavirus)',
]);
/** MIT. */
const openHeadlines = new Set(['news headline', 'clickbait headline']);

const rowsOf = (file: string, kinds: ReadonlySet<string>, source?: string): string[] =>
  gunzipSync(readFileSync(join(benchData, 'posts', file)))
    .toString()
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [text = '', kind = '', from = ''] = line.split('\t');
      return kinds.has(kind) && (source === undefined || from.startsWith(source)) ? [text] : [];
    });

export const readQueries = (): string[] => rowsOf('queries.tsv.gz', openQueries);
export const readHeadlines = (): string[] =>
  rowsOf('headlines.tsv.gz', openHeadlines, 'bhargaviparanjape/clickbait');
