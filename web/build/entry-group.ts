import { join } from 'node:path';
import type { Rolldown } from 'vite';

const source = join(import.meta.dirname, '../src');
const entry = join(source, 'app/entry-client.tsx');
/** The prerendered pages, whose scripts count; the first group is the feature. */
const publicPage = /\/src\/features\/(home|tool-pages|pricing|company|legal|blog)\/[a-z-]+-page\.tsx$/;

type Context = Rolldown.ChunkingContext;

const collect = (id: string, context: Context, members: Set<string> = new Set()): Set<string> => {
  if (members.has(id)) return members;
  members.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) collect(imported, context, members);
  return members;
};

/** The modules that pages of more than one feature import statically, by the pages that the router loads. */
const sharedByPages = (context: Context): Set<string> => {
  const router = context.getModuleInfo(join(source, 'app/routes.ts'));
  const features = new Map<string, Set<string>>();
  for (const page of router?.dynamicallyImportedIds ?? []) {
    const feature = publicPage.exec(page)?.[1];
    if (feature === undefined) continue;
    for (const id of collect(page, context)) features.set(id, (features.get(id) ?? new Set()).add(feature));
  }
  return new Set([...features].filter(([, users]) => users.size > 1).map(([id]) => id));
};

/**
 * Two chunks that are always loaded whole: what the entry imports statically, and what several kinds of public pages
 * share. By itself the bundler makes a chunk of each module that a lazy chunk uses as well: dozens of files of a
 * kilobyte, each with a request and a gzip header of its own.
 */
export const entryGroup = () => {
  let app: Set<string> | null = null;
  let pages: Set<string> | null = null;
  return {
    debugName: 'app and pages',
    name: (id: string, context: Context): string | null => {
      app ??= collect(entry, context);
      pages ??= sharedByPages(context);
      if (app.has(id)) return 'app';
      return pages.has(id) ? 'pages' : null;
    },
  };
};
