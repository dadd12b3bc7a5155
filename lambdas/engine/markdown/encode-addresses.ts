const fence = /^ {0,3}(?:```|~~~)/;
/** `![label](address with spaces.jpeg "title")`; the title is optional. */
const target = /(!?\[[^[\]\n]{0,400}\])\(([^()<>\n]{1,2400})\)/g;
/**
 * The parentheses after a label contain an address if it has a path, a scheme or a file extension; otherwise they are
 * an aside.
 */
const address = /^(?:https?:|\.{0,2}\/)|\.[a-z][a-z0-9]{1,4}(?:[?#].*)?$/i;

/** A title after an address, in double or single quotation marks. */
const quotedTitle = /^(\S.*?)(\s*"[^"]*"|\s+'[^']*')$/;

/** Splits a target into its address and title; the title keeps its quotation marks. */
const splitTitle = (inner: string): [address: string, title: string] => {
  const text = inner.trim();
  const [, href = text, title = ''] = quotedTitle.exec(text) ?? [];
  return [href, title === '' ? '' : ` ${title.trimStart()}`];
};

/** A template call of Liquid or Hugo, such as "{{ site.url }}", or white space. A call must keep its own spaces. */
const callOrSpace = /(\{\{[^{}\n]*\}\}|\{%[^{}\n]*%\})|[ \t]/g;

const encodeSpaces = (href: string): string =>
  href.replace(callOrSpace, (_, call: string | undefined) => call ?? '%20');

const encode = (all: string, label: string, inner: string): string => {
  const [href, title] = splitTitle(inner);
  if (!/[ \t]/.test(href) || href.includes('"') || !address.test(href)) return all;
  return `${label}(${encodeSpaces(href)}${title})`;
};

/**
 * Encodes the spaces in the addresses of images and links, outside fenced code and template calls. Authors write such
 * addresses and many sites accept them, but CommonMark reads such an image as prose.
 */
export const encodeAddresses = (markdown: string): string => {
  if (!markdown.includes('](')) return markdown;
  let inFence = false;
  return markdown
    .split('\n')
    .map((line) => {
      if (fence.test(line)) inFence = !inFence;
      return inFence ? line : line.replace(target, encode);
    })
    .join('\n');
};
