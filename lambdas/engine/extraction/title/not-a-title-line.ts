import { monthForms, weekdays } from '#engine/english/calendar-words.ts';
import { alternatives } from '#engine/english/word-classes.ts';
import { textNames } from '#engine/english/word-lists/text-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';

/** The origin of a text: "Published on the mill's blog as ...", "Written by Ada Rye". */
export const credit = regex.iu`^(?:(?:originally|first|also|cross-?) ?)?(?:published|posted|reposted|written|updated) (?:on|by|at|in|as|to)(?!\p{L})`;

/**
 * Statements of a text about itself: "This post first appeared on", "In the last post", "Edit: see the update here".
 */
export const aboutItself = regexOf(
  String.raw`^(?:this|the following) (?:${alternatives(textNames)}) (?:(?:was|is|has been|first|originally|initially|previously) )*(?:appear(?:ed|s)|published|posted|co-?authored|written|part)(?!\p{L})|^(?:(?:first|originally|initially|previously) )?appeared (?:on|in|at) |^in (?:the|my|our) (?:last|previous|next) (?:${alternatives(textNames)})(?!\p{L})|^edit(?::| (?:on )?\p{Lu}\p{Ll}+ \d)|^(?:visit|see|read|click|download|view|watch|find)(?:ing)? .*(?<!\p{L})(?:here|below)$`,
  'iu',
);

/**
 * Notes on publication, series and funding: "Cross-posted from", "Previously in this series", "Click here for the
 * recording", "This work is supported by".
 */
const note = regex.iu`^(?:also )?(?:cross|re)-?\s?post(?:ed|ing)? (?:from|on|by|in|to|at)(?!\p{L})|^this is an? (?:re|cross-?)post|^continued from(?!\p{L})|^previously(?:[\s\d:…]*$| (?:in|on)(?!\p{L}))|^(?:click|tap) (?:here|below)(?!\p{L})|^(?:i|we) also (?:published|posted)(?!\p{L})|^this (?:work|project|research|series) (?:is|was) (?:supported|funded|sponsored)(?!\p{L})`;

/** The writer or place of a text: "Posted in", "Jane Roe | Engineer", "by: Jane Roe". */
const byline = regex.iu`^(?:(?:written|posted|photos?|words|text) )?by\s?:|^(?:re)?posted (?:from|on|by|in)\s|^[^|]+ \| [^|]*(?:engineer|architect|officer|manager|developer|advocate|director|writer|editor|analyst|scientist|consultant|specialist|intern)(?!\p{L})`;

/** Remains of a byline or of a page's buttons: "By", "Comment on this story", "Gift Article". */
const leftover =
  /^(?:by|comments?(?: on this story)?|gift article|share|listen|save|advertisement|loading)$|^comment on this story /i;

/** A byline such as "By Jane Roe", but not "By hand". */
const byName = regex.u`^(?:(?:[Ww]ritten|[Pp]osted|[Pp]hotos?|[Tt]ext|[Ww]ords) )?[Bb]y\s\p{Lu}`;

/** A fact about the text or its subject: "Author: ", "Yield: 8 buns". */
const label = regex.iu`^(?:authors?|artists?|written by|(?:summary )?posted by|sources?|status|tags?|categor(?:y|ies)|keywords?|yields?|serves|servings|start|end|from|to|dates?|location|venue|note|nb|edit|posted|published|images?|photos?|pictures?|captions?|credits?|ratings?|publishers?|isbn|url|warning|disclaimer|attention|trigger warning|spoiler alert)\s?:|^\P{L}*(?:prep|cook|cooking|total) time(?!\p{L})|^step\s*#?\d+(?!\d)`;

/** The credit or caption of an image: "Image source: ", "My desk now (large photo)", "Scan Feb 1, 2013". */
const caption = regex.iu`^(?:image|photo|picture|video|header|cover) (?:source|credits?|courtesy|by|via)(?!\p{L})|^(?:figure|fig\.?|scan|img|dsc|image)[\s_-]*(?:\p{L}{3} )?\d|(?<!\p{L})pictured (?:above|below|here|left|right)(?!\p{L})|\((?:\p{L}+ )?(?:photo|picture|image)\)$`;

/** A greeting: "Hi all,", "Dear students of rye:", "Hello everyone!". */
const greeting = regex.iu`^(?:hi|hey|hei|hello|hallo|hola|dear|greetings|good (?:morning|afternoon|evening|day)|welcome back)(?:[,\s]+(?:(?:to|my|our|you|dear|fellow) )*(?:all|everyone|everybody|there|folks?|friends?|guys|team|readers?|again|y['’]?all)|(?=\s*[,!]))\P{L}*$|^dear [^,:]{2,40}[,:]|^(?:hi|hey|hello|greetings) [^,:!]{2,40}(?:[,:]\P{L}*|!)$`;

