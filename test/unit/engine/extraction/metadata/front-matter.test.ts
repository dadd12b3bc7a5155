import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { findKeywordIdeas } from '#engine/keywords/find-keyword-ideas.ts';
import { cpuMsOf } from '#test/cpu-time.ts';

const body =
  'Reward the dog for each good deed. Puppy training needs patience.\n\n## Treats\n\nPuppy training goes well with treats.';
const yaml =
  'title: "Puppy Training: 101"\ndescription: How to train a puppy.\nhero_credit: Daniël Maas\ntags: [dogs]';
const toml = 'title = "Puppy Training: 101"\ndescription = "How to train a puppy."\n[extra]\nhero = "a.jpg"';
const json = '"title": "Puppy Training: 101",\n"description": "How to train a puppy.",\n"hero": "a.jpg"';

describe('front matter', () => {
  it.each([
    ['YAML', `---\n${yaml}\n---\n\n${body}`],
    ['YAML behind a byte order mark, with Windows line ends', `\uFEFF---\r\n${yaml}\r\n---\r\n  \r\n${body}`],
    ['YAML that ends in dots', `---\n${yaml}\n...\n${body}`],
    ['YAML with a colon in a bare value', `---\n${yaml.replaceAll('"', '')}\n---\n${body}`],
    ['TOML', `+++\n${toml}\n+++\n${body}`],
    ['JSON between marks', `;;;\n{${json}}\n;;;\n${body}`],
    ['JSON', `{\n${json}\n}\n\n${body}`],
  ])('in %s provides title and description, and is not part of the text', (_, input) => {
    const found = articleFromText(input);
    expect(found).toMatchObject({ title: 'Puppy Training: 101', description: 'How to train a puppy.' });
    expect(found.headings.map(({ text }) => text)).toEqual(['Treats']);
    expect(found.text).toBe(articleFromText(body).text);
    expect(found.markdown).toBe(articleFromText(body).markdown);
  });

  it('provides no keywords of its own', () => {
    const found = findKeywordIdeas(articleFromText(`\uFEFF---\n${yaml}\n---\n\n${body}`));
    expect(found[0]?.text).toBe('puppy training');
    expect(found.map(({ text }) => text).filter((text) => /maas|hero|101/.test(text))).toEqual([]);
  });

  it('without a title leaves the title to the text', () => {
    expect(articleFromText(`---\nlayout: post\n---\n# On ice\n\nIt froze.`)).toMatchObject({
      title: 'On ice',
      description: null,
    });
  });

  it('with a title in several lines is read as one line', () => {
    expect(articleFromText(`---\ntitle: >\n  On\n  ice\n---\n${body}`).title).toBe('On ice');
  });
});

describe('no front matter', () => {
  it.each([
    ['a break in front of prose', '---\n\nThe lake froze over. We went out.\n\n---\n\nIt was cold.'],
    ['a note between two breaks', '---\nNote: the lake froze over.\n---\n\nIt was cold.'],
    ['a block that never ends', '---\ntitle: On ice\n\nThe lake froze over.'],
    ['broken TOML', '+++\ntitle = On ice\n+++\n\nThe lake froze over.'],
    ['a list of data', ';;;\n["title"]\n;;;\n\nThe lake froze over.'],
    ['a block further down', 'The lake froze.\n\n---\ntitle: On ice\n---\n\nIt was cold.'],
  ])('is %s', (_, input) => {
    const { text, description } = articleFromText(input);
    expect(description).toBeNull();
    for (const word of input.match(/\p{L}{3,}/gu) ?? []) expect(text).toContain(word);
  });

  it('is hostile YAML, and costs no time', () => {
    const bomb = Array.from({ length: 12 }, (_, n) => `a${n}: &a${n} [${`*a${n - 1},`.repeat(9)}]`).join(
      '\n',
    );
    expect(cpuMsOf(() => articleFromText(`---\na: 1\n${bomb}\n---\n\n${body}`))).toBeLessThan(2000);
  });
});
