import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';
import { readSubject } from '#engine/writing/titles/subject/subject.ts';
import { varyTitles } from '#engine/writing/titles/vary/vary-titles.ts';

const body = [
  'I baked rye bread for a year, and I read books about mills. This novel by Ada Oat is one of them.',
  'Some photos of the bread are strange. I took the photos with my Rye Photos app.',
  'I started milling, and I moved from wheat to rye. I like films about bakers and useful tools.',
  'My bike has a basket for bread. I like to repair it.',
].join(' ');

const variantsOf = (title: string, kind = 'essay'): string[] => {
  const article = articleFromText(`# ${title}\n\n${body}`);
  const subject = readSubject(readPassages(article, []), {
    ranked: [{ phrase: 'rye bread', topic: 0.8, search: 0.8 }],
    kind,
  });
  return varyTitles(subject, true).map(({ text }) => text);
};

describe('a headline in another common form', () => {
  it.each([
    ['The Importance of Good Flour', 'Why Good Flour Matters'],
    ['The Effect of Rye on Sourdough', 'How Rye Affects Sourdough'],
    ['The Trouble with Sourdough', "What's Wrong with Sourdough"],
    ['In Defense of Dense Bread', 'The Case for Dense Bread'],
    ['The Joy of Milling', 'The Joys of Milling'],
    ['The Purpose of a Crust', 'What Is the Purpose of a Crust?'],
    ["Please Don't Buy a Bread Machine", "Why You Shouldn't Buy a Bread Machine"],
    ['Why I Love Rye Bread', 'What I Love About Rye Bread'],
    ['Why I Quit the Bakery', 'My Reasons for Quitting the Bakery'],
    ['Trip to the Old Mill', 'My Trip to the Old Mill'],
    ['2019 Review', 'A Look Back at 2019'],
    ['2020 Resolutions', 'My Resolutions for 2020'],
    ['State of the Mill 2024', 'The State of the Mill in 2024'],
    ['Revisiting Rye Bread', 'Rye Bread Revisited'],
    ['Spotlight: Ada Oat', 'Spotlight on Ada Oat'],
    ['Interview: Ada Oat', 'An Interview with Ada Oat'],
    ['A Weekend at the Old Mill', 'One Weekend at the Old Mill'],
    ['Milling 101', 'The Basics of Milling'],
    ['Thoughts on Rye', 'A Few Thoughts on Rye'],
    ['Saying Goodbye to Our Mill', 'A Farewell to Our Mill'],
    ['Switching to Rye Flour', 'Making the Switch to Rye Flour'],
    ['Preparing for the Bread Fair', 'Getting Ready for the Bread Fair'],
    ['Transitioning from Wheat to Rye?', 'From Wheat to Rye'],
    ['Why I Bake Rye Bread', 'My Reasons for Baking Rye Bread'],
    ['Becoming a Baker', 'How I Became a Baker'],
    ['I Started Milling Rye at Home', 'How I Started Milling Rye at Home'],
    ['Rye Starters: What They Are and How You Feed Them', 'What Rye Starters Are and How You Feed Them'],
    ['Concept of a Loaf', 'The Concept of a Loaf'],
  ])('%s -> %s', (title, wanted) => {
    expect(variantsOf(title)).toContain(wanted);
  });

  it('keeps the ending of a name with a period', () => {
    expect(variantsOf('Thoughts on Mill.js')).toContain('A Few Thoughts on Mill.js');
  });

  it('names the author of a book that is reviewed', () => {
    expect(variantsOf('The Grain Road — Ada Oat', 'review')).toContain('The Grain Road by Ada Oat');
    expect(variantsOf('The Grain Road — Ada Oat', 'diary')).not.toContain('The Grain Road by Ada Oat');
  });
});

