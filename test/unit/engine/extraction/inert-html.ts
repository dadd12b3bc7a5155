import { parseHTML } from 'linkedom';

const tags = new Set(
  (
    'a abbr b bdi bdo blockquote br caption cite code dd del details dfn dl dt em figcaption figure h1 h2 h3 h4 h5 h6 ' +
    'hr i img ins kbd li mark ol p pre q rp rt ruby s samp small strong sub summary sup table tbody td tfoot th thead ' +
    'time tr u ul var wbr'
  ).split(' '),
);
const attributes = new Set('href rel src alt colspan rowspan start class dir'.split(' '));

/**
 * The parts of a piece of HTML that could load, run or navigate to anything except http(s) and mail; empty if it is
 * inert.
 */
export function dangersIn(html: string): string[] {
  const { document } = parseHTML(`<!doctype html><html><body><div id="root">${html}</div></body></html>`);
  const dangers: string[] = [];
  for (const element of document.querySelectorAll('#root *')) {
    const tag = element.tagName.toLowerCase();
    if (!tags.has(tag)) dangers.push(`<${tag}>`);
    for (const { name, value } of element.attributes) {
      if (!attributes.has(name)) dangers.push(`${tag} ${name}=${value}`);
      if (name === 'href' && !/^(?:https?:\/\/|mailto:)/.test(value)) dangers.push(`href=${value}`);
      if (name === 'src' && !/^https?:\/\//.test(value)) dangers.push(`src=${value}`);
      if (name === 'class' && !/^language-[\w+#-]+$/.test(value)) dangers.push(`class=${value}`);
    }
  }
  return dangers;
}
