import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { toKeywordCsv } from '#domain/shortlist/keyword-csv.ts';
import { anyCharacter } from '#test/any-character.ts';
import { makeEntry } from '#test/factories/keyword-entries.ts';
import { toKeywordsTxt } from '#web/features/job/result/export/keywords-txt.ts';

const corpus = join(import.meta.dirname, '../../../../../shared/corpora/csv/CSV_README.md');
/** The lines of the code blocks of a Markdown file. */
const csvPayloads = (markdown: string): string[] =>
  [...markdown.matchAll(/^ *```\w*\n([\s\S]*?)^ *```/gm)]
    .flatMap(([, block = '']) => block.split('\n'))
    .filter((line) => line.trim() !== '');

const readCsv = (csv: string): string[][] => Papa.parse<string[]>(csv).data;

/** A cell without the apostrophes that keep spreadsheets from running it. */
const unprotected = (cell: string | undefined): string | undefined =>
  cell?.replace(/^'/, '').replace(/(;["\s]{0,8})'(?=[=+\-@＝＋－＠])/gu, '$1');

describe('keyword CSV', () => {
  it('[A-190] has exactly the columns of the specification, in order', () => {
    expect(readCsv(toKeywordCsv([]))[0]).toEqual(
      (
        'keyword_text search_volume cpc competition_index competition_level relevance_score optimizer_score ' +
        'evidence_level relevance_tier demand_tier difficulty_tier intent_type confidence_label keyword_class ' +
        'usage_guidance is_selected reason'
      ).split(' '),
    );
  });
  it('is RFC 4180: CRLF between rows, quotes doubled, commas and line breaks quoted', () => {
    const csv = toKeywordCsv([makeEntry({ keyword_text: 'a "b", c\nd', reason: 'plain' })]);
    expect(csv.split('\r\n')).toHaveLength(2);
    expect(csv).toContain('"a ""b"", c\nd",1300,0.42,20,"Low",80,');
  });
  it('leaves unknown values empty: null is not 0', () => {
    const [, row] = readCsv(
      toKeywordCsv([makeEntry({ search_volume: null, cpc: null, relevance_tier: null })]),
    );
    expect([row?.[1], row?.[2], row?.[8]]).toEqual(['', '', '']);
  });
  it.each([
    '=1+1',
    '+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1+1',
    "=cmd|'/C calc'!A0\nsecond line",
    '＝1+1',
    '=HYPERLINK("http://example.com","click")',
  ])('makes the cell %j harmless to a spreadsheet', (text) => {
    const [, row] = readCsv(
      toKeywordCsv([makeEntry({ keyword_text: text, usage_guidance: text, reason: text })]),
    );
    expect([row?.[0], row?.[14], row?.[16]]).toEqual([`'${text}`, `'${text}`, `'${text}`]);
  });
  it.each(['a;=1+1', 'a; "+1', 'a;＝1+1', 'a;\t@SUM(A1)'])(
    'makes %j harmless to a spreadsheet that splits at a semicolon',
    (text) => {
      const csv = toKeywordCsv([makeEntry({ keyword_text: 'first', reason: text })]);
      const cells = csv.split(/[;\r\n]/).map((cell) => cell.replace(/^["\s]+/, ''));
      expect(cells.filter((cell) => /^[=+\-@＝＋－＠]/u.test(cell))).toEqual([]);
    },
  );
  it.skipIf(!existsSync(corpus))(
    'makes every payload of ../shared/corpora/csv harmless, and keeps it',
    () => {
      const payloads = csvPayloads(readFileSync(corpus, 'utf8'));
      expect(payloads.length).toBeGreaterThan(10);
      const entries = payloads.map((text) => makeEntry({ keyword_text: text, reason: text }));
      const rows = readCsv(toKeywordCsv(entries)).slice(1);
      rows.forEach((row, index) => {
        for (const column of [0, 16]) {
          expect(row[column]).not.toMatch(/^\s*[=+\-@＝＋－＠]/u);
          expect(unprotected(row[column])).toBe(payloads[index]);
        }
      });
    },
  );
  it('keeps every text and runs none, whatever it is', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: anyCharacter }), { minLength: 1, maxLength: 5 }), (keywords) => {
        const rows = readCsv(toKeywordCsv(keywords.map((keyword_text) => makeEntry({ keyword_text })))).slice(
          1,
        );
        rows.forEach((row, index) => {
          expect(unprotected(row[0])).toBe(unprotected(keywords[index]));
          expect(row[0]).not.toMatch(/^\s*[=+\-@]/);
        });
        expect(rows).toHaveLength(keywords.length);
      }),
    );
  });
  it('marks only the lead keyword, in its reason', () => {
    const entries = [
      makeEntry({ keyword_text: 'a', reason: 'Why' }),
      makeEntry({ keyword_text: 'b', reason: 'Why' }),
    ];
    const [head = [], ...rows] = readCsv(toKeywordCsv(entries, 'b'));
    const reasons = rows.map((row) => row[head.indexOf('reason')]);
    expect(reasons).toEqual(['Why', 'Why [Lead keyword]']);
  });

  it('marks sample metrics in each row that contains them', () => {
    const csv = readCsv(
      toKeywordCsv([makeEntry({ sources: ['sample'], reason: 'Why' }), makeEntry({ reason: 'Why' })]),
    );
    expect(csv.slice(1).map((row) => row[16])).toEqual(['Why [Sample data, not market data]', 'Why']);
  });
  it('contains every keyword that it gets', () => {
    expect(
      readCsv(
        toKeywordCsv(
          Array.from({ length: 120 }, (_, index) => makeEntry({ keyword_text: `keyword ${index}` })),
        ),
      ),
    ).toHaveLength(121);
  });
});

describe('keywords as text', () => {
  it('has one keyword per line', () => {
    expect(toKeywordsTxt([{ keyword_text: 'a b' }, { keyword_text: 'c\nd' }])).toBe('a b\nc d');
    expect(toKeywordsTxt([{ keyword_text: 'a' }, { keyword_text: 'b' }, { keyword_text: 'c' }], 'b')).toBe(
      'b\na\nc',
    );
    expect(toKeywordsTxt([])).toBe('');
  });
});
