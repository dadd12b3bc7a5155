import { monthForms, weekdays } from '#engine/english/calendar-words.ts';
import { textNames } from '#engine/english/text-words.ts';
import { alternatives } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';

/** "Published on the mill's blog as ...", "Written by Ada Rye": the origin of a text. */
export const credit = regex.iu`^(?:(?:originally|first|also|cross-?) ?)?(?:published|posted|reposted|written|updated) (?:on|by|at|in|as|to)(?!\p{L})`;

/** "This post first appeared on", "In the last post", "Edit: see the update here": what a text says about itself. */
export const ofItself = regexOf(
  String.raw`^(?:this|the following) (?:${alternatives(textNames)}) (?:(?:was|is|has been|first|originally|initially|previously) )*(?:appear(?:ed|s)|published|posted|co-?authored|written|part)(?!\p{L})|^(?:(?:first|originally|initially|previously) )?appeared (?:on|in|at) |^in (?:the|my|our) (?:last|previous|next) (?:${alternatives(textNames)})(?!\p{L})|^edit(?::| (?:on )?\p{Lu}\p{Ll}+ \d)|^(?:visit|see|read|click|download|view|watch|find)(?:ing)? .*(?<!\p{L})(?:here|below)$`,
  'iu',
);

/** "Cross-posted from", "Previously in this series", "Click here for the recording", "This work is supported by". */
const note = regex.iu`^(?:also )?(?:cross|re)-?\s?post(?:ed|ing)? (?:from|on|by|in|to|at)(?!\p{L})|^this is an? (?:re|cross-?)post|^continued from(?!\p{L})|^previously(?:[\s\d:…]*$| (?:in|on)(?!\p{L}))|^(?:click|tap) (?:here|below)(?!\p{L})|^(?:i|we) also (?:published|posted)(?!\p{L})|^this (?:work|project|research|series) (?:is|was) (?:supported|funded|sponsored)(?!\p{L})`;

/** "Posted in", "Jane Roe | Engineer", "by: Jane Roe": who wrote the text, and where. */
const byline = regex.iu`^(?:(?:written|posted|photos?|words|text) )?by\s?:|^(?:re)?posted (?:from|on|by|in)\s|^[^|]+ \| [^|]*(?:engineer|architect|officer|manager|developer|advocate|director|writer|editor|analyst|scientist|consultant|specialist|intern)(?!\p{L})`;

/** "By Jane Roe", but not "By hand". */
const byName = regex.u`^(?:(?:[Ww]ritten|[Pp]osted|[Pp]hotos?|[Tt]ext|[Ww]ords) )?[Bb]y\s\p{Lu}`;

/** "Author: ", "Yield: 8 buns": a fact about the text or its subject. */
const label = regex.iu`^(?:authors?|artists?|written by|(?:summary )?posted by|sources?|status|tags?|categor(?:y|ies)|keywords?|yields?|serves|servings|start|end|from|to|dates?|location|venue|note|nb|edit|posted|published|images?|photos?|pictures?|captions?|credits?|ratings?|publishers?|isbn|url|warning|disclaimer|attention|trigger warning|spoiler alert)\s?:|^\P{L}*(?:prep|cook|cooking|total) time(?!\p{L})|^step\s*#?\d+(?!\d)`;

/** "Image source: ", "My desk now (large photo)", "Scan Feb 1, 2013": the credit or the caption of a picture. */
const caption = regex.iu`^(?:image|photo|picture|video|header|cover) (?:source|credits?|courtesy|by|via)(?!\p{L})|^(?:figure|fig\.?|scan|img|dsc|image)[\s_-]*(?:\p{L}{3} )?\d|(?<!\p{L})pictured (?:above|below|here|left|right)(?!\p{L})|\((?:\p{L}+ )?(?:photo|picture|image)\)$`;

/** "Hi all,", "Dear students of rye:", "Hello everyone!". */
const greeting = regex.iu`^(?:hi|hey|hei|hello|hallo|hola|dear|greetings|good (?:morning|afternoon|evening|day)|welcome back)(?:[,\s]+(?:(?:to|my|our|you|dear|fellow) )*(?:all|everyone|everybody|there|folks?|friends?|guys|team|readers?|again|y['’]?all)|(?=\s*[,!]))\P{L}*$|^dear [^,:]{2,40}[,:]|^(?:hi|hey|hello|greetings) [^,:!]{2,40}(?:[,:]\P{L}*|!)$`;

