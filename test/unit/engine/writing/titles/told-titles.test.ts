import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { announcedNews } from '#engine/writing/titles/compose/told/announced-news.ts';
import { presentedThings } from '#engine/writing/titles/compose/told/presented-things.ts';
import { toldActions } from '#engine/writing/titles/compose/told/told-actions.ts';
import { toldTitles } from '#engine/writing/titles/compose/told/told-titles.ts';
import { yearReviews } from '#engine/writing/titles/compose/told/year-reviews.ts';
import { behindFuller } from '#engine/writing/titles/gate/behind-strong.ts';
import { readTitleSubject } from '#engine/writing/titles/subject/read-title-subject.ts';
import { writeTitles } from '#engine/writing/titles/write-titles.ts';

const body = [
  'The oven is hot, and I like the bread that my oven makes.',
  'I was tired, but the oven was warm, and my bread was good.',
  'Each week I learn more about my oven, and my family eats the bread.',
  'I do not know how long the oven lasts, but it makes me happy.',
].join(' ');
const firstOf = (opening: string, rest = body): string | undefined =>
  writeTitles(articleFromText(`${opening} ${rest}\n\n${rest}`), [])[0]?.text;

describe('a sentence that tells what a text is about', () => {
  it.each([
    [
      'Last month I finally decided to convert my oven from gas to wood, because I was bored.',
      'Converting My Oven from Gas to Wood',
    ],
    ['So, here are my favorites from 2019.', 'My Favorites from 2019'],
    [
      'We are pleased to announce that the Elsmere Baking Institute (EBI) has joined the oven program.',
      'EBI Joins the Oven Program',
    ],
  ])('gives the first title of a text without a headline: %s', (opening, title) => {
    expect(firstOf(opening)).toBe(title);
  });

  it('gives none beside a headline', () => {
    const text = `Last month I decided to convert my oven from gas to wood. ${body}`;
    const read = (whole: string) => toldTitles(readTitleSubject(articleFromText(whole), []), true);
    expect(read(text).map((title) => title.text)).toEqual(['Converting My Oven from Gas to Wood']);
    expect(read(`# Bread at Home\n\n${text}`)).toEqual([]);
  });

  it('names the author of a page about its author', () => {
    const page = [
      'Hi, my name is Ada Rye, and this is my home on the web.',
      'I grew up in a village by the sea and studied chemistry at a small university.',
      'I work as a baker. In my free time, I paint, and I live with my family near a mill.',
      'You can email me about anything, or read what I wrote about bread, boats and birds.',
    ].join(' ');
    expect(writeTitles(articleFromText(page), [])[0]?.text).toBe('About Ada Rye');
  });

  it('names the work that a review is about', () => {
    const review =
      'I have just read Ada Rye’s new novel, The Oat Fields, and I enjoyed it. The characters of The Oat Fields are strong, the plot is slow, and the prose is a joy. I recommend the book to every reader, because its author knows the field. I will read it again.';
    expect(firstOf(review, review)).toBe('Review: The Oat Fields by Ada Rye');
  });
});

describe('toldActions', () => {
  it.each([
    ['I finally got around to building a clay oven', 'building a clay oven'],
    ["I've (mostly) given up on milling rye for my bakery", 'giving up on milling rye for my bakery'],
    ['I stood up to a rude miller yesterday and I’m glad I did', 'standing up to a rude miller'],
    ['Last June, my wife and I moved our bakery to Elsmere', 'moving our bakery to Elsmere'],
    ['From May to June, I thru-hiked the Elsmere Trail', 'thru-hiking the Elsmere Trail'],
    ['Last May, I built my oven (a clay one) in Elsmere', 'building my oven in Elsmere'],
    ['I thought I’d try combining rye with oats', 'combining rye with oats'],
    ['Inspired by a friend I decided to make some oven gloves', 'making oven gloves'],
    ['I used my old scale to weigh the flour', 'using my old scale to weigh the flour'],
  ])('turns %s into a gerund', (sentence, action) => {
    expect(toldActions(sentence)).toEqual([action]);
  });

  it.each([
    'I noticed a crack in the oven door',
    'I used to bake bread in the morning',
    'I wrote a blog post last week',
    'I decided to fix it with my old tools',
    'I moved my bakery from the old mill at the end of the long street in Elsmere to the new house',
    'I made a list',
    'In 2014, I made my oven public',
    'I left my old mill almost ten years ago',
    'I wrote previously about rye bread in Elsmere',
    'I was visiting the mill of Elsmere when I noticed a crack',
    'She built an oven for the whole village',
    'I made a decision about the oven',
  ])('are none in %s', (sentence) => {
    expect(toldActions(sentence)).toEqual([]);
  });
});

