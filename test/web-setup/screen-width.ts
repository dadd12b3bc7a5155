import { vi } from 'vitest';

/**
 * A screen without room for tables: no query of a width holds. Without this every screen is wide, since jsdom has no
 * `matchMedia` and the pages then take each query to hold.
 */
export const stubNarrowScreen = (): void => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
};
