import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { buildArticles } from '#engine/writing/rewriting/build-articles.ts';
import { describeImages } from '#engine/writing/rewriting/image-texts.ts';

const article = articleFromText('The keeper paints this lamp. A tall stone tower is above the harbor.');
const described = (markdown: string): string =>
  renderBlocks(describeImages(blocksOf(markdown), article)).trimEnd();

const describedHtml = (caption: string): string =>
  described(
    `<figure><img src="x1.jpg"><figcaption>${caption.replace(/\*/g, '').replace(/\[([^\]]*)\]\(([^()]*)\)/, '<a href="$2">$1</a>')}</figcaption></figure>`,
  );

it.each(['who-paints-this-lamp.png', 'tall-overview-above-the-harbor.png'])(
  'a file name is not an alt text if it asks a question or names a kind of picture: %s',
  (name) => {
    const known = articleFromText('Who paints this lamp? A tall overview above the harbor shows the lamp.');
    const text = `It is old.\n\n![](${name})`;
    expect(renderBlocks(describeImages(blocksOf(text), known)).trimEnd()).toBe(text);
  },
);

describe('alt text that says nothing', () => {
  it('gives way to a description without its label', () => {
    const text = 'Image description: The lamp at dusk with its red door. It stands on a rock.';
    expect(described(`![](x1.jpg)\n\n${text}`)).toBe(
      `![The lamp at dusk with its red door](x1.jpg)\n\n${text}`,
    );
  });

  it.each(['', 'image', 'Screenshot 2', 'Alt text', 'pic', 'IMG_2231', '13095_10152663_n', 'Lamp'])(
    'gives way to the caption: "%s"',
    (alt) => {
      expect(described(`![${alt}](x1.jpg)\n*The lamp is lit at dusk.*`)).toBe(
        '![The lamp is lit at dusk.](x1.jpg)\n*The lamp is lit at dusk.*',
      );
    },
  );

  it.each([
    '![The old lamp](x1.jpg)\n*Our tower at dusk in May*',
    '![](x1.jpg)\n\n*Get it on the market*',
    '![](x1.jpg)\n\n*Photo by Anna Poe*',
    '![Lamp](img/tall-stone-tower.jpg)',
    '![tall_stone_tower.jpg](img/tall-stone-tower.jpg)',
    '## Old Harbor\n\n![image](x1.jpg)',
    '## Old Harbor\n\n![](keeper_cop.png)',
    '## Tall Stone Tower Lamp Harbor\n\n![](84fb1e13d7fa.jpg)',
    '![](x1.jpg)\n*A drawing of what I saw*',
    '![](x1.jpg)\n*Now pour some of the hot lamp oil in to*',
    '![](x1.jpg)\n\n*The keeper pours oil into the*',
    "Here's the basic problem:\n\n![](x1.jpg)",
    'Here are some of the results:\n\n![](x1.jpg)',
    '![](img/tall-stone-tower-cop.jpg)',
    '![](img/harbor-stone-tower.jpg)',
    '![](x1.jpg)\n*Note that the lamp is lit.*',
    '![](img/compare-tall-stone-tower.jpg)',
    '{{< figure src="x1.jpg" title="..." >}}',
    '![Lamp](x1.jpg)\n*Wow. The pictures say so little.*',
    '## Anna Berg\n\n![](Zorbal-Mariam-Poeth-660x880.jpg)',
    'A brass lamp of the keepers\n![](x1.jpg)\n\n## The tower',
    'Here are some pictures of the old lamp:\n\n![](x1.jpg)',
  ])('stays if nothing says more: %s', (markdown) => {
    expect(described(markdown)).toBe(markdown);
  });
});

it('reads no file name in the tags of an article as a name', () => {
  const text =
    '{{< gallery >}}\n    <img src="img/keepers_tower.jpg" />\n    <img src="img/keepers_harbor.jpg" />\n{{< /gallery >}}';
  const known = articleFromText(`The keeper paints this lamp.\n\n${text}`);
  expect(renderBlocks(describeImages(blocksOf(text), known)).trimEnd()).toBe(text);
});