describe('presentedThings', () => {
  it.each([
    ['Here is a list of ovens I use every day that is short', ['ovens I use every day']],
    ["As I am often asked, here's my quiet advice on ovens", ['my quiet advice on ovens']],
    ['Here’s how to make smooth rye beer', ['how to make smooth rye beer']],
    ['This is the story of why I made two ovens', []],
    ['Here are some notes on the oven', []],
    ['Here is the first one with rye', []],
    ['Here’s the experience showing a rye mill', []],
    ['Here are the top trends in rye', ['the top trends in rye']],
    ['This is a fun toy that I made', []],
    ['Here is what it does for you', []],
  ])('reads %s', (sentence, things) => {
    expect(presentedThings(sentence)).toEqual(things);
  });
});

describe('yearReviews', () => {
  it.each([
    ['I wanted to take a look back on 2017', ['a look back on 2017']],
    ['It is time to look back at 2019', ['Looking back at 2019']],
    ['Here’s my 2011 goals', ['my 2011 goals']],
    ['Some personal highlights and lessons from 2020', ['personal highlights and lessons from 2020']],
    ['Three years ago I wrote about my 2014 goals', []],
    ['Originally, I was going to share my 2021 resolutions', []],
    ['Looking back at 20190 loaves', []],
    ['Looking back at 2014, what a year it was', []],
    ['As I explain in my 2016 year in review, it was hard', []],
    ['Reading goals for 2022', []],
    ['My 2016 year in review says more', []],
  ])('reads %s', (sentence, lines) => {
    expect(yearReviews(sentence)).toEqual(lines);
  });
});

describe('announcedNews', () => {
  const textsOf = (sentence: string): string[] => announcedNews(sentence).map(({ text }) => text);
  it.each([
    [
      'We are happy to announce the Rye Fund has awarded a grant to Elsmere',
      'The Rye Fund awards a grant to Elsmere',
    ],
    [
      'The team is ecstatic to unveil a new feature to track flour, which is free',
      'Announcing a new feature to track flour',
    ],
    [
      'Today we’re announcing our first new oven of 2019, a much improved oven for rye',
      'a much improved oven for rye',
    ],
    [
      'By May I was proud to release my first recipe book: Bread for Bakers',
      'my first recipe book: Bread for Bakers',
    ],
    ['I’m excited to announce the release of my new mill: Grinder', 'my new mill: Grinder'],
  ])('reads %s', (sentence, title) => {
    expect(textsOf(sentence)).toEqual([title]);
  });

  it.each([
    'We are happy to announce that it is open',
    'We are proud to announce that the generous people who live at the long street of Elsmere have granted flour',
    'She is happy with the mill',
    'We are happy to announce the next official release of Rye',
    'We are excited to announce that registration for the season of Elsmere',
    'We are releasing updates every week',
  ])('finds none in %s', (sentence) => {
    expect(textsOf(sentence)).toEqual([]);
  });
});

describe('behindFuller', () => {
  const title = { text: 'Making Bread', frame: 'action', chance: 0.5 } as const;
  it('puts a title behind one that says more', () => {
    const fuller = { text: 'Making Bread from Rye', frame: 'doing', chance: 0.3 } as const;
    expect(behindFuller([title], [fuller])[0]?.chance).toBeLessThan(0.3);
  });

  it('keeps it before a name and before another title', () => {
    const name = { text: 'Thoughts on Making Bread', frame: 'thoughts', chance: 0.3 } as const;
    const other = { text: 'Feeding a Starter', frame: 'doing', chance: 0.3 } as const;
    expect(behindFuller([title], [name])).toEqual([title]);
    expect(behindFuller([title], [other])).toEqual([title]);
    expect(behindFuller([title], [])).toEqual([title]);
  });
});
