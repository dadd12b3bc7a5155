import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { sessionStore, storageKeys } from '#web/lib/storage/storage.ts';

/** A part of the site could not be loaded: there is no connection, or a deployment has removed it. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/**
 * A tab is reloaded at most once in this period, in milliseconds, so that a chunk that stays missing causes no loop.
 */
const reloadPause = 60_000;

/**
 * Reloads the page, which then names the chunks of the newest deployment. False when there is no connection, when the
 * last reload has not helped, or when the browser does not let us remember it.
 */
const reloadOnce = (): boolean => {
  if (!navigator.onLine) return false;
  const last = sessionStore.read(storageKeys.chunkReload);
  const now = Date.now();
  if (typeof last === 'number' && now - last < reloadPause) return false;
  if (!sessionStore.write(storageKeys.chunkReload, now)) return false;
  window.location.reload();
  return true;
};

/**
 * Loads a chunk. If it is missing, the page reloads once.
 * @throws ChunkError if a reload cannot help
 */
export const loadChunk = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    // The page is about to unload, so nothing needs a response anymore.
    if (reloadOnce()) return new Promise<T>(() => {});
    throw new ChunkError('A part of the site could not be loaded.', { cause: error });
  }
};

/** `React.lazy` for a component in a separate chunk. Put it below an `ErrorBoundary`. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await loadChunk(load) }));
