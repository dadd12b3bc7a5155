import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { article } from '#contracts/jobs/article.ts';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { dangersIn } from './inert-html.ts';

describe('Markdown', () => {
  const found = articleFromText(
    '# On ice\n\nThe *lake* froze, [they say](https://a.example/x "t").\n\n## Facts\n\n- 12 cm\n- -9 degrees\n\n' +
      '| Day | Ice |\n|---|---|\n| Mon | 12 |\n\n```js\nlet a = 1;\n```\n\n> Keep off.\n\n![Ice](https://a.example/i.png)\n',
  );

  test('is read without its marks', () => {
    expect(found.text).toBe(
      'On ice\n\nThe lake froze, they say.\n\nFacts\n\n12 cm\n\n-9 degrees\n\nDay\tIce\n\nMon\t12\n\nlet a = 1;\n\nKeep off.',
    );
  });

  test('has title, headings, links and images', () => {
    expect(found.title).toBe('On ice');
    expect(found.headings).toEqual([
      { level: 1, text: 'On ice', offset: 0 },
      { level: 2, text: 'Facts', offset: 35 },
    ]);
    expect(found.links).toEqual([{ href: 'https://a.example/x', text: 'they say' }]);
    expect(found.images).toEqual([{ src: 'https://a.example/i.png', alt: 'Ice', caption: null }]);
    expect(article.safeParse(found).success).toBe(true);
  });

  test('is rendered', () => {
    expect(found.html).toContain('<h1>On ice</h1>');
    expect(found.html).toContain('<pre><code class="language-js">let a = 1;\n</code></pre>');
  });
});

