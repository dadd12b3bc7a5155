import { describe, expect, it } from 'vitest';
import { articleFromText, findKeywordIdeas, readTopic } from '#engine';
import { withoutCreditLines } from '#engine/text/credit-lines.ts';

describe('withoutCreditLines', () => {
  it.each([
    'Photo by Ann Poe on Unsplash',
    'Header photo by Ann Poe.',
    'Photo by Ann Poe / Unsplash',
    'Image credit: Ann Poe',
    'Cover image courtesy of the Rye Museum',
    'Photo credit to Ann Poe',
    'Photo source: Rye Museum',
    'This post originally appeared on the blog Rye and Mills',
    'Originally published in The Rye Times in May 2014.',
    'Crossposted to the blog of the Rye Museum',
    'This article is also published on Milling Monthly as "Rye in Numbers".',
  ])('leaves out a credit and keeps the length: %s', (line) => {
    const text = `The mill is old.\n\n${line}\n\nIt grinds rye.`;
    const rest = withoutCreditLines(text);
    expect(rest).toHaveLength(text.length);
    expect(rest.replace(/\s+/g, ' ')).toBe('The mill is old. It grinds rye.');
  });

  it.each([
    'Photos by the window come out well.',
    'The photo by Ann Poe shows the mill.',
    'Photo credits are a courtesy. In this post, I show how to write one for each of the pictures that you take from other people and their sites.',
    'Images by default have no text.',
    'The mill was first built in 1802.',
    'This is how I first published a book.',
    'She originally wrote it for the Rye Times.',
  ])('keeps a sentence: %s', (line) => {
    expect(withoutCreditLines(line)).toBe(line);
  });
});

it('finds no topic and no keyword in credit lines', () => {
  const rye = 'I bake rye bread each week. Rye bread keeps long, and my rye bread has a thick crust.';
  const article = articleFromText(
    `Photo by Flo Quartermain / Unsplash\n\n${[rye, rye, rye].join('\n\n')}\n\nPhoto by Flo Quartermain / Unsplash`,
  );
  expect(readTopic(article).phrase).not.toMatch(/quartermain|unsplash/);
  for (const { text } of findKeywordIdeas(article)) expect(text).not.toMatch(/quartermain|unsplash/);
});
