import { join } from 'node:path';
import type { Rolldown } from 'vite';

const source = join(import.meta.dirname, '../src');
const contracts = join(import.meta.dirname, '../../lambdas/contracts');
const entry = join(source, 'app/entry-client.tsx');
/** The prerendered pages, whose script sizes matter. The first group is the feature. */
const publicPage = /\/src\/features\/(home|tool-pages|pricing|company|legal|blog|verify)\/[a-z-]+-page\.tsx$/;

/** Texts about the tools and the questions: half of what public pages share. Some public pages show none of them. */
const isText = /\/web\/content\/(tools\/|questions)/;

/**
 * Chunks of modules that a visit loads together, listed by their entry modules. Each file costs a request to CloudFront
 * and the firewall, and its own gzip header. A module that two journeys need belongs to the first of them.
 */
const journeys = {
  /** What a public page loads automatically once it has started. */
  workbench: [
    join(source, 'features/workbench/workbench.tsx'),
    join(source, 'features/consent/components/cookie-consent.tsx'),
    join(source, 'components/ui/toaster.tsx'),
    // The page that compares texts shares these with run results.
    join(source, 'components/ui/copy-button.tsx'),
  ],
  /** The schemas of the API's responses. A visitor who only tries the demo needs nothing from a session. */
  answers: [
    join(contracts, 'accounts/me.ts'),
    join(contracts, 'jobs/create-job.ts'),
    join(contracts, 'jobs/job.ts'),
  ],
  /** Signing in, and what each page needs for a visitor with a session. */
  session: [
    join(source, 'features/auth/components/auth-dialog.tsx'),
    join(source, 'features/auth/session/found-session.ts'),
    join(source, 'features/auth/api/confirm-account.ts'),
    join(source, 'features/account/api/get-me.ts'),
    join(source, 'app/shell/signed-in-nav.tsx'),
    join(source, 'features/job/run/claim-runs.tsx'),
  ],
  /** A run and its result, and the list of runs. */
  runs: [
    join(source, 'features/workbench/components/inline-results.tsx'),
    join(source, 'features/job/run/polling/polled-job.ts'),
    join(source, 'features/job/page/results-page.tsx'),
    join(source, 'features/job/result/export/download-all-box.tsx'),
    join(source, 'features/dashboard/dashboard-page.tsx'),
    join(source, 'features/history/history-page.tsx'),
  ],
} satisfies Readonly<Record<string, readonly string[]>>;

/** Parts of public pages that load a moment after the page. */
const deferredParts = [
  join(source, 'features/home/components/below-the-fold.tsx'),
  join(source, 'features/pricing/components/below-the-fold.tsx'),
  join(source, 'features/blog/components/share-menu.tsx'),
];

type Context = Rolldown.ChunkingContext;

const collect = (id: string, context: Context, members: Set<string> = new Set()): Set<string> => {
  if (members.has(id)) return members;
  members.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) collect(imported, context, members);
  return members;
};

const collectAll = (ids: readonly string[], context: Context): Set<string> =>
  new Set(ids.flatMap((id) => [...collect(id, context)]));

/**
 * Which features' pages statically import each module that some public page imports, according to the router's pages.
 */
const usersOfPublicModules = (context: Context): ReadonlyMap<string, ReadonlySet<string>> => {
  const users = new Map<string, Set<string>>();
  const isPublic = new Set<string>();
  for (const page of context.getModuleInfo(join(source, 'app/routes.ts'))?.dynamicallyImportedIds ?? []) {
    const feature = publicPage.exec(page)?.[1];
    for (const id of collect(page, context)) {
      if (feature !== undefined) isPublic.add(id);
      users.set(id, (users.get(id) ?? new Set()).add(feature ?? page));
    }
  }
  return new Map([...users].filter(([id]) => isPublic.has(id)));
};

/** The chunk of each module that belongs to one of ours. The bundler assigns the rest. */
const chunksOf = (context: Context): ReadonlyMap<string, string> => {
  const chunks = new Map([...collect(entry, context)].map((id) => [id, 'app']));
  const users = usersOfPublicModules(context);
  const assign = (id: string, chunk: string): void => {
    // A public page must not import a journey, because it would load the whole journey at its start.
    if (!chunks.has(id)) chunks.set(id, users.has(id) ? 'pages' : chunk);
  };
  const showsTexts = (id: string): boolean => [...collect(id, context)].some((module) => isText.test(module));
  for (const [id, { size }] of users)
    if (size > 1 && !chunks.has(id)) chunks.set(id, showsTexts(id) ? 'texts' : 'pages');
  for (const id of collectAll(journeys.workbench, context)) assign(id, 'workbench');
  // Modules that a later part shares with a journey of 200 kB must not load that journey.
  const ofJourneys = collectAll([...journeys.answers, ...journeys.session, ...journeys.runs], context);
  for (const id of collectAll(deferredParts, context)) if (ofJourneys.has(id)) assign(id, 'parts');
  for (const [journey, modules] of Object.entries(journeys))
    for (const id of modules.flatMap((module) => [...collect(module, context)])) assign(id, journey);
  return chunks;
};

const names = ['app', 'pages', 'texts', 'workbench', 'parts', 'answers', 'session', 'runs'];

/**
 * A few chunks that are loaded whole: the entry's static imports, what several pages share, and the journeys. By
 * default the bundler makes a chunk for each module that two lazy chunks use: dozens of files of one kilobyte.
 */
export const chunkGroups = () => {
  let chunks: ReadonlyMap<string, string> | null = null;
  return names.map((name, place) => ({
    debugName: name,
    name: (id: string, context: Context): string | null => {
      chunks ??= chunksOf(context);
      return chunks.get(id) === name ? name : null;
    },
    // A group includes everything that its modules import, except what a group of higher priority has.
    priority: names.length - place,
  }));
};
