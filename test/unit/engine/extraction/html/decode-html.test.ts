import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeHtml } from '#engine/extraction/html/decode-html.ts';

const bytes = (...codes: number[]): Uint8Array => Uint8Array.from(codes);
const ascii = (text: string): number[] => [...Buffer.from(text, 'latin1')];

test('the header names the charset', () => {
  expect(decodeHtml(bytes(0xe4), 'text/html; charset=iso-8859-1')).toBe('ä');
  expect(decodeHtml(bytes(0xcf, 0xf0), 'text/html; charset="windows-1251"')).toBe('Пр');
  expect(decodeHtml(bytes(0x93, 0xfa, 0x96, 0x7b), 'text/html;charset=Shift_JIS')).toBe('日本');
});

test('latin1 is read as windows-1252, as browsers do', () => {
  expect(decodeHtml(bytes(0x93, 0x41, 0x94, 0x80), 'text/html; charset=latin1')).toBe('“A”€');
});

test('a byte order mark takes precedence over the header and is dropped', () => {
  expect(decodeHtml(bytes(0xef, 0xbb, 0xbf, 0xc3, 0xa4), 'text/html; charset=latin1')).toBe('ä');
  expect(decodeHtml(bytes(0xff, 0xfe, 0x41, 0x00))).toBe('A');
  expect(decodeHtml(bytes(0xfe, 0xff, 0x00, 0x41))).toBe('A');
});

test.each([
  '<meta charset=koi8-r>',
  '<META http-equiv=Content-Type content="text/html; charset=KOI8-R">',
  '<?xml version="1.0" encoding="koi8-r"?>',
])('the page declares its charset: %s', (head) => {
  expect(decodeHtml(bytes(...ascii(head), 0xf0))).toBe(`${head}П`);
});

test('the header takes precedence over the page', () => {
  expect(decodeHtml(bytes(...ascii('<meta charset=koi8-r>'), 0xe4), 'text/html; charset=latin1')).toMatch(
    /ä$/,
  );
});

test('a page that declares UTF-16 in ASCII letters is UTF-8', () => {
  expect(decodeHtml(bytes(...ascii('<meta charset=utf-16>'), 0xc3, 0xa4))).toMatch(/ä$/);
});

test('without a declaration, valid UTF-8 is UTF-8 and everything else windows-1252', () => {
  expect(decodeHtml(bytes(0xc3, 0xa4))).toBe('ä');
  expect(decodeHtml(bytes(0xe4, 0x92))).toBe('ä’');
});

test('UTF-8 under a wrong declaration is read as UTF-8', () => {
  const text = '<meta charset=iso-8859-1>it’s “ä”';
  expect(decodeHtml(Buffer.from(text))).toBe(text);
  expect(decodeHtml(Buffer.from('it’s'), 'text/html; charset=windows-1252')).toBe('it’s');
});

test('an unknown charset is ignored', () => {
  expect(decodeHtml(bytes(0xc3, 0xa4), 'text/html; charset=klingon')).toBe('ä');
  expect(decodeHtml(bytes(0xc3, 0xa4), 'text/html; charset=')).toBe('ä');
});

test('any bytes with any header become text', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.string(), (data, header) => {
      expect(typeof decodeHtml(data, header)).toBe('string');
      expect(typeof decodeHtml(data, `text/html; charset=${header}`)).toBe('string');
    }),
  );
});
