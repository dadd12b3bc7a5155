// Runs before the first paint, so it is separate from the app and imports nothing. It sets the visitor's theme, and
// records whether a session may exist (keys of the Cognito client), so that a signed-in visitor never sees the
// signed-out header flash.
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

// A prerendered page can be read before any other script runs. The other scripts load after the first paint has reached
// the screen, so that they do not compete with it for network and processor. A page in the background is not painted,
// so it loads them at once. A page whose paint is never reported loads them after a second.
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
