import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { raiseLeadIns } from '#engine/writing/rewriting/sections/lead-ins.ts';

const text =
  'The keeper walks up and down the stairs of the tower six times on every day of the winter. The boat brings bread and coal on Thursday when the tide allows it.';
const opening = 'The tower by the sea is older than the town.';
const raised = (markdown: string): string[] =>
  renderBlocks(raiseLeadIns(blocksOf(markdown))).match(/^#{1,6} .*$/gm) ?? [];
const section = (...labels: string[]): string =>
  labels.map((label) => `${label}${text} ${text}`).join('\n\n');

describe('the author’s own labels', () => {
  it('become headings if a video ends each section', () => {
    const video = '{{< youtube a1 >}}\n\n';
    expect(
      raised(section('**Stairs**\n\n', `${video}**The lamp**\n\n`, `${video}**The pier**\n\n`)),
    ).toHaveLength(3);
  });

  it('do not depend on a label of another kind or on a bold statement', () => {
    const row = (label: string, rest: string): string =>
      `## The tower\n\n${opening}\n\n${label}\n\n**${rest}Climb the stairs**\n\n${text} ${text}\n\n**${rest.replace('1', '2')}Light the lamp**\n\n${text} ${text}`;
    const long =
      '**If you have ever climbed a tower by the sea in a storm, then you know how loud the wind is.**';
    expect(raised(row(long, ''))).toHaveLength(3);
    expect(raised(row('**Why not?**', ''))).toEqual(['## The tower']);
    const pier = `\n\n## The pier\n\n${opening}\n\n**Stay in touch**\n\n${text}`;
    expect(raised(row(opening, '1. ') + pier)).toHaveLength(4);
    expect(raised(row(opening, '') + pier)).toHaveLength(2);
  });

  it.each(['But most importantly', 'Most importantly', 'And the rest of the stairs', 'First of all'])(
    'do not include a conjunction or an adverb: %s',
    (label) => {
      expect(raised(section('**Stairs:**\n\n', `**${label}:**\n\n`, '**The lamp:**\n\n'))).toEqual([
        '## Stairs',
        '## The lamp',
      ]);
      expect(raised(section('**Stairs:**\n\n', '**The family:**\n\n'))).toHaveLength(2);
    },
  );

  it.each(['Use the lamp to', "Don't use your", 'The tower contains'])(
    'stay bold if the text below completes one of them: %s',
    (label) => {
      expect(raised(section('**Stairs:**\n\n', `**${label}:**\n\n`, '**The lamp:**\n\n'))).toEqual([]);
      expect(raised(section('**Stairs:**\n\n', '**How to:**\n\n'))).toHaveLength(2);
    },
  );

  it.each([
    [
      'a statement after an ordinal',
      ['First, the steps grow in both directions. ', 'Second, is to light the lamp. '],
    ],
    ['a description of the label', ['**Stairs.** The oldest part of the tower. ', '**The lamp.** ']],
    ['a part of the text above', ['**Stairs**\n\n', '**At the very end.**\n\n', '**The lamp**\n\n']],
    ['a step of a story', ['**Stairs**\n\n', '**Then we lit the lamp.**\n\n', '**The pier**\n\n']],
    ['a reference', ['**Stairs**\n\n', '**In light of these numbers, you may ask:**\n\n']],
    ['a sentence that leans on the one before', ['**Stairs.** ', '**Of course, you climb them.** ']],
    ['another example', ['**Stairs**\n\n', '**Another example:**\n\n']],
    ['a missing number', ['**1. Climb**\n\n', '**2. Rest**\n\n', '**4. Light the lamp**\n\n']],
  ])('stay if one of them is %s', (_, labels) => {
    expect(raised(section(...labels))).toEqual([]);
  });

  it('stay if the text above announces another number of them', () => {
    const labels = section('**Stairs**\n\n', '**The lamp**\n\n');
    expect(raised(`${opening} We built it in four stages.\n\n${labels}`)).toEqual([]);
    expect(raised(`${opening} There are three parts to clean every day.\n\n${labels}`)).toEqual([]);
    expect(raised(`${opening} We built it in two stages.\n\n${labels}`)).toHaveLength(2);
    expect(raised(`${opening} It took ten years.\n\n${labels}`)).toHaveLength(2);
  });

  it('stay if a colon announces only one of them', () => {
    const labels = (above: string): string =>
      `${opening}\n\n${section('**Climb it.**\n\n')}${above}\n\n${section('**Who lights the lamp?**\n\n')}`;
    expect(raised(labels(' There is one question:'))).toEqual([]);
    expect(raised(labels(' It is old.'))).toHaveLength(2);
  });

  it('do not include remarks in plain letters', () => {
    const lines = (first: string): string => section(`${first}\n\n`, 'How we light it\n\n', 'How we pay\n\n');
    expect(raised(lines('Guess what?'))).toEqual([]);
    expect(raised(lines('Oh well, here goes -'))).toEqual([]);
    expect(raised(lines('How we climb'))).toHaveLength(3);
  });

  it('stay if one of them ends the sentence above it', () => {
    const lines = (above: string): string =>
      `## The tower\n\n${opening}\n\n**Climb the stairs**\n\n${text} ${text} ${above}\n\n**Light the lamp**\n\n${text} ${text}`;
    expect(raised(lines('And it is old.'))).toHaveLength(3);
    expect(raised(lines('And last but not least,'))).toEqual(['## The tower']);
  });

  it.each([
    ['bold lines', ['**Stairs**\n\n', '**The lamp:**\n\n'], ['### Stairs', '### The lamp']],
    [
      'lines with a mark',
      ['**Stairs**\n\n', '**Light the lamp!**\n\n', '**Why?**\n\n'],
      ['### Stairs', '### Light the lamp!', '### Why?'],
    ],
    [
      'long questions on lines of their own',
      [
        '**Who climbs?**\n\n',
        '**When did you climb the stairs of the tower for the first time, and why?**\n\n',
      ],
      ['### Who climbs?', '### When did you climb the stairs of the tower for the first time, and why?'],
    ],
    ['bold openings', ['**Stairs.** ', '**The lamp**: '], ['### Stairs', '### The lamp']],
    ['bold questions', ['**Who climbs?** ', '**Why at night?** '], ['### Who climbs?', '### Why at night?']],
    [
      'bold exclamations',
      ['**Climb it!** ', '**Light the lamp.** ', '**Pier.** '],
      ['### Climb it!', '### Light the lamp', '### Pier'],
    ],
    [
      'whole bold sentences',
      [
        '**If you like old towers, climb this one in the evening.** ',
        '**The lamp is the best part of it.** ',
      ],
      ['### If you like old towers, climb this one in the evening', '### The lamp is the best part of it'],
    ],
    [
      'numbered lines with a period',
      ['**1. Climb the stairs.**\n\n', '**2. Light the lamp.**\n\n'],
      ['### 1. Climb the stairs', '### 2. Light the lamp'],
    ],
    [
      'lines with letters',
      ['**a) Climb the stairs**\n\n', '**b) Light the lamp**\n\n'],
      ['### a) Climb the stairs', '### b) Light the lamp'],
    ],
    [
      'three words that a dash joins to their sentence',
      ['**Stairs** - ', '**The lamp -** ', '**Pier** – '],
      ['### Stairs', '### The lamp', '### Pier'],
    ],
    [
      'three words with a colon, in plain letters',
      ['Stairs: ', 'Lamp, light, oil: ', 'The pier: '],
      ['### Stairs', '### Lamp, light, oil', '### The pier'],
    ],
    [
      'three lines without marks',
      ['The stairs\n\n', 'How the lamp turns\n\n', 'Who climbs?\n\n'],
      ['### The stairs', '### How the lamp turns', '### Who climbs?'],
    ],
    [
      'short first sentences in order',
      ['Step 1: Climb the stairs. ', 'Step 2: Light the lamp. '],
      ['### Step 1: Climb the stairs', '### Step 2: Light the lamp'],
    ],
  ])('become headings one level below their section: %s', (_, labels, headings) => {
    expect(raised(`## The tower\n\n${opening}\n\n${section(...labels)}`)).toEqual([
      '## The tower',
      ...headings,
    ]);
  });

  it.each([
    ['a single one', section('**Stairs**\n\n')],
    ['recurring speakers', section('**Ann:** ', '**Bea:** ', '**Ann:** ')],
    ['words that a dash joins to their sentence', section('**Stairs** - ', '**The lamp -** ')],
    ['plain words next to a clause', section('Stairs: ', 'Lamp: ', 'The light was green: ', 'Pier: ')],
    ['two lines without marks', section('The stairs\n\n', 'The lamp\n\n')],
    ['lines of a poem', 'The stairs are old\n\nThe lamp is cold\n\nThe pier is gone\n\nThe boat goes on'],
    [
      'lines below images',
      section('![](a.jpg)\n\nOur stairs\n\n', '![](b.jpg)\n\nThe lamp\n\n', '![](c.jpg)\n\nThe pier\n\n'),
    ],
    ...['{{< youtube a1 >}}', '<iframe src="a1"></iframe>', 'https://youtu.be/a1', '![A](a.jpg)'].map(
      (media) => [
        `names of what is above them: ${media}`,
        section(`${media}\n\n**Stairs**\n\n`, `${media}\n\n**The lamp**\n\n`),
      ],
    ),
    ['recurring lines', section('The stairs\n\n', 'The lamp\n\n', 'The stairs\n\n')],
    ['terms that are explained', 'Stairs: A way up.\n\nLamp: A light.\n\nPier: A way out.'],
    [
      'bold sentences that a colon joins to the next',
      section('**Stairs.** ', '**In all the old towers of our coast, the keepers have a rule:** '),
    ],
    ['sentences that depend on the one before', section('**This is old.** ', '**But we like the tower.** ')],
    [
      'openings with one paragraph each, above an ending without a label',
      `${section('**Stairs.** ', '**The lamp.** ', '**Pier.** ')}\n\n${text}\n\n${text}\n\n${text}`,
    ],
    [
      'lines that refer to another one',
      section('**Pause and think of this.**\n\n', '**Remember these:**\n\n'),
    ],
    [
      'lines above the author’s own headings that lack a space',
      section('**Stairs**\n\n', '**Remember the lamp:**\n##Your lamp decides how far you see.\n\n'),
    ],
    ['shouts', section('**Climb it!**\n\n', '**Light it!**\n\n')],
    ['notes', section('**Note:** ', '**Update:** ')],
    ['the first words of a sentence', section('**Stairs** and lamps. ', '**Lamps** and stairs. ')],
    ['bold sentences', section('**The stairs are old.**\n\n', '**Yes, they are, and steep.**\n\n')],
    [
      'sentences that only begin with a number',
      section('First, let’s look at the stairs. ', 'Second is the lamp of the tower. '),
    ],
    [
      'sentences that point to a picture',
      section('First, here are the stairs of the tower. ', 'Finally, here’s the lamp completely lit. '),
    ],
    ['entries without text of their own', '**Stairs**\n\nTen.\n\n**Lamps**\n\nTwo.'],
    ['items of a list', `- **Stairs**\n\n  ${text}\n\n- **Lamp**\n\n  ${text}`],
    [
      'labels with some directly below each other',
      `${section('**Stairs**\n\n', '**Lamp**\n\n')}\n\n## The town\n\n**Pier**\n\n${text}`,
    ],
    ['quotations', `> **Stairs**\n>\n> ${text}\n>\n> **Lamp**\n>\n> ${text}`],
  ])('stay as they are: %s', (_, body) => {
    const markdown = `## The tower\n\n${opening}\n\n${body}`;
    expect(raised(markdown)).toEqual(markdown.match(/^#{1,6} .*$/gm));
  });

  it('become headings next to bold captions, which do not', () => {
    const picture = (caption: string): string => `![](a.jpg)\n\n**${caption}**\n\n`;
    const body = section(
      `${picture('Our stairs!')}**Stairs.** `,
      `${picture('The lamp at dusk')}**The lamp.** `,
    );
    expect(raised(`## The tower\n\n${opening}\n\n${body}`)).toEqual([
      '## The tower',
      '### Stairs',
      '### The lamp',
    ]);
  });

  it.each([
    ['the head of a letter', `**From:** Ann \\\n**To:** all of us`],
    ['a list that names them', '- **Stairs**\n- **Lamp**'],
    ['a paragraph that opens with a bold question', `**Who climbs?** ${text}`],
  ])('become headings below %s', (_, before) => {
    const body = section('**Stairs**\n\n', '**Lamp**\n\n');
    expect(raised(`${before}\n\n${text}\n\n## The tower\n\n${opening}\n\n${body}`)).toEqual([
      '## The tower',
      '### Stairs',
      '### Lamp',
    ]);
  });

  it('become headings without the note among them', () => {
    const body = section('**Stairs**\n\n', '**Lamp**\n\n', '**By the way:** ', '**Pier**\n\n');
    expect(raised(`${opening}\n\n${body}`)).toEqual(['## Stairs', '## Lamp', '## Pier']);
  });

  it('stay as they are directly below a heading', () => {
    expect(raised(`## The tower\n\n${section('**Stairs**\n\n', '**Lamp**\n\n')}`)).toEqual(['## The tower']);
  });
});
