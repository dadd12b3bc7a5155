import Papa from 'papaparse';
import { type KeywordEntry, keywordCsvColumns } from '#contracts/keywords/keyword.ts';

/**
 * Characters at the start of a cell that can make a spreadsheet run it as a formula (OWASP, CSV injection), also
 * after spaces and in full-width form. Such a cell gets a leading apostrophe, which marks it as text.
 */
const runnable = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n\0])/u;

/**
 * A spreadsheet that separates by `;` does not see where our cells begin, so our quotes do not protect them. A
 * formula after a semicolon gets an extra apostrophe.
 */
const runnableWhenSplit = /(;["\s]{0,8})([=+\-@＝＋－＠])/gu;

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

const sampleNote = ' [Sample data, not market data]';

const leadNote = ' [Lead keyword]';

const notesOf = (entry: KeywordEntry, lead: string | null): string =>
  (entry.keyword_text === lead ? leadNote : '') + (entry.sources.includes('sample') ? sampleNote : '');

const cell = (
  entry: KeywordEntry,
  column: (typeof keywordCsvColumns)[number],
  lead: string | null,
): string | number | boolean => {
  const found = entry[column] ?? '';
  const value = typeof found === 'string' ? found.replace(runnableWhenSplit, "$1'$2") : found;
  return column === 'reason' ? `${value}${notesOf(entry, lead)}` : value;
};

/**
 * Keywords as CSV (RFC 4180: CRLF, quoted texts, doubled quotes), with exactly the columns of `keywordCsvColumns`. A
 * cell without data is empty, and numbers stay numbers. No column holds the source or the lead, so `reason` marks
 * sample data and the lead keyword.
 */
export const toKeywordCsv = (entries: readonly KeywordEntry[], lead: string | null = null): string =>
  Papa.unparse(
    {
      fields: [...keywordCsvColumns],
      data: entries.map((entry) => keywordCsvColumns.map((column) => cell(entry, column, lead))),
    },
    { newline: '\r\n', quotes: isText, escapeFormulae: runnable },
  );
