import type { Content } from '#ports';

/** The built-in content. All posts are part of the site's build, so there are none to fetch. */
export const createNoContent = (): Content => ({
  list: async () => [],
  find: async () => null,
});
