import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { leadKeywords } from '#domain/shortlist/lead-keywords.ts';
import { runMachine } from '#test/fakes/run-machine.ts';
import { createTestDeps } from '#test/fakes/test-deps.ts';
import { createJob } from '#usecases/jobs/start/create-job.ts';

/**
 * Everything a run needs: the product's adapters in memory, the route's use case, the state machines, and the order of
 * a shortlist's lead keywords.
 */
export type JobTools = {
  createTestDeps: typeof createTestDeps;
  createJob: typeof createJob;
  runMachine: typeof runMachine;
  leadKeywords: typeof leadKeywords;
};

/** This project's own tools. */
export const ownJobTools: JobTools = { createTestDeps, createJob, runMachine, leadKeywords };

/** Files move between releases, so each is found by its name below its folder. */
const homes: Readonly<Record<keyof JobTools, string>> = {
  createTestDeps: 'test/fakes/test-deps.ts',
  runMachine: 'test/fakes/run-machine.ts',
  createJob: 'lambdas/usecases/**/create-job.ts',
  leadKeywords: 'lambdas/domain/**/lead-keywords.ts',
};

const loadFunction = async (checkout: string, name: keyof JobTools): Promise<unknown> => {
  const [file] = globSync(homes[name], { cwd: checkout });
  if (file === undefined)
    throw new Error(`${checkout} has no ${homes[name]}: it is not a release that runs here.`);
  const loaded = (await import(pathToFileURL(join(checkout, file)).href)) as Record<string, unknown>;
  const found = loaded[name];
  if (typeof found !== 'function') throw new Error(`${file} in ${checkout} exports no function ${name}.`);
  return found;
};

/**
 * The same tools from another checkout of this project, with its node_modules next to it. Every release since 0.1 has
 * these functions with these parameters. Their return values are parsed where they are used.
 */
export const jobToolsOf = async (checkout: string): Promise<JobTools> => {
  if (!existsSync(join(checkout, 'node_modules')))
    throw new Error(`${checkout} has no node_modules: link or install them.`);
  const names = Object.keys(homes) as (keyof JobTools)[];
  const loaded = await Promise.all(
    names.map(async (name) => [name, await loadFunction(checkout, name)] as const),
  );
  return Object.fromEntries(loaded) as JobTools;
};
