import {
  alternatives,
  articles,
  demonstratives,
  objectPronouns,
  possessives,
} from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

/** Nouns that writers confuse with the verb and adverb that form them. */
const pairs: ReadonlyMap<string, string> = new Map(
  'set-up log-in log-out back-up work-out hang-out shut-down clean-up check-out break-up break-down sign-up stand-out look-up pick-up meet-up wake-up show-off warm-up'
    .split(' ')
    .map((pair): [string, string] => [pair.replace('-', ''), pair.replace('-', ' ')]),
);
const nouns = [...pairs.keys()].join('|').replace('standout', 'stand-?out');
const apart = (noun: string): string => pairs.get(noun.replace('-', '')) ?? noun;

const determiners = alternatives(articles, possessives, demonstratives);
const objects = `${determiners}|${alternatives(objectPronouns)}|it|you|some|all|everything|new|another`;
/** Words that can follow the verb but not the noun. */
const afterVerb = String.raw`(?=[.,!?;)]|$| (?:${objects}|with|at|in|on|via|using|from|again|together|before|after|when|while|if|every|each|more|as|without|for|and|or|but|because|everywhere|anywhere|automatically|properly|there|here)(?![\p{L}]))`;
const adverb =
  '(?:(?:also|just|always|then|not|only|easily|never|simply|usually|often|quickly|recently|still) )?';

/** Corrections of verbs that are written as one word with their adverb. */
export const joinedVerbs: readonly PhraseRule[] = [
  // Finds "You can login everywhere" and "we didn't setup an oven".
  phrase(
    `((?:can|could|would|should|must|might|cannot|(?:did|do|does|wo|ca|could|would|should)n['’]t|(?:do|does|did) not|\\p{L}+['’]ll) ${adverb})(${nouns})${afterVerb}`,
    (start, noun) => `${start}${apart(noun)}`,
  ),
  // Finds "I setup a mill".
  phrase(
    String.raw`((?:I|[Ww]e|[Yy]ou|[Tt]hey) ${adverb})(${nouns})(?= (?:${objects}|my|with|every|\p{Lu}\p{L}+|\d+)(?![\p{L}]))`,
    (start, noun) => `${start}${apart(noun)}`,
  ),
  // Finds "We decided to breakup with rye" and "to backup the oven".
  phrase(
    String.raw`(?<!(?<![\p{L}])(?:access|due|prior|next|thanks|related|leads?|led|subject|return|back|compared|similar|relating|according|addition|close|key|approach|introduction|guide) )((?:^|(?<=[\p{L},;:—–-] ))to ${adverb})(${nouns})(?= (?:${objects})(?![\p{L}]))`,
    (start, noun) => `${start}${apart(noun)}`,
  ),
  phrase(
    String.raw`((?:want|wants|wanted|need|needs|needed|able|try|tries|trying|tried|going|like|likes|love|loves|place|places|how|have|has|had|where|used|decided|friends|people|allowed|required|us|me|them|attempt|attempts|ability|fun|way|ways|chance|continue|forget|forgot|start|started|began|excited|happy|ready|someone|asked|option|unable|enough|plan|planning|motivated|hesitate|lazy|decide|decides|potential|tendency|opportunity|seems|seem) to ${adverb})(${nouns})(?! (?:and|or) \p{Ll}+ (?:of|are|is))${afterVerb}`,
    (start, noun) => `${start}${apart(noun)}`,
  ),
  // Finds "You need to choose and setup an oven".
  phrase(
    String.raw`(to \p{Ll}{3,} and )(setup|backup|shutdown|cleanup)(?= (?:${objects})(?![\p{L}]))`,
    (start, noun) => `${start}${apart(noun)}`,
  ),
  // Finds "I have setup the oven" and "it is setup perfectly".
  phrase(
    String.raw`((?:have|has|had|\p{L}+['’]ve|is|are|was|were|be|been|got) (?:already |just |also |recently |now |all |all of |finally )?)(setup|shutdown)(?= (?:${objects}|perfectly|correctly|properly|nicely|well|automatically)(?![\p{L}]))`,
    (start, noun) => `${start}${apart(noun)}`,
  ),
  // Finds "Anna setup camp".
  phrase(
    `((?:\\p{Lu}\\p{Ll}+|people|someone|who|he|she|friends|family) )setup (?=(?:camp|shop|${determiners})(?![\\p{L}]))`,
    '$1set up ',
  ),
  phrase(
    '(?<!(?:the|a|my|our|your|this|that|their) )setup (?=(?:camp|shop)(?:[.,;!?)]|$| (?:and|in|on|at|for|by|near)(?![\\p{L}])))',
    'set up ',
  ),
];
