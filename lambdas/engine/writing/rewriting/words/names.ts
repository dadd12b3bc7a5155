import { capitalize } from '#contracts/letter-case.ts';
import { weekdays } from '#engine/english/calendar-words.ts';
import { lemmaEntry } from '#engine/english/lexicon.ts';
import { anyOf, capitalized, wordSet } from '#engine/english/word-classes.ts';
import { applyRules } from '#engine/language/apply-rules.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { applyCorrections, type Correction } from '#engine/writing/rewriting/grammar/corrections.ts';
import { isListed } from './spelling/dictionary.ts';

/** Names with one official spelling, because readers find "github" careless. None is another word in lowercase. */
const names =
  'GitHub JavaScript TypeScript WordPress YouTube LinkedIn PayPal iPhone iPad MacBook MySQL MongoDB GitLab WhatsApp TikTok SoundCloud DigitalOcean GraphQL Microsoft Facebook Instagram Netflix Wikipedia Kubernetes OpenStreetMap OpenAI ChatGPT HubSpot QuickBooks PlayStation DuckDuckGo WooCommerce iCloud iTunes iMac iPod eBay Gmail macOS Linux Ubuntu CSS HTML JSON XML YAML CSV SQL NoSQL PDF API APIs URL URLs iOS USB GPS AWS TV DVD USA UK CEO CTO CFO DIY FAQ FAQs SaaS IoT LLM LLMs GPU GPUs CPU CPUs SSD HDD VPN DNS NASA PhD DevOps Reddit Bluetooth Xbox Nintendo Spotify Firefox Pinterest Airbnb Dropbox Kickstarter Evernote Trello Skype PowerPoint Heroku Netlify Tumblr Patreon Etsy Craigslist Gumtree Quora Flickr Imgur Vimeo Snapchat WeChat Substack Squarespace Shopify Mailchimp Zapier IFTTT Airtable Bitbucket Figma Canva Goodreads Bandcamp Lightroom InDesign Arduino Chromebook Fitbit GoPro Minecraft Fortnite StarCraft Warcraft Skyrim Tetris Siri Lyft Duolingo Strava Instapaper Feedly Coursera Udemy Wikidata PHP Haskell Clojure Kotlin Fortran COBOL Erlang Django Laravel Symfony Postgres Elasticsearch OneDrive SharePoint OneNote AirPods DoorDash IMDb IKEA TOML iPhones iPads iPods MacBooks Chromebooks GoPros Fitbits Kickstarters'.split(
    ' ',
  );
/**
 * Names that are also packages, commands or other words in lowercase, so that only a form like "Numpy" is a mistake.
 */
const packages =
  'PostgreSQL NumPy SciPy PyTorch TensorFlow DynamoDB OpenSSL WebAssembly PowerShell VirtualBox VMware RabbitMQ FastAPI jQuery CloudFront CloudFormation CloudWatch OpenCV MariaDB SQLite JetBrains IntelliSense IntelliJ LucasArts LiveJournal ImageNet DualShock GameCube ThinkPad HashiCorp CoffeeScript ActionScript OpenGL WebGL WebRTC DirectX BitTorrent WikiLeaks DeviantArt FedEx SendGrid CircleCI CodePen phpMyAdmin OpenSSH OpenVPN WireGuard FreeBSD OpenBSD NetBSD CentOS openSUSE LibreOffice OpenOffice NetBeans AppleScript AutoCAD BigQuery ClickHouse CouchDB FireWire FreeCAD GarageBand GeForce GoDaddy HomeKit JSFiddle LastPass MediaWiki MicroPython OpenShift OpenStack PlantUML QuickTime RStudio SketchUp SourceForge SurveyMonkey TeamViewer TestFlight uBlock UniFi YouTuber YouTubers'.split(
    ' ',
  );
/** Names that are wrong in any other mix of cases, too: "XCode", "JQuery". */
const mixes =
  'Xcode jQuery Elasticsearch Wikimedia Airbnb Xdebug Goodreads JavaScript YouTube GitHub LinkedIn PostgreSQL WordPress MacBook TypeScript Codewars Wikipedia Bitbucket Shopify'.split(
    ' ',
  );
