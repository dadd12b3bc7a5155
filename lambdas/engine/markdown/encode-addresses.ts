const fence = /^ {0,3}(?:```|~~~)/;
/** `![label](address with spaces.jpeg "title")`; the title is optional. */
const target =
  /(!?\[[^[\]\n]{0,400}\])\([ \t]*([^\s()<>"][^()<>"\n]{0,2000}?)((?:[ \t]+"[^"\n]{0,400}")?[ \t]*)\)/g;
/** What follows a label in brackets is an address when it has a path, a scheme or a file's ending; else it is an aside. */
const address = /^(?:https?:|\.{0,2}\/)|\.[a-z][a-z0-9]{1,4}(?:[?#].*)?$/i;

/**
 * Encodes the spaces in the addresses of images and links, outside fenced code. Authors write them and many sites accept
 * them, but CommonMark reads such an image as prose.
 */
export const encodeAddresses = (markdown: string): string => {
  if (!markdown.includes('](')) return markdown;
  let inFence = false;
  return markdown
    .split('\n')
    .map((line) => {
      if (fence.test(line)) inFence = !inFence;
      if (inFence) return line;
      return line.replace(target, (all: string, label: string, href: string, rest: string) =>
        /[ \t]/.test(href) && address.test(href) ? `${label}(${href.replace(/[ \t]/g, '%20')}${rest})` : all,
      );
    })
    .join('\n');
};
