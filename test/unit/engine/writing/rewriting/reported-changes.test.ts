import { describe, expect, it } from 'vitest';
import { checkArticle } from '#engine/writing/checks/check-article.ts';
import { describeChanges } from '#engine/writing/rewriting/describe-changes.ts';

describe('describeChanges', () => {
  it('shows a split as one change, whichever half is longer', () => {
    const whole =
      'The keeper sleeps in a room, and the boat with the mail and the bread for the week comes on Thursday at noon when the tide allows it.';
    const apart =
      'The keeper sleeps in a room. The boat with the mail and the bread for the week comes on Thursday at noon when the tide allows it.';
    const line = 'The tower is old and leans to the east.';
    expect(describeChanges(`${line} ${whole}`, `${line} ${apart}`, 'tower')).toEqual([
      { before: whole, after: apart, reason: 'A long sentence is split to make it easier to read.' },
    ]);
  });
});

describe('an enumeration that becomes a list', () => {
  const reason = 'A series of points is now a list that readers can scan.';
  const enumeration =
    'The keeper has several reasons: the lamp burns more oil in the winter, the stairs are wet in the rain, the boat comes only once a week, and the room under the lamp is cold.';
  const list = [
    'The keeper has several reasons:\n',
    '- The lamp burns more oil in the winter',
    '- The stairs are wet in the rain',
    '- The boat comes only once a week',
    '- The room under the lamp is cold',
  ].join('\n');
  const opening = '# The tower\n\nA tower by the sea.\n\n';
  const town = 'The town lies to the north of the pier.';

  it.each([
    ['at the end', '', ''],
    ['before a sentence', ' He stays anyway.', '\n\nHe stays anyway.'],
    ['before paragraphs', `\n\n${town}\n\nIt is old.`, `\n\n${town}\n\nIt is old.`],
    ['before a new paragraph', `\n\n${town}`, `\n\n${town}\n\nNobody swims here, ever.`],
    ['before a heading', `\n\n## Town\n\n${town}`, `\n\n## Town\n\n${town}`],
  ])('is one change, and no part of it is added or removed: %s', (_, before, after) => {
    const changes = describeChanges(
      `${opening}${enumeration}${before}`,
      `${opening}${list}${after}`,
      'tower',
    );
    const [change, ...others] = changes.filter((one) => /keeper|lamp|stairs|boat|room/.test(one.after));
    expect(others).toEqual([]);
    expect(change).toMatchObject({ before: expect.stringContaining(enumeration), reason });
    expect(change?.after).toContain('- The room under the lamp is cold');
    expect(changes.filter((one) => one.reason.includes('removed'))).toEqual([]);
    expect(changes.filter((one) => one.reason.includes('added')).map((one) => one.after)).toEqual(
      after.includes('Nobody') ? ['Nobody swims here, ever.'] : [],
    );
  });

  it('covers an item in which another edit changed a word', () => {
    const changes = describeChanges(
      `${opening}${enumeration}\n\n${town}`,
      `${opening}${list.replace('only once', 'once')}\n\n${town}`,
      'tower',
    );
    expect(changes.map((one) => one.reason)).toEqual([reason]);
  });

  it('does not cover an item that says something else', () => {
    const changes = describeChanges(
      `${opening}${enumeration}\n\n${town}`,
      `${opening}${list}\n- Nobody pays him for his work\n\n${town}`,
      'tower',
    );
    expect(changes.map((one) => one.reason)).toEqual([reason, 'This passage was added.']);
  });
});

describe('a label that becomes a heading', () => {
  const text =
    'The keeper walks up and down the stairs of the tower six times on every day of the long winter. '.repeat(
      3,
    );
  const labels = `# The tower\n\nA tower by the sea.\n\n**Stairs**\n\n${text}\n\n**Lamp.** ${text}`;

  it('is one change', () => {
    const after = labels.replace('**Stairs**', '## Stairs').replace('**Lamp.** ', '## Lamp\n\n');
    expect(describeChanges(labels, after, 'tower')).toEqual([
      { before: '**Stairs**', after: '## Stairs', reason: 'The author’s own label is now a heading.' },
      expect.objectContaining({
        after: expect.stringMatching(/^## Lamp/),
        reason: 'The author’s own label is now a heading.',
      }),
    ]);
  });
});

describe('a question that becomes a heading', () => {
  it('is one change with the word before it', () => {
    const answer = 'The keeper had left the door of the tower open all night, and the wind put out the lamp.';
    const before = `## The tower\n\nA tower by the sea.\n\nSo what went wrong? ${answer}`;
    const after = before.replace('So what went wrong? ', '### What went wrong?\n\n');
    expect(describeChanges(before, after, 'tower')).toEqual([
      expect.objectContaining({
        before: 'So what went wrong?',
        reason: 'The author’s own label is now a heading.',
      }),
    ]);
  });
});

describe('a check with a percentage', () => {
  it('compares the percentage that it shows', () => {
    // 1 of 219 words is 0.457%, shown as 0.5%.
    const text = `Tower ${'word '.repeat(218)}`;
    const check = checkArticle(text, { title: '', description: '', leadKeyword: 'tower' }).find(
      ({ id }) => id === 'keyword-density',
    );
    expect(check).toMatchObject({ pass: true, note: expect.stringContaining('(0.5%)') });
  });
});
