import { alternatives, prepositions } from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

/** Words before a possessive: "despite its not so new oven". */
const noOwner = String.raw`(?<!(?<![\p{L}])(?:${alternatives(prepositions)}|despite|without|around|because of) )`;

/**
 * Corrections of "its", "your", "their" and "whose" where they are not possessive, and of "there" where it should be
 * "their".
 */
export const contractions: readonly PhraseRule[] = [
  // Finds "Its up to you" and "because its got layers": these words do not open a noun phrase after a possessive. After
  // a preposition, they may come before a noun: "with its not so new crust".
  phrase(
    String.raw`${noOwner}(i)ts (?=(?:way (?:more|less|better|too|easier|harder)|up to(?! (?:date|speed|the (?:minute|second)))|got|possible (?:to|that|for)|impossible to|no (?:longer|wonder|surprise|secret|good|use|big deal)|nothing|what (?:I|you|we|the|makes|happens)|my|your|our|their|his|her|just (?!rewards|deserts|cause)|(?<!(?<![\p{L}])(?:and|or) its )like|me|there|here|when|where|why|how|that|this|even (?:more|better|worse|easier|harder)(?=[.,;:!?)]|$| (?:to|than|if|when|for|that|because|with|in|on|now)(?![\p{L}]))|better (?:to|than|if|for)|easier to|difficult to|great (?:to|that|for)|good (?:to|that)|fun to|(?:fine|okay)(?=[.,;:!?)]|$| (?:to|if|when|for|that|because|with|by|as|and|but)(?![\p{L}]))|interesting (?:to|that|how)|clear that|true that|cool (?:to|that)|so (?:much|good|hard|easy|important|nice|cool|great|simple|beautiful|that)|too (?:late|early|much|big|small|hard|bad|expensive|easy)|currently (?:a|an|the|not|in|being)|already (?:a|an|the|been|too)|always (?:a|been|good|nice|the|better|best)|never (?:too|a|been|going)|only (?:a|an|the|been|when|because|going|fair|natural)|almost (?:a|like|as|time|impossible)|all (?:about|the|over|good|there|been|done|up to|in(?! one)|that|very|gone|because|worth|fine|cased|set)|called (?:a|the)|not)(?![\p{L}'’-]))`,
    "$1t's ",
    'giu',
  ),
  // Finds "If your into bread" and "even when your not sure".
  phrase(
    String.raw`((?:if|when|unless|because|since|while|although|though|that|and|but|so|where) )your (?=(?:into|interested in|familiar with|unfamiliar with|new to|a|an|the|like me|ready to|able to|sure (?:you|that|to)|lucky (?:enough|to)|not (?:a|an|the|going|sure|familiar|using|looking|interested|already|too|really|alone|in|into|able|careful)|still|wondering|reading this|willing to|tired of|sick of|afraid of|on a|in the|in a|using|stuck (?:on|in|with)|trying to|looking for|going to|doing|done (?:with|reading)|getting)(?![\p{L}'’-]))`,
    "$1you're ",
    'giu',
  ),
  phrase(
    '(what) your (?=(?:discussing|saying|talking about|doing|looking for|looking at|trying to|getting into|dealing with)(?![\\p{L}]))',
    "$1 you're ",
    'giu',
  ),
  // Finds "Anyone whose not familiar with it".
  phrase(
    String.raw`(anyone|someone|somebody|everyone|person|guy|man|woman|friend|one|kid|girl|boy) whose (?=(?:not|been|a|an|the|going to|never|always|just|also|really|interested|looking|trying|into|ever|going|still|currently|already|new to|willing|used to)(?![\p{L}'’-]))`,
    "$1 who's ",
    'giu',
  ),
  // Finds "With there own hands" and "in there lives".
  phrase(
    String.raw`(on|of|in|with|for|from|by|at|about|into|and|start|started|have|has|had|use|using|change|lost|find|found|made|make|take|took|do|doing|spend|spent) there (?=(?:own|lives|life|work|homes|houses|jobs|names|kids|children|families|family|friends|money|heads|hands|eyes|parents|phones|computers|code|users|customers|website|products?|exciting|first|job|way (?:to|through|into|up|back|around|home)|minds?|bodies|clothes|dreams|careers?|country|experiences?|best to|house(?=[.,;!?)]|$| (?:and|in|to|for|with|on|at|as|when)))(?![\p{L}'’-]))(?!first (?:and|was|I|we|in|on|thing|is|,))`,
    '$1 their ',
    'giu',
  ),
  phrase(
    String.raw`(?<=^|(?<![\p{L}])(?:and|but|because|that|when|if|so|as|since|while|think|know|,) )their (?=(?:not|trying to|looking for|going to|all (?:the same|about|very|in|on|good|so|really)|just (?:a|the|not|like|as|so|too)|really (?:good|bad|nice|great|hard|easy|just|not)|still (?:a|in|not|the|very|working|there)|so (?:\p{Ll}+ that|cute|good|much)|too (?:\p{Ll}+ (?:to|for)))(?![\p{L}'’-]))`,
    "they're ",
    'giu',
  ),
];