const packageNames = new Set(packages.map((name) => name.toLowerCase()));
const known = new Set([...names, ...packages, ...mixes].map((name) => name.toLowerCase()));
const mixedNames = new Map(mixes.map((name) => [name.toLowerCase(), name]));
const nameOf = new Map([...names, ...packages].map((name) => [name.toLowerCase(), name]));
/** A command in running text, to which the name after it belongs: "git push heroku". */
const command =
  /(?:^|[^a-z])(?:git|npm|npx|yarn|pip|brew|apt|apt-get|docker|sudo|cargo|gem|composer|pnpm|systemctl)(?: [a-z-]+){0,2} $/i;
/** An address or a command: "Anna [at] gmail [dot] com", "service postgres start", "python bake.py". */
/** A branch of a tree of folders: "|-- css". */
const isBranch = /(?:[|`├└│]-*|──) $/;
/** An option that readers look for on the screen: "choose **Bakery (csv)**". */
const isOption = /\*\*[^*\n]{1,40}\($/;
const isTyped =
  /^ (?:[[(]?dot[\])]? (?:com|net|org|[a-z]{2}(?![a-z]))|[\w./-]+\.(?:py|js|ts|rb|php|sh|jar|pl)(?![\w])|--[a-z])/;
/**
 * A word that is not part of an address, a path, a compound or a call: "url("a.csv")". Looking it up in a table is faster than matching 250
 * alternatives.
 */
const anyWord = regex.gu`(?<![\p{L}\p{N}._@/#:*=\\-])\p{L}{2,}(?![\p{L}\p{N}_@/:+*=\\-]|\.\p{L}|\((?:["'\p{L}]|$))`;

/** Corrects a name in lowercase or with only an initial capital. Another mix of cases may be another name. */
const nameFor = (found: string, at: number, text: string): string => {
  const lower = found.toLowerCase();
  if (!known.has(lower)) return found;
  const isMix = regex.u`^\p{Lu}.*\p{Ll}`.test(found);
  const isTypo =
    regex.u`^\p{Lu}\p{Ll}+$`.test(found) || (regex.u`^\p{Ll}+$`.test(found) && !packageNames.has(lower));
  const right = (isMix ? mixedNames.get(lower) : undefined) ?? (isTypo ? nameOf.get(lower) : undefined);
  if (
    right === undefined ||
    command.test(text.slice(Math.max(0, at - 40), at)) ||
    isOption.test(text.slice(Math.max(0, at - 44), at)) ||
    isBranch.test(text.slice(Math.max(0, at - 8), at)) ||
    isTyped.test(text.slice(at + found.length, at + found.length + 40))
  )
    return found;
  return isAmongLowercase(found, at, text) ? found : right;
};

/**
 * A list of lowercase words, in which a single capital would look wrong: "(test, guest, ubuntu)", "github, zorblat, and
 * others".
 */
const rowBefore = regex.u`(?:, |\(|(?:as|like|including|with|using) )(\p{Ll}[\p{Ll}\d:.-]*[\p{Ll}\d]), (?:and |or )?$`;
const rowAfter = regex.u`^, (?:and |or )?(?!\p{Ll}+ly)(\p{Ll}[\p{Ll}\d:.-]*[\p{Ll}\d])(?=[,)])`;
const maxNeighborLength = 24;
const isAmongLowercase = (found: string, at: number, text: string): boolean => {
  if (regex.u`^\p{Lu}`.test(found)) return false;
  const neighbors = [
    rowBefore.exec(text.slice(Math.max(0, at - maxNeighborLength), at))?.[1],
    rowAfter.exec(text.slice(at + found.length, at + found.length + maxNeighborLength))?.[1],
  ];
  return neighbors.some((word) => word !== undefined && !known.has(word) && !isOther.test(word));
};
/** Words that end a list or open the next clause. */
const isOther =
  /^(?:etc|and|but|then|which|with|also|too|though|however|especially|email|mail|code|music|games|books|text|images|video|videos|audio|data|files|fonts|the|this|that|these|those|you|they)$/;

/** Nations, languages, religions and holidays. "Polish" and "china" have other meanings, too. */
const nationalities =
  'english american british german european canadian japanese spanish italian australian african asian russian indian mexican korean swedish norwegian irish chinese brazilian portuguese vietnamese ukrainian scottish austrian belgian argentinian venezuelan colombian arabic hebrew turkish greek persian egyptian israeli palestinian pakistani iranian iraqi syrian cuban peruvian chilean hungarian romanian bulgarian finnish icelandic buddhist buddhists buddhism christianity christians muslim muslims islam islamic jewish judaism hindu hinduism halloween hanukkah ramadan estonian latvian lithuanian croatian serbian slovenian indonesian malaysian taiwanese cambodian ethiopian nigerian moroccan jamaican lebanese hindi urdu bengali punjabi cantonese catalan yiddish swahili tagalog';
const places =
  'england britain france germany spain italy japan mexico canada australia brazil russia ireland scotland norway denmark finland portugal egypt israel africa europe asia america netherlands belgium austria switzerland vietnam thailand singapore argentina kenya nigeria ukraine nepal kathmandu london berlin tokyo chicago seattle toronto amsterdam barcelona edinburgh moscow beijing california';

/**
 * Names that English always capitalizes. "May", "march", "sun" and "mobile" are also other words and stay, and "my monday
 * board" is a page of monday.com.
 */
const calendarName = regexOf(
  `(?<=[\\p{L}\\p{N},] )${anyOf(weekdays, 'january february april september october november december christmas', nationalities, places)}(?=s?(?:[ ,!?)]|\\.(?!\\p{L})|$))(?! boards?(?!\\p{L}))`,
  'gu',
);
const withCalendar = (text: string): string =>
  regex.u`^\P{L}*\p{Lu}`.test(text) ? text.replace(calendarName, capitalize) : text;

/** Nations and languages that are also other words, beside another one: "English, danish and French". */
const otherNations = 'danish dutch french polish swiss thai welsh czech';
const nation = anyOf(capitalized(`${nationalities} ${otherNations}`));
const besideNation = regexOf(
  `(?<=(?<!\\p{L})${nation}(?:, (?:and |or )?| (?:and|or) |/))${anyOf(otherNations)}(?=[.,;:!?)/]|$| (?:and|or|but)(?!\\p{L}))|(?<=[\\p{L}\\p{N},] )${anyOf(otherNations)}(?=(?:, (?:and |or )?| (?:and|or) |/)${nation}(?!\\p{L}))`,
  'gu',
);
const withNations = (text: string): string => text.replace(besideNation, capitalize);

const before = String.raw`(?<![\p{L}\p{N}._@/#:'’-])`;
const after = String.raw`(?![\p{L}\p{N}_@/:-]|\.\p{L})`;
const inContext = (source: string, right: string, flags = 'gu'): Correction => [
  regexOf(`${before}(?:${source})${after}`, flags),
  right,
];

/** Names that are also other words, in contexts that show the meaning. */
const contexts: readonly Correction[] = [
  // Elsewhere, it is a prayer: "A song of thanksgiving".
  inContext(
    '(?<=(?<![a-z])(?:on|at|this|last|after|before|during|since|until|by|around|every|next|happy) )thanksgiving|thanksgiving(?= (?:day|dinner|week|weekend|break|turkey|holidays?|eve|morning|leftovers|feast)(?![a-z]))',
    'Thanksgiving',
  ),
  inContext(String.raw`(\d+(?:\.\d+)?)gb`, '$1GB'),
  inContext(String.raw`(\d+(?:\.\d+)?)tb`, '$1TB'),
  // The speed of a line is in megabits: "35mb download speeds".
  inContext(
    String.raw`(?<!speeds? of (?:about |around |up to |only |just )?)(\d+(?:\.\d+)?)mb(?! (?:down|up|downloads?|uploads?|internet|broadband|fib(?:er|re)|connections?|lines?|plans?|speeds?|bandwidth)(?![\p{L}]))`,
    '$1MB',
  ),
  inContext(String.raw`(\d+(?:\.\d+)?)kb`, '$1KB'),
  inContext('(on|via|from|by|my|his|her|their|our|your|to|and|or) twitter(?=[ .,!?)]|$)', '$1 Twitter'),
  inContext(
    String.raw`twitter(?= (?:accounts?|feeds?|followers|profiles?|threads?|bots?|handles?|users?|posts?|and|page|bio|app|api)(?![\p{L}]))`,
    'Twitter',
  ),
  inContext("twitter(?=['’]s )", 'Twitter'),
  // The text of a link.
  inContext(String.raw`(?<=\[)twitter(?=$|\])`, 'Twitter'),
  inContext(String.raw`(?<=\[)bluesky(?=$|\])`, 'Bluesky'),
  inContext('(?:hackernews|HackerNews|Hackernews)', 'Hacker News'),
  inContext('(?:stackoverflow|StackOverflow|Stackoverflow)', 'Stack Overflow'),
  inContext(
    // In "Pick up the slack" and "cut me some slack", it is the common noun.
    String.raw`(on|via|in|our) slack(?=[.,!?)]|$| (?:channels?|and|or|workspace|community|group|messages?)(?![\p{L}]))`,
    '$1 Slack',
  ),
  inContext(
    String.raw`(on|via|our|my|the) discord(?=[.,!?)]|$| (?:channels?|and|or|servers?|community|group|bot)(?![\p{L}]))`,
    '$1 Discord',
  ),
  inContext(String.raw`zoom(?= (?:calls?|meetings?)(?![\p{L}]))`, 'Zoom'),
  inContext(
    String.raw`(on|my|an|and|or|for|to|based on|both|via) android(?=[.,!?)]|$| (?:and|or|phones?|devices?|tablets?|apps?)(?![\p{L}]))`,
    '$1 Android',
  ),
  inContext(
    String.raw`android(?= (?:apps?|phones?|devices?|studio|tablets?|users|developers?|version|development|sdk|emulator)(?![\p{L}]))`,
    'Android',
  ),
  inContext(
    String.raw`windows(?= (?:10|11|7|8|xp|XP|vista|Vista|95|98|machines?|laptop|pc|PC|PCs|desktop|registry|users|server)(?![\p{L}]))`,
    'Windows',
  ),
  inContext(String.raw`ip(?= (?:address(?:es)?|lookups?|ranges?|blocks?|geolocation)(?![\p{L}]))`, 'IP'),
  inContext('[Nn]intendo (3?)[Dd][Ss]', 'Nintendo $1DS'),
  inContext('(?:joy-con|Joy-con|joycon|Joycon)(s?)', 'Joy-Con$1'),
  inContext('ruby on rails', 'Ruby on Rails', 'giu'),
  inContext('(?:sd|Sd) card(s?)', 'SD card$1'),
  inContext(
    String.raw`(in|using|as|to|of|from|with|write|writing|writes) markdown(?=[.,!?)]|$| (?:and|or|files?|format|syntax|with|for|is|to|using)(?![\p{L}]))`,
    '$1 Markdown',
  ),
  inContext(
    String.raw`markdown(?= (?:files?|syntax|editors?|formatting|documents?|parsers?|friendly|content|support|posts?|pages?|format)(?![\p{L}]))`,
    'Markdown',
  ),
  inContext(
    String.raw`core data(?= (?:classes|entities|entity|model|stack|framework|objects?)(?![\p{L}]))`,
    'Core Data',
  ),
  inContext('(in|with|using|use|of|into|via|for|and) docker(?=[.,!?)]|$)', '$1 Docker'),
  inContext(
    String.raw`(in|with|using|use|learn|learning|of|know|and|or|like) python(?=[.,!?)]|$| (?:and|or|for|to|is|with)(?![\p{L}]))`,
    '$1 Python',
  ),
  inContext(
    String.raw`ruby(?= (?:code|gems?|scripts?|developers?|programmers?|community)(?![\p{L}]))`,
    'Ruby',
  ),
  inContext(String.raw`react(?= (?:components?|apps?|hooks?|native|developers?)(?![\p{L}]))`, 'React'),
  inContext('Nodejs', 'Node.js'),
  inContext('(?:wifi|WIFI|Wifi)(?! \\p{Lu})', 'Wi-Fi'),
  inContext('(the|a|our|my|your|new|user|nice|clean|simple|better) ui', '$1 UI'),
  inContext('[Ll]ets [Ee]ncrypt', "Let's Encrypt"),
  inContext('mcdonalds', "McDonald's", 'giu'),
  inContext(
    String.raw`(on|my|a|the|your) kindle(?=[.,!?)]|$| (?:books?|edition|app|version|unlimited|store|and|or)(?![\p{L}]))`,
    '$1 Kindle',
  ),
  inContext(
    String.raw`french(?= (?:language|speakers?|people|government|revolution|cuisine|restaurants?|bakery|wine|class|lessons?|and|or|food|company)(?![\p{L}]))`,
    'French',
  ),
  inContext('(in|speak|speaks|learn|learning|speaking|the) french(?=[.,!?)]|$)', '$1 French'),
];

/** Names of several words, all of which are capitalized. */
const titled: readonly Correction[] = [
  '[Ss]team [Dd]eck|[Nn]intendo (?:[Ss]witch|[Ww]ii)|[Ss]uper [Mm]ario|[Gg]ame [Bb]oy',
  "(?:Apple|Apple['’]s) app store|(?:Google|Google['’]s) play store",
  '[Gg]oogle (?:[Dd]ocs|[Mm]aps|[Dd]rive|[Aa]nalytics|[Ss]heets|[Cc]alendar|[Cc]hrome|[Cc]loud|[Aa]ssistant|[Pp]hotos|[Ss]cholar|[Tt]ranslate|[Ff]orms|[Ss]lides|[Ee]arth|[Ff]onts)',
  'Microsoft (?:word|excel|office|teams|outlook|windows|edge|azure)',
  '[Aa]pple (?:watch|tv|music|pay|maps|silicon)',
  'western(?= (?:civilization|civilisation|world|society|culture|philosophy|literature)(?![\\p{L}]))',
].map((source) => inContext(source, ''));
const withTitled = applyRules(titled, (text, pattern) =>
  text.replace(pattern, (found) => found.replace(/(?<![A-Za-z'’])[a-z]/g, (letter) => letter.toUpperCase())),
);

const withContexts = applyCorrections(contexts);

/** A series of single words, joined by commas, slashes, "and" or "or": "python, numpy and java". */
const series = regex.gu`(?<![\p{L}\p{N}._@/#'’-])[\p{L}\p{N}][\p{L}\p{N}.+#-]*(?:(?:, (?:and |or )?| (?:and|or) |\/)\p{L}[\p{L}\p{N}.+#-]*)+`;
const joint = regex.u`, (?:and |or )?| (?:and|or) |\/`;

/** Names that are also other words. Beside another name, they are names. */
const otherNames = wordSet(
  'java ruby perl swift rust react angular python docker windows android slack discord mastodon danish dutch french polish',
);
const isUnknown = (item: string): boolean =>
  known.has(item) ||
  (regex.u`^\p{Ll}[\p{Ll}\p{N}.+#-]{2,}$`.test(item) &&
    item !== 'etc' &&
    !otherNames.has(item) &&
    lemmaEntry(item) === undefined &&
    !isListed(item));

const anyItem = regex.gu`(?<=^|[ /])\p{Ll}+(?=[,./ ]|$)`;
const withOtherNames = (items: string): string =>
  items.replace(anyItem, (item) => (otherNames.has(item) ? capitalize(item) : item));

/**
 * A text with its names capitalized, together with the other names in the same series. A series that keeps an unknown
 * name in lowercase stays unchanged, because "Python, numpy, java" is less consistent than the author's "python,
 * numpy, java".
 */
export const withConsistentSeries = (before: string, after: string): string => {
  if (before === after || before.length !== after.length) return after;
  return after.replace(series, (items: string, at: number) => {
    const own = before.slice(at, at + items.length);
    if (own === items || own.toLowerCase() !== items.toLowerCase()) return items;
    // "Github and zorb" is inconsistent in either form.
    const owns = own.split(joint);
    const isNew = items
      .split(joint)
      .some((item, i) => item !== owns[i] && regex.u`^\p{Ll}`.test(owns[i] ?? ''));
    if (!isNew) return items;
    return items.split(joint).some((item) => isUnknown(item.replace(/[.,]+$/, '')))
      ? own
      : withOtherNames(items);
  });
};

/** Gives names the capitals that their owners use. */
export const withNames = (text: string): string =>
  withConsistentSeries(
    text,
    withTitled(withContexts(withNations(withCalendar(text)).replace(anyWord, nameFor))),
  );
