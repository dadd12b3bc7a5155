import type { KeptPost } from '../kept-post.ts';
import { type KeyText, type LabelKey, listNames } from './label-key.ts';

const list = (items: readonly { text: string }[]): string =>
  items.map(({ text }, at) => `  ${at + 1}. ${text.replace(/\s+/g, ' ')}`).join('\n');

const example = ({ id, keywords, titles, descriptions }: KeyText): string => {
  const zeros = (items: readonly unknown[]): string => '0'.repeat(items.length);
  return JSON.stringify({
    id,
    topic: 'what people type',
    leads: [2, 1],
    keywords: zeros(keywords),
    titles: zeros(titles),
    descriptions: zeros(descriptions),
    missing: [],
  });
};

const section = (text: KeyText, post: KeptPost): string => {
  const rule = '='.repeat(40);
  const lists = listNames
    .filter((name) => text[name].length > 0)
    .map((name) => `${name.toUpperCase()} (${text[name].length})\n${list(text[name])}`);
  return [
    `${rule}\nTEXT ${text.id}\n${rule}`,
    `The author's title: ${post.title}\n(${text.withTitle ? 'The lists were made with it.' : 'The lists were made without it.'})`,
    post.markdown.trim(),
    `--- end of text ${text.id} ---`,
    ...lists,
  ].join('\n\n');
};

const head = (name: string, texts: readonly KeyText[]): string =>
  [
    `# Sheet ${name}: ${texts.length} texts`,
    'Grade by the guide for labels. Answer with one line of JSON for each text, such as this one with the right counts for the first text:',
    texts[0] ? example(texts[0]) : '',
  ].join('\n\n');

/** The sheets as Markdown, by name. They reveal neither how an item was made nor whether it would be shown. */
export const writeLabelSheets = (key: LabelKey, posts: readonly KeptPost[]): Map<string, string> => {
  const byId = new Map(posts.map((post) => [post.id, post]));
  const sheets = Map.groupBy(key.texts, ({ sheet }) => sheet);
  return new Map(
    [...sheets].map(([sheet, texts]) => {
      const name = `${key.name}-${sheet}`;
      const sections = texts.flatMap((text) => {
        const post = byId.get(text.id);
        return post ? [section(text, post)] : [];
      });
      return [name, `${[head(name, texts), ...sections].join('\n\n\n')}\n`];
    }),
  );
};
