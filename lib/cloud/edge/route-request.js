// CloudFront Function: maps a URL to a file of the site bucket. `PAGES` is filled in by lib/edge-code.ts when the stack
// is synthesized. It runs twice. For the request, it sends an unknown URL to the 404 page. For the response, it sets
// that page's status. CloudFront's own error pages would also replace the API's JSON errors.
const pages = PAGES;
const notFoundPage = '/404.html';
// The app's shell for a post that was not built with the site: the content service may have it.
const otherPost = '/post.html';
// Browsers read a backslash as a slash and drop control characters, so a path that contains one could lead to another
// host. None of our URLs has either, raw or percent-encoded.
const printable = /^[!-[\]-~\u0080-\uffff]*$/;
const encodedOdd = /%(5c|[01][0-9a-f]|7f)/i;

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  if (event.context && event.context.eventType === 'viewer-response') return giveStatus(event);
  const request = event.request;
  const uri = request.uri;
  // Two slashes at the start would make the location another host's URL.
  if (uri.length > 1 && uri.endsWith('/') && !isOdd(uri))
    return redirect((uri.slice(0, -1).replace(/^\/+/, '/') || '/') + queryOf(request.querystring));
  request.uri = fileOf(uri) || notFoundPage;
  return request;
}

function isOdd(uri) {
  return !printable.test(uri) || encodedOdd.test(uri);
}

function fileOf(uri) {
  if (isOdd(uri)) return null;
  if (pages.files.includes(uri)) return uri;
  // Each of our files has an extension. For one that is missing, the bucket itself answers 404.
  if (pages.folders.some((folder) => uri.startsWith(folder)) && /\.[a-z0-9]+$/.test(uri)) return uri;
  if (pages.prerendered.includes(uri)) return `${uri === '/' ? '' : uri}/index.html`;
  if (uri.startsWith(pages.blog)) return fileOfPost(uri.slice(pages.blog.length));
  if (pages.app.includes(uri) || pages.appUnder.some((folder) => uri.startsWith(folder))) return '/app.html';
  return null;
}

function fileOfPost(slug) {
  if (pages.posts.includes(slug)) return `${pages.blog}${slug}/index.html`;
  return slug.includes('/') ? null : otherPost;
}

// The path here is the viewer's or the one rewritten to a file. Both rules recognize either.
function giveStatus(event) {
  const response = event.response;
  const uri = event.request.uri;
  const isFile = uri.endsWith('/index.html') || uri === '/app.html';
  const file = uri === otherPost ? otherPost : fileOf(uri);
  const isUnknown = file === null || (file === otherPost && !pages.hasContentService);
  if (Number(response.statusCode) === 200 && !isFile && isUnknown) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return response;
}

function queryOf(query) {
  const parts = [];
  for (const name of Object.keys(query || {})) {
    const values = query[name].multiValue || [query[name]];
    for (const each of values) parts.push(each.value === '' ? name : `${name}=${each.value}`);
  }
  const text = parts.join('&');
  return text !== '' && printable.test(text) ? `?${text}` : '';
}

function redirect(location) {
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: location } },
  };
}
