import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';
import { readSubject } from '#engine/writing/titles/subject/subject.ts';
import { varyTitles } from '#engine/writing/titles/vary/vary-titles.ts';

const body = [
  'You can build a rye bread oven in a weekend. First, you stack the bricks, and then you light the fire.',
  'Bakers use rye starters in cold kitchens, and a rye starter is a culture of wild yeast.',
  'You bake rye bread in it. We baked rye bread for a year because it keeps, and the reasons are in this post.',
  'You can configure timers. Make sure your timer can ring. I record kitchen videos, the videos take time, and I script the oven timer with OvenScript.',
].join(' ');

const variantsOf = (title: string, kind: string): string[] => {
  const article = articleFromText(`# ${title}\n\n${body}`);
  const subject = readSubject(readPassages(article, []), {
    ranked: [{ phrase: 'rye bread', topic: 0.8, search: 0.8 }],
    kind,
  });
  return varyTitles(subject, true).map(({ text }) => text);
};

describe('titles converted into another form', () => {
  it.each([
    ['Answers to Questions on Rye Bread', 'essay', 'Questions on Rye Bread, Answered'],
    ['The Case Against Rye Bread', 'opinion', 'Rye Bread: The Case Against It'],
    ['Rye Bread: A History', 'explainer', 'The History of Rye Bread'],
    ['Updates for Rye Starters', 'announcement', "What's New in Rye Starters"],
    ['Strategies for Baking Your Own Rye Bread', 'tips', 'How to Bake Your Own Rye Bread'],
    ['11 Things to Check before Baking', 'tips', 'What to Check before Baking'],
    ['How Do You Bake Rye Bread?', 'explainer', 'How to Bake Rye Bread'],
    ['Where Will the Next Loaf Come From?', 'opinion', 'Where the Next Loaf Will Come From'],
    ['How Does OvenScript Know the Time?', 'explainer', 'How OvenScript Knows the Time'],
    ['Why Choose Rye Bread?', 'opinion', 'Why You Should Choose Rye Bread'],
    ['How I Record Kitchen Videos', 'diary', 'Kitchen Videos: How I Record Them'],
    ['How Baking Together Builds Trust', 'case-study', 'Baking Together Builds Trust'],
    ['Welcome to the Rye Corner!', 'announcement', 'Introducing the Rye Corner'],
    ['New Rye Bread Podcast', 'announcement', 'Introducing the New Rye Bread Podcast'],
    ['OvenScript, a Timer for Bakers', 'announcement', 'Introducing OvenScript, a Timer for Bakers'],
    ['Rye Bread Oven', 'how-to', 'How to Build a Rye Bread Oven'],
    ['Rye Starters in Cold Kitchens', 'how-to', 'How to Use Rye Starters in Cold Kitchens'],
    ['Wild Rye Starters', 'reference', 'What Are Wild Rye Starters?'],
    ['Using OvenScript to Script a Timer', 'how-to', 'Scripting a Timer with OvenScript'],
    ['Rye Bread: Should I Bake It?', 'opinion', 'Should I Bake Rye Bread?'],
    ['OvenScript Named a Guild Project', 'announcement', 'OvenScript Is Now a Guild Project'],
    ['The Ultimate Rye Bread Checklist', 'how-to', 'Rye Bread: The Ultimate Checklist'],
    ['Load Testing a Timer for Ovens', 'how-to', 'How to Load Test a Timer for Ovens'],
    ['How I Accidentally Built an Oven', 'diary', 'Accidentally Building an Oven'],
    ['Make Your Timer Ring', 'how-to', 'How to Make Your Timer Ring'],
    ['Rye Guild Launches New Catalog', 'announcement', "Rye Guild's New Catalog"],
    ['OvenScript 2.0 Is Coming Soon', 'announcement', 'OvenScript 2.0: Coming Soon'],
    ['Rye Wishlist (2022)', 'opinion', '2022 Rye Wishlist'],
    ['My Essential Tools as a Baker', 'tips', "A Baker's Essential Tools"],
    ['7 Reasons Why I Never Knead', 'essay', 'Why I Never Knead'],
    ['Where We Are Now - September 2020', 'announcement', 'September 2020: Where We Are Now'],
    ['Guild Day 2020, Part 2: Can Rye Bread Be Light?', 'interview', 'Can Rye Bread Be Light?'],
    ['Support for Rye Starters', 'announcement', 'Introducing Support for Rye Starters'],
    ['Three Great Examples of Rye Bread', 'list', 'Great Examples of Rye Bread'],
  ])('%s (%s) -> %s', (title, kind, wanted) => {
    expect(variantsOf(title, kind)).toContain(wanted);
  });

  it('keep a piece of advice and its second verb in one form', () => {
    const found = variantsOf('Baking and Slicing Rye Bread', 'how-to');
    expect(found.filter((text) => /^how to bake and slicing/i.test(text))).toEqual([]);
  });

  it('save words if a variant is slightly too long', () => {
    const title = 'Configuring your OvenScript timers for rye starters and breads';
    expect(variantsOf(title, 'how-to').every((text) => text.length <= 60)).toBe(true);
    expect(
      variantsOf(title, 'how-to').some((text) =>
        /^how to configure OvenScript timers for rye starters & breads$/i.test(text),
      ),
    ).toBe(true);
  });

  it.each([
    ['Wild Yeast Invites Bakers to Bake at Home', 'announcement', /^(?:announcing|introducing) wild/i],
    ['The Ultimate Rye Bread Checklist', 'how-to', /^a guide to/i],
    ['Support for Rye Starters', 'announcement', /^supporting for/i],
    ['Take the Rye Survey', 'announcement', /^taking/i],
    ['How to Bake with OvenScript', 'announcement', /for how to/i],
    ['#78 - 11 June 2021', 'diary', /^june/i],
    ['March 31 to April 6', 'diary', /^marching/i],
    ['Rye Bread Is (Not) Dense', 'opinion', /^rye bread is dense/i],
    ['OvenScript, a Case Study', 'case-study', /^a case study:/i],
    ['7 Years of Rye Bread', 'announcement', /^years/i],
    ['Baking Rye When Your Oven Needs Repair', 'explainer', /^why/i],
  ])('do not claim more than "%s" says', (title, kind, wrong) => {
    for (const text of variantsOf(title, kind)) expect(text).not.toMatch(wrong);
  });
});
