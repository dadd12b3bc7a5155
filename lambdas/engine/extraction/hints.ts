import type { Attributes } from './tree.ts';

/**
 * What publishers call the parts of their pages. Class and id are split into words (`relatedPosts`,
 * `related-posts` and `related_posts` are the same two words), so that `header` is not found in `headerless`
 * nor `ad` in `loading`; the vocabularies were gathered from the common themes of WordPress, Drupal, Blogger
 * and newspapers' systems, and from the lists of Readability and Trafilatura.
 */
export const hint = {
  comments: 1,
  share: 2,
  related: 4,
  promo: 8,
  chrome: 16,
  meta: 32,
  caption: 64,
  author: 128,
  hidden: 256,
  body: 512,
  content: 1024,
  notice: 2048,
  teaser: 4096,
} as const;

const vocabularies: readonly (readonly [number, string])[] = [
  [
    hint.comments,
    'comment comments commentlist commentarea commenting disqus respond replies livefyre fbcomments',
  ],
  [
    hint.share,
    'share shares sharing sharebar sharebox shareit sharedaddy sharer social socials socialshare socialmedia addthis addtoany sociable sns followus bookmarks',
  ],
  [
    hint.related,
    'related relateds relatedposts relatedstories relatedarticles recommended recommendation recommendations recommend ' +
      'recirc recirculation popular trending outbrain taboola zergnet similar morestories mostread mostpopular ' +
      'readmore readnext yarpp jp-relatedposts upnext nextup',
  ],
  [
    hint.promo,
    'newsletter newsletters subscribe subscription signup optin mailchimp promo promos promotion advert adverts ' +
      'advertisement advertisements advertising advertorial ad ads adsense adslot adbox adunit adwrapper dfp gpt sponsor ' +
      'sponsors sponsored sponsorship banner banners donate donation cta callout-cta giveaway affiliate commercial',
  ],
  [
    hint.chrome,
    'nav navs navi navigation navbar subnav topnav menu menus submenu breadcrumb breadcrumbs crumbs sidebar sidebars footer ' +
      'masthead toolbar toolbox pagination pager paging paginate skip login signin register search searchform widget ' +
      'widgets widgetarea topbar toc tableofcontents',
  ],
  [
    hint.meta,
    'meta metadata byline bylines dateline timestamp pubdate tags tag taglist tagcloud categories catlinks postmeta postmetadata entrymeta kicker eyebrow',
  ],
  [hint.caption, 'caption captions wpcaption credit credits figcaption imgcaption photocredit'],
  [hint.author, 'author authors authorbox authorbio authorinfo bio bios biography'],
  [hint.hidden, 'hidden visuallyhidden invisible sr-only offscreen noprint printonly screenreader'],
  [
    hint.notice,
    'cookie cookies gdpr consent modal popup popups overlay lightbox paywall disclaimer disclosure tooltip toast',
  ],
  [hint.teaser, 'teaser teasers carousel slider slideshow ticker'],
  [
    hint.body,
    'articlebody storybody entrycontent postcontent postbody articlecontent articletext storytext bodycopy bodytext',
  ],
  [
    hint.content,
    'article articles content entry post posts story body text main blog prose copy column page',
  ],
];

const wordHints = new Map<string, number>();
for (const [bit, list] of vocabularies) {
  for (const word of list.split(' ')) {
    const key = word.replaceAll('-', '');
    wordHints.set(key, (wordHints.get(key) ?? 0) | bit);
  }
}

/** Words that mean nothing alone, so that they are looked up together with their neighbour only. */
const pairs = new Map<string, number>([
  ['article body', hint.body],
  ['story body', hint.body],
  ['entry content', hint.body],
  ['entry body', hint.body],
  ['post content', hint.body],
  ['post body', hint.body],
  ['post text', hint.body],
  ['article content', hint.body],
  ['article text', hint.body],
  ['story content', hint.body],
  ['story text', hint.body],
  ['body copy', hint.body],
  ['body text', hint.body],
  ['sr only', hint.hidden],
  ['screen reader', hint.hidden],
  ['visually hidden', hint.hidden],
  ['read more', hint.related],
  ['read next', hint.related],
  ['see also', hint.related],
  ['also read', hint.related],
  ['more stories', hint.related],
  ['more articles', hint.related],
  ['more news', hint.related],
  ['more posts', hint.related],
  ['more from', hint.related],
  ['most read', hint.related],
  ['next article', hint.related],
  ['next post', hint.related],
  ['up next', hint.related],
  ['sign up', hint.promo],
  ['opt in', hint.promo],
  ['call to', hint.promo],
  ['follow us', hint.share],
  ['author box', hint.author],
  ['posted on', hint.meta],
  ['table of', hint.chrome],
]);

const cache = new Map<string, number>();
const cacheLimit = 20_000;

/** The `hint` bits of a class or id attribute's value. */
function hintsOf(value: string): number {
  const known = cache.get(value);
  if (known !== undefined) return known;
  let bits = 0;
  for (const name of value.slice(0, 500).split(/\s+/)) bits |= hintsOfName(name);
  if (cache.size >= cacheLimit) cache.clear();
  cache.set(value, bits);
  return bits;
}

function hintsOfName(name: string): number {
  const parts = name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((part) => part !== '');
  let bits = wordHints.get(parts.join('')) ?? 0;
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] as string;
    const before = parts[at - 1];
    bits |= (before !== undefined && pairs.get(`${before} ${part}`)) || 0;
    if (before === 'has' || before === 'no' || before === 'with' || before === 'without') continue;
    bits |= wordHints.get(part) ?? 0;
  }
  return bits;
}

/** What class and id of an element tell about its part in the page. */
export function readHints(attributes: Attributes): number {
  const byClass = attributes.class === undefined ? 0 : hintsOf(attributes.class);
  return attributes.id === undefined ? byClass : byClass | hintsOf(attributes.id);
}
