import { indefiniteArticle } from '#engine/english/indefinite-article.ts';
import { isPlural } from '#engine/english/is-plural.ts';
import { classesOf } from '#engine/english/word-checks.ts';
import { alternatives, commonPrepositions } from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

/** Words before an article. After others, "an" may stand for "and". */
const before = `${alternatives(commonPrepositions)}|of|as|like|into|about|without|through|within|is|was|be|been|being|become|became|such|has|have|had|having|use|uses|used|using|create|creates|created|creating|build|builds|built|store|make|makes|made|making|start|started|look|looks|looked|get|gets|got|give|gives|gave|need|needs|needed|want|wants|wanted|add|adds|added|buy|bought|write|wrote|offer|offers|offered|find|found|procure|save|be|take|takes|took|include|includes|provide|provides|just`;

/** In British English, "an" may come before these. */
const british = /^h(?:istor|otel|abit|ero|allucin|orrend|ypoth|yster|armon|umil|iatus|omage|erb)/;
/** Initial letters of names that are spelled out: "an npm script". */
const isSpoken = (word: string): boolean =>
  /^(?:[bcdgjkpqtvw]|[fhlmnrs]h?[aeiou]|s[chklmnpqtw]|f[lr])/.test(word);

const adjectiveOrNoun = (word: string): boolean => {
  const classes = classesOf(word);
  return classes === ''
    ? /(?:ing|ed|al|ic|ous|ful|less|ive|able|ible|ary|tion|ment|ness|ity|er|or)$/.test(word) ||
        word.length > 5
    : /^[na]/.test(classes) || classes === 'vn';
};

/** Missing articles are added before these nouns, which are counted. */
const counted =
  'way|part|idea|example|place|thing|reason|step|point|tool|choice|option|problem|challenge|opportunity|mistake|solution|decision|feature|question';
const praise =
  'good|great|nice|big|huge|small|simple|important|interesting|crucial|essential|integral|key|bad|terrible|useful|common|perfect|excellent|wonderful|fantastic|amazing|beautiful|powerful|popular|difficult|critical|significant|major|vital|valuable|typical|classic|natural|fun|cool|easy|hard|quick|strange|unique|original';

/** Corrections of "a" and "an", and of an article that is missing before a counted noun. */
export const articleRules: readonly PhraseRule[] = [
  // Finds "They offer an discount" and "like an refreshing loaf".
  phrase(
    String.raw`((?:${before}) (?:only )?)an (?=(\p{Ll}{4,})(?:-\p{Ll}+)?(?![\p{L}'’]))`,
    (start, word) =>
      indefiniteArticle(word) === 'a' &&
      isSpoken(word) &&
      !british.test(word) &&
      !isPlural(word, '') &&
      adjectiveOrNoun(word)
        ? `${start}a `
        : null,
  ),
  // Finds "A 11-minute walk", "a 8 hour day" and "an 6-pound loaf".
  phrase(
    String.raw`(?<!\d |[.&-] ?)a (?=(?:8\d?|11|18)(?:th)?[- ]\p{Ll}{2,})(?!\d+ (?:a\.m|p\.m|am|pm|to|and|or)(?![\p{L}]))`,
    'an ',
  ),
  phrase(String.raw`an (?=(?:[2-79]|1[02-79]|[2-79]\d)(?:th)?[- ]\p{Ll}{3,})`, 'a '),
  // Finds "It's good idea to wait" and "rye is crucial part of it".
  phrase(
    String.raw`((?:is|was|it['’]s|that['’]s|be) (?:(?:also|still) )?)((?:(?:very|really|pretty) )?)(${praise}) (${counted})(?= (?:of|to|for)(?![\p{L}]))`,
    (verb, adverb, word, noun) =>
      noun === 'place' && word === 'common'
        ? null
        : `${verb}${indefiniteArticle(`${adverb}${word}`)} ${adverb}${word} ${noun}`,
    'giu',
  ),
  phrase(
    String.raw`(?<=\p{Ll},? )for while(?=[.,;!?]|$| (?:because|and|but|now|I|we|until|before|\p{Ll}{3,}ing)(?![\p{L}]))`,
    'for a while',
  ),
  phrase(
    '(on|over|from) internet(?=[.,;!?)]|$| (?:for|and|but|to|that|with|in|as|I|you|is)(?![\\p{L}]))',
    '$1 the internet',
  ),
  phrase('for most part', 'for the most part'),
  phrase('in recent past', 'in the recent past'),
];