describe('plain text', () => {
  test('uses a short first line as its title', () => {
    expect(articleFromText('How to skate\n\nPut on skates. Go.').title).toBe('How to skate');
    expect(articleFromText('How to skate\nPut on skates. Go.').title).toBe('How to skate');
  });

  test('has no title when it begins with a sentence', () => {
    expect(articleFromText('The lake froze over. We went out.\n\nIt was cold.').title).toBeNull();
    expect(articleFromText('One line alone').title).toBeNull();
  });

  test('uses no later heading as its title', () => {
    const text = 'The lake froze over. We went out.\n\n## Put on skates\n\nIt was cold.';
    expect(articleFromText(text)).toMatchObject({ title: null, headings: [{ text: 'Put on skates' }] });
  });

  test.each([
    [
      'a paragraph that is wrapped by hand',
      'The lake froze over in the second week of January, and we\nDutch people all know what that means. We went out on\nthe ice.\n\nIt was cold.',
    ],
    [
      'a sentence that goes on after a link',
      'Two years ago, I got access to the list of lakes that was started by my good friend\n[Phil Sturgeon](https://a.example). There was always an open issue for a rewrite of the list, which nobody ever took.',
    ],
    [
      'a sentence that goes on with a quotation',
      'In my post\n"[Why the lake froze](https://a.example)",\nI told what the wind does to the water. Here I tell what it does to the ice in spring.',
    ],
    [
      'a main heading below another one',
      'It froze.\n\n## The ice\n\nIt was thick.\n\n# Other notes\n\nIt snowed.'.replace(
        'It froze.',
        'The lake froze over. '.repeat(15),
      ),
    ],
    [
      'a line that the next one ends',
      'A question that skaters ask me is one along the lines of\n\n> Will it hold?\n\nThe lake froze over. We went out.',
    ],
    ['the place of a report', 'BARRE, VERMONT\n\nThe lake froze over. We went out.'],
    ['a byline', 'By Ann Skater\n\nThe lake froze over. We went out.'],
    ['a byline with a job', 'Ann Skater | Ice Engineer | Lakes\n\nThe lake froze over. We went out.'],
    ['the source of a picture', 'Image source: Lakes of Holland\n\nThe lake froze over. We went out.'],
    ['a line without letters', '{}\n\nThe lake froze over. We went out.'],
    ['where it is from', 'Reposted from the Ice Times\n\nThe lake froze over. We went out.'],
    ['a label that any text has', '## Background\n\nThe lake froze over.\n\n## The ice\n\nIt was thick.'],
    ['a step', '# Step 1. Find a lake\n\nLook around.\n\n# Step 2. Wait\n\nIt freezes.'],
    [
      'a caption',
      '![Ann on the lake](https://a.example/i.png)\n\nAnn on the lake\n\nIt froze over. We went out.',
    ],
    [
      'the first of several main headings behind an introduction',
      `${'The lake froze over. '.repeat(15)}\n\n# The ice\n\nIt was thick.\n\n# The skates\n\nThey were old.`,
    ],
    [
      'a heading that any text has',
      '# Goal\n\nI want to skate well this winter.\n\n# Steps\n\nPut on skates.',
    ],
    [
      'a heading at the end',
      `${'We went out on the ice again. '.repeat(30)}\n\n# With love to my skates\n\nTo all of you.`,
    ],
  ])('gets no title from %s', (_, text) => {
    expect(articleFromText(text).title).toBeNull();
  });

  test('gets a title from a headline above a line of the same paragraph', () => {
    const text = `The lake that everybody loves froze over at last\n${'We went out on the ice. '.repeat(9)}`;
    expect(articleFromText(text).title).toBe('The lake that everybody loves froze over at last');
  });

  test('gets a title from a long headline and marks it', () => {
    const headline = 'How to Skate on a Frozen Lake at Home Without Buying a Single New Thing';
    const found = articleFromText(`${headline}\n\nPut on skates. Go out on the ice.`);
    expect(found.title).toBe(headline);
    expect(found.markdown).toContain(`# ${headline}`);
  });

  test('keeps its paragraphs, even indented ones', () => {
    expect(articleFromText('    The lake froze over.\n\n    We went out.').text).toBe(
      'The lake froze over.\n\nWe went out.',
    );
    expect(articleFromText('\tThe lake froze over.\r\n\r\nWe went out.').html).not.toContain('<pre>');
  });

  test('shows tags that it talks about', () => {
    const { text, html } = articleFromText(
      'Use the <title> tag, and never <script>alert(1)</script> in it.\n\nThen rest.',
    );
    expect(text).toBe('Use the <title> tag, and never <script>alert(1)</script> in it.\n\nThen rest.');
    expect(dangersIn(html)).toEqual([]);
  });

  test('keeps marks that are not Markdown', () => {
    const text = 'Is 2 * 3 * 4 = 24? See snake_case_name, 5 < 6 & 7 > 3, C:\\dir and 50% [sic].';
    expect(articleFromText(text).text).toBe(text);
  });

  test('of 2,000 words on one line', () => {
    const text = Array.from({ length: 2000 }, (_, at) => `word${at}`).join(' ');
    const found = articleFromText(text);
    expect(found.text).toBe(text);
    expect(found.wordCount).toBe(2000);
  });

  test('in right-to-left script, and with emoji', () => {
    const text = 'البحيرة تجمدت\n\nخرجنا إلى الجليد 😀👨‍👩‍👧 يوم الاثنين.';
    const found = articleFromText(text);
    expect(found.text).toBe(text);
    expect(found.language).toBe('ar');
  });

  test('that is empty', () => {
    expect(articleFromText(' \n ')).toMatchObject({ text: '', title: null, wordCount: 0, html: '' });
  });
});

test('the source of a page becomes Markdown', () => {
  const found = articleFromText(
    '<h1>On ice</h1><p>It <b>froze</b>.</p><script>x</script><ul><li>one</li></ul>',
  );
  expect(found.markdown).toBe('# On ice\n\nIt **froze**.\n\n- one');
  expect(found.text).toBe('On ice\n\nIt froze.\n\none');
});

test('offsets are right for any text', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string(),
          fc.lorem(),
          fc.constantFrom('# ', '## ', '- ', '> ', '\n\n', '```', '<b>', '|'),
        ),
      ),
      (parts) => {
        const { text, headings } = articleFromText(parts.join(''));
        for (const heading of headings) expect(text.startsWith(heading.text, heading.offset)).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});

