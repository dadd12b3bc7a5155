import fc from 'fast-check';
import { expect, test } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';

const first = 'Rye bread is dense and keeps for a week.';
const last = 'Bake it slowly.';
const around = (hidden: string): string => `${first}\n\n${hidden}\n\n${last}`;

test.each([
  "import Oven from '../oven'",
  "import Oven, { Door, Shelf as Board } from '@oven/parts';",
  "import {\n  Door,\n  Shelf,\n} from '../oven'",
  "import '../oven.css'",
  'export const oven = {\n  doors: [1, 2],\n}',
  'export const doors = () => <Oven doors={2} />',
  'export default ({ children }) => <Oven>{children}</Oven>',
  '<Oven data={props.data.oven.doors} />',
  "<Oven\n  data={props.data.oven}\n  shelves={[\n    'top',\n  ]}\n  caption={\n    <Text>\n      Doors by{' '}\n      <Link href=\"https://a.example\">the oven shop</Link>\n    </Text>\n  }\n/>",
  '<Oven caption="The door > the shelf" />',
  '<Oven.Door />',
  '<img src={oven} alt="Doors" />',
  '<div style={{ oven: "doors" }}></div>',
  '{props.data.oven.doors}',
  "{' '}",
  '{/* the oven doors\nand shelves */}',
  '<script>\nfunction writeOven ( path ) {\nvar door = "<p> <a href=\\"";\n\nreturn door\n}\n</script>',
  '<style>\n.oven { color: red }\n\n.door { color: blue }\n</style>',
  '<p align="center"></p><script async src="//a.example/oven.js" charset="utf-8"></script>',
  '{{ image(src="oven.webp", alt="The oven doors", class="small") }}',
  '{{ oven.doors | sort }}',
  '{% insert_oven doors.jpg %}',
  `{% include oven.html\n  title="100% doors"\n  link="https://a.example/%28doors%29"\n  description="${'The oven has doors. '.repeat(80)}"\n%}`,
  '<blockquote class="imgur-embed-pub" lang="en" data-id="a/Z5"><a href="//imgur.com/a/Z5">View post on imgur.com</a></blockquote><script async src="//s.imgur.com/min/embed.js" charset="utf-8"></script>',
  '<blockquote class="instagram-media" data-instgrm-captioned><p><a href="https://a.example">View this post on Instagram</a></p></blockquote>',
])('code that no reader sees is not read as words: %j', (hidden) => {
  const { text, title, markdown } = articleFromText(around(hidden));
  expect(text).toBe(`${first}\n\n${last}`);
  expect(title).toBeNull();
  expect(markdown).toBe(around(hidden));
});

test.each([
  ['<Note>Keep it cool.</Note>', 'Keep it cool.'],
  ['<Note type="hint">\n\nKeep it **cool**.\n\n</Note>', 'Keep it cool.'],
  ['<Note\n  type="hint"\n>\nKeep it cool.\n</Note>', 'Keep it cool.'],
  ['See <Link to="/oven">our oven</Link> first.', 'See our oven first.'],
  ['Use the <Route> tag.', 'Use the <Route> tag.'],
  ['A List<String> holds 3 < 4 loaves.', 'A List<String> holds 3 < 4 loaves.'],
  ['Write `<Oven data={a.b} />` and `{{ oven }}`.', 'Write <Oven data={a.b} /> and {{ oven }}.'],
  [
    "```js\nimport Oven from 'oven'\nexport const a = <Oven a={1} />\n```",
    "import Oven from 'oven'\nexport const a = <Oven a={1} />",
  ],
  ['Never put <script>alert(1)</script> in it.', 'Never put <script>alert(1)</script> in it.'],
  ['import duties rise, and export grows.', 'import duties rise, and export grows.'],
  ['The set {a, b} and {curly} words.', 'The set {a, b} and {curly} words.'],
  ['![Oven](/oven.png)\nCaption: A warm oven.', 'A warm oven.'],
  ['{% insert_oven doors.jpg %}\nCaption: A warm oven.', 'A warm oven.'],
  ['I wrote to <lj user="ada">\'s blog.', "I wrote to ada's blog."],
  ['<lj-cut text="the oven">It was warm.</lj-cut>', 'It was warm.'],
  [
    '<center>\n\t<img src="/a.png" alt="Oven" class="b" />\n\t<figcaption>A warm oven</figcaption>\n</center>',
    'A warm oven',
  ],
  ['Read [the oven]({{ site.url }}/oven).', 'Read the oven.'],
  ['Read [the oven]({{site.url}}/oven) ![oven.jpg]({{site.url}}/oven.jpg).', 'Read the oven .'],
  ['![Oven]({{ site.url }}{{ site.base }}/oven.jpg) It is warm.', 'It is warm.'],
  ['It is {{ page.a }}{{ page.b }} warm.', 'It is warm.'],
  ['The sum x^{{a.b}} and $x_{a.b}$.', 'The sum x^{{a.b}} and $x_{a.b}$.'],
  ['<blockquote class="twitter-tweet"><p>My oven is warm.</p></blockquote>', 'My oven is warm.'],
])('text that a reader sees stays: %j', (shown, text) => {
  expect(articleFromText(around(shown)).text).toBe(`${first}\n\n${text}\n\n${last}`);
});

test('the rest of a link whose beginning is cut off is not a title', () => {
  const { title } = articleFromText(`warm oven](https://a.example/oven.jpg)\n\n${first} ${last}`);
  expect(title).toBeNull();
});

test('the time grows with the length of the text', () => {
  const hostile = [
    '<A {',
    '<Oven a="',
    '{{ a',
    'import {a,',
    'export const a = \n',
    '<script>',
    '{/*',
    '{a.b',
    '<blockquote class="imgur-embed',
    '<Ab>',
  ];
  const start = performance.now();
  for (const part of hostile) articleFromText(`${first}\n\n${part.repeat(20_000 / part.length)}\n${part}`);
  expect(performance.now() - start).toBeLessThan(8000);
});

const word = fc.stringMatching(/^zq[a-z]{4,8}$/);
const hiddenCode = fc.oneof(
  word.map((name) => `import ${name} from '../${name}'`),
  word.map((name) => `export const ${name} = { ${name}: '${name}' }`),
  word.map((name) => `<Map ${name}={props.${name}.fields} title="${name} ${name}" />`),
  word.map((name) => `<Photo\n  caption={\n    <Text>\n      It isn't ${name}{' '}\n    </Text>\n  }\n/>`),
  word.map((name) => `{props.${name}.${name}}`),
  word.map((name) => `<script>\nfunction ${name} (path) { return "${name}" }\n</script>`),
  word.map((name) => `<style>\n.${name} { color: red }\n</style>`),
  word.map((name) => `{{ ${name}(src="${name}.webp", alt="${name} ${name}") }}`),
  word.map((name) => `{{< ${name} alt="${name}" >}}`),
);

test('no word of hidden code is in the text or in the title, and each shown word is', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(hiddenCode, fc.lorem({ maxCount: 8 })), { minLength: 1, maxLength: 6 }),
      (parts) => {
        const input = parts.flatMap(([hidden, shown]) => [hidden, `Rye ${shown} here.`]).join('\n\n');
        const { text, title, markdown } = articleFromText(input);
        expect(`${title} ${text}`).not.toMatch(/zq/);
        for (const [hidden, shown] of parts) {
          expect(text).toContain(shown);
          expect(markdown).toContain(hidden);
        }
      },
    ),
    { numRuns: 200 },
  );
});
