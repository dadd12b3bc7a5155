import type { FinalResult } from '#contracts/jobs/result.ts';
import type { SnippetText } from '#contracts/keywords/writing.ts';
import { printable } from './printable.ts';

const pad = (cell: string, width: number): string => cell + ' '.repeat(Math.max(0, width - cell.length));

/** Rows in columns as wide as their widest cell. */
export const alignRows = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => pad(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

const keywordRows = ({ selected_keywords }: FinalResult): string[][] => [
  ['Keyword', 'Score', 'Relevance', 'Intent', 'Class'],
  ...selected_keywords.map((keyword) => [
    keyword.keyword_text,
    `${Math.round(keyword.optimizer_score)}`,
    keyword.relevance_score === null ? '-' : `${Math.round(keyword.relevance_score)}%`,
    keyword.intent_type,
    keyword.keyword_class,
  ]),
];

const snippetLines = (snippets: readonly SnippetText[]): string[] =>
  snippets.map(({ text, characters }, i) => `  ${i + 1}. ${text} (${characters} characters)`);

/** A result for people at a terminal. */
export const resultText = (name: string, result: FinalResult): string =>
  printable(
    [
      name,
      result.summary,
      '',
      ...alignRows(keywordRows(result)).map((line) => `  ${line}`),
      '',
      'Titles',
      ...snippetLines(result.seo_titles),
      '',
      'Descriptions',
      ...snippetLines(result.meta_descriptions),
      '',
      `No search data: scores are based on relevance only. Result ${result.manifest.result_sha256?.slice(0, 12)}.`,
    ].join('\n'),
  );
