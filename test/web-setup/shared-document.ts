import { afterAll, vi } from 'vitest';

/** Files share a document, so each leaves an empty one, without memory, and the site's modules as on a first visit. */
afterAll(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.resetModules();
});
