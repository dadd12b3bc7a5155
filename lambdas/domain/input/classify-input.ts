/**
 * The two-letter country top-level domains (IANA root zone). This list keeps words such as "node.js" from being read as
 * addresses.
 */
const countryDomains = new Set(
  (
    'ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bv bw by bz ' +
    'ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm ' +
    'fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it ' +
    'je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn ' +
    'mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps ' +
    'pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sj sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj ' +
    'tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw'
  ).split(' '),
);

/** File extensions that look like longer top-level domains. */
const fileEndings = new Set(
  'txt html htm xml xhtml json yaml yml toml csv tsv pdf doc docx xls xlsx ppt pptx odt rtf tex log bak tmp css scss jsx tsx php asp aspx jsp png jpg jpeg gif svg webp avif bmp ico tif tiff mp3 mp4 wav avi mkv webm exe dll msi dmg iso tar rar bin bat cfg conf ini sql lock env'.split(
    ' ',
  ),
);

/** People do not paste longer addresses, and browsers and servers disagree beyond 2,000 characters. */
const maxAddressCharacters = 2048;

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const bareAddress = new RegExp(
  String.raw`^((?:${label}\.)+)([\p{L}][\p{L}\p{M}]{1,23}|xn--[a-z0-9-]{2,59})(:\d{1,5})?([/?#].*)?$`,
  'iu',
);

const isTopLevelDomain = (name: string): boolean => {
  const ending = name.toLowerCase();
  if (/^[a-z]{2}$/.test(ending)) return countryDomains.has(ending);
  return !fileEndings.has(ending);
};

// Browsers have supported `URL.canParse` since 2023, and `URL.parse` only since 2024.
const toUrl = (address: string): string | null => (URL.canParse(address) ? new URL(address).href : null);

const readAddress = (text: string): string | null => {
  if (text.length > maxAddressCharacters || /\s/u.test(text)) return null;
  if (/^https?:\/\//i.test(text)) return toUrl(text);
  // Skips the pattern for the empty field of a page that has just loaded, because a phone takes 20 ms to compile it.
  if (!text.includes('.')) return null;
  const ending = bareAddress.exec(text)?.[2];
  return ending !== undefined && isTopLevelDomain(ending) ? toUrl(`https://${text}`) : null;
};

export type ClassifiedInput = { kind: 'url'; url: string } | { kind: 'text' };

/**
 * Classifies what a user typed into a content box. An http(s) address or a bare domain with an optional path is an
 * address, returned in normalized form (a bare domain as https). Everything else is text, including text that
 * contains an address.
 */
export const classifyInput = (text: string): ClassifiedInput => {
  const url = readAddress(text.trim());
  return url === null ? { kind: 'text' } : { kind: 'url', url };
};