it.each([
  ["Here's my first week in the tower.", 'My first week in the tower'],
  ['We like it. Here is an example of the lamps at dusk:', 'An example of the lamps at dusk'],
  ['After that, the finished lamp looks like this:', 'The finished lamp'],
  ['This is what the old lamp looks like:', 'What the old lamp looks like'],
  ['The finished lamp:', 'The finished lamp'],
])('an image gets the words that announce it: %s', (line, alt) => {
  expect(described(`${line}\n\n![](x1.jpg)`)).toBe(`${line}\n\n![${alt}](x1.jpg)`);
});

it.each([
  "Here's what it looks like:",
  "Here's an example:",
  'This is the oldest lamp of the town.',
  'As shown in the diagram below:',
  'It looks like this:',
  'The keeper lights the lamp:',
])('an announcement without a name gives an image no alt text: %s', (line) => {
  expect(described(`${line}\n\n![](x1.jpg)`)).toBe(`${line}\n\n![](x1.jpg)`);
});

it('reads a title without its marks', () => {
  expect(described('![](x1.jpg "*The tall lamp*")')).toBe('![The tall lamp](x1.jpg "*The tall lamp*")');
});

it.each(['84fb1e13d7fa.jpg', 'old-harbor2.jpg'])(
  'an image whose file name names nothing else gets the heading above it: %s',
  (file) => {
    expect(described(`## Old Harbor\n\n![](${file})`)).toBe(`## Old Harbor\n\n![Old Harbor](${file})`);
  },
);

it('gives an image no alt text from a heading in capitals', () => {
  expect(described('## LIGHT YOUR LAMP\n\n![](84fb1e13d7fa.jpg)')).toBe(
    '## LIGHT YOUR LAMP\n\n![](84fb1e13d7fa.jpg)',
  );
});

it('gives a long caption to the first image that has it, because the other may be copied', () => {
  const shown = (at: number, alt = ''): string =>
    `![${alt}](x${at}.jpg)\n*The oldest lamp of the whole town*`;
  expect(described(`${shown(1)}\n\n${shown(2)}`)).toBe(
    `${shown(1, 'The oldest lamp of the whole town')}\n\n${shown(2)}`,
  );
});

it('does not count images of the same thing', () => {
  const markdown = '![](tall-stone-tower-1.jpg)\n\n![](tall-stone-tower-2.jpg)';
  expect(described(markdown)).toBe(markdown.replace('![]', '![Tall stone tower]'));
});

it('leaves out the owner of the rights to an image', () => {
  expect(describedHtml('*The lamp at dusk © Anna Poe*')).toContain('alt="The lamp at dusk"');
});

it('leaves out the link to a larger image in the middle of a caption', () => {
  const line = '*The lamp at dusk ([Large Photo](x2.jpg)). It is lit.*';
  expect(describedHtml(line)).toContain('alt="The lamp at dusk. It is lit."');
});

it('gives images after an announcement of several things no alt text', () => {
  const markdown = 'Here are some of the lamps:\n\n![](x1.jpg)\n\n![](x2.jpg)';
  expect(described(markdown)).toBe(markdown);
});

it('reads a sentence next to an image as its caption if the text has several', () => {
  const pair = (at: number, alt = ''): string => `We met keeper ${at}\n![${alt}](x${at}.jpg)`;
  const several = [1, 2, 3].map((at) => pair(at)).join('\n\n');
  expect(described(several)).toBe([1, 2, 3].map((at) => pair(at, `We met keeper ${at}`)).join('\n\n'));
  expect(described(pair(1))).toBe(pair(1));
});

it('does not read running text below an image as its caption', () => {
  const line = 'The keeper is also up there as it offers easy access to the lamp.';
  const text = [1, 2, 3]
    .map((at) => `![Keeper](x${at}.jpg)\n${line} The same applies to pier ${at}, where we met.`)
    .join('\n\n');
  expect(described(text)).toBe(text);
  const prose = `${line} It is old and we like it a lot, so we go there on every day of the week.`;
  expect(described(text.replaceAll(line, prose))).toBe(text.replaceAll(line, prose));
});

