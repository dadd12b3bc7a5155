// Runs before the first paint, hence apart from the app and without any import: the visitor's theme, and whether a
// session may exist (keys of the Cognito client), so that a signed-in visitor never sees the signed-out header flash.
try {
  const theme = localStorage.getItem('sweetspot.theme');
  if (theme === '"light"' || theme === '"dark"') document.documentElement.dataset.theme = theme.slice(1, -1);
  for (let i = 0; i < localStorage.length; i++) {
    if (/^CognitoIdentityServiceProvider\..+\.LastAuthUser$/.test(localStorage.key(i) || ''))
      document.documentElement.dataset.session = 'maybe';
  }
} catch (_) {
  // Storage is blocked: the system's theme and the signed-out header are right.
}

// A prerendered page can be read before any other script: those come after the first paint has reached the screen, so
// that they do not take network and processor from it. A page in the background is not painted, and loads them at once;
// so does, after a second, one whose paint nobody tells of.
(() => {
  const { scripts } = document.currentScript.dataset;
  if (!scripts) return;
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    const [entry, ...chunks] = scripts.split(' ');
    for (const href of chunks) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
    }
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { type: 'module', crossOrigin: '', src: entry }));
  };
  if (document.hidden || !self.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
    load();
    return;
  }
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
  setTimeout(load, 1000);
})();
