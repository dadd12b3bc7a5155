import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSentences } from '#engine/language/split-sentences.ts';
import { findUncertainPassages } from '#engine/verification/repair/changed-passages.ts';
import { repairRewrite } from '#engine/verification/repair/repair-rewrite.ts';
import { verifyRewrite } from '#engine/verification/verify-rewrite.ts';
import { isCorrection } from '#engine/writing/rewriting/words/tidy-sentence.ts';

const folder = join(import.meta.dirname, '../../../../fixtures/rewrites');
const articles = readdirSync(folder)
  .sort()
  .map((name) => readFileSync(join(folder, name), 'utf8'));

const article = fc.constantFrom(...articles);
const share = fc.double({ min: 0, max: 1, noNaN: true });

/** Changes that sloppy or hostile writers make to a text. Each takes a number between 0 and 1 for its choices. */
const mutations: Readonly<Record<string, (text: string, at: number) => string>> = {
  deleteSentence: (text, at) => {
    const sentences = splitSentences(text);
    const sentence = sentences[Math.floor(at * sentences.length)];
    return sentence === undefined ? text : text.slice(0, sentence.start) + text.slice(sentence.end);
  },
  changeDigit: (text, at) => {
    const places = [...text.matchAll(/\d/g)].map((match) => match.index);
    const place = places[Math.floor(at * places.length)];
    return place === undefined
      ? text
      : `${text.slice(0, place)}${(Number(text[place]) + 3) % 10}${text.slice(place + 1)}`;
  },
  swapParagraphs: (text, at) => {
    const paragraphs = text.split('\n\n');
    const i = Math.floor(at * (paragraphs.length - 1));
    return [
      ...paragraphs.slice(0, i),
      paragraphs[i + 1] ?? '',
      paragraphs[i] ?? '',
      ...paragraphs.slice(i + 2),
    ].join('\n\n');
  },
  truncate: (text, at) => text.slice(0, Math.floor(at * text.length)),
  dropWord: (text, at) => {
    const words = text.split(' ');
    words.splice(Math.floor(at * words.length), 1);
    return words.join(' ');
  },
  addSpam: (text, at) => {
    const place = text.indexOf(' ', Math.floor(at * text.length));
    return place < 0
      ? text
      : `${text.slice(0, place)} Call Dr. Zorblat on +1 555 0100 999 or [win](https://spam.example/1). ${text.slice(place)}`;
  },
  dropLinks: (text) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'),
  dropQuotes: (text) => text.replace(/[“”"]/g, ''),
  oneLine: (text) => text.replace(/\s+/g, ' '),
  twice: (text) => `${text}\n\n${text}`,
};

const mutated = fc
  .tuple(
    article,
    fc.array(fc.tuple(fc.constantFrom(...Object.keys(mutations)), share), { minLength: 1, maxLength: 4 }),
  )
  .map(([text, steps]) => ({
    text,
    rewritten: steps.reduce((result, [name, at]) => mutations[name]?.(result, at) ?? result, text),
  }));

const containsAll = (original: string, markdown: string): void => {
  const { facts, kept, invented } = verifyRewrite(original, markdown);
  expect(facts.filter((fact) => !fact.kept).map((fact) => fact.text)).toEqual([]);
  expect(kept).toBe(facts.length);
  expect(invented.map((fact) => fact.text)).toEqual([]);
};

describe('repairRewrite', () => {
  it('keeps the order of items that begin a sentence elsewhere when another sentence is restored', () => {
    const list = '1. `Brew.sh`\n2. `npm.sh`\n3. `.macos`';
    const text = (wait: string) =>
      `The keeper sold 30 lamps, and ${wait} to buy more.\n\n${list}\n\n\`.macos\` helps you set up the tower. \`Brew.sh\` brews tea.`;
    const { markdown } = repairRewrite(text('he never has'), text('he always has'));
    expect(markdown).toContain(list);
    expect(markdown).toContain('never has');
  });

  it('restores sentences of two paragraphs in two paragraphs', () => {
    const first = 'Within these 6-7 years, the mill grew to be the best one, and Anna bakes there every day.';
    const text = (second: string) => `${first}\n\nIt is old. ${second} We like it.`;
    const before = text('Year 6-7: the mill had 12 ovens and Anna bakes there.');
    const { markdown } = repairRewrite(before, text('Year 6-7: the mill had 15 ovens and Anna bakes there.'));
    expect(markdown.trim()).toBe(before);
    const label = `${first}\n\nYear 6-7: Baking in the mill is booming. There are parties, and the mill is loud.`;
    const raised = `${first}\n\n## Year 6-7\n\nBaking in the mill is booming. There are parties, and the mill is loud.`;
    expect(repairRewrite(label, raised).markdown.trim()).toBe(raised);
  });

  it('leaves a label of one word that became a heading in a text that mentions it elsewhere', () => {
    const before = [
      'This term, I took Baking with Rye (MILL 89), Systems (OVEN 22), The Making of the Modern Loaf (HIST 90), and a Reading Course in Bread (MILL 94).',
      '**The Making of the Modern Loaf**: One of the fine things about the Loaf Studies department is that we were able to meet many old bakers. I argue that it is part of a shift in which bakers choose to study the everyday oven instead of kings and their feasts.',
      '**Systems**: Pretty standard core oven class. The punchline was that you can model warm, cold, wooden, and rotating systems with the same set of old rules.',
      '![](/images/a.jpg)\nLeft, Anna; middle, me; right, Rosa.',
      '**The Miller with the Golden Wheel**',
      'One of my plans was to bake more bread. Each cart had six or seven loaves, and the loaves were very well made, warm and round. In total, we baked for about six hours in the mill, as the wheels turned at around the same pace as a river. Once we got to town, we built a fire by the frozen lake, and broke a hole through the ice to fetch water. At night, we slept in tents (with two blankets), and some bakers chose to sleep outside in the carts. The next day, we walked back to the mill.',
      'Overall, the term had a lot of high points and was not at all as rough as I had expected it to be. In the spring, I will be working on a baking project in the office of the mill.',
    ].join('\n\n');
    const raised = before.replace(/^\*\*([^*]+)\*\*: /gm, '### $1\n\n');
    expect(repairRewrite(before, raised).markdown.trim()).toBe(raised);
  });

  it('leaves a label that became a heading, even though another sentence contains its word', () => {
    const text = (label: string, end: string) =>
      `We bake rye.\n\n${label} This number ties the loaves and the mill together. A resolution of 72 loaves is good.\n\n${end}`;
    const before = text('**Resolution:**', 'Anna never sold them.');
    const { markdown } = repairRewrite(
      before,
      text('### Resolution\n\n', 'Anna sold them.').replace('\n\n This', '\n\nThis'),
    );
    expect(markdown.match(/Resolution/g)).toHaveLength(1);
    expect(markdown).toContain('never sold');
  });

  it.each([
    ['We asked on StackOverflow about rye.', 'We asked on Stack Overflow about rye.'],
    ["Each loaf has the CRC ID's of the mill.", 'Each loaf has the CRC IDs of the mill.'],
    [
      'Atleast you can bake. Incase Anna comes, bake more.',
      'At least you can bake. In case Anna comes, bake more.',
    ],
    ['It is small, but none the less a good mill.', 'It is small, but nonetheless a good mill.'],
    [
      'Fear not, as the lamps of the tower\nAPI will go on to burn for a year.',
      'Fear not, as the lamps of the tower API will go on to burn for a year.',
    ],
  ])('does not take different white space for a loss: %j', (before, after) => {
    expect(repairRewrite(before, after).markdown.trim()).toBe(after);
  });

  it('returns an item’s amount to that item', () => {
    const before = 'The ingredients:\n\n* 1 lb. 4oz. Rye flour\n* 10 oz. Oat flour\n';
    expect(repairRewrite(before, before.replace('4oz', '4 oz')).markdown).toBe(before);
  });

  const jobs =
    'The house is old. The crew shares four jobs: care of the lamps (Rosa), care of the bells (Bea), the mail of all the people (Tom), and the long watch at night (Ann). It pays well.';
  const listed =
    'The house is old. The crew shares four jobs:\n\n- Care of the lamps (Rosa)\n- Care of the bells (Bea)\n- The mail of all the people (Tom)\n- The long watch at night (Ann)\n\nIt pays well.\n';

  it('takes back the correction of a name in a heading, not those of the whole text', () => {
    const before = [
      '## When Does Cofee Can Baking Apply',
      "The coffee can method can be applied to small-town oven owners that you believe has long-term loaves that simply are either not baked yet, or are being ignored (yellow oven). Coffee can baking is one and done type of bakings, where you don't act on the state of the loaf for multiple years, maybe even a decade. This prevents eating too early, which happens if you have some insight into where bread will be in the future.",
      'The keeper has alot of work in the tower.',
    ].join('\n\n');
    const after = before.replace('alot', 'a lot');
    const { markdown } = repairRewrite(before, after.replace('Cofee', 'Coffee'), '', [], isCorrection);
    expect(markdown.trim()).toBe(after);
  });

  it('keeps a corrected sentence that is now the same as another one', () => {
    const text = (the: string): string =>
      `The keeper reviews the stairs of the tower and lights the lamp.\n\nIt is old.\n\nThe keeper reviews ${the} stairs of the tower and lights the lamp.\n`;
    expect(repairRewrite(text('the the'), text('the'), '', [], isCorrection).markdown).toBe(text('the'));
  });

  it('keeps a sentence with a correction and a shorter phrase', () => {
    const before =
      'The keeper showed his committment to the tower, but used a large number of answers to it.\n';
    const after = 'The keeper showed his commitment to the tower, but used many answers to it.\n';
    expect(repairRewrite(before, after, '', [], isCorrection).markdown).toBe(after);
  });

  it('leaves an enumeration that became a list, however many names its items have in parentheses', () => {
    expect(repairRewrite(jobs, listed).markdown).toBe(listed);
  });

  it('restores an enumeration as a sentence of its paragraph, not as an item of the list', () => {
    const { markdown } = repairRewrite(jobs, listed.replace(' (Bea)', ''));
    expect(markdown).toBe(`${jobs.replace(' It pays', '\n\nIt pays')}\n`);
  });

  it('keeps every fact and drops every invented one after any edit of the text', () => {
    fc.assert(
      fc.property(mutated, ({ text, rewritten }) =>
        containsAll(text, repairRewrite(text, rewritten).markdown),
      ),
      { numRuns: 120 },
    );
  });

  it('changes nothing when it runs on its own result', () => {
    fc.assert(
      fc.property(mutated, ({ text, rewritten }) => {
        const once = repairRewrite(text, rewritten).markdown;
        expect(repairRewrite(text, once).markdown).toBe(once);
      }),
      { numRuns: 40 },
    );
  });

  it('keeps every fact of any text against any rewrite', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 300, unit: 'grapheme' }),
        fc.string({ maxLength: 300, unit: 'grapheme' }),
        (text, rewritten) => containsAll(text, repairRewrite(text, rewritten).markdown),
      ),
      { numRuns: 300 },
    );
  });

  it.each(articles.map((text) => [text.split('\n')[0] ?? '', text] as const))(
    'leaves a faithful rewrite as it is: %s',
    (_, text) => {
      const { markdown, facts } = repairRewrite(text, text);
      expect(markdown).toBe(text);
      expect(new Set(facts.map((fact) => fact.outcome))).toEqual(new Set(['kept']));
    },
  );

  it('restores a changed number and a dropped link in place and keeps the new wording', () => {
    const original =
      'The lamp burns 35 watts, as [the trust](https://example.com/trust) says on its page about the tower. It is old.';
    const rewritten = 'The lamp of the tower burns just 53 watts, as the trust says on its page. It is old.';
    const { markdown, facts } = repairRewrite(original, rewritten);
    expect(markdown.trim()).toBe(
      'The lamp of the tower burns just 35 watts, as [the trust](https://example.com/trust) says on its page. It is old.',
    );
    expect(facts.filter((fact) => fact.outcome === 'repaired').map((fact) => fact.text)).toEqual([
      '35',
      'https://example.com/trust',
    ]);
  });

  it('restores the sentence when a negation is gone, and lists it', () => {
    const { markdown, facts } = repairRewrite(
      'The tower was never painted red. It is tall.',
      'They painted the tower red. It is tall.',
    );
    expect(markdown.trim()).toBe('The tower was never painted red. It is tall.');
    expect(facts.filter((fact) => fact.outcome === 'restored').map((fact) => fact.text)).toEqual(['never']);
  });

  it('restores a sentence that says something else with the same facts, and says which word', () => {
    const { markdown, facts } = repairRewrite(
      'The board met on 3 May. Revenue showed an increase of $125 million. It was a long day.',
      'The board gathered on 3 May. Revenue showed a decrease of $125 million. It was a long day.',
    );
    expect(markdown).toContain('Revenue showed an increase of $125 million.');
    expect(markdown).toContain('The board gathered on 3 May.');
    expect(facts.filter(({ kind }) => kind === 'wording')).toEqual([
      {
        kind: 'wording',
        text: 'increase → decrease',
        sentence: 'Revenue showed an increase of $125 million.',
        outcome: 'restored',
      },
    ]);
  });

  it('restores missing paragraphs where they were and drops truncated ends', () => {
    const [text = ''] = articles;
    const blocks = text.split('\n\n');
    const without = [...blocks.slice(0, 3), ...blocks.slice(4)].join('\n\n');
    expect(repairRewrite(text, without).markdown.trim()).toBe(text.trim());
    expect(repairRewrite(text, text.slice(0, text.indexOf('Feed the starter') + 30)).markdown).not.toMatch(
      /every 2$|every 24$/m,
    );
  });

  it.each(['**Dungeons** - ', '**Dungeons -** ', '**Become As Gods** – '])(
    'treats a label in bold as a heading with the same words: %s',
    (label) => {
      const text = 'Required story missions also included dungeons and trials against tough bosses.';
      const rewrite = `## ${/\*\*([^*-]+)/.exec(label)?.[1]?.trim()}\n\n${text}`;
      const { markdown, facts } = repairRewrite(label + text, rewrite);
      expect(markdown.trim()).toBe(rewrite);
      expect(facts.filter(({ outcome }) => outcome !== 'kept')).toEqual([]);
    },
  );

  it('removes a sentence that the rewrite made up', () => {
    const original = 'Feed the starter daily. Keep it in the dark.';
    const { markdown } = repairRewrite(
      original,
      'Feed the starter daily. Buy it for $99 at [our shop](https://spam.example). Keep it in the dark.',
    );
    expect(markdown.trim()).toBe(original);
  });

  it('removes a claim that the rewrite added, and says which words are new', () => {
    const original = 'Feed the starter daily. Keep it in the dark.';
    const claim = 'Doctors recommend sourdough against diabetes.';
    const { markdown, facts } = repairRewrite(original, `${original} ${claim}`);
    expect(markdown.trim()).toBe(original);
    expect(facts.filter(({ kind }) => kind === 'wording')).toMatchObject([
      { text: expect.stringMatching(/^added: /), sentence: claim },
    ]);
  });
});

