import { type ComponentType, useState } from 'react';
import { lazyPart, loadChunk } from '#web/lib/load-chunk.ts';

/** A page in a separate chunk. */
export type LazyPage = {
  /** The module relative to `web/src`, from which the build finds the chunk of a prerendered page. */
  readonly file: string;
  /** Loads the chunk. After that the page renders immediately, without a fallback. */
  readonly preload: () => Promise<void>;
  readonly loaded: () => ComponentType | null;
  readonly Lazy: ComponentType;
};

export const lazyPage = (file: string, load: () => Promise<ComponentType>): LazyPage => {
  let page: ComponentType | null = null;
  return {
    file,
    preload: async () => {
      page ??= await loadChunk(load);
    },
    loaded: () => page,
    Lazy: lazyPart(load),
  };
};

/**
 * `React.lazy` suspends once even if its chunk is loaded, and the fallback would replace the prerendered page. So a
 * loaded page is rendered directly. The choice is kept, because changing it would remount the page.
 */
export const PageView = ({ page }: { page: LazyPage }) => {
  const [View] = useState<ComponentType>(() => page.loaded() ?? page.Lazy);
  return <View />;
};
