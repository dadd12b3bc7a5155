import {
  alternatives,
  commonPrepositions,
  haveForms,
  pastBe,
  presentBe,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Correction } from '#engine/writing/rewriting/grammar/corrections.ts';

/** Corrections of "a" before a vowel and of "an" before a consonant. */
export const articleRules: readonly Correction[] = [
  [
    regex.gu`(?<![\p{L}'’"“-])a (?=(?:hour|honest|honor|heir|[Ee]xample|[Ii]ssue|[Ii]dea|[Ii]mage|easy|interesting|important|amazing|awesome|old|open|empty|entire|extra|error|email|article|app|API|application|object|array|index|element|event|option|input|output|instance|item|order|area|artist|author|address|account|action|answer|apple|effort|interface|update|upgrade|ugly|unusual|unexpected|unknown|understanding|iPhone|iPad|HTML|HTTP|SSH|RSS|NPM|MP3|XML)\b)`,
    'an ',
  ],
  [
    regex.gu`(?<![\p{L}'’"“-])an (?=(?:unique|user|useful|university|uniform|unit|universal|union|usage|usual|European|one-|once-|few|lot|great|good|new|big|small|simple|different|single|couple|bit|very|more|much|really|website|page|post|book|book's|problem|project|person|place|part|picture|question|reason|result|team|test|tool|version|way|week|year|URL|UI|USB)\b)`,
    'a ',
  ],
  // These letters are consonants both in words and in abbreviations that are spelled out.
  [
    regexOf(
      String.raw`(?<=\b(?:${alternatives(presentBe, pastBe, haveForms, commonPrepositions)}|be|as|of|just|into|such|create|use|using|not|like|need|get|got|it['’]s|mostly|quite) )an (?=[bcdgjkpqtvwz]\p{Ll}{2,})(?!\p{Ll}+, and )`,
      'gu',
    ),
    'a ',
  ],
  [
    regex.gu`(?<![\p{L}'’"“-]|\b(?:vitamin|option|plan|part|type|group|class|case|step|section|appendix|hepatitis) )a (?=(?!(?:others?|also|after|again|over|into|only|even|ever|either|else|already|always|amid|along|although|about|above|across|around|among|once|onto|each|every|equals?|one|eu|ewe|ouija)\p{Ll}*)[aeio]\p{Ll}{3,})`,
    'an ',
  ],
];
