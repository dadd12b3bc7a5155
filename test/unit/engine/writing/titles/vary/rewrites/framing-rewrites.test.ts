import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';
import { readSubject } from '#engine/writing/titles/subject/subject.ts';
import { varyTitles } from '#engine/writing/titles/vary/vary-titles.ts';

const body = [
  'I defended my loaf before the rye guild, and I wrote this because the guild asks for reasons.',
  'We need to feed the rye starters because they starve in a week. Rye bread keeps for a week.',
  'The guild lets bakers share ovens, and the bakers of the guild bake rye bread. We bake in Ryeland with a baker, and Ryelan is a starter.',
].join(' ');

const variantsOf = (title: string, kind = 'opinion'): string[] => {
  const subject = readSubject(readPassages(articleFromText(`# ${title}\n\n${body}`), []), {
    ranked: [{ phrase: 'rye bread', topic: 0.8, search: 0.8 }],
    kind,
  });
  return varyTitles(subject, true).map(({ text }) => text);
};

describe('titles without the headline’s frame, or in another one', () => {
  it.each([
    ['On the Rye Guild', 'Thoughts on the Rye Guild'],
    ['Some Notes about Rye Bread', 'Notes on Rye Bread'],
    ['The Ins and Outs of Rye Bread', 'Rye Bread: The Ins and Outs'],
    ['A Smarter Way to Bake Rye Bread', 'Baking Rye Bread: A Smarter Way'],
    ['An Example of How Rye Bread Becomes Dense', 'How Rye Bread Becomes Dense: An Example'],
    ['An Example of How Rye Bread Becomes Dense', 'How Rye Bread Becomes Dense'],
    ['An Update from the Guild about Rye Bread', 'Rye Bread: An Update from the Guild'],
    ['Rye Days 2026 Retrospective', 'Rye Days 2026: A Retrospective'],
    ['Rye Days 2026 Retrospective', 'Looking Back at Rye Days 2026'],
    ['Highlights from Rye Days 2026: Ovens and Talks', 'Rye Days 2026 Highlights: Ovens and Talks'],
    ['Presenting the Rye Bread Series', 'Introducing the Rye Bread Series'],
    ['Meet Ada Loaf, the New Head Baker!', 'Welcome Ada Loaf, the New Head Baker'],
    ['Rye Bread at Home, Part 2: The Second Rise', 'Rye Bread at Home: The Second Rise'],
    ['How Do Bakers Learn about Rye Bread?', 'How Bakers Learn about Rye Bread'],
    ['Just How Bad Is Rye Bread for Cats?', 'How Bad Is Rye Bread for Cats?'],
    ['Why Rye Bread Is Important for Bakers', 'The Importance of Rye Bread for Bakers'],
    ['We Need to Feed the Rye Starters', 'Feeding the Rye Starters'],
    ['We Need to Feed the Rye Starters', 'Why We Need to Feed the Rye Starters'],
    ['Successfully Defended My Loaf', 'I Successfully Defended My Loaf'],
    ['Let Bakers Share Their Ovens', 'Letting Bakers Share Their Ovens'],
    ['My Baking Experience', 'My Experience with Baking'],
    ['My Winter Internship at the Rye Guild', 'Winter Internship at the Rye Guild'],
    ['Access to Multi-Oven Bakeries (MOBs)', 'Access to MOBs'],
    ["Ryeland's Warm Winter Ovens", 'The Warm Winter Ovens of Ryeland'],
    ['A Long-Winded Look into My Oven', 'A Look into My Oven'],
  ])('%s -> %s', (title, wanted) => {
    expect(variantsOf(title).map((text) => text.toLowerCase())).toContain(wanted.toLowerCase());
  });

  it.each([
    ['On the Road with Rye Bread', /^(?:some )?thoughts on/i],
    ['How Do You Bake Rye Bread?', /^how you bake/i],
    ['My Recap', /^my: a recap/i],
    ["A Baker's Simple Guide", /guide of/i],
    ["Baker's Simple Guide", /guide of/i],
    ['My Experience at the Rye Guild', /^experience at/i],
    ['Presenting at the Rye Guild', /^introducing at/i],
    ['Access to Old Town Bakeries (USA)', /^access to (?:old )?USA$/i],
  ])('do not claim more than "%s" says', (title, wrong) => {
    for (const text of variantsOf(title)) expect(text).not.toMatch(wrong);
  });

  it('use one thing as another', () => {
    expect(variantsOf('Ryelan as a Starter', 'how-to')).toContain('Using Ryelan as a Starter');
  });

  it('contain thoughts on a topic only if the text reflects', () => {
    expect(variantsOf('On the Rye Guild', 'how-to').filter((text) => /^thoughts/i.test(text))).toEqual([]);
  });
});
