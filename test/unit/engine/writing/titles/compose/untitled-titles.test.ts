import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';
import { composeTitles } from '#engine/writing/titles/compose/compose-titles.ts';
import { weighWithoutHeadline } from '#engine/writing/titles/gate/without-headline.ts';
import { readSubject, type Subject } from '#engine/writing/titles/subject/subject.ts';
import { writeTitles } from '#engine/writing/titles/write-titles.ts';

const filler =
  'The shelf over the oven is warm for most of the year. The neighbors come by on Sundays, and the cat sleeps.';

const subjectOf = (text: string, topic = 'rye mill', kind = 'diary', title: string | null = null): Subject =>
  readSubject(readPassages({ ...articleFromText(`${text}\n\n${filler}`), title }, []), {
    ranked: [{ phrase: topic, topic: 0.8, search: 0.8 }],
    kind,
  });
const titlesOf = (text: string, topic?: string, kind?: string): string[] =>
  composeTitles(subjectOf(text, topic, kind), false).map((title) => title.text);

describe('what a text without a headline says about itself', () => {
  it.each([
    ["I've finished and released my first Rye package to the registry. It works.", 'My first Rye package'],
    [
      'My first full week at Rye Mill is in the bag. It was a great choice.',
      'My first full week at Rye Mill',
    ],
    ['Yesterday, I brewed my High Tide IPA and bottled a cider.', 'Brewing my High Tide IPA'],
    [
      'I made some hot water bottle covers from polar fleece to replace the old ones.',
      'Making hot water bottle covers from polar fleece',
    ],
    [
      'The following are what I think are the most important components of mills.',
      'The most important components of mills',
    ],
    ['I have learned why bakers need a rye mill.', 'Why bakers need a rye mill'],
    ['Two talks made me realize that I need to think bigger.', 'Why I need to think bigger'],
    [
      'I use a very simple, yet immensely powerful cue: turning every loaf into a lesson.',
      'Turning every loaf into a lesson',
    ],
    ['This is just to show how it is possible to run a rye mill at home.', 'How to run a rye mill at home'],
    ['Today marks five years since we moved to the rye mill.', 'Five years since we moved to the rye mill'],
    ['Welcome to the Rye Mill Guide.', 'Rye Mill Guide'],
    ['Today I found a cool alternative, RyeStat.', 'RyeStat: a cool alternative'],
    [
      'This was my first time grinding rye at a mill, so I took notes.',
      'My first time grinding rye at a mill',
    ],
    [
      'The SuperRye team is excited to announce the availability of the stable release 0.5.0 today.',
      'Announcing SuperRye 0.5.0',
    ],
  ])('%s', (text, wanted) => {
    expect(titlesOf(text)).toContain(wanted);
  });

  it.each([
    ['a manner of speaking', 'I am writing my first draft of the rye mill story.', 'My first draft'],
    ['a week without its place', 'I finished my first week.', 'My first week'],
    ['a decision', 'I made a decision about the rye mill.', 'Making a decision about the rye mill'],
    ['a numbered issue', 'Welcome to the 32nd Rye Day issue.', '32nd Rye Day issue'],
  ])('does not use %s', (_, text, unwanted) => {
    expect(titlesOf(text)).not.toContain(unwanted);
  });

  it('names a thing that its author judges', () => {
    const judged = 'I enjoyed it. It is worth the money, a great buy, and my favorite of the best mills.';
    const text = `I've had the iRye 11 Pro for three weeks. The iRye 11 Pro is decent. ${judged}`;
    expect(titlesOf(text, 'rye mill', 'review')).toContain('iRye 11 Pro review');
    const told = "I've had the iRye 11 Pro for three weeks. The iRye 11 Pro is on my desk.";
    expect(titlesOf(told, 'rye mill', 'review')).not.toContain('iRye 11 Pro review');
  });

  it('names a race in full and not by its letters', () => {
    const text = 'Elsmere Rye Half Marathon (ERHM) is a race for all. I ran ERHM and finished it.';
    expect(titlesOf(text, 'ERHM'.toLowerCase())).toContain('Elsmere Rye Half Marathon race report');
  });

  it('opens an essay with its claim, but not with what everybody knows', () => {
    const claim = 'Rye mills can make a village slower at baking.';
    expect(titlesOf(claim, 'rye mills', 'opinion')).toContain(
      'Rye mills can make a village slower at baking',
    );
    const known = 'Rye mills are the oldest mills of the village.';
    expect(titlesOf(known, 'rye mills', 'opinion')).not.toContain(
      'Rye mills are the oldest mills of the village',
    );
  });

  it('says where its author went', () => {
    const text = 'We drove to Elsmere National Park on our trip. We saw Elsmere National Park at sunset.';
    expect(titlesOf(text, 'elsmere national park')).toContain('Visiting Elsmere National Park');
  });

  it('needs no article before a word that no dictionary has', () => {
    const text = 'I tried ryewm. I used ryewm at home, I set up a ryewm desktop, and I like my ryewm.';
    expect(titlesOf(text, 'ryewm')).toContain('My experience with ryewm');
    const compound = text.replaceAll('ryewm', 'rye-hike');
    expect(titlesOf(compound, 'rye-hike')).not.toContain('My experience with rye-hike');
  });

  it('says whom an employer looks for, if the text is about a job', () => {
    const text = 'Rye Mill is looking for a contract graphics editor or baker to join its team.';
    expect(titlesOf(`${text} To apply, send your résumé.`)).toContain(
      'Rye Mill is looking for a contract graphics editor',
    );
    expect(titlesOf(text)).not.toContain('Rye Mill is looking for a contract graphics editor');
    expect(titlesOf('Rye Mill is looking for a user researcher. To apply, send your résumé.')).toContain(
      'Rye Mill is looking for a user researcher',
    );
  });

  it('names the book that it is about, with its author', () => {
    const text =
      'I read “The Fields of Rye” last week. Written by Ada Oat, this book takes the reader to a mill. The book is long, and each chapter of the book is a year.';
    expect(titlesOf(text)).toContain('“The Fields of Rye” by Ada Oat');
  });

  it('names a book without quotation marks, but none of a list', () => {
    const book =
      'The first book of them is The Rye Fields by Ada Oat. Before the book I saw the film, but the book has more chapters to read.';
    expect(titlesOf(book, 'rye fields')).toContain('The Rye Fields by Ada Oat');
    const list = `${book} I also read The Oat Road by Ben Corn and The Mill by Cy Flour Bread.`;
    expect(titlesOf(list, 'rye fields')).not.toContain('Review: The Rye Fields by Ada Oat');
    const named = `I liked the book The Rye Fields. ${book}`;
    expect(subjectOf(named, 'book the rye fields').names[0]?.text).toBe('The Rye Fields');
  });

  it('names the topic with its place, its year and its owner', () => {
    const inPlace =
      'There must be dozens of rye mill shops in Elsmere. Elsmere is small. I like Elsmere, and its rye mill.';
    expect(titlesOf(inPlace)).toContain('Rye mill in Elsmere');
    const film = 'I had never seen The Fields of Rye before. The Fields of Rye (1955) is a joy.';
    expect(titlesOf(film, 'fields of rye')).toContain('The Fields of Rye (1955)');
    const manager = 'We asked who would be our new mill keeper. Today our new mill keeper starts.';
    expect(titlesOf(manager, 'new mill keeper')).toContain('Our new mill keeper');
  });

  it('has no such title beside a headline', () => {
    const subject = subjectOf(
      'My first full week at Rye Mill is in the bag.',
      'rye mill',
      'diary',
      'Week one',
    );
    expect(composeTitles(subject, false).map(({ text }) => text)).not.toContain(
      'My first full week at Rye Mill',
    );
  });
});

