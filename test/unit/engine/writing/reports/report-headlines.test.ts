import { describe, expect, it } from 'vitest';
import { reportHeadlines } from '#engine/writing/reports/report-headlines.ts';
import { asPassive, asReason } from '#engine/writing/reports/reworded-headlines.ts';
import { withoutAsides } from '#engine/writing/reports/simplify-sentence.ts';
import { notEmpty } from '#test/not-empty.ts';

const headlinesOf = (sentence: string): string[] => reportHeadlines(sentence).map(({ text }) => text);

describe('the headline of a sentence', () => {
  it.each([
    [
      'The Vermont food giant Ryefield has agreed to pay a $1.5m (£1.2m) fine for bribing a food inspector.',
      'Ryefield to pay a $1.5m fine for bribing a food inspector',
    ],
    [
      'A 34-year-old firefighter who had just joined the department was killed Tuesday when a mill roof collapsed, police said.',
      'Firefighter killed when a mill roof collapsed, police say',
    ],
    [
      "Vermont's jobless total rose for the second month in a row in December, official figures show.",
      "Vermont's jobless total rises for the second month in a row",
    ],
    [
      'The Bank of Vermont has left interest rates on hold again at 4.75%, in a widely predicted move.',
      'Bank of Vermont leaves interest rates on hold again at 4.75%',
    ],
    [
      'Ryefield is planning a new mill in Barre for 200 bakers, according to Tom Hale, chief of the union.',
      'Ryefield plans a new mill in Barre for 200 bakers',
    ],
    [
      'A survey of the magazine Flour has revealed that many bakers are unhappy with their mills.',
      'Many bakers are unhappy with their mills, survey reveals',
    ],
    [
      'At least 12 mills in two states have been closed, according to the union.',
      'At least 12 mills in two states closed',
    ],
    [
      'Following the flood, Ryefield plans to build a new mill with two wheels in Barre, according to sources.',
      'Ryefield plans to build a new mill with two wheels in Barre',
    ],
    [
      'Ryefield is set to raise up to $12.9bn from its record-breaking listing in Boston.',
      'Ryefield to raise up to $12.9bn',
    ],
  ])('says who did what, in the tense of headlines: %s', (sentence, headline) => {
    expect(headlinesOf(sentence)).toContain(headline);
  });

  it.each([
    // What is cut off would complete the verb, the last noun or the list.
    [
      'Tom Hale has urged the Barre mayor Ada Cole to apologize for what she said to a reporter last week.',
      /Ada Cole$/,
    ],
    [
      'The Barre court has ordered an investigation into the fall of the mill that killed three people.',
      /investigation$/,
    ],
    [
      'Ryefield sells bread, flour and starters to more than four hundred bakeries in the northern states.',
      /bread$|flour$/,
    ],
    [
      'The judge ruled that the former owner of the mill who lives in Barre can be heard in the new case.',
      /of the mill$/,
    ],
    // Only the text before it says who is meant.
    ['The company has closed three of its mills in Vermont.', /^(?:The )?company/i],
    ['It has closed three of its mills in Vermont.', /^It/],
    // The verb belongs to a quotation or to a description.
    [
      'A "mill subsidized by nobody" in Barre is being used again by its former owner, say the bakers.',
      /^A "mill/,
    ],
    [
      'Ryefield, a firm focused on flour, announced a new mill with the state, its partner of many years.',
      /focused/,
    ],
  ])('is whole and names its subject: %s', (sentence, wrong) => {
    expect(headlinesOf(sentence).filter((text) => wrong.test(text))).toEqual([]);
  });

  it('keeps the adjectives that turn or limit a noun', () => {
    const found = headlinesOf(
      'The alleged owner has sold the first three beautiful wheels to a former miller.',
    );
    expect(found.length).toBeGreaterThan(0);
    for (const text of found) expect(text).toMatch(/^Alleged owner.*first three/);
  });

  it('keeps a doubt', () => {
    const found = headlinesOf('The Barre millers allegedly sold wet flour to four bakeries.');
    expect(found.length).toBeGreaterThan(0);
    for (const text of found) expect(text).toContain('allegedly');
  });

  it('needs a room of 60 characters', () => {
    const found = headlinesOf(
      'The Bank of Vermont has left the interest rates of its northern branches on hold again at 4.75% after a long debate.',
    );
    for (const text of notEmpty(found)) expect(text.length).toBeLessThanOrEqual(60);
  });
});

describe('a sentence without its asides', () => {
  it.each([
    ['In Barre last week, the mill announced its plan.', 'In Barre, the mill announced its plan.'],
    ['The mill, however, was closed on Monday.', 'The mill was closed.'],
    ['The mill closed, a new study shows.', 'The mill closed.'],
    ['The mill was open until Tuesday.', 'The mill was open until Tuesday.'],
  ])('keeps its claim: %s', (sentence, plain) => {
    expect(withoutAsides(sentence)).toBe(plain);
  });
});

describe('a headline in another frame', () => {
  const [first] = reportHeadlines("The White Mill condemned Ryefield's plan on Friday.");

  it('asks why', () => {
    expect(first && asReason(first)).toEqual(["Why the White Mill condemned Ryefield's plan"]);
  });

  it('begins with what it was done to', () => {
    expect(first && asPassive(first)).toEqual(["Ryefield's plan condemned by White Mill"]);
  });

  it('is not made of a second action of the same actor', () => {
    const [both] = reportHeadlines("The White Mill condemned Ryefield's plan and left the union.");
    expect(both && asPassive(both)).toEqual([]);
  });

  it('gives no reason for what is only planned', () => {
    const [planned] = reportHeadlines('The White Mill is set to condemn the plan of Ryefield.');
    expect(planned && asReason(planned)).toEqual([]);
  });
});
