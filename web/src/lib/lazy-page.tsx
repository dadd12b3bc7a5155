import { type ComponentType, lazy, useState } from 'react';

/** A page in a chunk of its own. */
export type LazyPage = {
  /** The module below `web/src`, from which the build finds the chunk that a prerendered page needs. */
  readonly file: string;
  /** Loads the chunk; afterwards the page renders at once, without a fallback. */
  readonly preload: () => Promise<void>;
  readonly loaded: () => ComponentType | null;
  readonly Lazy: ComponentType;
};

export const lazyPage = (file: string, load: () => Promise<ComponentType>): LazyPage => {
  let page: ComponentType | null = null;
  return {
    file,
    preload: async () => {
      page ??= await load();
    },
    loaded: () => page,
    Lazy: lazy(async () => ({ default: await load() })),
  };
};

/**
 * `React.lazy` alone suspends once even when its chunk has arrived, which would put a fallback in place of the
 * prerendered page: a loaded page is rendered directly. The choice is kept, since changing it would mount anew.
 */
export const PageView = ({ page }: { page: LazyPage }) => {
  const [View] = useState<ComponentType>(() => page.loaded() ?? page.Lazy);
  return <View />;
};
