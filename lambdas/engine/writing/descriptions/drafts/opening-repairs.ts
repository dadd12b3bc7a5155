import { alternatives, doForms, haveForms, modals, pastBe, presentBe } from '#engine/english/word-classes.ts';
import { otherTextNames, textNames } from '#engine/english/word-lists/text-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import { backReferencesWith } from './back-references.ts';

const backReferences = backReferencesWith('he she');
const openingLength = 45;

/** "In this new series we'll be catching up with our bakers": a result page needs no "in this series". */
const place = regexOf(
  String.raw`^in (?:this|today['’]s) (?:(?:new|first|next|latest|short|quick|little|blog|brief) ){0,2}(?:${alternatives(textNames, otherTextNames)}|blog post|blog|series|blog series|write-?up|story|report|interview),? (?=(?:I|we)(?:['’](?:ll|d|m|re)| will| would| want| am| are)(?!\p{L}))`,
  'iu',
);

/** "Last night I shared with the community that I step down": only the news remains, without who heard it and when. */
const reported = regex.iu`^(?:(?:last (?:night|week|month|year)|yesterday|today|recently|this (?:morning|week|month)|earlier (?:today|this week)),? )?(?:I|we)(?:['’]ve| have)? (?:recently |just )?(?:shared|announced|told)(?: (?:with |to )?(?:the|our|my|all|every)[^,]{2,40}?)? that (?=\p{L})`;

/** "This is colocr, a package for images of cells": the words after a name say what it is. */
const presented = regex.u`^(?:This is|Meet|Introducing|Enter|Say hello to|(?:Today,? )?(?:I|We|we)(?:['’](?:m|re)| am| are) (?:introducing|launching|releasing)) ((?:the )?(?!(?:a|an|my|our|your|his|her|their|what|how|why|where|when|it|all|not|just|also|this|that)(?!\p{L}))[\p{L}\d][\p{L}\d.+#’'-]*(?: \p{Lu}[\p{L}\d.+#’'-]*){0,3}), ((?:an?|the|our|my) [^;:()—–!?]{20,120}?)[.!]$`;
const namesSpeaker = regex.iu`^(?:our|my) `;

/** "Code review, in which peers read each other's code, is ...": the clause only adds to the subject. */
const aside = regexOf(
  String.raw`^((?:\p{L}[\p{L}'’-]* ){0,4}\p{L}[\p{L}'’-]*), (?:in|with|for|to|by|during|at|through) (?:which|whom) [^,;:]{10,110}, (?=(?:${alternatives(presentBe, pastBe, haveForms, doForms, modals)}|\p{Ll}+s)(?!\p{L}))`,
  'u',
);

const rest = (text: string, pattern: RegExp): string[] => {
  const left = text.replace(pattern, '');
  return left === text || backReferences.test(left.slice(0, openingLength)) ? [] : [startWithCapital(left)];
};

const definition = (text: string): string[] => {
  const [, name = '', what = ''] = presented.exec(text) ?? [];
  if (name === '' || backReferences.test(what.slice(0, openingLength).replaceAll(' that ', ' '))) return [];
  const subject = name.startsWith('the ') ? startWithCapital(name) : name;
  return namesSpeaker.test(what) && !regex.u`\p{Lu}`.test(name) ? [] : [`${subject} is ${what}.`];
};

/** Forms of a sentence without the words before its point or inside its subject. */
export const openingRepairs = (text: string): string[] => [
  ...rest(text, place),
  ...rest(text, reported),
  ...definition(text),
  ...(aside.test(text) ? [text.replace(aside, '$1 ')] : []),
];
