import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { chunkGroups } from '../../../../web/build/chunk-groups.ts';

const inWeb = (path: string): string => join(import.meta.dirname, '../../../../web/src', path);

/** Static imports of a small site, by module. */
const imports: Record<string, string[]> = {
  'app/entry-client.tsx': ['app/routes.ts'],
  'features/home/home-page.tsx': ['home-only.ts', 'card.ts', 'icon.ts'],
  'features/pricing/pricing-page.tsx': ['card.ts', 'answers.ts'],
  'features/company/features-page.tsx': ['answers.ts'],
  'answers.ts': ['../content/questions.ts'],
  'features/dashboard/dashboard-page.tsx': ['icon.ts', 'dialog.ts', 'runs-only.ts'],
  'features/pricing/components/below-the-fold.tsx': ['table.ts', 'part-only.ts'],
  'features/history/history-page.tsx': ['table.ts'],
  'features/account/account-page.tsx': ['account-only.ts'],
  'features/auth/components/auth-dialog.tsx': ['dialog.ts', 'home-only.ts', 'app/routes.ts'],
};
const pages = Object.keys(imports).filter((path) => path.endsWith('-page.tsx'));

const context = {
  getModuleInfo: (id: string) => {
    const path = Object.keys(imports).find((each) => inWeb(each) === id) ?? '';
    return {
      importedIds: (imports[path] ?? []).map(inWeb),
      dynamicallyImportedIds: id === inWeb('app/routes.ts') ? pages.map(inWeb) : [],
    };
  },
} as unknown as Rolldown.ChunkingContext;

const groups = chunkGroups();
const chunkOf = (path: string): string | null =>
  groups.map(({ name }) => name(inWeb(path), context)).find((name) => name !== null) ?? null;

describe('the chunks of the site', () => {
  it('put the entry’s imports into the first one', () => {
    expect(chunkOf('app/routes.ts')).toBe('app');
  });

  it('keep a public page’s static imports out of the journeys, which the page would load at its start', () => {
    expect(chunkOf('home-only.ts')).toBe('pages');
    expect(chunkOf('icon.ts')).toBe('pages');
    expect(chunkOf('card.ts')).toBe('pages');
  });

  it('keep the texts, and the modules that show them, apart from what every public page loads', () => {
    expect(chunkOf('answers.ts')).toBe('texts');
    expect(chunkOf('../content/questions.ts')).toBe('texts');
  });

  it('put a module that two journeys need into the earlier one', () => {
    expect(chunkOf('dialog.ts')).toBe('session');
    expect(chunkOf('runs-only.ts')).toBe('runs');
  });

  it('put what a later part of a public page shares with a journey into its own chunk', () => {
    expect(chunkOf('table.ts')).toBe('parts');
    expect(chunkOf('part-only.ts')).toBeNull();
  });

  it('leave a page outside the journeys to the bundler', () => {
    expect(chunkOf('features/pricing/pricing-page.tsx')).toBeNull();
    expect(chunkOf('account-only.ts')).toBeNull();
  });

  it('take modules by priority, in the order in which they are loaded', () => {
    const priorities = groups.map(({ priority }) => priority);
    expect(priorities).toEqual(priorities.toSorted((a, b) => b - a));
    expect(new Set(priorities).size).toBe(groups.length);
  });
});
