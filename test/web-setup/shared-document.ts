import { afterAll, vi } from 'vitest';
import { quickenStyles } from './quick-styles.ts';

if (document.defaultView) quickenStyles(document.defaultView);

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
