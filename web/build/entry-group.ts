import { join } from 'node:path';
import type { Rolldown } from 'vite';

const entry = join(import.meta.dirname, '../src/app/entry-client.tsx');

const collect = (id: string, context: Rolldown.ChunkingContext, members: Set<string>): Set<string> => {
  if (members.has(id)) return members;
  members.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) collect(imported, context, members);
  return members;
};

/**
 * Puts all that the entry imports statically into one chunk. By itself the bundler makes a chunk of each module that
 * a lazy page uses as well: twenty files that are always loaded together, each gzipped for itself.
 */
export const entryGroup = () => {
  let members: Set<string> | null = null;
  return {
    debugName: 'app',
    name: (id: string, context: Rolldown.ChunkingContext): string | null => {
      members ??= collect(entry, context, new Set());
      return members.has(id) ? 'app' : null;
    },
  };
};