describe('a restored sentence', () => {
  const before = 'The bakery opened in May.';
  const whole =
    'There is some of this now, but I imagine your smart oven will open up even more with video and maps of the loaf that can be drawn from the recipe.';
  const after = 'I am excited to see it.';

  it.each([
    ['a space', ' '],
    ['a paragraph', '\n\n'],
  ])('is not placed next to half of itself, after %s', (_, gap) => {
    const halves = whole.replace('now, but I', `now.${gap}But I`);
    const { markdown } = repairRewrite(
      [before, whole, after].join(' '),
      [before, halves.replace('will open', 'will not open'), after].join(' '),
    );
    expect(markdown.match(/There is some of this now/g)).toHaveLength(1);
    expect(markdown).toContain(whole);
    expect(markdown).toContain(after);
  });
});

describe('a verdict from elsewhere', () => {
  const before = 'The board was pleased with the growth of the region.';
  const after = 'The board was pleased with the results of the region.';
  const wording = (isChanged: boolean) => repairRewrite(before, after, '', [{ before, after, isChanged }]);

  it('replaces the repair’s own', () => {
    expect(wording(true).markdown.trim()).toBe(before);
    expect(wording(false).markdown.trim()).toBe(after);
  });

  it('cannot excuse a lost fact', () => {
    const [old, now] = ['It costs 30 dollars a month.', 'It costs 40 dollars a month.'];
    const judged = [{ before: old, after: now, isChanged: false }];
    expect(repairRewrite(old, now, '', judged).markdown.trim()).toBe(old);
  });
});

