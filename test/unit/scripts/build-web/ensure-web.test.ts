import { expect, test } from 'vitest';
import { buildNotice } from '../../../../scripts/build-web/ensure-web.ts';
import { siteSettings } from '../../../../web/build/settings.ts';

test('a build for this machine names no port, because the stack serves it at any', () => {
  expect(buildNotice(siteSettings({}).origin)).toBe('Building the web ...');
});

test('a build for a stage names its address', () => {
  expect(buildNotice('https://sweetspot.example')).toBe('Building the web for https://sweetspot.example ...');
});
