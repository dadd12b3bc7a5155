import { describe, expect, it } from 'vitest';
import { blocksOf } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { isReport, opensInReport, opensPart } from '#engine/writing/rewriting/paragraphs/report-openings.ts';
import { shortenParagraphs } from '#engine/writing/rewriting/paragraphs/shorten-paragraphs.ts';

const before = 'The mill on the river opens again this week.';

describe('a paragraph of a report', () => {
  it.each([
    ['"We have waited for this day for nine years," said Anna Rye, who owns it.', before],
    ['“We have waited for this day for nine years,” Anna Rye, a baker, said.', before],
    ['Anna Rye, a baker from the next town, says the bread is better now.', before],
    ['The council will meet on Friday.', '"We have waited for this day for nine years," she said.'],
    ['Four minutes later, the wheel turned.', before],
    ['After 10 minutes, the wheel turned.', before],
  ])('opens with: %s', (sentence, previous) => {
    expect(opensInReport(sentence, previous)).toBe(true);
  });

  it.each([
    ['"We have waited for this day for nine years," she said.', before],
    ['"We have waited for this day for nine years," said Anna Rye.', 'She said: "It is good."'],
    ['The council will meet on Friday.', before],
    ['But the council will meet on Friday.', '"We have waited for this day for years," she said.'],
    ['The council will meet on Friday.', 'The list of what they said is short:'],
    ['The loaf is a rye.', 'They call it the "Old Mill."'],
  ])('does not open with: %s', (sentence, previous) => {
    expect(opensInReport(sentence, previous)).toBe(false);
  });

  it('opens with a subject of its own as a last resort', () => {
    expect(opensPart('Harbor masters have closed the gate.', before)).toBe(true);
    expect(opensPart('Sailors wait for the tide.', before)).toBe(true);
    expect(opensPart('The council met on Friday.', before)).toBe(true);
    expect(opensPart('The mill is old.', before)).toBe(false);
    expect(opensPart('You may wait for the tide.', before)).toBe(false);
    expect(opensPart('Rest the dough before noon.', before)).toBe(false);
    expect(opensPart('In terms of bread, it is old.', before)).toBe(false);
    expect(opensPart('The rest went home.', before)).toBe(false);
    expect(opensPart('Still, the wheel turned.', before)).toBe(false);
  });
});

it('is a report if nobody speaks outside its quotations', () => {
  expect(isReport(['The mill is old.', '"I like it," said Anna.'])).toBe(true);
  expect(isReport(['The mill is old.', 'You may like it.'])).toBe(false);
});

const fillers = (start: number): string =>
  Array.from(
    { length: 8 },
    (_, i) =>
      `It was loaf ${start + i} of that day, and it rose as well as the one that they had had before it.`,
  ).join(' ');

describe('a wall of text', () => {
  const quoted = '"Nine years are a long time without bread," said Anna Rye, who owns the mill.';
  const wall = `The mill opens again. ${fillers(1)} ${quoted} ${fillers(10)}`;

  it('is broken before a statement with its speaker', () => {
    const parts = shortenParagraphs(blocksOf(wall)).map(({ body }) => body);
    expect(parts).toHaveLength(2);
    expect(parts[1]).toMatch(/^"Nine years/);
  });

  it('stays whole inside a quotation', () => {
    const open = wall
      .replace('The mill opens again.', '"The mill opens again.')
      .replace(quoted, 'In 1990, the mill burned down for the first time in its life.');
    expect(shortenParagraphs(blocksOf(open))).toHaveLength(1);
  });

  it('is not a paragraph of 230 words', () => {
    const shorter = `The mill opens again. ${fillers(1).split('. ').slice(0, 4).join('. ')}. ${quoted} ${fillers(10).split('. ').slice(0, 5).join('. ')}.`;
    const rest = `${fillers(20)} ${fillers(30)}`.split('. ').slice(0, 5).join('. ');
    expect(shortenParagraphs(blocksOf(`${shorter}\n\n${rest}.`))).toHaveLength(2);
    // A report in one paragraph lost its breaks.
    expect(shortenParagraphs(blocksOf(`# The mill\n\n${shorter}`))).toHaveLength(3);
  });
});
