import fc from 'fast-check';
import { parse as parseToml } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { type Fields, setFrontMatter } from '#cli/output/front-matter.ts';
import { anyCharacter } from '#test/any-character.ts';

const fields: Fields = {
  title: 'Cold brew: a guide',
  description: 'How to make "cold brew" at home.',
  keywords: ['cold brew', 'cold brew coffee'],
};
const yamlOf = (text: string): unknown => parseYaml(/^---\r?\n([\s\S]*?)^---/m.exec(text)?.[1] ?? '');

describe('front matter', () => {
  it('is added to an article without any', () => {
    const text = setFrontMatter('# Cold brew\n\nText.\n', fields);
    expect(yamlOf(text)).toEqual(fields);
    expect(text.endsWith('---\n\n# Cold brew\n\nText.\n')).toBe(true);
  });

  it('keeps the order, the comments and the style of everything that it does not change', () => {
    const before = `---
# Written by hand
layout: post   # the default
title:   'Old'   # keep this
tags:
  - one
keywords:
  - a
  - b
description: >-
  Two
  lines.
date: 2024-01-01
---
Text.
`;
    expect(setFrontMatter(before, fields)).toBe(`---
# Written by hand
layout: post   # the default
title: "Cold brew: a guide"   # keep this
tags:
  - one
keywords: ["cold brew", "cold brew coffee"]
description: How to make "cold brew" at home.
date: 2024-01-01
---
Text.
`);
  });

  it('of TOML stays TOML, and the keys of a table below are not the article’s', () => {
    const before = `+++\ntitle = """\nOld\n""" # x\ndraft = true\nkeywords = [\n  "a",\n]\n\n[params]\ntitle = "inner"\n+++\nText.\n`;
    const after = setFrontMatter(before, fields);
    const source = /^\+\+\+\n([\s\S]*?)^\+\+\+/m.exec(after)?.[1] ?? '';
    expect(parseToml(source)).toEqual({ ...fields, draft: true, params: { title: 'inner' } });
    expect(after).toContain('draft = true\n');
    expect(after.endsWith('+++\nText.\n')).toBe(true);
  });

  it('is added above a text that begins with a thematic break', () => {
    const text = '---\n\nText: after a break.\n';
    expect(setFrontMatter(text, fields).endsWith(`---\n\n${text}`)).toBe(true);
  });

  it('keeps the line endings of its file', () => {
    const after = setFrontMatter('---\r\nlayout: post\r\n---\r\nText.\r\n', fields);
    expect(after.replaceAll('\r\n', '')).not.toContain('\n');
  });

  it('uses the line endings of an article to which it is added', () => {
    const after = setFrontMatter('# Cold brew\r\n\r\nText.\r\n', fields);
    expect(after.replaceAll('\r\n', '')).not.toContain('\n');
  });

  it('that does not parse is refused with the line of the file', () => {
    const text = '---\nlayout: post\ntitle: "never closed\n---\nText.\n';
    expect(() => setFrontMatter(text, fields)).toThrow(
      /not valid YAML: .* at line [34], column \d+\. Correct/,
    );
  });

  it.each([
    ['---\ntitle: [1\n---\nText.\n', 'not valid YAML'],
    ['---\n- a\n- b\n---\nText.\n', 'not valid YAML'],
    ['+++\ntitle = \n+++\nText.\n', 'not valid TOML'],
    ['---\n{title: Old, layout: post}\n---\nText.\n', 'cannot be changed'],
    ['---\ntitle: &title Old\nog_title: *title\n---\nText.\n', 'cannot be changed'],
    ['---\ntitle: Old\ntitle: Older\n---\nText.\n', 'cannot be changed'],
    ['---\ntitle: Never closed\n\nText.\n', 'has no end'],
    ['+++\ntitle = "Never closed"\n\nText.\n', 'has no end'],
    ['{\n"title": "Old"\n}\nText.\n', 'is JSON'],
  ])('that cannot be changed is refused, and nothing is lost: %j', (text, message) => {
    expect(() => setFrontMatter(text, fields)).toThrow(message);
  });

  it('accepts any text as a value, leaves other keys alone, and changes nothing the second time', () => {
    const text = fc
      .string({ unit: anyCharacter, maxLength: 80 })
      .map((value) => value.replace(/[\r\n\0]/g, ' '));
    fc.assert(
      fc.property(text, text, fc.array(text, { maxLength: 4 }), (title, description, keywords) => {
        const wanted = { title, description, keywords };
        for (const before of ['---\nlayout: post\n---\nText.\n', '+++\nlayout = "post"\n+++\nText.\n']) {
          const after = setFrontMatter(before, wanted);
          const source = /^(?:---|\+\+\+)\n([\s\S]*)^(?:---|\+\+\+)\nText/m.exec(after)?.[1] ?? '';
          const parsed = before.startsWith('-') ? parseYaml(source) : parseToml(source);
          expect(parsed).toEqual({ layout: 'post', ...wanted });
          expect(setFrontMatter(after, wanted)).toBe(after);
        }
      }),
    );
  });
});
