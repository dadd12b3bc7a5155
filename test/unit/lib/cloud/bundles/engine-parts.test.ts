import { build, type Metafile } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { engineParts, modulesOf, splitImports } from '#lib/cloud/bundles/engine-parts.ts';

const modules = modulesOf(
  "export { read, type Read } from './a/read.ts';\nexport { write } from './write.ts';\n",
);

describe('imports from the engine in a bundle', () => {
  it('come from the modules that define the names, on the same number of lines', () => {
    const source = "import {\n  read,\n  type Read,\n  write as put,\n} from '#engine';\nread();";
    expect(splitImports(source, modules)).toBe(
      "import { read } from '#engine/a/read.ts'; import { write as put } from '#engine/write.ts';\n\n\n\n\nread();",
    );
    expect(splitImports("import type { Read } from '#engine';\nlet a: Read;", modules)).toBe(
      '\nlet a: Read;',
    );
  });

  it('fail the build when the engine does not export the name', () => {
    expect(() => splitImports("import { other } from '#engine';", modules)).toThrow(
      '#engine does not export other.',
    );
  });

  it('include only what the importing file needs, whatever else is built with it', async () => {
    const { metafile } = await build({
      entryPoints: [
        'lambdas/providers/page-fetcher/robots-meta.ts',
        'lambdas/providers/language-model/built-in/built-in-language-model.ts',
      ],
      plugins: [engineParts],
      outdir: 'out',
      bundle: true,
      splitting: true,
      write: false,
      metafile: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'silent',
    });
    const reached = filesReachedFrom(metafile, 'out/page-fetcher/robots-meta.js');
    expect(reached.filter((file) => file.startsWith('lambdas/engine/'))).toEqual([
      'lambdas/engine/extraction/html/decode-html.ts',
    ]);
  });
});

/** The sources in an output and in the chunks that it imports. */
const filesReachedFrom = ({ outputs }: Metafile, first: string): string[] => {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const { path } of outputs[name]?.imports ?? []) if (outputs[path]) visit(path);
  };
  visit(first);
  return [...seen].flatMap((name) => Object.keys(outputs[name]?.inputs ?? {}));
};
