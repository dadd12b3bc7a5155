import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apiErrors } from '#contracts/errors/errors.ts';
import { classifyInput } from '#domain/input/classify-input.ts';
import { keywordKey, parseKeywordList } from '#domain/input/parse-keyword-list.ts';
import {
  validateContext,
  validateKeywordList,
  validateOptimizerInput,
} from '#domain/input/validate-input.ts';
import { cpuMsOf } from '#test/cpu-time.ts';

const words = (count: number): string =>
  Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

describe('classifyInput', () => {
  it.each([
    ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
    ['HTTP://EXAMPLE.com', 'http://example.com/'],
    ['  https://example.com/a \n', 'https://example.com/a'],
    ['http://localhost:3000/page', 'http://localhost:3000/page'],
    ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080/'],
    ['example.com', 'https://example.com/'],
    ['www.example.co.uk/path/to#part', 'https://www.example.co.uk/path/to#part'],
    ['Example.COM/Path?x=1', 'https://example.com/Path?x=1'],
    ['example.com:8443/a', 'https://example.com:8443/a'],
    ['bücher.de', 'https://xn--bcher-kva.de/'],
    ['blog.example.photography', 'https://blog.example.photography/'],
    ['xn--bcher-kva.xn--p1ai', 'https://xn--bcher-kva.xn--p1ai/'],
  ])('[A-104] %j is an address', (text, url) => {
    expect(classifyInput(text)).toEqual({ kind: 'url', url });
  });
  it.each([
    'Read https://example.com/a for more',
    'https://example.com and https://example.org',
    'example.com is a domain',
    'hello.world foo',
    'https://exa mple.com',
    '3.14',
    '192.168.0.1',
    'e.g.',
    'i.e',
    'node.js',
    'README.txt',
    'report.pdf',
    'hello',
    'hello.',
    '...',
    'a..com',
    '-a.com',
    'user@example.com',
    'mailto:user@example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://',
    'http://[::1',
    'example.com:99999',
    '',
    `example.com/${'a'.repeat(2100)}`,
  ])('[A-105] %j is text', (text) => {
    expect(classifyInput(text)).toEqual({ kind: 'text' });
  });
  it('[A-105] does not read any text of two words as an address', () => {
    const word = fc.oneof(fc.webUrl(), fc.domain(), fc.string({ minLength: 1 }));
    fc.assert(
      fc.property(word, word, (a, b) => {
        fc.pre(a.trim() !== '' && b.trim() !== '');
        expect(classifyInput(`${a} ${b}`)).toEqual({ kind: 'text' });
      }),
    );
  });
  it('[A-104] recognizes every web address, and returns it unchanged the second time', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
        const first = classifyInput(url);
        expect(first.kind).toBe('url');
        if (first.kind === 'url') expect(classifyInput(first.url)).toEqual(first);
      }),
    );
  });
  it('answers immediately for 200 KB of anything', () => {
    const spent = cpuMsOf(() => {
      for (const part of ['a.', 'a-', 'xn--', 'https://', '. ', 'ä'])
        expect(classifyInput(part.repeat(100_000)).kind).toBe('text');
    });
    expect(spent).toBeLessThan(2_000);
  });
});

describe('validateOptimizerInput', () => {
  it('[A-101] asks for content when there is none', () => {
    expect(validateOptimizerInput('')).toBe('content_required');
  });
  it.each(['  ', '\n\t', 'ab', ' a ', '😀', '😀😀', 'شم'])('[A-102] finds %j too short', (text) => {
    expect(validateOptimizerInput(text)).toBe('content_too_short');
  });
  it.each(['abc', ' tea ', 'שלום', 'パンの'])('[A-102] accepts %j', (text) => {
    expect(validateOptimizerInput(text)).toBeNull();
  });
  it('[A-103] accepts exactly 2000 words and no more', () => {
    expect(validateOptimizerInput(words(2000))).toBeNull();
    expect(validateOptimizerInput(`  ${words(2000)}\n`)).toBeNull();
    expect(validateOptimizerInput(words(2001))).toBe('content_too_long');
    expect(validateOptimizerInput('مرحبا '.repeat(2000))).toBeNull();
    expect(validateOptimizerInput('مرحبا '.repeat(2001))).toBe('content_too_long');
  });
  it.each([
    '😀😀😀',
    '!!! ??? ...',
    '— … “”',
    '12345',
    '3.14 2.71',
    'the',
    'and the of',
    'The THE the',
    'It’s what it is',
  ])('finds nothing to analyze in %j', (text) => {
    expect(validateOptimizerInput(text)).toBe('content_not_analyzable');
  });
  it('accepts an address as content', () => {
    expect(validateOptimizerInput('https://example.com/')).toBeNull();
  });
});

it.each([
  ['[A-101]', '', 'Please paste article text or a URL.'],
  ['[A-102]', ' a ', 'Please provide some content to analyze.'],
  ['[A-103]', words(2001), 'Maximum article size is 2000 words'],
])('%s says what is wrong in the words of the specification', (_id, text, message) => {
  const code = validateOptimizerInput(text);
  expect(code && apiErrors[code].message).toBe(message);
});

describe('validateContext', () => {
  it.each(['', '  \n', 'A text about bread', 'example.com'])('accepts %j', (text) => {
    expect(validateContext(text)).toBeNull();
  });
  it('[A-120] refuses more than 2000 words', () => {
    expect(validateContext(words(2000))).toBeNull();
    expect(validateContext(words(2001))).toBe('content_too_long');
  });
  it('refuses more than 60,000 characters, even in few words', () => {
    expect(validateContext(`tea ${'x'.repeat(59_996)}`)).toBeNull();
    expect(validateContext(`tea ${'x'.repeat(59_997)}`)).toBe('content_too_long');
  });
  it('refuses input that is only symbols', () => {
    expect(validateContext('???')).toBe('content_not_analyzable');
  });
});

describe('parseKeywordList', () => {
  it('splits on line breaks and commas, trims, and keeps each keyword once in its first spelling', () => {
    expect(
      parseKeywordList(' SEO Tips, seo  tips\r\nseo tips\n\n,, Café\nCAFÉ, Cafe\u0301 ،עברית，日本'),
    ).toEqual(['SEO Tips', 'Café', 'עברית', '日本']);
  });
  it.each(['', ' ', ',', ' , \n ,\n'])('finds no keyword in %j', (text) => {
    expect(parseKeywordList(text)).toEqual([]);
    expect(validateKeywordList(text)).toBe('keywords_required');
  });
  it('accepts one keyword, and more than 200', () => {
    expect(validateKeywordList('tea')).toBeNull();
    expect(parseKeywordList(words(250).replaceAll(' ', '\n'))).toHaveLength(250);
  });
  it('returns its own output unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = parseKeywordList(text);
        expect(parseKeywordList(once.join('\n'))).toEqual(once);
        expect(new Set(once.map(keywordKey)).size).toBe(once.length);
      }),
    );
  });
});
