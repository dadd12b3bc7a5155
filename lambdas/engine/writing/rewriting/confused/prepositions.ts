import { gerundOf } from '#engine/english/gerund.ts';
import { classesOf, knownBase } from '#engine/english/word-checks.ts';
import { alternatives, commonPrepositions } from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

const isBase = (verb: string): boolean => classesOf(verb).includes('v') && knownBase(verb) === verb;

/** Corrections of the preposition or the form that a verb or an adjective takes. */
export const prepositionSlips: readonly PhraseRule[] = [
  // Finds "We arrived to the mill". One arrives to a sound, to news and to help.
  phrase(
    String.raw`((?:I|we|you|they|he|she|\p{Lu}\p{Ll}+|finally|just|had|have|has|when|after|before|upon|on|by) (?:arrive|arrived|arriving|arrives)) to (?=(?:the|my|our|that|this) (?!sounds?|sights?|smells?|news|rescue|aid|tune|scents?|cheers|applause|strains|country|day|most|very|biggest|warmest)\p{Ll}{3,})`,
    '$1 at ',
  ),
  phrase(
    String.raw`((?:became|become|becoming|get|got|am|is|are|was|were|be|been|very|really|more) interested) into (?=\p{L})`,
    '$1 in ',
  ),
  // Finds "You are capable to bake" and "I've been considering to bake".
  phrase(
    String.raw`((?:am|is|are|was|were|be|been|more|more than|fully|very|quite|perfectly|not|also|being|\p{L}+['’](?:s|re|m)|\p{L}+n['’]t) capable) to (\p{Ll}{2,})(?= \p{Ll}|[.,])`,
    (start, verb) => (isBase(verb) ? `${start} of ${gerundOf(verb)}` : null),
  ),
  phrase(
    String.raw`((?:been|am|was|were|are|is|\p{L}+['’](?:re|m)) considering|(?<!(?:things?|what|which|that|everything|anything|something|activities|stuff) )(?:I|we|they|really|always|much|also|he|she|who) enjoy(?:ed|s)?|(?:keep|keeps|kept) on) to (\p{Ll}{2,})(?= \p{Ll}|[.,])`,
    (start, verb) => (verb !== 'be' && isBase(verb) ? `${start} ${gerundOf(verb)}` : null),
  ),
  phrase(
    String.raw`((?:to|we|I|they|will|and|can|should|also) discuss(?:ed|es)?|(?:are|is|was|were|been|by|when|while) discussing) about (?=(?:the|my|our|your|this|these|those|how|what|why|whether|some|a|an)(?![\p{L}]))`,
    '$1 ',
  ),
  phrase(
    String.raw`((?:to|can|could|should|must|will|may|easily|not|needs to) (?:(?:\p{Ll}+ly) )?be|being) ran(?= (?:${alternatives(commonPrepositions)}|as|through|again|every|once|locally|using|and)(?![\p{L}])|[.,;!?)]|$)`,
    '$1 run',
  ),
  phrase(String.raw`((?:must|could|would|should|might|may)) had (?=been \p{Ll})`, '$1 have '),
  // Finds "Despite of the rain" and "countless of loaves".
  phrase('(?<!in )despite of (?=\\p{L})', 'despite ', 'giu'),
  phrase('(countless) of (?=\\p{Ll}{3,}s(?![\\p{L}]))', '$1 ', 'giu'),
  // Finds "Anyone interested discovering rye".
  phrase(
    'interested (?=\\p{Ll}{3,}ing (?:the|an?|more|new|how|what|my|your|our|their|about|with|from|on)(?![\\p{L}]))',
    'interested in ',
  ),
];
