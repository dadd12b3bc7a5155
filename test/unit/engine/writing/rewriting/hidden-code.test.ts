import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { findKeywordIdeas } from '#engine/keywords/find-keyword-ideas.ts';
import { parseMarkdown, serializeMarkdown } from '#engine/markdown/markdown-document.ts';
import { verifyRewrite } from '#engine/verification/verify-rewrite.ts';
import { writeDescriptions } from '#engine/writing/descriptions/write-descriptions.ts';
import { rewriteArticle } from '#engine/writing/rewriting/rewrite-article.ts';
import { writeTitles } from '#engine/writing/titles/write-titles.ts';

const hidden = [
  "import Zqoven, { Zqdoor } from '../zqparts/zqoven'",
  'export const zqshelves = {\n  zqtop: "utilise the zqshelf in order to bake",\n}',
  '<ZqMap\n  data={props.data.zqfields.coordinates}\n  caption={\n    <Text>\n      Zqphoto in order to utilise{\' \'}\n      <Link href="https://a.example/zq">zqfields</Link>\n    </Text>\n  }\n/>',
  '<ZqVideo zqname={`1645-zqfields.mov`} />',
  '{props.data.zqfields.distance}',
  '<script>\nfunction zqwrite ( path ) {\nvar zqtext = "<p> <a href=\\""\nzqtext += path\n}\n</script>',
  '<script>zqwrite("/zq/DSC_1167.jpg");</script>',
  '<style>\n.zqoven { color: red }\n</style>',
  '{{ zqimage(src="zqoven.webp", alt="The zqoven in order to utilise", class="zqsmall") }}',
  '{% zqinsert zqoven.jpg %}',
  '<blockquote class="imgur-embed-pub" lang="en" data-id="a/Zq5"><a href="//imgur.com/a/Zq5">View zqpost on imgur.com</a></blockquote><script async src="//s.imgur.com/min/embed.js" charset="utf-8"></script>',
];

const paragraphs = [
  'Sourdough bread needs a starter that is fed every day. In order to bake sourdough bread I utilise a small oven.',
  'The starter of the sourdough bread stands on the shelf. It rises in the warm kitchen, and it falls at night.',
  'I mix flour and water in the evening. The dough rests for twelve hours, and the sourdough bread gets its taste from it.',
  'Fold the dough three times. The dough gets strong this way and it keeps its shape in the oven.',
  'Bake the sourdough bread for forty minutes. Let it cool for two hours before you cut it.',
  'A crust that is dark has more taste. I turn the sourdough bread once so that both sides get dark.',
  'The bread keeps for a week in a cloth. Old sourdough bread makes good toast.',
  'I have baked for nine years. My first loaves were flat because the starter was too young.',
  'Feed a young starter twice a day. It is ready when it doubles in four hours.',
  'Rye flour makes the starter quick. White flour makes it slow and mild.',
  'Write down the time of each feed. The notes show when the starter is strong.',
];

const post = (titled: boolean): string =>
  [
    ...(titled ? ['# How I bake sourdough bread'] : []),
    ...paragraphs.flatMap((text, i) => [
      hidden[i] ?? '',
      i === 4 ? `## The sourdough bread in the oven\n\n${text}` : text,
    ]),
    '<Note>Warm flour wakes the starter.</Note>',
  ].join('\n\n');

it.each([true, false])(
  'code that no reader sees is not in any keyword, title or description (titled: %s)',
  (titled) => {
    const article = articleFromText(post(titled));
    const ideas = findKeywordIdeas(article);
    const written = [
      ...ideas.map(({ text }) => text),
      ...writeTitles(article, ideas).map(({ text }) => text),
      ...writeDescriptions(article, ideas).map(({ text }) => text),
    ];
    expect(written.length).toBeGreaterThan(10);
    expect(written.filter((text) => /zq|imgur|props|function|\bimport\b|[{}<>]/i.test(text))).toEqual([]);
    expect(article.text).toContain('Warm flour wakes the starter.');
  },
);

it.each([true, false])('the rewrite keeps it, character by character (titled: %s)', (titled) => {
  const article = articleFromText(post(titled));
  const { markdown } = rewriteArticle(article, findKeywordIdeas(article));
  expect(hidden.filter((code) => !markdown.includes(code))).toEqual([]);
  expect(markdown).not.toBe(article.markdown);
  const { facts, kept, invented } = verifyRewrite(article.markdown, markdown);
  expect([kept, invented]).toEqual([facts.length, []]);
});

describe('code between tags of a site generator', () => {
  it.each([
    '{% highlight r %}\n# the first oven\novens & lead(ovens)\n\n## [1] 1 2 3\n\nget(function (error, xml) {})\n{% endhighlight %}',
    '{% codeblock lang:r %}\novens & loaves\n\n# comment\n{% endcodeblock %}',
    '{{< highlight bash >}}\ncat json & sort json\n\n# comment\n{{< /highlight >}}',
    '```\n{% highlight r %}\novens & loaves\n{% endhighlight %}\n```',
  ])('stays, character by character: %s', (code) => {
    const markdown = `# Ovens\n\nWe bake in order to eat:\n${code}\nWe utilise json for rye.\n`;
    const { blocks } = parseMarkdown(markdown);
    expect(serializeMarkdown(parseMarkdown(markdown))).toBe(markdown);
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'code', 'paragraph']);
    const article = articleFromText(markdown);
    const rewritten = rewriteArticle(article, findKeywordIdeas(article)).markdown;
    expect(rewritten).toContain(code);
    expect(rewritten).toContain('We use JSON for rye.');
  });
});
