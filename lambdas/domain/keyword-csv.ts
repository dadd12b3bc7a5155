import Papa from 'papaparse';
import { type KeywordEntry, keywordCsvColumns } from '#contracts/keyword.ts';

/**
 * Beginnings of a text that a spreadsheet may run (OWASP, CSV injection), also after blanks and in their
 * full-width forms; such a cell gets an apostrophe in front, which spreadsheets read as "this is text".
 */
const runnable = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n\0])/u;

const sampleNote = ' [Sample figures, not market data]';

const cell = (entry: KeywordEntry, column: (typeof keywordCsvColumns)[number]): string | number | boolean => {
  const value = entry[column] ?? '';
  return column === 'reason' && entry.sources.includes('sample') ? `${value}${sampleNote}` : value;
};

/**
 * Keywords as CSV (RFC 4180: CRLF, quotes doubled), with exactly the columns of `keywordCsvColumns`. No data is an
 * empty cell; numbers stay numbers. The columns have no place for the source, so sample figures are marked in `reason`.
 */
export const toKeywordCsv = (entries: readonly KeywordEntry[]): string =>
  Papa.unparse(
    {
      fields: [...keywordCsvColumns],
      data: entries.map((entry) => keywordCsvColumns.map((column) => cell(entry, column))),
    },
    { newline: '\r\n', escapeFormulae: runnable },
  );
