import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { englishOnly, trimUndici } from '#lib/cloud/bundles/plugins.ts';

const root = join(import.meta.dirname, '..', '..');

type Root = { version: string; dependencies: Record<string, string> };

/** The package that npm installs: the bundle, and nothing else of the product. */
const packageOf = ({ version, dependencies }: Root) => ({
  name: 'sweetspot-cli',
  version,
  description:
    'Keywords, titles and descriptions for an article, and a check of rewrites, on your own machine.',
  type: 'module',
  bin: { sweetspot: 'sweetspot.js' },
  files: ['*.js', 'action.yml', 'README.md'],
  engines: { node: '>=20' },
  license: 'UNLICENSED',
  // A native library decodes images. Without it, everything but the description of images works.
  peerDependencies: { sharp: dependencies.sharp },
  peerDependenciesMeta: { sharp: { optional: true } },
});

const banner = `#!/usr/bin/env node
import { createRequire as createRequireOfBundle } from 'node:module';
const require = createRequireOfBundle(import.meta.url);`;

/**
 * Bundles the command line into a folder that `npm pack` packs. Parts that only some commands need load with those
 * commands.
 */
export const buildCli = async (folder: string): Promise<void> => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const manifest: Root = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  await build({
    entryPoints: { sweetspot: join(root, 'cli', 'main.ts') },
    outdir: folder,
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minify: true,
    external: ['sharp'],
    define: { 'process.env.SWEETSPOT_VERSION': JSON.stringify(manifest.version) },
    banner: { js: banner },
    // The complete undici needs Node 22; the package promises Node 20.
    plugins: [englishOnly, trimUndici],
    logLevel: 'warning',
  });
  chmodSync(join(folder, 'sweetspot.js'), 0o755);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageOf(manifest), null, 2)}\n`);
  copyFileSync(join(root, 'cli', 'action', 'action.yml'), join(folder, 'action.yml'));
  copyFileSync(join(root, 'docs', 'cli', 'command-line.md'), join(folder, 'README.md'));
};
