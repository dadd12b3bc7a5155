import { lexiconEntry } from '#engine/english/lexicon.ts';
import { alternatives, commonPrepositions } from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

const phraseEnd = String.raw`(?=[.,;:!?)]|$| (?:of|about|through|after|before|during|${alternatives(commonPrepositions)}|and|or|but|is|was|were|are|has|had|can|will|would|as|when|which|while|because|so)(?![\p{L}]))`;

/** Nouns without an article after "it is": "It's late-night fun", "it's good work". */
const massNouns =
  /^(?:time|fun|love|work|proof|tense|music|news|weather|food|magic|luck|business|advice|information|evidence|progress|research|stuff|art|life|people|money|knowledge|practice|nature|bread|water|science|history|season|day|night|morning|winter|summer|spring|fall|autumn|home|hell|heaven|bullshit|nonsense|rubbish|garbage|trash|crap|madness|chaos|software|hardware|code|data|technology|poetry|fiction|fantasy|philosophy|religion|politics|design|theater|theatre|television|tv|radio|coffee|tea|wine|beer|rain|snow|tradition)$/;
/** Endings of nouns that the dictionary does not list: "honesty". */
const nounEnding = /(?:ness|ity|sty|ence|ance|ment|[st]ion|ism|ship)$/;
const isThing = (noun: string): boolean => lexiconEntry(noun)?.classes === 'n' && !massNouns.test(noun);

/** Corrections of "it's" where only a possessive can stand. */
export const itsThings: readonly PhraseRule[] = [
  // Finds "Loved because of it's crisp crust".
  phrase(
    `(because of) it['’]s ((?:\\p{Ll}+ )?)(\\p{Ll}{3,})${phraseEnd}`,
    (start, adjective, noun) =>
      (adjective === '' || /^a/.test(lexiconEntry(adjective.trim())?.classes ?? 'a')) &&
      (isThing(noun) || (lexiconEntry(noun) === undefined && nounEnding.test(noun)))
        ? `${start} its ${adjective}${noun}`
        : null,
    'giu',
  ),
  // Finds "The mill and it's future owner". These adjectives need an article after "it is".
  phrase(
    `(i)t['’]s (future|underlying|surrounding|respective|inner|outer|subsequent|resulting|accompanying|distinctive|corresponding) (\\p{Ll}{3,})${phraseEnd}`,
    (letter, adjective, noun) => (isThing(noun) ? `${letter}ts ${adjective} ${noun}` : null),
    'giu',
  ),
  // Finds "It served it's purpose rather well" and "the flour finds it's way into the bread".
  phrase(
    "(serv(?:e|es|ed|ing)|fulfil(?:l|ls|led|ling|s)?) it['’]s (?=(?:purpose|function|role|time|sentence)(?![\\p{L}]))",
    '$1 its ',
  ),
  phrase(
    "(find|finds|found|finding|make|makes|made|making|work|works|worked|working|wind|winds|wound|weave|weaves|lose|lost|know|knows) it['’]s way (?=(?:into|to|onto|through|back|home|across|toward|towards|past|around|from|down|up|out of)(?![\\p{L}]))",
    '$1 its way ',
  ),
  // Finds "Rated by it's protein number". An article would stand before two nouns after "it is".
  phrase(
    `(of|in|by|with|to|into|from|through|on|for) it['’]s (\\p{Ll}{3,}) (\\p{Ll}{3,})${phraseEnd}`,
    (before, noun, other) =>
      isThing(noun) && (lexiconEntry(other)?.classes.startsWith('n') ?? false) && !massNouns.test(other)
        ? `${before} its ${noun} ${other}`
        : null,
  ),
  // Finds "The mill feeds it's town". No clause follows these verbs.
  phrase(
    `((?:educat|expand|protect|promot|develop|extend|updat|support|build|open|clos|spread|defin|shap|celebrat|releas|launch|rais|feed|follow|finish|fill|cover|attract|display|expos|enter|leav|own|run)(?:e|es|ed|ing|s)?) it['’]s ((?:(?:entire|own|new|first|original|main|current|old|next) )?)(\\p{Ll}{3,})${phraseEnd}`,
    (verb, adjective, noun) => (isThing(noun) ? `${verb} its ${adjective}${noun}` : null),
  ),
];
