import Papa from 'papaparse';
import { type KeywordEntry, keywordCsvColumns } from '#contracts/keywords/keyword.ts';

/**
 * Beginnings of a text that a spreadsheet may run (OWASP, CSV injection), also after blanks and in their
 * full-width forms; such a cell gets an apostrophe in front, which spreadsheets read as "this is text".
 */
const runnable = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n\0])/u;

/**
 * A spreadsheet with the separator `;` does not see where our cells begin, so their quotes do not protect them. An
 * extra apostrophe goes before a formula that follows a semicolon.
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
 * Keywords as CSV (RFC 4180: CRLF, texts in quotes, quotes doubled), with exactly the columns of
 * `keywordCsvColumns`. No data is an empty cell; numbers stay numbers. The columns have no place for the source or the
 * lead, so `reason` marks sample data and the lead keyword.
 */
export const toKeywordCsv = (entries: readonly KeywordEntry[], lead: string | null = null): string =>
  Papa.unparse(
    {
      fields: [...keywordCsvColumns],
      data: entries.map((entry) => keywordCsvColumns.map((column) => cell(entry, column, lead))),
    },
    { newline: '\r\n', quotes: isText, escapeFormulae: runnable },
  );
