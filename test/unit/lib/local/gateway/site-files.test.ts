import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSiteFiles } from '#lib/local/gateway/site-files.ts';
import { stampOf } from '#lib/site-build.ts';
import { tempDir } from '#test/temp-dir.ts';

/** A site that was built for `origin`. */
const buildFor = (origin: string): string => {
  const webDir = join(tempDir(), 'web');
  mkdirSync(webDir);
  writeFileSync(
    join(webDir, 'index.html'),
    `<link rel="canonical" href="${origin}/"><a href="${origin}/x">x</a>`,
  );
  writeFileSync(join(webDir, 'robots.txt'), `Sitemap: ${origin}/sitemap.xml`);
  writeFileSync(join(webDir, 'script.js'), `const example = '${origin}';`);
  writeFileSync(stampOf(webDir), JSON.stringify({ origin, api: 'soon', sources: 'x' }));
  return webDir;
};
const read = async (webDir: string, url: string, path: string) => {
  const response = openSiteFiles(webDir, url)(new Request(`${url}${path}`));
  const text = await response.text();
  expect(response.headers.get('content-length')).toBe(String(text.length));
  return text;
};

test('a stack on another port serves pages with its own address', async () => {
  const webDir = buildFor('http://localhost:3000');
  const url = 'http://localhost:45678';
  expect(await read(webDir, url, '/index.html')).toBe(
    `<link rel="canonical" href="${url}/"><a href="${url}/x">x</a>`,
  );
  expect(await read(webDir, url, '/robots.txt')).toBe(`Sitemap: ${url}/sitemap.xml`);
  // Code is the same on every stage.
  expect(await read(webDir, url, '/script.js')).toContain('localhost:3000');
});

test('a build for the address of a stage keeps it', async () => {
  const webDir = buildFor('https://sweetspot.example');
  expect(await read(webDir, 'http://localhost:45678', '/robots.txt')).toContain('https://sweetspot.example');
});
