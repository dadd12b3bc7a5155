// CloudFront Function (viewer request): which file of the site bucket answers an address. `PAGES` is filled in from
// contracts/routes.ts when the stack is synthesised. CloudFront's own error pages would also replace the API's
// JSON errors, hence unknown addresses are answered here.
const pages = PAGES;

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const uri = request.uri;
  // Two slashes at the start would make the location an address of another host.
  if (uri.length > 1 && uri.endsWith('/')) return redirect(uri.slice(0, -1).replace(/^\/+/, '/') || '/');
  if (pages.files.includes(uri) || pages.folders.some((folder) => uri.startsWith(folder))) return request;
  if (pages.prerendered.includes(uri)) return answerWith(request, `${uri === '/' ? '' : uri}/index.html`);
  if (pages.prerenderedUnder.some((folder) => uri.startsWith(folder)))
    return answerWith(request, `${uri}/index.html`);
  if (pages.app.includes(uri) || pages.appUnder.some((folder) => uri.startsWith(folder)))
    return answerWith(request, '/app.html');
  return notFound();
}

function answerWith(request, uri) {
  request.uri = uri;
  return request;
}

function redirect(location) {
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: location } },
  };
}

function notFound() {
  return {
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: { 'content-type': { value: 'text/html; charset=utf-8' } },
    body: {
      encoding: 'text',
      data: '<!doctype html><html lang="en"><title>404</title><h1>404</h1><p>Oops! Page not found</p><p><a href="/">Return to Home</a></p></html>',
    },
  };
}
