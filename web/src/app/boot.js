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
