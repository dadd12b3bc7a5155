import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '#test/e2e/harness-browser.ts';

const widths = [390, 1440];
const colorSchemes = ['light', 'dark'] as const;

const [address, outDir] = process.argv.slice(2);
if (!address || !outDir) {
  console.error(
    'Takes pictures of a page at 390 and 1440 px, light and dark: node scripts/shoot.ts URL OUTDIR',
  );
  process.exit(2);
}

const url = new URL(address);
const name = url.pathname.replaceAll('/', '-').replace(/^-/, '') || 'home';
mkdirSync(outDir, { recursive: true });
const browser = await launchBrowser();
try {
  for (const width of widths) {
    for (const colorScheme of colorSchemes) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
      await page.goto(url.href, { waitUntil: 'networkidle' });
      const path = join(outDir, `${name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: true });
      console.log(path);
      await page.close();
    }
  }
} finally {
  await browser.close();
}