test.each([
  ['quotations in quotations', '> '.repeat(50_000)],
  ['lists in lists', '- '.repeat(20_000)],
  ['numbered lists in lists', '1. '.repeat(30_000)],
  ['emphasis', '*a_'.repeat(30_000)],
  ['brackets', '['.repeat(100_000)],
  ['links', '[a]('.repeat(30_000)],
  ['a table', `${'|a'.repeat(30_000)}\n${'|-'.repeat(30_000)}\n`],
  ['deep indentation', Array.from({ length: 400 }, (_, at) => `${' '.repeat(at * 2)}- a`).join('\n')],
  ['a word of 500 kB', 'a'.repeat(500_000)],
])('hostile %s is read safely', { timeout: 20_000 }, (_, text) => {
  try {
    expect(articleFromText(text).url).toBeNull();
  } catch (error) {
    expect(error).toMatchObject({ name: 'ContentTooComplex', message: expect.stringMatching(/^word=\d+$/) });
  }
});

describe('Markdown between HTML', () => {
  const { markdown, headings } = articleFromText(
    '<p class="note">Part 1 of [two](/part-2).</p>\n\nWe bake **rye**.\n\n## 1. Feed the starter\n\nFeed it.\n\n<p>The end.</p>',
  );

  test('stays Markdown', () => {
    expect(markdown).toContain('## 1. Feed the starter');
    expect(markdown).toContain('**rye**');
    expect(headings.map(({ text }) => text)).toEqual(['1. Feed the starter']);
  });
});

test('HTML that lays out a Markdown text is not read as its words', () => {
  const { text } = articleFromText(
    'We grow berries.\n\n<div class="picture">\n  <img src="/a.jpg" alt="Berries">\n  <div>A <span style="color:red">red</span> patch.</div>\n</div>\n\nUse the <div> tag.',
  );
  expect(text).toBe('We grow berries.\n\nA red patch.\n\nUse the <div> tag.');
});

test.each([
  ['A [shop](https://a.example){:target="_blank"} sells rye.', 'A shop sells rye.'],
  ['## [Rye](https://a.example){rel=noopener target=_blank}\n\nIt is dense.', 'Rye\n\nIt is dense.'],
  ['## Rye bread {#rye}\n\nIt is dense.', 'Rye bread\n\nIt is dense.'],
  ['{:ref: style="text-align: center;"}\nRye is dense.\n{: ref}', 'Rye is dense.'],
  ['Write `{:target}` and {curly} words.', 'Write {:target} and {curly} words.'],
])('attributes of %j are not read as words', (markdown, text) => {
  expect(articleFromText(markdown).text).toBe(text);
});

test.each([
  ['Keep an [[Emergency fund]] at a [[Saving account|bank]].', 'Keep an Emergency fund at a bank.'],
  ['See [[1]](https://a.example) and `[[code]]`.', 'See [1] and [[code]].'],
])('wiki links in %j are read as their words', (markdown, text) => {
  expect(articleFromText(markdown).text).toBe(text);
  expect(articleFromText(markdown).markdown).toBe(markdown);
});

test.each([
  ['<div>\n  <img src="/rye.png" alt="">\n\n</div>\n\nRye is dense.', 'Rye is dense.'],
  ['<Reading url="https://a.example">\n\nRye is dense.\n\n</Reading>', 'Rye is dense.'],
  ['Write this line:\n\n<div>\n\nIt opens a part.', 'Write this line:\n\n<div>\n\nIt opens a part.'],
])('layout around Markdown is not read as words in %j, but a displayed tag is', (markdown, text) => {
  expect(articleFromText(markdown).text).toBe(text);
  expect(articleFromText(markdown).markdown).toBe(markdown);
});

test('template commands are not read as words, but code is', () => {
  const { text, markdown } = articleFromText(
    'We grow berries.\n\n{{< figure src="/a.jpg"\ncaption="Berries"\n>}}\n\n{% include note.html %}\n\nRead [more]({{< ref "more" >}}), and write `{{< ref >}}`.',
  );
  expect(text).toBe('We grow berries.\n\nRead more, and write {{< ref >}}.');
  expect(markdown).toContain('{{< figure');
});
