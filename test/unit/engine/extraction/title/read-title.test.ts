import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';

const rye =
  'We bake rye bread at the old mill every week. The oven holds nine loaves, and the dough rests all night.';
const sections = `## The dough\n\n${rye}\n\n## The oven\n\n${rye}`;
const titleOf = (text: string): string | null => articleFromText(text).title;

describe('a first line without a mark', () => {
  it.each([
    'How I bake rye',
    'Why do I bake rye?',
    'Our mill has a new oven!',
    'Back to rye...',
    'Who bakes at home?',
    'Rye: a love story',
    'By hand and by heart',
    'Written in rye',
    'Moving (half of) my mill',
    '“Rye” means bread',
    'Nine loaves. No waste',
    'Hello World',
    'About',
    'Rye week 7 🍞',
    'Mill Diary, Day 12: Nine Loaves',
  ])('is the title: %s', (line) => {
    expect(titleOf(`${line}\n\n${rye}\n\n${sections}`)).toBe(line);
    expect(titleOf(`${line}\n\n${rye}`)).toBe(line);
  });

  it.each([
    ['a note', 'This post initially appeared on Rye Weekly'],
    ['an origin', 'Cross-posted from the rye forum'],
    ['a repost', 'This is a reposting from the mill letter of April'],
    ['the part before', 'Previously in this series'],
    ['a sponsor', 'This work is supported by the Rye Fund'],
    ['an edit', 'Edit: see the complete rye guide here'],
    ['a link line', 'Click here for the full story of the mill'],
    ['a pointer', 'Check out the new rye pages'],
    ['an address', 'https://rye.example/mill'],
    ['a label', 'Author: Ada Rye'],
    ['a fact', 'Yield: 8 loaves'],
    ['an own label', 'Status: rising'],
    ['a byline', 'by: Ada Rye, miller'],
    ['a byline with a name', 'Photos by Ada Rye'],
    ['a license', '© Ada Rye'],
    ['a greeting', 'Hi all, 👋'],
    ['a greeting to a group', 'Hey there rye crew 👋'],
    ['a letter', 'Dear bakers of the mill: good morning'],
    ['a call to readers', 'Greetings, dear rye family!'],
    ['a wish', 'Happy new year, dear bakers!'],
    ['a question to readers', 'Have you ever been to a mill?'],
    ['two calls', 'It happened! The mill is open!'],
    ['the beginning of a story', 'A funny thing happened to me at the mill this week...'],
    ['a quotation', '“Bake more rye.” - Ada Rye'],
    ['a quotation without marks', 'A good baker waits until the dough is ready to go. — Ada Rye'],
    ['an aside', '(I also baked this rye elsewhere)'],
    ['a template', '{{ rye }}'],
    ['a caption', 'The mill at noon (large photo)'],
    ['a credit', 'Pictured above: the oven of the mill'],
    ['the number of a picture', 'Scan Feb 1, 2013'],
    ['a part', 'Preamble'],
    ['a list of parts', 'TOC'],
    ['a short remark', 'Just another late loaf! No. Big. Deal.'],
    [
      'a long sentence',
      'Every time that the dough of the rye failed in the oven of the old mill I was sure that we would never bake',
    ],
  ])('is not a title if it is %s', (_, line) => {
    expect(titleOf(`${line}\n\n${rye}\n\n${sections}`)).toBeNull();
    expect(titleOf(`${line}\n\n${rye}`)).toBeNull();
  });

  it('may say that it is the title', () => {
    expect(titleOf(`Title: How I bake rye\n\n${rye}`)).toBe('How I bake rye');
    expect(titleOf(`Title: How I bake rye\nAuthor: Ada Rye\n\n${rye}`)).toBe('How I bake rye');
    expect(titleOf(`Headline: How I bake rye\n\n${rye}\n\n${sections}`)).toBe('How I bake rye');
    expect(titleOf(`Title: Hi all\n\n${rye}`)).toBeNull();
  });

  it('may begin with a word and a colon, but is not the first fact of a list', () => {
    expect(titleOf(`Game: the rye of the mill\n\n${rye}`)).toBe('Game: the rye of the mill');
    expect(titleOf(`Book: Rye at the Mill\nAuthor: Ada Rye\n\n${rye}`)).toBeNull();
  });

  it('is not an exclamation that the text does not take up again', () => {
    expect(titleOf(`What a year it has been!\n\n${rye}`)).toBeNull();
  });

  it('is neither a caption of the picture above it nor a remark in italics', () => {
    expect(titleOf(`![](/mill.jpg)\n\nThe rye of the mill\n\n${rye}\n\n${sections}`)).toBeNull();
    expect(titleOf(`*The rye of the mill*\n\n${rye}\n\n${sections}`)).toBeNull();
    expect(titleOf(`**The rye of the mill**\n\n${rye}\n\n${sections}`)).toBe('The rye of the mill');
  });

  it('is not the first of several facts', () => {
    expect(titleOf(`Mill: Oak Weir\n\nMiller: Ada Rye\n\n${rye}`)).toBeNull();
  });

  it('is not the first line of a list in one paragraph', () => {
    expect(titleOf(`Rye\nRye bread\nSourdough rye\nPumpernickel\n\n${rye}`)).toBeNull();
    expect(titleOf(`The rye of the mill\n29 January 1893\nAda Rye\n\n${rye}`)).toBe('The rye of the mill');
    expect(titleOf(`The rye of the mill\nHi all,\n\n${rye}`)).toBe('The rye of the mill');
  });

  it('is not the first line of a wrapped paragraph', () => {
    expect(titleOf(`Since the oven broke due to\nheavy use, we\nbake elsewhere.\n\n${rye}`)).toBeNull();
    expect(
      titleOf(`With another 36 loaves of the mill, Ada from Oak\nWeir bakes the most.\n\n${rye}`),
    ).toBeNull();
  });
});