/** "“Bake more.” - Ada Rye": a quotation. A title may begin with a quoted name. */
const quotation = regex.u`^["“‘«].*["”’»][\s,]*[-–—~]+\s*\p{L}|^["“«][^"“”«»]{50,}["”»]\W*$|^.{40,}[\p{Ll}\p{N}][.…]["”’»]?\s+[-–—~]+\s*\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+){0,3}$`;

/** An aside, a template, a tag, an address, or the cells of a table. */
const markup = regex.iu`^\([^()]*\)$|^\[[^[\]]*\]$|^\[!|^[<©{=|>]|\{\{|^(?:https?:\/\/|www\.)\S+$|\t|\\$|^#{1,6} `;

/** A sentence ends in the line, and another one begins. */
const sentences = regex.u`^(?=.{70}).{12,}\p{Ll}{2}[.!]\s+\p{Lu}.{12,}|^.*\p{Ll}[.!] \p{L}+\. \p{L}+\.|。.`;

/** "Check out the new mill": the text points its reader elsewhere. */
const pointer = /^(?:check out|take a look at|see (?:the|my|our)) /i;

/** "One of my resolutions is to ...": a long line with a speaker is a sentence. */
const longSentence = /^(?=.{90}).* (?:I|we|my|our|you|your) /;

/** "Part 2 of 2!". */
const partNumber = /^part \d+(?: of \d+)?\W*$/i;

/** Labels of parts that any text has. */
const partName =
  /^(?:\p{N}+[.)]? )?(?:the )?(?:abstract|background|context|preamble|premise|preface|intro(?:duction)?|(?:quick |executive )?(?:overview|summary)|objectives?|goals?|motivation|problems?|pre-?requisites?|steps|(?:key )?results?|conclusions?|thanks|acknowledge?ments?|references|resources|credits|links|notes?|logs?|faqs?|usage|installation|ingredients|directions|instructions|next steps|(?:final|closing) thoughts|wrap(?:ping)?[ -]up|further reading|what['’]s next|(?:table of )?contents|toc|title|(?:book|title) details|basic info(?:rmation)?|series navigation|(?:video|audio|full)? ?transcript(?:ion)?|tl;?dr|the|spoiler alert|why i['’]m interested|this matters to me because)\s*[:.?!…]*$/iu;

/** The date of a text: "January 2013", "July 4, 2015". */
const dated = new RegExp(
  String.raw`^(?:(?:${alternatives(weekdays)}),? )?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:${alternatives(monthForms)})\.?(?: \d{1,2}(?:st|nd|rd|th)?)?,? (?:19|20)\d\d$|^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$`,
  'iu',
);

/** "BAAR, SWITZERLAND": where a report is sent from. */
const placeLine = /^\p{Lu}[\p{Lu} .'’-]{2,30}, \p{Lu}[\p{Lu}. ]{1,20}$/u;

/** The rest of a link whose beginning is cut off. */
const cutLink = /\]\(/;

/** "Published in the mill letter as Rye at home", "Written in rye": the line contains a name or is one. */
const namesText = / as |^(?:written|updated) /i;

/** Whether a line is the label of a part of a text ("Introduction"), which never names the whole text. */
export const isPartName = (line: string): boolean => partName.test(line);

const isOneOf = (line: string, patterns: readonly RegExp[]): boolean =>
  patterns.some((pattern) => pattern.test(line));

/** Whether a heading is a note, a byline, a label with its value, a caption, a date or no words. */
export const isNoTitleHeading = (line: string): boolean =>
  !/\p{L}\p{L}|\p{Lo}/u.test(line) ||
  isPartName(line) ||
  (credit.test(line) && !namesText.test(line)) ||
  isOneOf(line, [note, ofItself, byline, byName, label, caption, dated, placeLine, cutLink]);

/** Whether a line without a mark is one of these, a greeting, a quotation, an aside, several sentences or no text. */
export const isNoTitleLine = (line: string): boolean =>
  isNoTitleHeading(line) ||
  isOneOf(line, [greeting, quotation, markup, sentences, pointer, longSentence, partNumber]);
