import {
  alternatives,
  anyOf,
  articles,
  asWritten,
  capitalized,
  commonPrepositions,
  demonstratives,
  doForms,
  haveForms,
  modals,
  objectPronouns,
  pastBe,
  possessives,
  presentBe,
  subjectPronouns,
  subordinators,
} from '#engine/english/word-classes.ts';
import { applyReplacements } from '#engine/language/apply-rules.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { startsClause, verbAt } from '#engine/writing/clauses/sentence-halves.ts';
import { changeUnprotected } from '#engine/writing/rewriting/blocks/protected-text.ts';
import { applyCorrections, type Correction } from '#engine/writing/rewriting/grammar/corrections.ts';
import { countVerbs, maxSentenceLength } from '#engine/writing/rewriting/sentences/first-clauses.ts';

const pronounSubject = `(?:${alternatives(asWritten(subjectPronouns))}|there)(?:['’]\\p{Ll}+)?`;
const finite = anyOf(presentBe, pastBe, haveForms, doForms, modals);
const subject = `(?:${pronounSubject}|${alternatives(articles, possessives, demonstratives)})`;
/** A position after a word, a bracket or a code span. */
const afterWord = '(?<=[\\p{L}\\p{N})\\x60]';

/** Verbs after which "though" may be a slip for "through": "They came though, again". */
export const maybeThrough =
  'come|comes|came|coming|go|goes|went|gone|going|get|gets|got|getting|pull|pulls|pulled|push|pushed|break|broke|follow|followed|shine|shines|shone|live|lived|run|ran|walk|walked|read|pass|passed|sit|sat|fall|fell|think|thought';

/** Words in the middle or at the end of a sentence that always need commas. */
const corrections: readonly Correction[] = [
  [
    regexOf(`${afterWord})(?<!(?<!\\p{L})(?:because|that|but|and|so|yet|or)) whereas (?=\\p{L})`, 'giu'),
    ', whereas ',
  ],
  [
    regexOf(
      `${afterWord})(?<!(?<!\\p{L})(?:even|and|but|so|yet|that|because|or|as)) although (?=${subject} )`,
      'giu',
    ),
    ', although ',
  ],
  [
    regexOf(
      // "One bakes while the rest waits" is one moment, not a contrast.
      `(?<=(?<!\\p{L})(?:the (?:former|first|one)|some)(?!\\p{L})[^,;]{4,80}[\\p{L}\\p{N})]) while (?=(?:the (?:latter|other|second)|others) )`,
      'giu',
    ),
    ', while ',
  ],
  [
    regexOf(
      `${afterWord})(?<! (?:${alternatives(presentBe, pastBe, doForms, haveForms)}|and|but|or|not|is|it's|been|be|more|most|very|so)) especially (?=(?:since|because|when|if|considering|given|until) )`,
      'gu',
    ),
    ', especially ',
  ],
  [
    regexOf(
      `(?<=\\p{L}{2})(?<!(?<![\\p{L}-])(?:as|even|seem|look|than \\p{L}+ (?:had|have)|${maybeThrough})) though(?=[.!](?:\\s|$))`,
      'gu',
    ),
    ', though',
  ],
  // "As bakers though, we like it" is one sentence. In "I was late though, it rained", the second clause is a sentence
  // of its own.
  [
    regexOf(
      `(?<=^(?:As|In|On|At|For|With|When|If|Once|After|Before|Here['’]s) [^,;]{1,60}\\p{L}{3})(?<!(?<!\\p{L})(?:as|even)) though, (?=(?:${pronounSubject}) )`,
      'gu',
    ),
    ', though, ',
  ],
  [
    regexOf(
      `(?<=^(?:The|This|That|These|Those|My|Our|His|Her|Their|I|We|You|They|He|She) (?:[\\p{L}'’-]+ ){0,5}[\\p{L}'’-]+)(?<!(?<!\\p{L})(?:and|but|so|that|how)) (however|on the other hand|in turn) (?=${finite} )`,
      'gu',
    ),
    ', $1, ',
  ],
  [regexOf(`(?<=\\p{L}{3}) however; (?=\\p{L})`, 'gu'), ', however; '],
  [
    regexOf(
      `(?<=^(?:I|We|They|He|She)) (for example|for instance|of course|on the other hand|in turn) (?=\\p{Ll})`,
      'gu',
    ),
    ', $1, ',
  ],
  // Finds "There were ups and downs of course."
  [
    regexOf(
      `(?<=(?:[\\p{L}\\p{N})]+ ){2}[\\p{L}'’]*\\p{L}{2})(?<!(?<!\\p{L})(?:and|but|or|so|then|the|a|yes|is|are|was|were|as|matter)) (of course|unfortunately|respectively|for example|for instance|(?<!(?<!\\p{L})to(?: be)? \\p{L}+ |^\\p{Lu}\\p{Ll}+ (?:it|them|\\p{Ll}+s) (?:there |here |in |out |on )?)however)(?=[.!](?:\\s|$))`,
      'gu',
    ),
    ', $1',
  ],
  [regexOf(`\\((for example|for instance) (?=\\p{L})`, 'gu'), '($1, '],
  [
    regexOf(
      `(?<=(?<!\\p{L})(?:${alternatives(asWritten(subjectPronouns))}|that|this|there|${alternatives(capitalized(`${subjectPronouns} that this there`))})(?:['’]\\p{Ll}+)? [^,;?]{3,80}[\\p{Ll}])(?<!(?<!\\p{L})(?:why|how|when|where|if|because|what|or|and|but)) ((?:${alternatives(presentBe, pastBe, haveForms, doForms, modals)})n['’]t (?:${alternatives(asWritten(subjectPronouns))}|that|there))\\?(?=\\s*$|\\s+\\()`,
      'gu',
    ),
    ', $1?',
  ],
  // Clauses that describe a noun but do not identify it: "The house with a mill, most of which", "the town at which
  // point".
  [
    regexOf(
      `(?<=[\\p{L}\\p{N})])(?<!(?<!\\p{L})(?:${alternatives(commonPrepositions, 'not often usually mostly only even and or but including of than the a an just about quite that maybe perhaps probably least')}))(?<!, the \\p{L}+) ((?:most|some|many|all|none|both|each|half|several|few|neither|one|two) of (?:which|whom)|(?<!(?<!\\p{L})(?:what|which|who|how|where|when) [^,;]*)at which point) (?=\\p{L})`,
      'gu',
    ),
    ', $1 ',
  ],
  [
    regexOf(
      `(?<=^(?!.*(?<!\\p{L})(?:word|term|name|phrase|acronym|sign|symbol|expression|abbreviation|something|anything|thing|one|those|any|every)(?!\\p{L})).{12,200}(?:[\\p{L}\\p{N}]|(?<![.!?…])\\))(?<!in (?:an?|such an?|some) (?:\\p{L}+ )?way)) (which (?:in turn|(?:means|meant) (?:that|${alternatives(asWritten(subjectPronouns), objectPronouns)}|there|the|our|my|your|their))) (?=\\p{L})`,
      'gu',
    ),
    ', $1 ',
  ],
];

