import { describe, expect } from 'vitest';
import { jobErrors } from '#contracts/jobs/job-errors.ts';
import { journey } from './harness.ts';
import {
  analyzeButton,
  contentBox,
  dismissBanner,
  failure,
  rejected,
  resultHeading,
  runToResult,
  startRun,
} from './optimizer-steps.ts';

describe('input that cannot be analyzed', () => {
  journey(
    '[A-101][A-102][A-103] says what is wrong at the field and keeps the typed text',
    async ({ openPage }) => {
      const page = await openPage('/');
      await dismissBanner(page);
      const cases: [string, string | RegExp][] = [
        ['', 'Please paste article text or a URL.'],
        ['  ', 'Please provide some content to analyze.'],
        ['ab', 'Please provide some content to analyze.'],
        ['😀', 'Please provide some content to analyze.'],
        ['😀 🎉 🚀 ✨', /no words to analyze/],
        ['the', /no words to analyze/],
        ['word '.repeat(2001), /^Maximum article size is 2000 words$/],
      ];
      for (const [text, message] of cases) {
        await contentBox(page).fill(text);
        await contentBox(page).blur();
        await page.getByRole('alert').filter({ hasText: message }).waitFor();
        expect(await analyzeButton(page).isDisabled()).toBe(true);
        expect(await contentBox(page).inputValue()).toBe(text);
      }
    },
  );

  journey('stays responsive with 200 KB pasted at once', async ({ openPage }) => {
    const page = await openPage('/');
    const text = 'A sentence about bread and flour. '.repeat(6000);
    await contentBox(page).focus();
    const keystroke = await page.evaluate(async (pasted) => {
      const box = document.querySelector('textarea');
      if (!box) throw new Error('There is no text area.');
      const times: number[] = [];
      for (let round = 0; round < 8; round += 1) {
        const startedAt = performance.now();
        document.execCommand('insertText', false, round === 0 ? pasted : 'x');
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        if (round > 0) times.push(performance.now() - startedAt);
      }
      return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    }, text);
    // 25 ms when nothing else runs. The bound leaves room for a busy machine and still catches work per character.
    expect(keystroke).toBeLessThan(1000);
    await page.getByRole('alert').filter({ hasText: 'Maximum article size is 2000 words' }).waitFor();
    expect((await contentBox(page).inputValue()).length).toBeGreaterThan(200_000);
  });

  journey('aligns right-to-left text to the right and says that it cannot read it', async ({ openPage }) => {
    const page = await openPage('/');
    await dismissBanner(page);
    const text = 'الخبز المخمر يحتاج إلى دقيق وماء وصبر طويل. '.repeat(20);
    await contentBox(page).fill(text);
    expect(await contentBox(page).evaluate((box) => getComputedStyle(box).direction)).toBe('rtl');
    await analyzeButton(page).click();
    await failure(page).getByText(jobErrors.LanguageNotSupported.message).waitFor({ timeout: 45_000 });
    expect(await contentBox(page).inputValue()).toBe(text);
  });
});

describe('an address', () => {
  journey(
    '[A-100][A-104] of a real page is read, and its title links to it',
    async ({ openPage, servePage }) => {
      const sentence =
        'A sourdough starter needs flour, water and patience. Feed the sourdough starter once a day, at the same time. ';
      const url = servePage(
        '/bread',
        `<!doctype html><html lang="en"><head><title>How to feed a sourdough starter</title></head><body><nav><a href="/">Home</a></nav><article><h1>How to feed a sourdough starter</h1>${`<p>${sentence.repeat(3)} Whole wheat flour feeds wild yeast better than white flour does.</p><h2>Baking bread with the starter</h2><p>Bake sourdough bread on a hot stone. A Dutch oven keeps the steam in.</p>`.repeat(4)}</article></body></html>`,
      );
      const page = await openPage('/');
      await dismissBanner(page);
      await contentBox(page).fill(url);
      await page.getByText('Web address: we will read the page at 127.0.0.1').waitFor();
      await runToResult(page, url);
      expect(
        await page.getByRole('link', { name: 'How to feed a sourdough starter' }).getAttribute('href'),
      ).toBe(url);
    },
  );

  const failures = [
    ['that is a PDF', '/pdf', 'PageNotHtml'],
    ['that is empty', '/empty', 'PageEmpty'],
    ['that redirects in a loop', '/loop', 'PageRedirectLoop'],
    ['that refuses us', '/forbidden', 'PageRefused'],
  ] as const;
  for (const [what, path, error] of failures)
    journey(
      `[A-092][A-298] ${what} fails with its message and stays in the field`,
      async ({ openPage, pageHost }) => {
        const page = await openPage('/', { expectedErrors: [rejected] });
        await dismissBanner(page);
        const url = `${pageHost.origin}${path}`;
        await startRun(page, url);
        await failure(page).getByText(jobErrors[error].message).waitFor({ timeout: 45_000 });
        expect(await failure(page).getByText('Analysis Failed').isVisible()).toBe(true);
        expect(await contentBox(page).inputValue()).toBe(url);
        await expect.poll(() => analyzeButton(page).isEnabled(), { timeout: 10_000 }).toBe(true);
      },
    );

  journey('that has links but no article fails with its message', async ({ openPage, servePage }) => {
    const links = Array.from({ length: 40 }, (_, n) => `<li><a href="/${n}">Category ${n}</a></li>`).join('');
    const url = servePage('/links', `<!doctype html><html lang="en"><body><ul>${links}</ul></body></html>`);
    const page = await openPage('/');
    await dismissBanner(page);
    await startRun(page, url);
    await failure(page).getByText(jobErrors.PageNoArticle.message).waitFor({ timeout: 45_000 });
    expect(await contentBox(page).inputValue()).toBe(url);
  });

  journey('that is private fails with its message', async ({ openPage }) => {
    const page = await openPage('/');
    await dismissBanner(page);
    await startRun(page, 'http://10.0.0.1/admin');
    await failure(page).getByText(jobErrors.PageBlockedAddress.message).waitFor({ timeout: 45_000 });
    expect(await contentBox(page).inputValue()).toBe('http://10.0.0.1/admin');
    expect(await resultHeading(page).count()).toBe(0);
  });
});
