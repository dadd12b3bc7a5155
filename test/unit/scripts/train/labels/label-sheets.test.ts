import { describe, expect, it } from 'vitest';
import type { KeptPost } from '../../../../../scripts/train/kept-post.ts';
import { roundRobin } from '../../../../../scripts/train/labels/choose-items.ts';
import { makeLabelKey } from '../../../../../scripts/train/labels/make-label-key.ts';
import { missingLabels, readLabelAnswers } from '../../../../../scripts/train/labels/read-label-answers.ts';
import { writeLabelSheets } from '../../../../../scripts/train/labels/write-label-sheets.ts';

const markdown = `Last spring I began to bake rye bread at home, because the bakery in our street closed.
Rye bread is harder to bake than wheat bread, and my first loaves were dense.

## Feeding a sourdough starter

A sourdough starter wants flour and water every day. I feed my sourdough starter in the evening and keep it warm.
If the starter smells of vinegar, feed it twice a day for a week.

## Why rye bread turns out dense

Rye flour has little gluten, so rye bread rises less. Bake it in a tin, and let the dough rest for an hour.
You should wait a day before you cut rye bread, or the crumb sticks to the knife.

## Where to buy rye flour

The mill in the next town sells rye flour on Saturdays. Buy whole rye flour, because it feeds the starter best.`;

const postOf = (id: string, title: string): KeptPost => ({
  ...{ id, title, repo: `owner-${id}/blog`, path: `posts/${id}.md`, license: 'CC0' },
  description: 'A description by its author.',
  markdown,
});
const posts = [postOf('a1', 'A year of baking rye bread'), postOf('b2', 'What rye bread taught me')];
const key = makeLabelKey('X-01', posts, 'seed');
const sheets = [...writeLabelSheets(key, posts)];
const sheet = sheets.map(([, text]) => text).join('\n');
const [first, second] = key.texts;

describe('the sheets for labels', () => {
  it('contain every text with its title and every item', () => {
    expect(sheets.map(([name]) => name)).toEqual(['X-01-1']);
    for (const { title } of posts) expect(sheet).toContain(`The author's title: ${title}`);
    expect(sheet).toContain('smells of vinegar');
    for (const { leads, keywords, titles, descriptions } of key.texts)
      for (const { text } of [...leads, ...keywords, ...titles, ...descriptions])
        expect(sheet).toContain(text);
  });

  it('are made alternately with and without the title, and say which', () => {
    expect(key.texts.map(({ withTitle }) => withTitle)).toEqual([true, false]);
    expect(sheet).toMatch(/baking rye bread\n\(The lists were made with it\.\)/);
    expect(sheet).toMatch(/taught me\n\(The lists were made without it\.\)/);
  });

  it('have the lead that a run shows, its first keywords, and several titles and descriptions', () => {
    for (const text of key.texts) {
      expect(text.leads.filter(({ shown }) => shown === 1)).toHaveLength(1);
      expect(text.leads.length).toBeGreaterThan(8);
      expect(text.keywords.flatMap(({ shown }) => shown ?? []).sort()).toEqual([1, 2, 3, 4, 5]);
      expect(text.keywords.length).toBeGreaterThan(14);
      expect(text.titles.length).toBeGreaterThan(4);
      expect(text.descriptions.filter(({ shown }) => shown !== null)).toHaveLength(3);
    }
  });

  it('never offer the author’s headline', () => {
    for (const [at, { titles }] of key.texts.entries())
      expect(titles.map(({ text }) => text.toLowerCase())).not.toContain(posts[at]?.title.toLowerCase());
  });

  it('name no source: repository, path, description, frame, or what is shown', () => {
    for (const word of ['owner-', 'posts/', 'A description by', 'shown', 'frame', 'as-how-to', 'CC0'])
      expect(sheet).not.toContain(word);
    const places = key.texts.flatMap(({ keywords }) => keywords.map(({ shown }) => shown));
    expect(places.slice(0, 5)).not.toEqual([1, 2, 3, 4, 5]);
  });

  it('are the same for the same seed, and different for another', () => {
    expect(makeLabelKey('X-01', posts, 'seed')).toEqual(key);
    expect(makeLabelKey('X-01', posts, 'other').texts).not.toEqual(key.texts);
  });

  it('leave out a post that the engine refuses, and say so', () => {
    const [post] = posts;
    const huge = { ...postOf('c3', 'A picture'), markdown: `${'word '.repeat(20)}${'x'.repeat(2_000_000)}` };
    const lines: string[] = [];
    const part = makeLabelKey('X-02', post ? [huge, post] : [], 'seed', (line) => lines.push(line));
    expect(part.texts).toEqual([first]);
    expect(lines).toEqual([expect.stringContaining('c3 of owner-c3/blog is left out')]);
  });

  it('include a few items of every sort from further down', () => {
    const choices = ['a', 'a', 'a', 'a', 'b', 'c'].map((group, at) => ({ group, text: `${group}${at}` }));
    const groups = roundRobin(choices, 3, 'seed').map(({ group }) => group);
    expect(groups.toSorted()).toEqual(['a', 'b', 'c']);
  });
});

describe('the answers', () => {
  const zeros = (items: readonly unknown[] = []) => '0'.repeat(items.length);
  const answer = (over: object = {}) =>
    JSON.stringify({
      ...{ id: 'a1', topic: 'rye bread', leads: [2, 1], missing: ['how to store rye bread'] },
      ...{ keywords: zeros(first?.keywords), titles: zeros(first?.titles) },
      ...{ descriptions: zeros(first?.descriptions), ...over },
    });
  const faultsOf = (...lines: string[]) => readLabelAnswers(lines.join('\n'), [key]).faults;

  it('that fit are read', () => {
    const read = readLabelAnswers(answer(), [key]);
    expect(read.faults).toEqual([]);
    expect(read.answers.map(({ text }) => text)).toEqual([first]);
    expect(missingLabels(read, [key])).toEqual(['b2']);
    expect(second?.id).toBe('b2');
  });

  it.each([
    [{ keywords: '01' }, /keywords: 2 grades for \d+ items/],
    [{ titles: `${zeros(first?.titles).slice(1)}3` }, /titles: only the digits 0, 1 and 2/],
    [{ leads: [99] }, /leads: there is no item 99/],
    [{ leads: [0] }, /leads: there is no item 0/],
    [{ leads: [1, 1] }, /leads: an item is named twice/],
    [{ missing: ['a', 'b', 'c', 'd', 'e'] }, /missing: at most 4/],
    [{ topic: 'one two three four five six seven eight nine' }, /topic: at most 8 words/],
    [{ id: 'zz' }, /zz: not a text in these sheets/],
    [{ score: 1 }, /score/],
  ])('with %o are refused', (over, fault) => {
    expect(faultsOf(answer(over))).toEqual([expect.stringMatching(fault)]);
  });

  it('for a text twice, and lines that are not JSON, are refused', () => {
    expect(faultsOf(answer(), answer())).toEqual([expect.stringContaining('graded in an earlier line')]);
    expect(faultsOf('{')).toEqual([expect.stringContaining('not valid JSON')]);
  });
});
