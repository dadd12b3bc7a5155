/**
 * What a class or id can indicate about an element's role. The values are bits, because one name may indicate several
 * roles.
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
  widget: 8192,
  contents: 16384,
  /** Hidden by attribute or style; set by `markHints`, not by a name. */
  concealed: 32768,
  title: 65536,
} as const;

/**
 * Names that publishers give to parts of their pages, collected from common themes of WordPress, Drupal and Blogger,
 * from newspapers' systems, and from the lists of Readability and Trafilatura. A two-word name with a hyphen matches
 * `read-more`, `readMore`, `read_more` and `readmore`.
 */
const vocabularies: Readonly<Record<Exclude<keyof typeof hint, 'concealed'>, string>> = {
  comments:
    'comment comments comment-list commentlist commentarea commenting disqus respond replies livefyre fbcomments commentform',
  share:
    'share shares sharing share-bar share-box shareit sharedaddy sharer social socials social-share social-media addthis ' +
    'addtoany sociable sns follow-us bookmarks',
  related:
    'related relateds related-posts related-stories related-articles recommended recommendation recommendations recommend ' +
    'recirc recirculation popular trending outbrain taboola zergnet similar more-stories more-articles more-news more-posts ' +
    'more-from most-read most-popular most-viewed read-more read-next read-also also-read see-also yarpp relatedposts ' +
    'up-next next-up next-article next-post prev-post post-nav post-navigation',
  promo:
    'newsletter newsletters subscribe subscription signup sign-up optin opt-in mailchimp promo promos promotion advert ' +
    'adverts advertisement advertisements advertising ad ads adsense ad-slot ad-box ad-unit ad-wrapper dfp sponsor ' +
    'sponsors sponsored sponsorship banner banners donate donation cta call-to giveaway affiliate commercial mc4wp',
  chrome:
    'nav navs navi navigation navbar subnav topnav menu menus submenu breadcrumb breadcrumbs crumbs sidebar sidebars ' +
    'footer masthead toolbar toolbox pagination pager paging paginate skip login signin register search searchform topbar',
  meta:
    'meta metadata byline bylines dateline timestamp pubdate posted-on tags tag tag-list tag-cloud tagcloud categories ' +
    'cat-links post-meta postmetadata entry-meta kicker eyebrow',
  caption: 'caption captions credit credits figcaption photocredit',
  author: 'author authors author-box author-bio author-info bio bios biography',
  hidden:
    'hidden visuallyhidden visually-hidden invisible sr-only offscreen noprint printonly screenreader screen-reader',
  body:
    'article-body story-body entry-content entry-body post-content post-body post-text article-content article-text ' +
    'story-content story-text body-copy body-text',
  content: 'article articles content entry post posts story body text main blog prose copy column page',
  notice:
    'cookie cookies gdpr consent modal popup popups overlay lightbox disclaimer disclosure tooltip toast',
  teaser: 'teaser teasers carousel slider slideshow ticker paywall',
  widget: 'widget widgets widgetarea',
  title:
    'title titles subtitle sub-title subhead subheading subheadline headline heading header hero dek deck standfirst ' +
    'strapline abstract description highlights highlight dates date quote statement',
  contents: 'toc tableofcontents table-of',
};

const indexWords = (): Map<string, number> => {
  const index = new Map<string, number>();
  for (const [name, list] of Object.entries(vocabularies)) {
    for (const entry of list.split(' ')) {
      for (const key of [entry.replace('-', ' '), entry.replace('-', '')]) {
        index.set(key, (index.get(key) ?? 0) | hint[name as keyof typeof hint]);
      }
    }
  }
  return index;
};

/** Bits by word; the words of a pair are joined by a space. */
export const hintWords: ReadonlyMap<string, number> = indexWords();