/** A greeting to some group: "Hey there rye crew". "Hey There Delilah" is a song. */
const groupGreeting = regex.u`^(?:Hi|Hey|Hello),? (?:there|again),? \p{Ll}[\p{Ll} ,]{2,40}\P{L}*$`;

/** A quotation: "“Bake more.” - Ada Rye". A title may begin with a quoted name. */
const quotation = regex.u`^["“‘«].*["”’»][\s,]*[-–—~]+\s*\p{L}|^["“«][^"“”«»]{50,}["”»]\W*$|^.{40,}[\p{Ll}\p{N}][.…]["”’»]?\s+[-–—~]+\s*\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+){0,3}$`;

/** An aside, a template, a tag, an address, or the cells of a table. */
const markup = regex.iu`^\([^()]*\)$|^\[[^[\]]*\]$|^\[!|^[<©{=|>]|\{\{|^(?:https?:\/\/|www\.)\S+$|\t|\\$|^#{1,6} `;

/** A line in which one sentence ends and another begins. */
const sentences = regex.u`^(?=.{70}).{12,}\p{Ll}{2}[.!]\s+\p{Lu}.{12,}|^.*\p{Ll}[.!] \p{L}+\. \p{L}+\.|。.`;

/** A line that points the reader elsewhere: "Check out the new mill". */
const pointer = /^(?:check out|take a look at|see (?:the|my|our)) /i;

/** A long line with a first- or second-person word is a sentence: "One of my resolutions is to ...". */
const longSentence = /^(?=.{90}).* (?:I|we|my|our|you|your) /;

/** Only a part number: "Part 2 of 2!". */
const partNumber = /^part \d+(?: of \d+)?\W*$/i;

/** Section labels that any text may have. */
const partName =
  /^(?:\p{N}+[.)]? )?(?:the )?(?:abstract|background|context|preamble|premise|preface|intro(?:duction)?|(?:quick |executive )?(?:overview|summary)|objectives?|goals?|motivation|problems?|pre-?requisites?|steps|(?:key )?results?|conclusions?|thanks|acknowledge?ments?|references|resources|credits|links|notes?|logs?|faqs?|usage|installation|ingredients|directions|instructions|next steps|(?:final|closing) thoughts|wrap(?:ping)?[ -]up|further reading|what['’]s next|(?:table of )?contents|toc|title|(?:book|title) details|basic info(?:rmation)?|series navigation|(?:video|audio|full)? ?transcript(?:ion)?|tl;?dr|the|spoiler alert|why i['’]m interested|this matters to me because)\s*[:.?!…]*$/iu;

/** The date of a text: "January 2013", "July 4, 2015". */
const dateLine = new RegExp(
  String.raw`^(?:(?:${alternatives(weekdays)}),? )?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:${alternatives(monthForms)})\.?(?: \d{1,2}(?:st|nd|rd|th)?)?,? (?:19|20)\d\d$|^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$`,
  'iu',
);

/** The place from which a report is sent: "BAAR, SWITZERLAND". */
const placeLine = /^\p{Lu}[\p{Lu} .'’-]{2,30}, \p{Lu}[\p{Lu}. ]{1,20}$/u;

/** The rest of a link whose beginning is cut off. */
const cutLink = /\]\(/;

/** Lines that contain a name or are one: "Published in the mill letter as Rye at home", "Written in rye". */
const namesText = / as |^(?:written|updated) /i;

/** Whether a line is the label of a section ("Introduction"), which never names the whole text. */
export const isPartName = (line: string): boolean => partName.test(line);

const isOneOf = (line: string, patterns: readonly RegExp[]): boolean =>
  patterns.some((pattern) => pattern.test(line));

/**
 * Whether a heading is a section label, a note, a byline, a label with its value, a caption or a date, or has no words.
 */
export const isNotATitleHeading = (line: string): boolean =>
  !/\p{L}\p{L}|\p{Lo}/u.test(line) ||
  isPartName(line) ||
  (credit.test(line) && !namesText.test(line)) ||
  isOneOf(line, [note, leftover, aboutItself, byline, byName, label, caption, dateLine, placeLine, cutLink]);

/**
 * Whether a line is not a title: one of these, a greeting, a quotation, an aside, several sentences, or not text at
 * all.
 */
export const isNotATitleLine = (line: string): boolean =>
  isNotATitleHeading(line) ||
  isOneOf(line, [greeting, groupGreeting, quotation, markup, sentences, pointer, longSentence, partNumber]);
