import { isPlural } from '#engine/english/is-plural.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { thirdPerson } from '#engine/english/s-forms.ts';
import { classesOf, knownBase } from '#engine/english/word-checks.ts';
import {
  alternatives,
  articles,
  capitalized,
  commonPrepositions,
  demonstratives,
  doForms,
  modals,
  objectPronouns,
  possessives,
  prepositions,
} from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from './phrase-rules.ts';

/** Words that are times or that have only one form: "These days". */
const notPlural = /^(?:days|times|works|means|series|species|needs|odds|news|headquarters)$/;
/** Whether a word is a plural that is more often a noun than a verb. */
const isPluralNoun = (word: string): boolean =>
  isPlural(word, '') &&
  !/(?:ics|ss|us|is)$/.test(word) &&
  !notPlural.test(word) &&
  classesOf(knownBase(word)).startsWith('n');

/** Whether a word after "these" is a plural. Only a word that is more often a verb is not. */
const isCounted = (word: string): boolean =>
  /[^siu]s$/.test(word) && !notPlural.test(word) && !classesOf(knownBase(word)).startsWith('v');

const formsOfPlural: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
};
/** The form of a verb after a plural: "makes" becomes "make". Null if the word may not be a verb. */
const afterPlural = (verb: string): string | null => {
  const form = formsOfPlural[verb];
  if (form !== undefined) return form;
  const base = knownBase(verb);
  return base !== verb && classesOf(base).startsWith('v') ? base : null;
};
const formsOfSingular: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has' };

const determinerWords = alternatives(articles, possessives, demonstratives);
const adverb = '(?:also|always|really|often|usually|never|only|still) ';

/** Verbs that no plural noun looks like after "they" and "we". */
const singularForms =
  'was|has|does|wants|seems|needs|gets|goes|makes|likes|thinks|knows|says|uses|comes|takes|tends|loves|feels|tries|becomes|keeps';

/** Verbs that often lose their "-s" after "he also" and "it really". */
const baseForms =
  'have|help|use|make|want|need|get|give|take|go|know|think|say|come|look|seem|mean|work|allow|provide|include|contain|show|become|feel|offer';

/** Verbs that often tell what a whole statement results in: "It has two doors which makes things hard". */
const tellsResult = /^(?:makes|means|allows|lets|leads|explains|results)$/;

/** Words after which the bare form of a verb is right: "Let it also help", "did he often use", "I suggest she also take". */
const takesBareForm = `let|lets|make|makes|made|making|help|helps|helped|see|sees|saw|watch|watched|hear|heard|have|had|has|than|lest|better|rather|suggest(?:s|ed)?|recommend(?:s|ed)?|insist(?:s|ed)?|demand(?:s|ed)?|require(?:s|d)?|ask(?:s|ed)?|important|essential|vital|crucial|necessary|that|to|n['’]t|not|${alternatives(doForms, modals)}`;

/** Abstract nouns that are singular whatever comes after "of" or "in". */
const abstractNouns =
  'presence lack use discussion text goal purpose problem issue price cost size role quality idea choice difference combination importance impact effect popularity availability complexity example result description summary concept process creation development growth performance behavior style reason';
/** Things that can be counted and that are never a group of people. */
const countNouns =
  'issue problem thing reason way idea goal purpose result example question challenge difference advantage point step feature tool option method approach reader developer user player person place book';