it('keeps a name that the caption does not have', () => {
  const text = '![Zorvath](x1.jpg)\n*A simple lamp that we built for a friend*';
  expect(described(text)).toBe(text);
});

it('replaces a name that several images have', () => {
  const [one, two] = ['A simple lamp that we built for a friend', 'The sun behind the tower at dusk'];
  expect(described(`![Zorvath](x1.jpg)\n*${one}*\n\n![Zorvath](x2.jpg)\n*${two}*`)).toBe(
    `![${one}](x1.jpg)\n*${one}*\n\n![${two}](x2.jpg)\n*${two}*`,
  );
});

it('reads a short paragraph below each image as its caption', () => {
  const text = (one: string, two: string): string =>
    `${one}\n\nRefugee camp in the north\n\nThe camp is new.\n\n${two}\n\nNotes from the harbor\n\nIt is old.`;
  expect(described(text('![](x1.jpg)', '![](x2.jpg)'))).toBe(
    text('![Refugee camp in the north](x1.jpg)', '![Notes from the harbor](x2.jpg)'),
  );
});

it('gives an image shortcode its caption as alt text', () => {
  expect(described('{{< figure src="a.jpg" caption="Figure 2. The *old* lamp (pic by Anna Poe)" >}}')).toBe(
    '{{< figure src="a.jpg" alt="The old lamp" caption="Figure 2. The *old* lamp (pic by Anna Poe)" >}}',
  );
  const own = '{{< figure src="a.jpg" alt="A lamp" caption="The lamp at dusk" >}}';
  expect(described(own)).toBe(own);
});

it('takes no question for a caption', () => {
  expect(described('![](x1.jpg)\n\n*What happened this week?*')).toBe(
    '![](x1.jpg)\n\n*What happened this week?*',
  );
});

it('gives a linked HTML image the line below it', () => {
  expect(described('[<img src="x1.jpg" alt="13095_n">](x1.jpg)\n\n_The mill at dawn_')).toBe(
    '[<img alt="The mill at dawn" src="x1.jpg">](x1.jpg)\n\n_The mill at dawn_',
  );
});

it.each([
  ['![](x1.jpg)', '![The lamp](x1.jpg)', 'The image now has alt text for screen readers and image search.'],
  ['![pic](x1.jpg)', '![The lamp](x1.jpg)', 'The alt text now says what the image shows.'],
  [
    '{{< figure src="x1.jpg" caption="The lamp (pic by Anna Poe)" >}}',
    '{{< figure src="x1.jpg" alt="The lamp" caption="The lamp (pic by Anna Poe)" >}}',
    'The image now has alt text for screen readers and image search.',
  ],
])('reports new alt text: %s', (before, after, reason) => {
  const text = (picture: string): string => `The keepers light the lamp at dusk.\n\n${picture}\n`;
  const { changes } = buildArticles(articleFromText(text(before)), text(after), [], [], []);
  expect(changes).toEqual([{ before, after, reason }]);
});

describe('a caption that is too long for alt text', () => {
  const long =
    'In 1798, after a bitter talk on the floor of the U.S. House of Lamps, the keepers of the old tower above the harbor took the lamp away.';
  const pictures: readonly ((caption: string) => string)[] = [
    (caption) => `<figure><img src="x1.jpg"><figcaption>${caption}</figcaption></figure>`,
    (caption) => `{{< figure src="x1.jpg" caption="${caption}" >}}`,
  ];

  it.each(pictures)('gives its first sentence, if that is short enough', (picture) => {
    expect(described(picture(`The lamp of the U.S. House of Lamps. ${long}`))).toContain(
      'alt="The lamp of the U.S. House of Lamps."',
    );
  });

  it.each(pictures)('gives nothing if the text would be cut off', (picture) => {
    const markdown = picture(`${long} It is dark now.`);
    expect(described(markdown)).toBe(markdown);
  });
});

