import { isPlural } from '#engine/english/is-plural.ts';
import { alternatives, articles, demonstratives, possessives } from '#engine/english/word-classes.ts';
import { isOnlyNoun } from '#engine/writing/rewriting/confused/checks/word-checks.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

const clauseStart = String.raw`(?<=^|[,;:] |(?<![\p{L}])(?:and|but|because|so|if|when|since) )`;
const singular: Readonly<Record<string, string>> = { have: 'has', are: 'is', were: 'was' };

/** Nouns whose singular names a group or no single thing: "One of the best team players". */
const notCounted =
  /^(?:advice|series|species|people|staff|media|data|team|family|group|generation|crew|cast|crowd|class|press|public|police|youth|lot|rest|kind|sort|equipment|information|furniture|software|music|stuff|news|evidence|research|writing|content|action|men|women|children|means|craft|aircraft|sheep|fish|deer)$/;

/** Corrections of verbs and nouns in the wrong number after "each of", "everyone" and "one of". */
export const eachHas: readonly PhraseRule[] = [
  // Finds "Each of these mills have an oven".
  phrase(
    String.raw`${clauseStart}([Ee]ach of (?:these|those|the|my|our|their|them|us) ?(?:\p{Ll}{3,} ){0,2})(have|are|were)(?= (?:${alternatives(articles, possessives, demonstratives)}|not|been|very|also|different|some|\p{Ll}{3,}ed|\p{Ll}{3,}ing)(?![\p{L}]))`,
    (start, verb) => `${start}${singular[verb] ?? verb}`,
  ),
  // Finds "Everyone are there".
  phrase(
    String.raw`${clauseStart}([Ee]veryone|[Ee]verybody|[Nn]obody) (have|are|were)(?= (?!who|with)\p{Ll})`,
    (who, verb) => `${who} ${singular[verb] ?? verb}`,
  ),
  // Finds "One of the most important thing is rye".
  phrase(
    String.raw`([Oo]ne of (?:the|my|our|his|her|their|its) (?:most \p{Ll}{4,}|best|worst|main|biggest|few|first|many|\p{Ll}{3,}est) )(\p{Ll}{4,}[^sxyhf\W])(?=[.,;:!?)]|$| (?:of|that|which|in|I|we|you|is|was|for|on|about|at|from|and)(?![\p{L}]))`,
    (start, noun) =>
      isOnlyNoun(noun) && !isPlural(noun, '') && !notCounted.test(noun) && !/interest $/.test(start)
        ? `${start}${noun}s`
        : null,
  ),
];
