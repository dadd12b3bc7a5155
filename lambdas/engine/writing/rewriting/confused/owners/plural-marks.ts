import { isOnlyNoun } from '#engine/english/word-checks.ts';
import { alternatives, pastBe } from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

/** Abbreviations of countable things, which seldom own anything. */
const things =
  'API|URL|PDF|DVD|CD|TV|PC|GPU|CPU|FAQ|SDK|DSLR|SSD|HDD|SUV|ATM|LED|VM|IDE|NGO|GIF|PR|KPI|ISA|ETF|ID|IP|ORM|DJ|IOU|RSU|OKR|NPC|DM|BBQ|DIY|EV|PCB|LP|EP|GM|CLI|VPS|UI|LLM|RPG';

/** Corrections of plurals that are written as possessives. */
export const pluralMarks: readonly PhraseRule[] = [
  // Finds "GM's want to bake". These verbs do not follow a singular possessive.
  phrase(
    String.raw`(\p{Lu}{2,5})['’]s (?=(?:are|${alternatives(pastBe)}|have|want|need|should)(?![\p{L}]) (?!been)\p{Ll})(?<!US['’]s )`,
    '$1s ',
  ),
  // Finds "It covers ISA's, ETF's and rye".
  phrase(
    String.raw`(?<!(?<![\p{L}])(?:than|as|an?|this|that|each|every|one) (?:\p{Ll}+ )?)(${things})['’]s(?=[.,;:!?)]|$| (?:and|or|but|that|which|to|like|in-depth)(?![\p{L}]))`,
    '$1s',
    'gu',
  ),
  // Finds "The driver's were late" and "the one's that rise".
  phrase(
    String.raw`((?:the|these|those|our|my|your) )(\p{Ll}{3,}[^siu\W])['’]s (?=(?:are|were|have)(?![\p{L}]) (?!been)\p{Ll})`,
    (start, noun) =>
      isOnlyNoun(noun) && !/(?:people|men|children|one|body)$/.test(noun) ? `${start}${noun}s ` : null,
    'giu',
  ),
  phrase(
    "((?:the|those|these|only|other|new|old|big|small|good|best|bad) )one['’]s (?=(?:that|who|which|I|we|you|with|from|are|were)(?![\\p{L}]))",
    '$1ones ',
    'giu',
  ),
];