it('is not the caption of another image', () => {
  const text =
    'The keeper paints this lamp.\n\n<figure><img src="https://a.example/x1.jpg"><figcaption>The lamp at dusk</figcaption></figure>\n\n![](https://a.example/x2.jpg)\n';
  const markdown = renderBlocks(describeImages(blocksOf(text), articleFromText(text)));
  expect(markdown).toContain('<img alt="The lamp at dusk" src="https://a.example/x1.jpg">');
  expect(markdown).toContain('![](https://a.example/x2.jpg)');
});

it.each([
  'Do you agree?',
  'If you fold it, it is small',
  'Not the keeper, but I know him',
  'Trust me, it is bright',
  'It reminds me of home',
  'Oh, but it is old',
  'Check out how they light it!',
])('takes no remark about an image: %s', (caption) => {
  const figure = `<figure><img src="x1.jpg"><figcaption>${caption}</figcaption></figure>`;
  expect(described(figure)).toBe(figure);
});

it.each(['(View full size)', 'View full size/quality (50KB)', '(click to enlarge)', '[See larger version]'])(
  'leaves out the text of a link after a caption: %s',
  (link) => {
    const figure = `<figure><img src="x1.jpg"><figcaption>The lamp at dusk <a href="x1.jpg">${link}</a></figcaption></figure>`;
    expect(described(figure)).toContain('alt="The lamp at dusk"');
  },
);

it('keeps the inches of a caption', () => {
  const figure = '<figure><img src="x1.jpg"><figcaption>A lamp of 3" x 4" at dusk</figcaption></figure>';
  expect(described(figure)).toContain('alt="A lamp of 3″ x 4″ at dusk"');
});

it('takes a caption that says what the author means', () => {
  expect(described('![](x1.jpg)\n*The keeper in what we call a doze*')).toContain(
    '![The keeper in what we call a doze](x1.jpg)',
  );
});

it('leaves out the position of an image in its caption', () => {
  expect(described('![](x1.jpg)\n\n*Above: The old lamp at dusk*')).toContain(
    '![The old lamp at dusk](x1.jpg)',
  );
});

describe('lines between images', () => {
  it('are captions of the upper one if a separate line ends the series', () => {
    const row =
      'The keeper paints this lamp.\n![](x1.jpg)\n\nOld harbor tower\n![](x2.jpg)\n\nThe lamp behind the market, where I slept overnight\n![](x3.jpg)\n\nNarrow road between two harbors';
    expect(described(row)).toBe(row);
  });

  it('are not captions if they are running text', () => {
    const captions = ['Noodles beside the hotel', 'Boats below the tower', 'Snow on the market'];
    const body =
      'Yes, do not be surprised. This was what was going on in the tower at night, and still is today. I will tell more of it soon.\n![](x4.jpg)';
    const rows = captions.map((line, i) => `${line}\n![](x${i}.jpg)`).join('\n\n');
    expect(described(`${rows}\n\n${body}`)).toBe(
      `${captions.map((line, i) => `${line}\n![${line}](x${i}.jpg)`).join('\n\n')}\n\n${body}`,
    );
  });

  it('are not captions if they are tags of a template', () => {
    const rows = [
      '{% include picture.html src="lamp" %}\n![](x1.jpg)',
      '![](x2.jpg)\n{% include tower.html at="night" %}',
    ];
    expect(described(rows.join('\n\n'))).toBe(rows.join('\n\n'));
  });
});

describe('a line between two images', () => {
  it('is no caption of the upper one where lines come before their images', () => {
    const text =
      'We painted two lamps.\n\n*The lamp of the keeper*\n\n![](x1.jpg)\n\n*The lamp of the sailor*\n\n![](x2.jpg)';
    expect(described(text)).not.toContain('![The lamp of the sailor](x1.jpg)');
  });

  it('is the caption of the upper one where the last line follows the last image', () => {
    const text =
      'We painted two lamps and went home.\n\n![](x1.jpg)\n\n*The lamp of the keeper*\n\n![](x2.jpg)\n\n*The lamp of the sailor*\n\nWe slept well after that, and the lamps were lit until the morning came.';
    expect(described(text)).toContain('![The lamp of the keeper](x1.jpg)');
    expect(described(text)).toContain('![The lamp of the sailor](x2.jpg)');
  });
});
