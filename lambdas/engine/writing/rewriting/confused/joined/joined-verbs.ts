import {
  alternatives,
  articles,
  demonstratives,
  objectPronouns,
  possessives,
} from '#engine/english/word-classes.ts';
import { pairsOf } from '#engine/english/word-pairs.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';
import { beforeAction, beforeInfinitive, startsRange } from './before-infinitive.ts';

/** Nouns that writers confuse with the verb and adverb that form them. */
const pairs: ReadonlyMap<string, string> = new Map(
  pairsOf(
    'set-up log-in log-out log-on back-up work-out hang-out shut-down clean-up check-out break-up break-down sign-up stand-out look-up pick-up meet-up wake-up show-off warm-up fall-back',
  ).map(([verb, adverb]) => [`${verb}${adverb}`, `${verb} ${adverb}`]),
);
const nouns = [...pairs.keys()].join('|').replace('standout', 'stand-?out');
const apart = (noun: string): string => pairs.get(noun.replace('-', '')) ?? noun;

const determiners = alternatives(articles, possessives, demonstratives);
const objects = `${determiners}|${alternatives(objectPronouns)}|it|you|some|all|everything|anything|new|another|what|how|each`;
/** Words that can follow the verb but not the noun. */
const afterVerb = String.raw`(?=[.,!?;)]|$| (?:${objects}|with|at|in|on|via|using|through|from|again|together|before|after|when|while|if|unless|once|every|more|as|without|for|by|and|or|but|so|because|everywhere|anywhere|automatically|properly|there|here)(?![\p{L}]))`;
const adverb =
  '(?:(?:also|just|always|then|not|now|only|easily|never|simply|usually|often|quickly|recently|still) )?';

/** Corrections of verbs that are written as one word with their adverb, which is the noun. */
export const joinedVerbs: readonly PhraseRule[] = [
  // Finds "It is easy to setup and use" and "we want to backup our recipes".
  phrase(
    `(?<!${startsRange})((?:${beforeInfinitive}) to ${adverb})(setup|backup|cleanup|lookup|shutdown|workout)(?! (?:and|or) (?:cleanup|teardown|checkout|signup|logout))(?! up(?![\\p{L}]))`,
    (start, noun) => `${start}${apart(noun)}`,
  ),
  // Finds "She can decide to breakup with rye".
  phrase(
    String.raw`(?<!${startsRange})((?:${beforeInfinitive}|${beforeAction}) to ${adverb})(${nouns})(?! (?:and|or) \p{Ll}+ (?:of|are|is))${afterVerb}`,
    (start, noun) => `${start}${apart(noun)}`,
  ),
  // Finds "You can login everywhere", "we didn't setup an oven" and "go ahead and login."
  phrase(
    `((?:can|could|will|would|should|must|might|cannot|please|let['’]s|ahead and|(?:did|do|does|wo|ca|could|would|should)n['’]t|(?:do|does|did) not|\\p{L}+['’]ll) ${adverb})(${nouns})${afterVerb}`,
    (start, noun) => `${start}${apart(noun)}`,
  ),
  // Finds "I setup a mill".
  phrase(
    String.raw`((?:I|[Ww]e|[Yy]ou|[Tt]hey) ${adverb})(${nouns})(?= (?:${objects}|with|every|\p{Lu}\p{L}+|\d+)(?![\p{L}]))`,
    (start, noun) => `${start}${apart(noun)}`,
  ),
  // Finds "We moved to backup the oven". It is right in "Next to setup and cleanup" and "access to setup".
  phrase(
    String.raw`(?<!(?<![\p{L}])(?:access|due|prior|next|thanks|related|leads?|led|subject|return|back|compared|similar|relating|according|addition|close|key|approach|introduction|guide|changes) )((?:^|(?<=[\p{L},;:—–-] ))to ${adverb})(${nouns})(?= (?:${objects})(?![\p{L}]))`,
    (start, noun) => `${start}${apart(noun)}`,
  ),
  // Finds "You need to choose and setup an oven".
  phrase(
    String.raw`(to \p{Ll}{3,} and )(setup|backup|shutdown|cleanup)(?= (?:${objects})(?![\p{L}]))`,
    (start, noun) => `${start}${apart(noun)}`,
  ),
  // Finds "We bake and pickup the flour" and "to pickup two loaves".
  phrase(
    String.raw`((?:to|can|could|will|would|and) )pickup (?=(?:the|an?|my|your|our|some|this|that|where|\d|two|three|more|another)(?![\p{L}]))`,
    '$1pick up ',
  ),
  // Finds "I workout at home".
  phrase(
    '((?:I|we|you|they|to|can) )workout(?= (?:at|in the|with|for|every|on|more|less|and|when|\\p{Ll}+ly)(?![\\p{L}]))',
    '$1work out',
  ),
];
