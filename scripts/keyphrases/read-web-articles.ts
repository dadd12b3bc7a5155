import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { extractArticle } from '#engine';
import type { LabeledText } from '#test/bench/measures/keyphrase-metric.ts';

/** Fewer key phrases in the text reflect a site's habit rather than the article; more are a list of everything. */
const minKeys = 2;
const maxKeys = 30;
const minWords = 120;

/**
 * Pages of the two extraction sets whose publisher names key phrases that appear in the article. They add web articles
 * to learn from, because the set of 32 is small. Pages whose address begins with a known id are left out.
 */
export function readWebArticles(folder: string, known: ReadonlySet<string>): LabeledText[] {
  return ['articles', 'web-pages'].flatMap((set) => {
    const html = join(folder, set, 'html');
    return readdirSync(html)
      .filter((file) => !known.has(file.slice(0, 10)))
      .map((file) => readPage(file, gunzipSync(readFileSync(join(html, file)))))
      .filter((page) => page !== null);
  });
}

function readPage(id: string, bytes: Buffer): LabeledText | null {
  const source = bytes.toString('utf8');
  const keys = publisherKeys(source);
  if (keys.length < minKeys) return null;
  const { title, text, wordCount } = extractArticle(bytes);
  const whole = title && !text.startsWith(title) ? `${title}\n${text}` : text;
  const lower = whole.toLowerCase();
  const present = keys.filter((key) => lower.includes(key.toLowerCase()));
  if (present.length < minKeys || present.length > maxKeys || wordCount < minWords) return null;
  return { id, text: whole, keys: present };
}

function publisherKeys(source: string): string[] {
  const keys = new Set<string>();
  for (const [tag] of source.matchAll(/<meta\b[^>]*>/gi)) {
    const name = /(?:name|property)\s*=\s*["']?([\w:]+)/i.exec(tag)?.[1]?.toLowerCase() ?? '';
    const content = /content\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag);
    if (!/^(?:keywords|news_keywords|article:tag)$/.test(name) || !content) continue;
    for (const part of (content[1] ?? content[2] ?? '').split(/[,;]/)) {
      const key = part
        .replace(/&amp;/g, '&')
        .replace(/&#0?39;/g, "'")
        .trim();
      if (key.length > 2) keys.add(key);
    }
  }
  return [...keys];
}