describe('a first heading', () => {
  it('of level 1 is the title', () => {
    expect(titleOf(`# Hey bakers, thought about the rye?\n\n${rye}`)).toBe(
      'Hey bakers, thought about the rye?',
    );
    expect(titleOf(`# Happy holidays!\n\n${rye}\n\n# The oven\n\n${rye}`)).toBe('Happy holidays!');
  });

  it('of a deeper level is the title only if nothing else has its level', () => {
    expect(titleOf(`## The dough of the mill\n\n${rye}\n\n### The oven\n\n${rye}`)).toBe(
      'The dough of the mill',
    );
    expect(titleOf(sections)).toBeNull();
    expect(titleOf(`### The oven\n\n${rye}\n\n# Notes on the mill\n\n${rye}`)).toBeNull();
  });

  it('of a deeper level is not a title if the text does not mention it', () => {
    expect(titleOf(`## A short word\n\n${rye}`)).toBeNull();
    expect(titleOf(`## Oven\n\n${rye}`)).toBeNull();
  });

  it.each(['Logs', 'Book Details', 'The problem', '0. Why I’m interested', 'Author: Ada Rye'])(
    'is not a title that any text may have: %s',
    (line) => {
      expect(titleOf(`# ${line}\n\n${rye}`)).toBeNull();
    },
  );
});

describe('a main heading below some text', () => {
  it('is the title if it is the only one and the text takes it up', () => {
    expect(titleOf(`It is spring.\n\n# Rye at the mill\n\n${rye}\n\n${sections}`)).toBe('Rye at the mill');
    expect(titleOf(`It is spring.\n\n# Before\n\n${rye}`)).toBeNull();
  });

  it('is not a title if it is the first of several below a sentence', () => {
    expect(titleOf(`It is spring.\n\n# Rye at the mill\n\n${rye}\n\n# The oven\n\n${rye}`)).toBeNull();
  });

  it('is not a title far below if it has only one word of the text', () => {
    const intro = `${rye} `.repeat(3);
    expect(titleOf(`${intro}\n\n# My rye\n\n${rye.repeat(12)}`)).toBeNull();
    expect(titleOf(`${intro}\n\n# The rye of the mill\n\n${rye.repeat(12)}`)).toBe('The rye of the mill');
  });
});
