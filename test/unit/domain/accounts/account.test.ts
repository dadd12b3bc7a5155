import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tools } from '#contracts/product.ts';
import { visitorAddress, visitorNetwork } from '#domain/accounts/visitor-address.ts';
import { firstOfNextMonth, isSameMonth, monthKey } from '#domain/credits/calendar-month.ts';
import { formatCredits, toCredits, toHalfCredits } from '#domain/credits/credits.ts';
import { makeSlug, parseJobReference, parseSlug } from '#domain/jobs/slugs.ts';
import { jobInput, jobInputLabel } from '#web/features/job/list/api/job-input.ts';
import { truncate } from '#web/lib/values/truncate.ts';

describe('credits', () => {
  it('[A-311] are 1 for optimizer and evaluator, 1.5 for images', () => {
    expect(Object.values(tools).map(({ costHalfCredits }) => formatCredits(costHalfCredits))).toEqual([
      '1',
      '1',
      '1.5',
    ]);
  });
  it('survive the conversion there and back', () => {
    fc.assert(
      fc.property(fc.integer(), (half) => {
        expect(toHalfCredits(toCredits(half))).toBe(half);
      }),
    );
  });
  it('come only in halves', () => {
    expect(() => toHalfCredits(0.25)).toThrow('Use a multiple of 0.5');
    expect(() => toHalfCredits(Number.NaN)).toThrow(RangeError);
  });
});

describe('slugs', () => {
  it('[A-143] name the tool and the number', () => {
    expect(makeSlug('keyword_optimizer', 7)).toBe('seo-optimizer-7');
    expect(parseSlug('seo-optimizer-7')).toEqual({ jobType: 'keyword_optimizer', number: 7 });
  });
  it('turn back into the tool and number that they were made of', () => {
    const jobType = fc.constantFrom('keyword_optimizer', 'keyword_evaluator', 'image_analyzer');
    fc.assert(
      fc.property(jobType, fc.integer({ min: 1, max: 1e9 }), (type, number) => {
        expect(parseSlug(makeSlug(type, number))).toEqual({ jobType: type, number });
      }),
    );
  });
  it.each([
    '',
    '7',
    'seo-optimizer',
    'seo-optimizer-',
    'seo-optimizer-0',
    'seo-optimizer-07',
    'seo-optimizer--1',
    'other-7',
    'SEO-optimizer-7',
    'seo-optimizer-7 ',
    'seo-optimizer-1.5',
    `seo-optimizer-${'9'.repeat(30)}`,
  ])('are never %j', (slug) => {
    expect(parseSlug(slug)).toBeNull();
    expect(parseJobReference(slug)).toBeNull();
  });
  it('are distinguished from ids', () => {
    const id = '0b8d7c1e-93f4-4f0a-8d0b-2f6d1c9a7e55';
    expect(parseJobReference(id.toUpperCase())).toEqual({ kind: 'id', id });
    expect(parseJobReference('image-describer-3')?.kind).toBe('slug');
  });
});

describe('calendar month', () => {
  it.each([
    ['2026-01-31T23:59:59.999Z', '2026-01', '2026-02-01T00:00:00.000Z'],
    ['2026-02-01T00:00:00.000Z', '2026-02', '2026-03-01T00:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', '2026-12', '2027-01-01T00:00:00.000Z'],
    ['2026-12-31T23:30:00.000-02:00', '2027-01', '2027-02-01T00:00:00.000Z'],
  ])('of %s is %s in UTC, and the next begins %s', (date, key, next) => {
    expect(monthKey(new Date(date))).toBe(key);
    expect(firstOfNextMonth(new Date(date)).toISOString()).toBe(next);
  });
  it('[A-232] differs in another year', () => {
    expect(isSameMonth(new Date('2026-06-01'), new Date('2026-06-30'))).toBe(true);
    expect(isSameMonth(new Date('2026-06-01'), new Date('2027-06-01'))).toBe(false);
  });
});

describe('visitorAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:46532', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:3:4:5:6:443', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1:46532', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7:443', '203.0.113.7'],
    ['', null],
    ['unknown', null],
    ['127.1', null],
    ['0x7f000001', null],
    ['203.0.113.7, 198.51.100.1', null],
    ['203.0.113.256', null],
    ['example.com:80', null],
  ])('of %j is %j', (value, visitor) => {
    expect(visitorAddress(value)).toBe(visitor);
  });
  it.each([
    ['2001:db8:1:2::9', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::9', '2001:db8:1::/48'],
    ['203.0.113.7', null],
  ])('of %j is in the network %j', (value, network) => {
    expect(visitorNetwork(visitorAddress(value) ?? '')).toBe(network);
  });
  it('is the same for any port', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), fc.integer({ min: 1, max: 65_535 }), (address, port) => {
        const bracketed = address.includes(':') ? `[${address}]` : address;
        expect(visitorAddress(`${bracketed}:${port}`)).toBe(visitorAddress(bracketed));
        expect(visitorAddress(bracketed)).not.toBeNull();
      }),
    );
  });
});

describe('truncate', () => {
  it.each([
    ['a'.repeat(100), 100, 'a'.repeat(100)],
    ['a'.repeat(101), 100, `${'a'.repeat(100)}...`],
    ['', 100, ''],
    ['😀'.repeat(100), 100, '😀'.repeat(100)],
    ['😀'.repeat(101), 100, `${'😀'.repeat(100)}...`],
  ])('cuts what is longer than its limit', (text, max, cut) => {
    expect(truncate(text, max)).toBe(cut);
  });
});

describe('jobInput', () => {
  const none = { text_input: null, url_input: null, keywords_list_input: null };
  it.each([
    [
      { ...none, job_type: 'keyword_optimizer', text_input: 'a text' },
      { kind: 'text', text: 'a text' },
    ],
    [
      { ...none, job_type: 'optimizer', url_input: 'https://a.b' },
      { kind: 'url', text: 'https://a.b' },
    ],
    [
      { ...none, job_type: 'evaluator', keywords_list_input: 'k', text_input: 'c' },
      { kind: 'keywords', text: 'k' },
    ],
    [
      { ...none, job_type: 'image_analyzer', text_input: 'context' },
      { kind: 'images', text: 'context' },
    ],
    [
      { ...none, job_type: 'images' },
      { kind: 'images', text: '' },
    ],
    [
      { ...none, job_type: 'other', keywords_list_input: 'k' },
      { kind: 'keywords', text: 'k' },
    ],
    [
      { ...none, job_type: 'keyword_optimizer', text_input: ' ' },
      { kind: 'none', text: '' },
    ],
  ])('[B-165] of %j is %j', (job, input) => {
    expect(jobInput(job)).toEqual(input);
  });
  it.each([
    ['keyword_optimizer', 'Business Description'],
    ['optimizer', 'Business Description'],
    ['evaluator', 'Keywords List'],
    ['images', 'Context'],
    ['anything else', 'Context'],
  ])('[B-166] [B-167] [B-168] of %s is headed %s', (jobType, label) => {
    expect(jobInputLabel(jobType)).toBe(label);
  });
});
