import { afterAll, vi } from 'vitest';

/**
 * Test files share a document, so each file leaves it empty, with cleared storage, and with the site's modules as on a
 * first visit.
 */
afterAll(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.resetModules();
});
