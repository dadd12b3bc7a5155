import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';
import { readSubject } from '#engine/writing/titles/subject/subject.ts';
import { varyTitles } from '#engine/writing/titles/vary/vary-titles.ts';

const bakery = [
  'We built a brick oven last year. We improved the dough line twice, and we want to restructure the bakery, because our ovens were old. We removed them.',
  'I finished my oak bench in May, and I upgraded my mixer.',
  'In OvenScript we write timers. In OvenScript a timer rings. Press the reset button in OvenScript. OvenScript never sleeps.',
  'Rye House is in Loaves, Vermont. We love Vermont and Hoi An, and we drive to Hoi An, and people come to Vermont for bread. Bread on the Air (BOTA) is a radio show.',
  'I attended RyeConf and learned a lot. We used open data to find new mills.',
].join(' ');

const variantsOf = (title: string, kind: string, body = bakery): string[] => {
  const article = articleFromText(`# ${title}\n\n${body}`);
  const subject = readSubject(readPassages(article, []), {
    ranked: [{ phrase: 'rye bread', topic: 0.8, search: 0.8 }],
    kind,
  });
  return varyTitles(subject, true).map(({ text }) => text);
};

describe('titles with what the text says about the thing in the headline', () => {
  it.each([
    ['The Brick Oven', 'case-study', 'How We Built the Brick Oven'],
    ['Oak Bench', 'diary', 'Finishing My Oak Bench'],
    ['Improvements to the Dough Line', 'case-study', 'How We Improved the Dough Line'],
    ['Mixer Upgrade', 'diary', 'Upgrading My Mixer'],
    ['Restructuring the Bakery', 'case-study', "How We're Restructuring the Bakery"],
    ['RyeConf 2019', 'diary', 'Attending RyeConf 2019'],
    ['RyeConf 2019', 'diary', 'RyeConf 2019 Recap'],
    ['Finding Mills with Open Data', 'case-study', 'Using Open Data to Find Mills'],
    ['Exploring the Mills of Vermont', 'essay', 'A Look at the Mills of Vermont'],
    ['Removing the Ovens That Were Old', 'case-study', 'How We Removed the Ovens That Were Old'],
  ])('%s (%s) -> %s', (title, kind, wanted) => {
    expect(variantsOf(title, kind)).toContain(wanted);
  });

  it('do not mistake a headline about who did what for a thing', () => {
    const titles = variantsOf('I repaired my oven', 'diary', 'I repaired my oven. My oven was old.');
    expect(titles.join('\n')).not.toMatch(/my I /i);
  });

  it('mention no action that the text does not mention', () => {
    expect(variantsOf('The Stone Mill', 'case-study').join('\n')).not.toMatch(/How We|Building|Finishing/);
    expect(
      variantsOf('Improvements to the Stone Mill', 'case-study', 'The mill is old.').join('\n'),
    ).not.toMatch(/How We/);
    expect(variantsOf('Removing Ovens That Were Old Is Hard', 'case-study').join('\n')).not.toMatch(/How We/);
  });
});

describe('titles with the place, the tool or the long form that the text gives', () => {
  it.each([
    ['Pressing the Reset Button', 'how-to', 'Pressing the Reset Button in OvenScript'],
    ['OvenScript: Old and New Timers', 'explainer', 'Old and New Timers in OvenScript'],
    ['A Week in Loaves', 'travel', 'A Week in Loaves, Vermont'],
    ['BOTA at Rye House', 'diary', 'Bread on the Air at Rye House'],
  ])('%s -> %s', (title, kind, wanted) => {
    expect(variantsOf(title, kind)).toContain(wanted);
  });

  it('add no name that occurs in the text only once', () => {
    const once =
      'The timer rings at noon every day. All of the bakers wait for its sound. They all press the reset button in Dough.';
    expect(variantsOf('Pressing the Reset Button', 'how-to', once).join('\n')).not.toContain('in Dough');
  });
});