describe('a headline with a word that means the same', () => {
  it.each([
    ['Strange Photos of Rye Bread', 'Odd Photos of Rye Bread'],
    ['A Strange Year with Rye', 'An Odd Year with Rye'],
    ['Useful Tools for Bakers', 'Handy Tools for Bakers'],
    ['How to Repair a Mill', 'How to Fix a Mill'],
    ['Repairing My Bike', 'Fixing My Bike'],
    ['The Fire Sparked a Debate on Rye', 'The Fire Triggered a Debate on Rye'],
    ['Rye Rather Than Wheat', 'Rye Instead of Wheat'],
    ['Getting Rid of Old Flour', 'Removing Old Flour'],
    ['A Really Short Guide to Rye', 'A Very Short Guide to Rye'],
  ])('%s -> %s', (title, wanted) => {
    expect(variantsOf(title)).toContain(wanted);
  });

  it.each([
    ['Sorting Rye Photos Quickly', 'Sorting Rye Pictures Quickly'],
    ['A Photo Essay on Rye', 'A Picture Essay on Rye'],
    ['The "Strange" Loaf of Ada Oat', 'The "Odd" Loaf of Ada Oat'],
  ])('%s keeps its name, compound or quotation', (title, unwanted) => {
    expect(variantsOf(title)).not.toContain(unwanted);
  });
});

describe('a headline with a small change', () => {
  it.each([
    ['My Rye Diary, Part 1', 'My Rye Diary, Part One'],
    ['Rye Camp: Day Three', 'Rye Camp: Day 3'],
    ['Milling by Hand, Part II', 'Milling by Hand, Part Two'],
    ['Breads that I Baked in May', 'Breads I Baked in May'],
    ['Books I Read in May', 'Books That I Read in May'],
    ["Why I've Decided to Mill", 'Why I Decided to Mill'],
    ['My Favorite Breads from 2020', 'My Favorite Breads of 2020'],
    ['Some Books for Millers', 'A Few Books for Millers'],
    ['My First Ever Rye Bread', 'My First Rye Bread'],
    ['Today Is My First Day as a Baker', 'My First Day as a Baker'],
  ])('%s -> %s', (title, wanted) => {
    expect(variantsOf(title)).toContain(wanted);
  });
});

describe('a headline is not changed', () => {
  it.each([
    ['Peer Reviewing Rye Recipes in May', /^how to peer|^peering/i],
    ['Bear and Coyote Awareness', /bearing|how to bear/i],
    ['Rye Cakes Might Get Released for May', /might get is out/i],
    ['Introducing the Grain Road by Ada Oat', /Oat's Introducing/],
    ['Some Breads I Baked in May', /^The Some/],
    ['How I Stumbled Upon a Mill', /stumbled it/i],
    ['I Started Learning Rye', /^Starting Learning/],
    ['Review - The Grain Road', /Review by/],
  ])('%s into a broken one', (title, broken) => {
    expect(variantsOf(title).filter((text) => broken.test(text))).toEqual([]);
  });
});

const report = [
  'The town of Elsmere will close its mill in May, Mayor Ada Oat said on Monday. “The roof is not safe,” Ms. Oat said.',
  'The United States sold 40 tons of rye to Elsmere, the Grain Council said. Council member Ben Rye said that rye is back.',
  'The Elsmere Bakers Guild called the plan a mistake. “Nobody asked us,” said Carl Emmer, who leads the guild.',
  'The mill was built in 1890. It employs 40 people, according to the town. The council votes on the plan on Friday.',
].join('\n\n');

describe('the headline of a report', () => {
  const reported = (title: string): string[] => {
    const article = articleFromText(`# ${title}\n\n${report}`);
    const ranked = [{ phrase: 'mill', topic: 0.8, search: 0.8 }];
    return varyTitles(readSubject(readPassages(article, []), { ranked, kind: 'news' }), false).map(
      ({ text }) => text,
    );
  };

  it.each([
    ['Elsmere to close its mill in June', 'Elsmere will close its mill in June'],
    ['Mayor says the roof of the mill is not safe', 'The roof of the mill is not safe, Mayor says'],
    [
      'Elsmere gets 40 tons of rye from the United States in May',
      'Elsmere gets 40 tons of rye from the US in May',
    ],
  ])('%s -> %s', (title, wanted) => {
    expect(reported(title)).toContain(wanted);
  });

  it('keeps a speaker before the pronoun that refers to them', () => {
    expect(reported('Mayor admits the mill is her biggest worry')).not.toContain(
      'The mill is her biggest worry, Mayor admits',
    );
  });
});
