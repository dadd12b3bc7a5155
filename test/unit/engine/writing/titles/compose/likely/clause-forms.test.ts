import { describe, expect, it } from 'vitest';
import { actions, reasons } from '#engine/writing/titles/compose/likely/action-forms.ts';
import { introductions, relationPhrases } from '#engine/writing/titles/compose/likely/noun-forms.ts';
import {
  descriptions,
  existents,
  gerundSubjects,
  statements,
} from '#engine/writing/titles/compose/likely/stated-forms.ts';

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
