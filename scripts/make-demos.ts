/**
 * `npm run make-demos`: films the product in a real browser and writes the site's films to web/public/demos: an
 * animated WebP per tool and color scheme with its still, and the overview video in both schemes. Run it when the tools
 * look different, look at the files, and commit them.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { overviewName } from '#content/demos/overview-film.ts';
import { jobTypes, tools } from '#contracts/product.ts';
import { startLocalStack } from '#lib/local/stack.ts';
import { launchBrowser } from '#test/e2e/harness-browser.ts';
import { filmName } from '#web/features/demos/film-name.ts';
import type { Shown } from '../web/build/stale-films.ts';
import { ensureWebBuild } from './build-web/ensure-web.ts';
import { animate, type Frame, still } from './demos/animation.ts';
import { openFilm } from './demos/film.ts';
import { scripts } from './demos/scripts.ts';
import { captionsOf, encodeVideo, pace } from './demos/video.ts';
import { runSampleArticle } from './generate/run-sample-article.ts';

const outDir = join(import.meta.dirname, '../web/public/demos');
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const names = jobTypes.map((type) => tools[type].slugPrefix);
if (values.only !== undefined && !names.includes(values.only))
  throw new Error(`There is no film "${values.only}". Choose ${names.join(', ')}.`);

ensureWebBuild();

const dataDir = mkdtempSync(join(tmpdir(), 'demos-'));
const stack = await startLocalStack({ port: 0, dataDir });
const browser = await launchBrowser();
mkdirSync(join(outDir, 'gifs'), { recursive: true });

const save = async (name: string, file: Uint8Array): Promise<void> => {
  await writeFile(join(outDir, name), file);
  console.log(`${name.padEnd(40)} ${(file.length / 1000).toFixed(0).padStart(5)} kB`);
};

const schemes = ['light', 'dark'] as const;
const lengthOf = (frames: readonly Frame[]): number =>
  Math.round(frames.reduce((sum, { ms }) => sum + ms * pace, 0) / 1000);

/**
 * The video of all tools in one color scheme, with its poster and its captions, which depend on how long its runs took.
 */
const saveOverview = async (frames: readonly Frame[], isDark: boolean): Promise<void> => {
  const name = overviewName(isDark);
  await save(`${name}.webm`, await encodeVideo(browser, frames));
  await save(`${name}.vtt`, Buffer.from(captionsOf(frames)));
  await save(`${name}.webp`, await still(frames.find((frame) => frame.cover)?.png ?? frames[0]?.png));
};

try {
  const all: Record<(typeof schemes)[number], Frame[]> = { light: [], dark: [] };
  for (const type of jobTypes) {
    if (values.only && values.only !== tools[type].slugPrefix) continue;
    for (const scheme of schemes) {
      const film = await openFilm(browser, stack.url, scheme);
      await scripts[type](film);
      await film.close();
      const name = filmName(type, scheme === 'dark');
      await save(`gifs/${name}.webp`, await animate(film.frames));
      await save(`gifs/${name}-still.webp`, await still(film.cover()));
      all[scheme].push(...film.frames);
    }
  }
  if (!values.only) {
    for (const scheme of schemes) await saveOverview(all[scheme], scheme === 'dark');
    const { leading, shortlist, articles } = await runSampleArticle(new Date());
    const recorded = {
      day: new Date().toISOString().slice(0, 10),
      seconds: lengthOf(all.light),
      shows: {
        lead: leading[0]?.text ?? '',
        keywordCount: shortlist.length,
        changes: articles.changes.length,
      } satisfies Shown,
    };
    await writeFile(
      join(outDir, '../../content/demos/overview.json'),
      `${JSON.stringify(recorded, null, 2)}\n`,
    );
  }
} finally {
  await browser.close();
  await stack.stop();
  rmSync(dataDir, { recursive: true });
}
