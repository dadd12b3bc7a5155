import { vi } from 'vitest';

/**
 * A screen too narrow for tables: no width query matches. By default every screen is wide, because jsdom has no
 * `matchMedia` and the pages then assume that each query matches.
 */
export const stubNarrowScreen = (): void => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
};