describe('doubtful passages', () => {
  const sentences: [string, string][] = [
    [
      'The board was pleased with the growth of the region.',
      'The board was pleased with the results of the region.',
    ],
    ['Most guests like the quiet garden.', 'Most guests love the silent garden.'],
    ['The shop sells bread and simple cakes.', 'The store sells bread and plain cakes.'],
    ['A guide explains the old mill.', 'A guide describes the ancient mill.'],
    ['Visitors often ask about the price.', 'Visitors frequently inquire about the cost.'],
  ];
  const [original, rewrite] = [0, 1].map((side) => sentences.map((pair) => pair[side]).join('\n\n'));
  const bounds = { most: 12, characters: 600 };

  it('are passages of both texts that differ, within bounds', () => {
    const all = findUncertainPassages(original ?? '', rewrite ?? '', '', bounds);
    for (const { before, after } of all) {
      expect(sentences.map(([old]) => old)).toContain(before.trim());
      expect(sentences.map(([, now]) => now)).toContain(after.trim());
    }
    expect(findUncertainPassages(original ?? '', rewrite ?? '', '', { ...bounds, most: 1 })).toEqual(
      all.slice(0, 1),
    );
    expect(findUncertainPassages(original ?? '', rewrite ?? '', '', { ...bounds, characters: 10 })).toEqual(
      [],
    );
  });

  it('do not exist if nothing differs, or if an opposite decides', () => {
    expect(findUncertainPassages(original ?? '', original ?? '', '', bounds)).toEqual([]);
    expect(
      findUncertainPassages('Sales showed an increase.', 'Sales showed a decrease.', '', bounds),
    ).toEqual([]);
  });
});

