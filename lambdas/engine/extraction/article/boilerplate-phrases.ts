import { monthForms } from '#engine/english/calendar-words.ts';
import { anyOf } from '#engine/english/word-classes.ts';

/**
 * English phrases of short blocks that concern the page rather than the article; English is the only language of jobs.
 * All patterns are anchored or bounded, and are tested on short texts only.
 */

/** Beginnings of a pointer to another article; the rest of such a block is a link. */
const pointerStart = new RegExp(
  `^[^\\p{L}\\p{N}]{0,4}(?:${[
    'read (?:more|also|next|this|our)|also read|must read|related(?: (?:stories|articles?|posts?|content|topics?|roundup|news|links?|reading))?',
    "see (?:also|more)|also see|more (?:on|from|stories|news|great)|don[’']t miss|recommended|you (?:may|might) (?:also )?(?:like|enjoy)|watch|listen|explore further|click here|also|buyer[’']s guide|read|learn more|further reading|check out|next up|previous(?:ly)?|next|elsewhere",
  ].join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
);

/** Calls to subscribe, follow, share or install. */
const callToAction = new RegExp(
  `(?:^|[^\\p{L}])(?:${[
    'subscribe|sign[- ]?up|newsletters?|follow (?:us|me|him|her|along|@|\\S+ on)|like us on|join (?:us|our)|share (?:this|it)|download (?:our|the|free|on)|get (?:our|the) [^.]{0,80}\\bapp|click here to (?:subscribe|get|download|sign)|become a (?:member|subscriber|patron)|support (?:us|our)|buy (?:me|us) a|leave a (?:comment|reply)|contact us|advertis(?:e|ing|ement)|listen to \\S+ live',
  ].join('|')})(?![\\p{L}])`,
  'iu',
);

/** The whole block is the label of a control or the name of a part. */
const label =
  /^[^\p{L}\p{N}]*(?:advertisements?|ads?|close|caption|comments?|share|tweet|pin|email|e-mail|print|save|like|reply|more|menu|search|loading|topics|tags?|filed under|related(?: (?:stories|articles|posts|content|topics|news))?|recommended|read more|learn more|show more|see more|view all|see all|continue reading|back to top|top|next|prev(?:ious)?|next prev|skip|subscribe|sign up|follow|get short url|text size|story continues(?: below)?(?: advertisement)?|article continues(?: below)?(?: advertisement)?|continue reading below|reuse this content|view comments|image credits?|photo credits?|getty images|reuters|epa|afp|ap|facebook|twitter|whatsapp|linkedin|pinterest|telegram|reddit)[^\p{L}\p{N}]*\d{0,6}[^\p{L}\p{N}]*$/iu;

const legal =
  /^(?:©|\(c\)\s|copyright\b)|all rights reserved|(?:this|our) (?:web ?)?site uses cookies|(?:^|\s)we use cookies|(?:this|the) (?:website|site|material|document|article) (?:is|may) (?:subject to copyright|not be (?:published|reproduced))|cookie (?:settings|policy)/iu;

/** The words that make up a line with date, author and reading time. */
const datelineWords = new RegExp(
  String.raw`\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b|\b${anyOf(monthForms)}\b|\b(?:published|updated|posted|last|modified|on|at|by|am|pm|a\.m|p\.m|et|est|edt|gmt|utc|ist|cet|pst|pdt|amt|bst|minutes?|mins?|hours?|days?|weeks?|ago|read|reading|time|first|date)\b`,
  'giu',
);

export const isPointer = (text: string): boolean => pointerStart.test(text);
export const isCallToAction = (text: string): boolean => callToAction.test(text);
/** Imperative calls that begin a line or follow a question: "Like this story? Share it". */
const callStart =
  /^(?:[^.?!]{0,60}[?!]\s*)?(?:please )?(?:subscribe (?:to|now|today|here|for)|sign up (?:for|to|now|today|here)|follow (?:us|me|@)|like us|join (?:our|us on)|share (?:this|it|on)|click here|(?:leave|post|write) a (?:comment|reply|review)|send us|contact us|download (?:our|the) [^.]{0,40}app|get (?:our|the) [^.]{0,80}\bapp|want (?:more|to read))(?![\p{L}])/iu;

export const startsWithCall = (text: string): boolean => callStart.test(text);
export const isLabel = (text: string): boolean => text.length <= 60 && label.test(text);
export const isLegalNotice = (text: string): boolean => legal.test(text);

const dateOrTime =
  /(?:^|\D)(?:19|20)\d\d(?:\D|$)|\d{1,2}[:.]\d\d|\d{1,2}[./-]\d{1,2}[./-]\d|\d ?(?:min|hour|day|week|h\b)/i;

/**
 * True for a line that contains only a date, time or reading time, such as `Nov 18, 2019 at 6:00 PM` or `3 min read`.
 */
export const isDateline = (text: string): boolean => {
  if (text.length > 80 || !dateOrTime.test(text)) return false;
  return !/\p{L}/u.test(text.replace(datelineWords, ''));
};