const withMarks = applyCorrections(corrections);

const insideSentence = regexOf(
  `(?<=\\p{L}{3})(?<!(?<![\\p{L}-])(?:as|even|${maybeThrough})) though, (?=(?!(?:${pronounSubject}) )\\p{L})`,
  'giu',
);
/** Finds "The mill however, is old". */
const beforeHowever = regexOf(
  String.raw`(?<=\p{Ll}{2}) however, (?!(?:${subject}|given|if|when|since|because|as|once|while|after|before|due|with|considering|unlike|despite|thanks)(?![\p{L}]))(?=\p{Ll})`,
  'gu',
);
/** Finds "In practice though, we bake". */
const afterOpening = regexOf(
  String.raw`(?<=^(?!Even|As)(?!\p{Lu}\p{Ll}+(?: \p{Ll}+)? ${anyOf(presentBe, pastBe, haveForms)} )\p{Lu}\p{Ll}+(?: \p{Ll}+){0,3})(?<! even| (?:${maybeThrough})(?= though)) (though|however), (?=\p{L})`,
  'u',
);
const opensPhrase = regexOf(
  `^(?:(?:and|but|so) )?(?:${alternatives(commonPrepositions, subordinators)}|what) `,
  'iu',
);
/**
 * Whether "though" ends a sentence of its own, and only a comma parts it from the next one: "It is fine though, the
 * oven is hot". A comma before the word would hide that.
 */
const endsSentence = (left: string, right: string): boolean => {
  const own = left.split(/[.!?]["”’)*_]*\s/u).at(-1) ?? '';
  const isClause = startsClause(right) || (/^(?:if|when|once) /u.test(right) && countVerbs(right) > 1);
  return isClause && !opensPhrase.test(own) && (verbAt(own) >= 0 || / to [a-z]+$/u.test(own));
};
const withThough = applyReplacements([
  [
    afterOpening,
    (found: string, word: string, at: number, text: string) =>
      endsSentence(text.slice(0, at), text.slice(at + found.length)) ? found : `, ${word}, `,
  ],
  [
    beforeHowever,
    (found: string, at: number, text: string) =>
      endsSentence(text.slice(0, at), text.slice(at + found.length)) ? '; however, ' : ', however, ',
  ],
  [
    insideSentence,
    (found: string, at: number, text: string) =>
      endsSentence(text.slice(0, at), text.slice(at + found.length)) ? found : ', though, ',
  ],
]);

/** Examples at the end of a sentence, where no second comma is needed: "Many loaves including rye and oats." */
const including = regexOf(
  `^([^,;:—–(]{4,160}\\p{Ll}{3})(?<!(?<!\\p{L})(?:${alternatives(presentBe, pastBe, commonPrepositions)}|not|of|and|or|up to|like|about|consider|considering|without|all|everything|anything|everyone|while|when|worth|start|started|recommend|suggest|avoid|means?|meant|involves?|requires?|just|also|still|even|be|been|than|as|by|from|for|with|to)) (including [^.?!]{3,160}[.!]\\s*)$`,
  'u',
);
const startsExamples = regexOf(
  `^including (?:(?:${alternatives(articles, possessives)}|one|two|three|some|several|new) |\\p{Lu}|[\\p{Ll}-]+(?: [\\p{Ll}-]+){0,3}(?:,| and) )`,
  'u',
);
const withIncluding = (sentence: string): string => {
  if (!sentence.includes(' including ')) return sentence;
  const [, left, right] = including.exec(sentence) ?? [];
  return left !== undefined &&
    right !== undefined &&
    startsExamples.test(right) &&
    countVerbs(`a ${right}`) === 0
    ? `${left}, ${right}`
    : sentence;
};

/** Adds commas around words that are set off: "It is old though." */
export const withSetOffWords = (sentence: string): string =>
  sentence.length > maxSentenceLength
    ? sentence
    : withIncluding(changeUnprotected(sentence, (part) => withThough(withMarks(part))));