describe('titles about something experienced', () => {
  it.each([
    ['Living in Vermont', 'diary', "What It's Like to Live in Vermont"],
    ['Vermont Trip 2019', 'travel', 'Our Trip to Vermont in 2019'],
    ['My First 30 Days of Learning to Bake', 'diary', 'Learning to Bake: My First 30 Days'],
    ['Goodbye Wheat, Hello Rye', 'diary', 'From Wheat to Rye'],
    ['Welcoming Ada Oat as Baker of Rye House', 'announcement', 'Ada Oat Joins Rye House as Baker'],
    ['Baking Club Is Back for the New Year!', 'announcement', 'Baking Club Returns for the New Year'],
    ['Why Has Rye Become So Popular?', 'essay', 'Why Rye Has Become So Popular'],
    ["Baker's Guide to Rye", 'how-to', "A Baker's Guide to Rye"],
    ["User's Guide to Rye", 'how-to', "A User's Guide to Rye"],
    ['Loaves and Hoi An, Vermont', 'travel', 'Our Trip to Loaves and Hoi An, Vermont'],
    ['How We Choose Our Flour', 'essay', 'Choosing Our Flour'],
    ['What to Look For in a Mill', 'how-to', 'How to Choose a Mill'],
    ["Why I Won't Bake Again", 'essay', 'Why I Will Not Bake Again'],
    ['Oven Review', 'review', 'Review: Oven'],
    ['Progress on Our Ovens', 'case-study', 'A Progress Report on Our Ovens'],
  ])('%s (%s) -> %s', (title, kind, wanted) => {
    expect(variantsOf(title, kind)).toContain(wanted);
  });
});

describe('titles of two halves', () => {
  it.each([
    ["Sour Rye: A Baker's Perspective", 'essay', "A Baker's Perspective on Sour Rye"],
    ['Rye House - First Impressions', 'review', 'First Impressions of Rye House'],
  ])('%s (%s) -> %s', (title, kind, wanted) => {
    expect(variantsOf(title, kind)).toContain(wanted);
  });
});

describe('a question with its answer', () => {
  it('shows the answer alone, and never first', () => {
    const found = variantsOf(
      'Want More Loaves? Bake Rye Bread with a Starter',
      'how-to',
      'I bake rye bread with a jar, and we sell it.',
    );
    expect(found).toContain('How to Bake Rye Bread with a Starter');
    expect(found.join('\n')).not.toMatch(/: Want|Starter: /);
  });
});

describe('an action of the reader', () => {
  it('is one to learn', () => {
    const body =
      'You want a mill that you can trust. Your mill is your friend, so take your time. You will thank me.';
    expect(variantsOf('Buying Your First Mill', 'tips', body)).toContain('How to Buy Your First Mill');
  });
});

describe('a command whose verb may be a noun', () => {
  it('is one if the text contains the action', () => {
    const body =
      'You can store starters for years. Storing starters takes a jar. You need your own jar for it.';
    expect(variantsOf('Store Starters in Jars', 'how-to', body)).toContain('How to Store Starters in Jars');
    expect(variantsOf('Store Starters in Jars', 'how-to', 'Our jars hold a lot.').join('\n')).not.toContain(
      'How',
    );
  });
});

describe('titles of essays that make a claim', () => {
  it('ask about what the headline says', () => {
    expect(variantsOf('Rye Ovens Are Not Dead', 'essay')).toContain('Are Rye Ovens Dead?');
  });

  it('ask nothing without an object or about the author', () => {
    expect(variantsOf('The Freedom Money Can Buy', 'essay').join('\n')).not.toContain('Buy?');
    expect(variantsOf('Rye House Has the Best Ovens', 'essay').join('\n')).not.toContain('Has Rye');
    expect(variantsOf('I Am Not Dead', 'essay').join('\n')).not.toContain('Dead?');
  });
});

describe('titles of reviews', () => {
  const review =
    'This review is of a book. The book has a good plot and a strong author. I recommend the book: the characters of the novel live. Rye and Wheat by Ada Oat is a novel.';

  it('name the work and who made it', () => {
    expect(variantsOf('Rye and Wheat', 'review', review)).toEqual(
      expect.arrayContaining(['Rye and Wheat by Ada Oat: A Review', 'Book Review: Rye and Wheat']),
    );
  });

  it('are not used for texts that judge nothing', () => {
    expect(variantsOf('Rye and Wheat', 'review').join('\n')).not.toMatch(/review/i);
  });
});

describe('a line below the headline that says more', () => {
  it('is a title', () => {
    const line = 'Things to do and see on Rye Island, New Zealand.\n\nWe had a good time there.';
    expect(variantsOf('Rye Island', 'travel', line)).toContain(
      'Things to Do and See on Rye Island, New Zealand',
    );
  });
});
