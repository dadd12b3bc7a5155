import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildBundles } from '#lib/cloud/bundles/build-bundle.ts';
import { tempDir } from '#test/temp-dir.ts';

const content = 'providers/content/no-content.ts';

it('each function is bundled with its own entry and modules, whatever the same context built before', async () => {
  const folder = tempDir();
  const bundle = (name: string, entry: string, leftOut: readonly string[] = []) => ({
    entry: `lambdas/${entry}`,
    leftOut,
    outputDir: join(folder, name),
  });
  await buildBundles([
    bundle('without', content, [content]),
    bundle('with', content),
    bundle('other', 'triggers/custom-message.ts'),
    bundle('again', content),
  ]);
  const codeOf = (name: string): string => readFileSync(join(folder, name, 'index.mjs'), 'utf8');
  expect(codeOf('without')).toContain('is not in this bundle');
  expect(codeOf('with')).not.toContain('is not in this bundle');
  expect(codeOf('other')).toContain('handler');
  expect(codeOf('again')).toBe(codeOf('with'));
});
