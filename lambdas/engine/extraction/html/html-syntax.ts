/** The rules of the HTML standard that decide where text belongs, as far as extraction needs them. */
const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));

export const voidTags = set(
  'area base basefont bgsound br col command embed frame hr img input keygen link meta param source track wbr',
);
/** Elements that are never part of an article: the tree does not contain their content. */
export const droppedTags = set(
  'applet audio canvas datalist embed frame frameset iframe input map math meter noembed noframes object ' +
    'option optgroup progress script select style svg template textarea title video link meta base',
);
/** A start tag of one of these closes an open paragraph (HTML standard, "close a p element"). */
export const closesParagraph = set(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 ' +
    'h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul dd dt',
);
export const scopeEnds = set('table td th caption html body template');
export const tableParts = set('caption col colgroup table tbody td tfoot th thead tr');
/** These tags end an unclosed svg or math element (HTML standard, foreign content). */
export const endsForeign = set(
  'blockquote body center code dd div dl dt em h1 h2 h3 h4 h5 h6 head hr img li menu nobr ol p pre ruby span ' +
    'strong table ul article section main footer header nav aside',
);
export const keptAttributes = set(
  'alt aria-hidden aria-label aria-modal charset class colspan content data-lazy-src data-original data-src ' +
    'data-srcset datetime dir hidden href http-equiv id itemprop itemtype lang language name property rel role ' +
    'rowspan src srcset start width height style title type value xml:lang data-component data-testid data-type data-module',
);
/** A start tag closes the nearest open element of the first list, unless one of the second list comes before it. */
export const closesSame: ReadonlyMap<string, readonly [ReadonlySet<string>, ReadonlySet<string>]> = new Map([
  ['li', [set('li'), set('ul ol menu dir table td th body html')]],
  ['dd', [set('dd dt'), set('dl table td th body html')]],
  ['dt', [set('dd dt'), set('dl table td th body html')]],
  ['tr', [set('tr'), set('table')]],
  ['td', [set('td th'), set('tr table')]],
  ['th', [set('td th'), set('tr table')]],
  ['tbody', [set('thead tbody tfoot'), set('table')]],
  ['thead', [set('thead tbody tfoot'), set('table')]],
  ['tfoot', [set('thead tbody tfoot'), set('table')]],
  ['a', [set('a'), set('table td th body html')]],
] as const);

export const paragraph = set('p');
