import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { parseFinalResult } from '#contracts/jobs/result.ts';
import { keywordCsvColumns } from '#contracts/keywords/keyword.ts';
import { paths } from '#contracts/platform/routes.ts';
import { tools } from '#contracts/product.ts';
import type { LocalStack } from '#lib/local/stack.ts';
import type { ProfileChanges } from '#ports';
import { notEmpty } from '#test/not-empty.ts';
import { tempDir } from '#test/temp-dir.ts';
import { emptyPage, newAccount } from './account-steps.ts';
import { journey, takePicture } from './harness.ts';
import {
  analyzeButton,
  dismissBanner,
  opening,
  resultHeading,
  runToResult,
  sidewaysScroll,
  startRun,
  tab,
} from './optimizer-steps.ts';

/** Runs the step that starts a download, and returns the file as saved on disk. */
const save = async (page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
};

const choose = (menu: 'Keyword actions' | 'Export', item: string) => async (page: Page) => {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** All text of a part of a page, without its spaces. */
const wordsOf = async (part: Locator): Promise<string> =>
  ((await part.textContent()) ?? '').replace(/\s+/g, '');

/** The keywords in the order of the table. */
const shownKeywords = (page: Page): Promise<string[]> =>
  page.getByRole('tabpanel').locator('button[aria-expanded][aria-controls] [dir=auto]').allTextContents();

const rescore = (text: string) => {
  const file = join(tempDir(), 'result.json');
  writeFileSync(file, text);
  const script = join(import.meta.dirname, '../../scripts/rescore.ts');
  const { status, stdout } = spawnSync(process.execPath, [script, file], { encoding: 'utf8' });
  return { status, stdout };
};

describe('a visitor', () => {
  journey(
    '[A-186][A-187][A-188][A-189][A-190][A-280][A-284] downloads keywords as a list, text and table',
    async ({ openPage }) => {
      const page = await openPage('/');
      await dismissBanner(page);
      await runToResult(page, opening);
      const shown = await shownKeywords(page);

      await choose('Keyword actions', 'Copy Keywords List')(page);
      await page.getByText('Keywords list copied to clipboard').waitFor();
      expect((await clipboard(page)).split('\n').toSorted()).toEqual(shown.toSorted());

      const txt = await save(page, () => choose('Keyword actions', 'Export as TXT')(page));
      expect(txt.name).toBe('keywords.txt');
      expect(txt.text.trimEnd().split('\n').toSorted()).toEqual(shown.toSorted());

      const csv = await save(page, () => choose('Keyword actions', 'Export as CSV')(page));
      expect(csv.name).toBe('keyword-analysis.csv');
      const { data, meta } = Papa.parse<Record<string, string>>(csv.text.trim(), { header: true });
      expect(meta.fields).toEqual([...keywordCsvColumns]);
      expect(data.map((row) => row.keyword_text).toSorted()).toEqual(shown.toSorted());
      for (const row of notEmpty(data)) expect(row.reason).toContain('[Sample data, not market data]');
      await page.getByText('Keyword analysis exported to CSV').waitFor();

      const [first = '', second = ''] = shown;
      await page.getByRole('checkbox', { name: 'Select all keywords shown' }).uncheck();
      await page.getByRole('checkbox', { name: `Select ${second}`, exact: true }).check();
      await page.getByText(`1 of ${shown.length} selected: copy and export take these.`).waitFor();
      const own = await save(page, () => choose('Keyword actions', 'Export as TXT')(page));
      expect(own.text).toBe(`${second}\n`);
      expect(own.text).not.toBe(`${first}\n`);
    },
  );

  journey(
    '[A-191] downloads the article as text, as an HTML page and as WordPress blocks',
    async ({ openPage }) => {
      const page = await openPage('/');
      await dismissBanner(page);
      await runToResult(page, opening);
      await tab(page, 'SEO Assets').click();
      const seoTitle = await page
        .getByRole('button', { name: 'Copy Title 1' })
        .click()
        .then(() => clipboard(page));
      await tab(page, 'SEO Optimized Article').click();
      const words = await wordsOf(page.getByRole('region', { name: 'Optimized article' }));

      await choose('Export', 'Copy Optimized Article (Markdown)')(page);
      await page.getByText('Optimized article copied to clipboard').waitFor();
      expect((await clipboard(page)).length).toBeGreaterThan(1000);

      const html = await save(page, () => choose('Export', 'Download HTML page')(page));
      expect(html.name).toBe('how-to-make-cold-brew-coffee-at-home-without-buying-a-single.html');
      const reader = await page.context().newPage();
      await reader.setContent(html.text);
      expect(await reader.title()).toBe(seoTitle);
      expect(await reader.locator('h1').count()).toBe(1);
      const data = JSON.parse(
        (await reader.locator('script[type="application/ld+json"]').textContent()) ?? '',
      );
      expect(data).toMatchObject({ '@type': 'Article', headline: seoTitle });
      expect(await wordsOf(reader.locator('article'))).toBe(words);

      const blocks = await save(page, () => choose('Export', 'Download WordPress blocks')(page));
      expect(blocks.name).toBe(html.name.replace('.html', '-wordpress.html'));
      expect(blocks.text).toMatch(/^<!-- wp:/);
      expect(blocks.text).toContain(`SEO title: `);
      await choose('Export', 'Copy WordPress blocks')(page);
      await page.getByText('WordPress blocks copied to clipboard').waitFor();
      expect((await clipboard(page)).replaceAll('\r\n', '\n')).toBe(blocks.text);
    },
  );

  journey(
    'downloads the whole run as JSON, from which every score can be recalculated',
    async ({ openPage }) => {
      const page = await openPage('/');
      await dismissBanner(page);
      await runToResult(page, opening);
      const json = await save(page, () => page.getByRole('button', { name: 'Export run (JSON)' }).click());
      expect(json.name).toBe('result.json');
      const result = parseFinalResult(JSON.parse(json.text));
      expect(result?.selected_keywords.map(({ keyword_text }) => keyword_text)).toEqual(
        await shownKeywords(page),
      );
      expect(rescore(json.text)).toMatchObject({
        status: 0,
        stdout: expect.stringContaining('All scores agree.'),
      });

      const run = JSON.parse(json.text);
      run.final_result.selected_keywords[1].search_volume = 123;
      const again = rescore(JSON.stringify(run));
      expect(again.status).toBe(1);
      expect(again.stdout).toContain(
        `"${run.final_result.selected_keywords[1].keyword_text}": search_volume is 123`,
      );
    },
  );
});

/** Gives a user a plan that includes Download All. Other journeys buy plans. */
const setPlan = async (stack: LocalStack, userId: string, plan: string): Promise<void> => {
  const changes: ProfileChanges & { plan?: string } = { plan };
  await stack.deps.users.update(userId, changes);
};

describe('a signed-in user', () => {
  journey(
    '[A-192][A-193][A-194][A-196][A-197][A-264][A-283] downloads all keywords of a run, if the plan includes it',
    async ({ openPage, stack }) => {
      const page = await openPage(emptyPage);
      await newAccount(page, stack, 'ada@example.com');
      await startRun(page, opening);
      await page.waitForURL(`**${paths.results}/**`, { timeout: 45_000 });
      const box = page.getByRole('region', { name: 'Download all keywords' });
      await box.getByRole('link', { name: 'Upgrade Now' }).waitFor();
      expect(await box.getByRole('link').getAttribute('href')).toBe(paths.billing);
      await takePicture(page, 'download-all-free');

      const [me] = await Promise.all([
        page.waitForResponse((response) => response.url().endsWith('/api/me')),
        page.reload(),
      ]);
      const { id } = await me.json();
      await setPlan(stack, id, 'pro');
      await page.reload();
      const file = await save(page, () => box.getByRole('button', { name: 'Download All' }).click());
      await page.getByText('All keywords exported to CSV').waitFor();
      const [job] = await stack.deps.jobs.listByUser(id, { limit: 1, after: null });
      expect(file.name).toBe(`all-keywords-job-${job?.id}.csv`);
      const { data } = Papa.parse<Record<string, string>>(file.text.trim(), { header: true });
      const created = Number(/found (\d+) keywords/.exec((await box.textContent()) ?? '')?.[1]);
      expect(data).toHaveLength(created);
      const shown = await shownKeywords(page);
      expect(created).toBeGreaterThan(shown.length);
      const chosen = data.filter((row) => row.is_selected === 'true').map((row) => row.keyword_text);
      expect(chosen.toSorted()).toEqual(shown.toSorted());
    },
  );
});

describe('awkward keywords', () => {
  const typed = [
    'Sourdough Starter',
    'SOURDOUGH  starter',
    'starters for sourdough',
    'Café Crème',
    'what is rye bread?',
    '🍞 bread 50% off',
    `how ${'very '.repeat(10)}long`,
    'x'.repeat(90),
    '<script>alert(1)</script>',
    '=1+1',
  ];

  for (const { width, colorScheme } of [
    { width: 1440, colorScheme: 'light' },
    { width: 390, colorScheme: 'dark' },
  ] as const)
    journey(
      `[A-113][A-116][A-121] keep their spelling, and each shows what happened to it, at ${width} px, ${colorScheme}`,
      async ({ openPage }) => {
        const page = await openPage(tools.keyword_evaluator.path, { width, colorScheme });
        await dismissBanner(page);
        await page.getByLabel('Your keywords').fill(typed.join(', '));
        await page.getByLabel('Your keywords').press('Enter');
        await page.getByText('Skipped 1 duplicate').waitFor();
        await takePicture(page, `awkward-form-${width}-${colorScheme}`);
        await page.getByRole('button', { name: 'Next' }).click();
        await analyzeButton(page).click();
        await resultHeading(page).waitFor({ timeout: 45_000 });
        const kept = typed.filter((keyword) => keyword !== 'SOURDOUGH  starter');
        expect((await shownKeywords(page)).toSorted()).toEqual(kept.toSorted());
        await page.getByText('Looked up as “bread 50 off”').waitFor();
        await page.getByText('90 characters: not looked up').waitFor();
        await page.getByText('12 words: not looked up').waitFor();
        await page.getByRole('button', { name: 'Sourdough Starter', exact: true }).click();
        await page.getByText('“starters for sourdough” says the same').waitFor();
        expect(await sidewaysScroll(page)).toBe(0);
        await takePicture(page, `awkward-result-${width}-${colorScheme}`);
        const csv = await save(page, () => choose('Keyword actions', 'Export as CSV')(page));
        const [, ...rows] = Papa.parse<string[]>(csv.text.trim()).data;
        expect(rows.map(([text]) => text)).toContain("'=1+1");
      },
    );
});