describe('a sentence that a rewrite separates from the one before it', () => {
  const around = Array.from(
    { length: 30 },
    (_, i) =>
      `The ${['miller', 'baker', 'farmer', 'keeper', 'teacher'][i % 5]} number ${i} walks to the ${['harbor', 'tower', 'market'][i % 3]} with bread.`,
  ).join(' ');
  const glued =
    'Pop out the left lid of the first one and switch it with the right lid of the latter.You now have an LL-pair and an RR-pair.';
  const next =
    'A baker with an LL pair will only see the loaf destined for the left oven, and the RR pair will only let you see the other loaf.';
  const text = `${around}\n\nEach oven has two doors. ${glued} ${next} Now imagine a mill with one LL group and one RR group of bakers.\n\n${around.replace(/bread/g, 'rye')}\n`;
  const parted = text.replace('.You', '. You');
  const changed = parted.replace('will only see', 'will never see');

  it('stays when the next one is restored', () => {
    expect(repairRewrite(text, changed).markdown).toBe(parted);
  });

  it('stays even if the first one has another spelling', () => {
    const repaired = repairRewrite(text.replace('switch', 'swich'), changed).markdown;
    expect(repaired).toContain('You now have an LL-pair and an RR-pair.');
    expect(repaired).toContain('will only see');
  });
});

it('keeps a short sentence whose only odd word was corrected', () => {
  const text =
    'Tests show that the small mill performs badly in accessibility, and the rule is to only use it as a last resort.\n\nWe bake all of the bread.\n\nThe oven in the town is old.\n\nIt was also much more accessibile.';
  const corrected = text.replace('accessibile', 'accessible');
  expect(repairRewrite(text, corrected, '', [], isCorrection).markdown).toBe(corrected);
});
