import { existsSync } from 'node:fs';
import packaged from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Flags that the package sets for Lambda and that would hide our faults: no origin checks, mixed content, one process.
 */
const unwanted = /^--(disable-web-security|allow-running-insecure-content|single-process|no-zygote|headless)/;

/**
 * Starts Chromium without a window: the one at `CHROMIUM_PATH`, or the one inside `@sparticuz/chromium`, which runs on
 * a bare Linux, or an installed one on other machines. `flags` are Chromium's own, in addition to those that it needs.
 */
export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return chromium.launch({ executablePath: named, args: ['--no-sandbox', ...flags] });
  if (process.platform === 'linux' && process.arch === 'x64') {
    const args = [...packaged.args.filter((arg) => !unwanted.test(arg)), ...flags];
    return chromium.launch({ executablePath: await packaged.executablePath(), args });
  }
  const executablePath = installed.find(existsSync);
  if (executablePath) return chromium.launch({ executablePath, args: [...flags] });
  throw new Error('No Chromium was found. Install one and name it: CHROMIUM_PATH=/path/to/chromium');
}
