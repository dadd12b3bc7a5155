import type { Content } from '#ports';

/** The built-in content: every post was built into the site, and there is nothing beyond those. */
export const createNoContent = (): Content => ({
  list: async () => [],
  find: async () => null,
});
