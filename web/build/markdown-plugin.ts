import { readFile } from 'node:fs/promises';
import { marked } from 'marked';
import type { Plugin } from 'vite';
import { cleanHtml } from './clean-html.ts';

const frontMatter = /^---\n(?<fields>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/;

/** `key: value` lines between two lines of dashes, then Markdown. */
export const parseDocument = (source: string, name: string) => {
  const { fields, body } = frontMatter.exec(source)?.groups ?? {};
  if (fields === undefined || body === undefined)
    throw new Error(`${name} must begin with its fields between two lines of "---".`);
  const attributes = Object.fromEntries(
    fields
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => {
        const at = line.indexOf(':');
        if (at < 1) throw new Error(`${name}: the line "${line}" must read "key: value".`);
        return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
      }),
  );
  return { attributes, html: cleanHtml(marked.parse(body, { async: false })) };
};

/** Imports a Markdown file as `{ attributes, html }`, converted when the site is built. */
export const markdown = (): Plugin => ({
  name: 'markdown',
  async load(id) {
    if (!id.endsWith('.md')) return null;
    const { attributes, html } = parseDocument(await readFile(id, 'utf8'), id);
    return {
      code: `export const attributes = ${JSON.stringify(attributes)};\nexport const html = ${JSON.stringify(html)};`,
      moduleType: 'js',
    };
  },
});
