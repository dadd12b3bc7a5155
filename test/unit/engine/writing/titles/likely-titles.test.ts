import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { endsIncomplete } from '#engine/writing/headlines/ends-incomplete.ts';
import { actions, reasons } from '#engine/writing/titles/compose/likely/action-forms.ts';
import { likelyTitles } from '#engine/writing/titles/compose/likely/likely-titles.ts';
import { introductions, relationPhrases } from '#engine/writing/titles/compose/likely/noun-forms.ts';
import { plainClause } from '#engine/writing/titles/compose/likely/plain-clauses.ts';
import {
  descriptions,
  existents,
  gerundSubjects,
  statements,
} from '#engine/writing/titles/compose/likely/stated-forms.ts';
import { fitting } from '#engine/writing/titles/compose/likely/whole-phrases.ts';
import { readTitleSubject } from '#engine/writing/titles/subject/read-title-subject.ts';
import { writeTitles } from '#engine/writing/titles/write-titles.ts';

const body = [
  'The bakers of Elsmere mill their own flour and sell rye bread at the market.',
  'Rye bread keeps for a week, because rye flour holds more water than wheat flour.',
  'Most bakers in Elsmere bake rye bread twice a week and wheat bread on Sundays.',
  'A starter of rye flour and water needs five days before it raises rye bread.',
].join(' ');
const titlesOf = (opening: string): string[] =>
  writeTitles(articleFromText(`${opening} ${body}\n\n${body}`), []).map(({ text }) => text);

describe('a sentence that probably says what a text is about', () => {
  it.each([
    [
      'Rye bread and wheat bread divide the bakers of Elsmere.',
      'Rye Bread and Wheat Bread Divide the Bakers of Elsmere',
    ],
    [
      'Last week I transferred my rye bread from Elsmere to Brighton.',
      'Transferring My Rye Bread from Elsmere to Brighton',
    ],
  ])('gives the first title of a text without a headline: %s', (opening, title) => {
    expect(titlesOf(opening)[0]).toBe(title);
  });

  it('gives none beside a headline', () => {
    const read = (text: string) => likelyTitles(readTitleSubject(articleFromText(text), []), true);
    const text = `Last week I transferred my rye bread from Elsmere to Brighton. ${body}`;
    expect(read(text)).not.toEqual([]);
    expect(read(`# Bread in Elsmere\n\n${text}`)).toEqual([]);
  });
});

describe('plainClause', () => {
  it.each([
    ['Back in March, the mill won a prize', 'the mill won a prize'],
    ['Yesterday I sold the mill', 'I sold the mill'],
    [
      'I find that my best bread is baked by hand--with a scale in front of me',
      'my best bread is baked by hand',
    ],
    ['Rye changed my life (really), which I never expected', 'Rye changed my life'],
    ['We are proud to announce the mill is open all night', 'the mill is open all night'],
  ])('keeps the statement of %s', (sentence, clause) => {
    expect(plainClause(sentence)).toBe(clause);
  });

  it.each(['Until yesterday, I used a scale', 'If it rains, the mill stays shut'])(
    'keeps the limit of %s',
    (line) => {
      expect(plainClause(line)).toBe(line);
    },
  );
});

describe('forms of a clause', () => {
  it('turns what the author did, does or plans into an action', () => {
    expect(actions("I've transferred my mill to Rye")).toEqual(['transferring my mill to Rye']);
    expect(actions('I decided to quit eating bread for one week')).toEqual([
      'quitting eating bread for one week',
    ]);
    expect(actions('I am beyond thrilled to join the mill as a baker')).toEqual([
      'joining the mill as a baker',
    ]);
    expect(actions('We started baking rye for the market')).toEqual(['baking rye for the market']);
  });

  it('leaves out clauses that say little or are not actions', () => {
    for (const line of [
      'I was driving to work',
      'I used to always bake',
      'I spent a lot of time',
      'I think of rye',
    ])
      expect(actions(line), line).toEqual([]);
  });

  it('takes the reason that the sentence gives', () => {
    expect(reasons('I started milling in Elsmere because I love rye')).toEqual([
      'Why I started milling in Elsmere',
    ]);
    expect(reasons('We should say where we stand because readers ask')).toEqual([]);
  });

  it('keeps a whole statement with a subject of its own', () => {
    expect(statements('rye bread changed my life')).toEqual(['rye bread changed my life']);
    for (const line of [
      'I baked rye bread for a year',
      'our first day was a Sunday',
      'nothing could really help',
      'they bake rye bread',
    ])
      expect(statements(line), line).toEqual([]);
  });

  it('describes what a sentence defines, but not a person who only opens the text', () => {
    expect(descriptions('Elsmere Sound is an enormous fjord in the south', '')).toContain(
      'Elsmere Sound: an enormous fjord in the south',
    );
    expect(descriptions('Ada Rye was one of my four great-aunts', '')).toEqual([
      'Ada Rye: one of my four great-aunts',
    ]);
    expect(
      descriptions('Ada Rye was a physician of the north', 'Ada Rye was a physician. She retired.'),
    ).toEqual([]);
    expect(descriptions('The Retelling is a tale of parts of Jason and the Argonauts', '')).not.toContain(
      'Retelling: a tale of parts of Jason',
    );
  });

  it('takes the action that is a subject, whole', () => {
    expect(gerundSubjects('Guessing how long a loaf will take is like fishing')).toEqual([
      'Guessing how long a loaf will take',
    ]);
    expect(gerundSubjects('Nothing could really have prepared me for it')).toEqual([]);
  });

  it('names what there is', () => {
    expect(existents("There's a version of bread we carry nostalgia for")).toEqual([
      'The version of bread we carry nostalgia for',
    ]);
    expect(existents('there are also unlikely paths to baking')).toEqual(['unlikely paths to baking']);
  });

  it('names relations and what is new', () => {
    expect(relationPhrases('I tweeted a complaint I had about the mill')).toEqual([
      'a complaint about the mill',
    ]);
    expect(introductions('We are happy to announce our new oven')).toEqual(['Introducing our new oven']);
    expect(introductions('We announce the mill has won a grant')).toEqual([]);
  });
});

describe('fitting', () => {
  it('cuts no pair, no joint name, no abbreviation and no time of day', () => {
    expect(fitting('the difference between the rye of the northern valley farms and wheat', 3)).toEqual([]);
    expect(fitting('the dismissal of Dr. Oat from the mill by the owners of it all', 3)).not.toEqual([
      'the dismissal of Dr',
    ]);
    expect(
      fitting('a retelling of the older parts of Jason and the Argonauts of the northern sea', 3),
    ).not.toContain('a retelling of the older parts of Jason');
    expect(fitting('attending a debate last night in Elsmere', 3)).toEqual(['attending a debate in Elsmere']);
  });

  it('keeps no second sentence', () => {
    expect(fitting('the art of baking rye bread, and I had no answer', 3)).toEqual([
      'the art of baking rye bread',
    ]);
  });

  it('keeps no slip of the author and no phrase that points outside', () => {
    expect(fitting('the gap between rye and and wheat', 3)).toEqual([]);
    expect(fitting('moving it to the mill', 3)).toEqual([]);
  });
});

describe('endsIncomplete', () => {
  it.each(['Thoughts on Mr', 'The Statement on Dr', 'My Year of Ph'])(
    '%s: cut at an abbreviation',
    (title) => {
      expect(endsIncomplete(title)).toBe(true);
    },
  );
});