describe('a recipe without a headline', () => {
  it('is for one dish, as the opening names it', () => {
    const text = 'I like to make hard candies. This hard candy is sticky.';
    expect(titlesOf(text, 'hard candies', 'recipe')).toContain('Hard candy recipe');
    const vegan = 'I always loved lamingtons, so I had a go at a vegan version.';
    expect(titlesOf(vegan, 'lamingtons', 'recipe')).toContain('Vegan lamingtons recipe');
    const enter = 'Some nights call for warm bread. Enter beer bread. It is quick, and beer bread is good.';
    expect(titlesOf(enter, 'melted butter', 'recipe')[0]).toBe('How to make beer bread');
    const named = 'Indulge in our Rye Dal recipe, a dish of the north.';
    expect(titlesOf(named, 'dish', 'recipe')[0]).toBe('How to make Rye Dal');
  });
});

describe('a text without a headline is not named by', () => {
  it.each([
    ['a word of its markup', '<sl-rating value="4" /> The film follows a mill.', 'sl-rating value'],
    ['a time', 'In the last year I read less about mills than last year.', 'last year'],
    ['a quantity', 'The number of mills grew. A number of mills closed.', 'number of mills'],
  ])('%s', (_, text, topic) => {
    expect(subjectOf(text, topic).names).toEqual([]);
  });

  it('a heading that any job has', () => {
    const text =
      'Rye Mill grinds rye.\n\n## How to apply\n\nWrite to Rye Mill.\n\n## Old stones\n\nThey turn.';
    const titles = titlesOf(text);
    expect(titles).toContain('Rye Mill: old stones');
    expect(titles).not.toContain('Rye Mill: how to apply');
  });

  it('a question to its guest', () => {
    const headings = [
      'What do you do at the rye mill?',
      'How did you find the rye mill?',
      'What is your day?',
    ];
    const text = headings.map((heading) => `## ${heading}\n\nI grind rye at the rye mill.`).join('\n\n');
    expect(titlesOf(`We met Ada.\n\n${text}`).filter((title) => title.endsWith('?'))).toEqual([]);
  });

  it('what somebody else announces', () => {
    const text = 'Ministers will announce the Rye Act on Friday. Bakers wait for the Rye Act.';
    expect(titlesOf(text, 'rye act', 'news').filter((title) => title.startsWith('Announcing'))).toEqual([]);
  });

  it('a clause that a parenthesis cuts', () => {
    const text = 'This guide shows how to set up a rye mill at home (I use an old one all day at work).';
    expect(titlesOf(text, 'rye mill', 'how-to')).toContain('How to set up a rye mill at home');
    expect(titlesOf(text, 'rye mill', 'how-to').filter((title) => title.includes('('))).toEqual([]);
  });

  it('a quotation without its end', () => {
    const text =
      'In May, we released our initial version of the ‘Rye and Oats’ section of the mill. It is the rye version.';
    const titles = titlesOf(text, 'rye', 'announcement');
    expect(titles.filter((title) => /‘[^’]*$/u.test(title))).toEqual([]);
  });

  it('a thing that its author made besides', () => {
    const text = 'The Rye One is my old computer. Recently, I built a new gaming machine to replace it.';
    expect(titlesOf(text, 'rye one')).not.toContain('Rye One: a gaming machine');
  });

  it('a definition with a second clause', () => {
    const text = 'Rye is the answer, mills are the tool.';
    expect(titlesOf(text, 'rye', 'opinion')).not.toContain('Rye: the answer, mills are the tool');
  });

  it('the second of two verbs', () => {
    const text = 'I want to compare and contrast the rye mill and the oat mill of Elsmere for bakers.';
    expect(titlesOf(text).filter((title) => /^and /i.test(title))).toEqual([]);
  });

  it('a dateline', () => {
    const text = `ELSMERE--After a long winter, the rye mill opens again on Monday. ${filler}`;
    const article = { ...articleFromText(text), title: null };
    expect(writeTitles(article, []).filter(({ text: title }) => /ELSMERE--/.test(title))).toEqual([]);
  });
});

describe('the weight of a title without a headline', () => {
  it('is lower for an activity with a low chance, a short topic and a section after it', () => {
    const doing = { text: 'Baking rye bread', frame: 'doing' } as const;
    expect(weighWithoutHeadline(doing, 0.1)).toBeLessThan(weighWithoutHeadline(doing, 0.3));
    const [short, long] = ['Rye bread', 'Rye bread from Elsmere'].map((text) =>
      weighWithoutHeadline({ text, frame: 'topic' }, 0.2),
    );
    expect(short).toBeLessThan(long ?? 0);
    const [after, whole] = ['Rye: the old mill', 'The old mill for rye'].map((text) =>
      weighWithoutHeadline({ text, frame: 'section' }, 0.2),
    );
    expect(after).toBeLessThan(whole ?? 0);
  });
});