/** Corrections that make a verb agree with a subject that comes before it. */
export const subjectVerbs: readonly PhraseRule[] = [
  // Finds "They wants to bake" and "at that time we was late".
  phrase(
    String.raw`((?:[Tt]hey|[Ww]e) (?:${adverb})?)(${singularForms})(?= (?:${determinerWords}|to|not|no|just|like|some|more|very|also|all|it|in|on|at|so|good|late|\p{Ll}+ed|\p{Ll}+ing)(?![\p{L}]))`,
    (start, verb) => `${start}${afterPlural(verb) ?? verb}`,
  ),
  // Finds "He also have a mill" and "as it really help".
  phrase(
    String.raw`(?<!(?<![\p{L}])(?:${takesBareForm}|${capitalized(takesBareForm)}) )((?:[Hh]e|[Ss]he|[Ii]t) ${adverb})(${baseForms})(?= (?:${determinerWords}|${alternatives(objectPronouns)}|you|to|some|many|with|more|\p{Ll}{3,})(?![\p{L}]))`,
    (start, verb) => (/ only $/.test(start) ? null : `${start}${thirdPerson(verb)}`),
  ),
  // Finds "It turn out that the mill is old".
  phrase(
    String.raw`^(It )(turn|seem|appear|depend|happen|look|sound)(?= (?:out|like|that|on|as if|to be)(?![\p{L}]))`,
    (start, verb) => `${start}${thirdPerson(verb)}`,
  ),
  // Finds "In this chapter, he use it for rye". "I asked that, if late, he use it" is right.
  phrase(
    String.raw`(?<=^[^,;:]{8,60}, )(?<!(?:suggest|recommend|insist|demand|ask|require|propos|important|essential|vital|let)[^.]{0,80})((?:he|she) )(use|make|take|give|get|want|need|go|say|show|write|explain|describe|talk|work)(?= (?:${determinerWords}|it|to|about|how|that|in|on|with)(?![\p{L}]))`,
    (start, verb) => `${start}${thirdPerson(verb)}`,
  ),
  // Finds "There are many factors which reduces the heat" and "all the figures that provides help". In "the gap between
  // the walls that lets light in", the gap does.
  phrase(
    String.raw`(?<!(?<![\p{L}])(?:${alternatives(prepositions, commonPrepositions)}|of|among|between|behind|across|inside|beyond) (?:(?:the|these|those|my|our) )?)((?:many|several|some|few|various|numerous|other|different|these|those|multiple|all (?:of )?the(?: other)?|${alternatives(twoToTen)}) (?:\p{Ll}+ )?)(\p{Ll}{3,}s) (that|which) ((?:${adverb})?)(\p{Ll}{3,}s|is)(?= (?:${determinerWords}|${alternatives(objectPronouns)}|you|it|to|into|more|not|\p{Ll}{4,})(?![\p{L}]))`,
    (start, noun, that, middle, verb) => {
      const form = afterPlural(verb);
      // "The details, which is funny" is about the whole statement.
      if (that === 'which' && (verb === 'is' || tellsResult.test(verb))) return null;
      return isPluralNoun(noun) && form !== null ? `${start}${noun} ${that} ${middle}${form}` : null;
    },
  ),
  // Finds "These trainers comes with a meter" and "those ovens is old".
  phrase(
    String.raw`(?<=^|, |(?<![\p{L}])(?:and|but|because|so|if|when) )((?:[Tt]hese|[Tt]hose) (?:(?:two|three|new|old|small|simple|other|kinds of|types of) )?)(\p{Ll}{3,}s) (is|was|has|does|comes|goes|makes|gives|takes|gets|seems|needs|wants|allows|provides|includes|contains|helps|becomes|requires|brings|keeps)(?= (?:${determinerWords}|not|to|with|through|more|all|very|you|us|me|from|in|some|also|great|good|\p{Ll}+ed|\p{Ll}+ing)(?![\p{L}]))`,
    (start, noun, verb) => (isCounted(noun) ? `${start}${noun} ${afterPlural(verb) ?? verb}` : null),
  ),
  // Finds "Several fixes in the oven has improved the heat".
  phrase(
    String.raw`^((?:Several|Many|These|Those|Both|${alternatives(twoToTen)}) (?:\p{Ll}+ )?)(\p{Ll}{3,}s)( (?:in|of|at|for|on|from|with) (?:the|this|that|our|my|your|its) (?:\p{Ll}+ ){1,2})(has|is|was)(?= (?:\p{Ll}+ed|been|not|very|the|a|also|\p{Ll}+ing)(?![\p{L}]))`,
    (start, noun, middle, verb) =>
      isPlural(noun, '') && !/s $/.test(middle) ? `${start}${noun}${middle}${formsOfPlural[verb]}` : null,
    'giu',
  ),
  // Finds "Another issue were the loaves" and "every baker have a mill".
  phrase(
    String.raw`(?<=^|, |(?<![\p{L}])(?:and|but|because) )((?:another|each|every|the (?:main|only|biggest|first|next|last|other|best|worst|real)) )((?:${countNouns.split(' ').join('|')}) )(are|were|have)(?= (?:${determinerWords}|not|very|also|\p{Ll}{3,})(?![\p{L}]))`,
    (start, noun, verb) => `${start}${noun}${formsOfSingular[verb]}`,
    'giu',
  ),
  // Finds "The presence of loaves are a sign" and "the text for all the steps are visible".
  phrase(
    String.raw`^((?:The|An?|This|One) (?:(?:main|only|biggest|first|good|great|real|original|recent|whole|best) )?(?:${abstractNouns.split(' ').join('|')}) (?:of|in|for|behind|about) (?:(?:all|the|these|those|this|my|our|your|their|such|some|many|both) ){0,2}(?:(?!and |or |that |which |who |to |is |was |how |what )\p{Ll}{3,} ){0,2}\p{Ll}{3,}s )(are|were)(?= (?:an?|the|not|very|also|so|always|almost|often|usually|only|still|\p{Ll}{4,})(?![\p{L}]))`,
    (start, verb) => `${start}${formsOfSingular[verb]}`,
  ),
];
