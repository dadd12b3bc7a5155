/**
 * `npm run make-demos`: films the product in a real browser and writes what the site shows of it to
 * web/public/demos: an animated WebP per tool and color scheme with its still, and the overview video. Run it when the
 * tools look different, look at the files, and commit them.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { jobTypes, tools } from '#contracts/product.ts';
import { startLocalStack } from '#lib/local/stack.ts';
import { launchBrowser } from '#test/e2e/harness-browser.ts';
import { filmName } from '#web/features/demos/film-name.ts';
import { animate, type Frame, still } from './demos/animation.ts';
import { openFilm } from './demos/film.ts';
import { scripts } from './demos/scripts.ts';
import { captionsOf, encodeVideo, pace } from './demos/video.ts';

const outDir = join(import.meta.dirname, '../web/public/demos');
const { values } = parseArgs({ options: { only: { type: 'string' } } });

const dataDir = mkdtempSync(join(tmpdir(), 'demos-'));
const stack = await startLocalStack({ port: 0, dataDir });
const browser = await launchBrowser();
mkdirSync(join(outDir, 'gifs'), { recursive: true });

const save = async (name: string, file: Uint8Array): Promise<void> => {
  await writeFile(join(outDir, name), file);
  console.log(`${name.padEnd(40)} ${(file.length / 1000).toFixed(0).padStart(5)} kB`);
};

try {
  const all: Frame[] = [];
  for (const type of jobTypes) {
    if (values.only && values.only !== tools[type].slugPrefix) continue;
    for (const scheme of ['light', 'dark'] as const) {
      const film = await openFilm(browser, stack.url, scheme);
      await scripts[type](film);
      await film.close();
      const name = filmName(type, scheme === 'dark');
      await save(`gifs/${name}.webp`, await animate(film.frames));
      await save(`gifs/${name}-still.webp`, await still(film.cover()));
      // The overview shows the light films.
      if (scheme === 'light') all.push(...film.frames);
    }
  }
  if (!values.only) {
    await save('overview.webm', await encodeVideo(browser, all));
    const seconds = Math.round(all.reduce((sum, { ms }) => sum + ms * pace, 0) / 1000);
    const recorded = { day: new Date().toISOString().slice(0, 10), seconds };
    await writeFile(
      join(outDir, '../../content/demos/overview.json'),
      `${JSON.stringify(recorded, null, 2)}\n`,
    );
    await save('overview.vtt', Buffer.from(captionsOf(all)));
    await save('overview.webp', await still(all.find((frame) => frame.cover)?.png ?? all[0]?.png));
  }
} finally {
  await browser.close();
  await stack.stop();
  rmSync(dataDir, { recursive: true });
}
