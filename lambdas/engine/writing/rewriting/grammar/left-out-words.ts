import { lexiconEntry } from '#engine/english/lexicon.ts';
import { alternatives, asWritten, possessives, subjectPronouns } from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { type PhraseRule, phrase } from './phrase-rules.ts';

const subject = alternatives(asWritten(subjectPronouns));
const whose = alternatives(possessives);

/** Corrections of small words that are missing, doubled or mistyped in fixed phrases. */
export const leftOutWords: readonly PhraseRule[] = [
  // Finds "A deeper understanding how dough rises".
  phrase(
    `((?:an?|the|any|no|some|${whose}) (?:(?:better|deeper|deep|good|clear|clearer|basic|solid|full|complete|general) )?understanding) (?=(?:how|what|why)(?![\\p{L}]))`,
    '$1 of ',
    'giu',
  ),
  // Finds "We have been able finish it".
  phrase(
    `((?:been|always|finally|still|even|already|also) able) (\\p{Ll}{2,})(?= (?:the|an?|it|this|that|these|those|them|him|us|me|all|${whose}) )`,
    (start, verb) => (/^[nv]/.test(lexiconEntry(verb)?.classes ?? '') ? `${start} to ${verb}` : null),
  ),
  // Finds "At least and hour".
  phrase(
    '((?:at least|about|half|only|for|within|take|takes|took|spent|spend|lasts|almost|nearly|over|under|around) )and hour(?! (?:and|or|by)(?![\\p{L}]))',
    '$1an hour',
  ),
  // Finds "A few of days" and "a large numbers of loaves".
  phrase(
    '(a|the last|the next|the past|the first) few of (?=(?:days|weeks|months|years|hours|minutes|things|times|miles|people)(?![\\p{L}]))',
    '$1 few ',
    'giu',
  ),
  phrase(
    'a (large|small|great|huge|growing|good|limited|certain|vast|high|low|fair) numbers of ',
    'a $1 number of ',
    'giu',
  ),
  // Finds "It is a lot work".
  phrase(
    `((?:is|it['’]s|that['’]s|there['’]s|was|with|have|has|had|took|takes|take|be|spent|spend|without|for|saved|saves|save|needs|need|requires?|put|puts) a lot) (?=(?:work|fun|people|things|money|information|stuff|effort|energy|research|data|time|space|room|trouble)(?:[.,;:!?)]|$| (?:to|for|of|in|on|with|and|but|that|who|when|if|because)(?![\\p{L}])))`,
    '$1 of ',
    'giu',
  ),
  // Finds "It would helpful to bake". No infinitive has these forms.
  phrase(
    '(would|could|might|should|must|may) (helpful|useful|nice|great|possible|impossible|interesting|wonderful|awesome|ideal|difficult|necessary|able)(?=[.,;!?]|$| (?:to|if|for|that|when|because|and|in|as)(?![\\p{L}]))',
    '$1 be $2',
  ),
  // Finds "But it less of a problem". In "make it less of one", no conjunction comes before.
  phrase(
    '((?:but|because|so|since|though|although) it) ((?:(?:much|far|even|also|still|now) )?(?:less|more) of (?=an? |the ))',
    "$1's $2",
    'giu',
  ),
  phrase(`in advanced(?=[.,;!?)]|$| (?:of|so|if|because)(?![\\p{L}]))`, 'in advance', 'giu'),
  // Finds "As much rye a possible".
  phrase(
    '(as (?:much|many|soon|quickly|fast|long|often|little|few|far|close|simple|easy|clear|good|early|late|small|short)(?: \\p{Ll}+){0,3}) a possible(?=[.,;:!?)]|$| (?:so|and|to|in|for|on|with|by|before|when|but|while)(?![\\p{L}]))',
    '$1 as possible',
    'giu',
  ),
  // Finds "She went onto become a baker".
  phrase(
    '(went|goes|gone|going|go) onto (?=(?:become|win|say|make|have|create|be|write|do|find|explain|describe|continue|study|tell|build|sell|add|discuss|develop|produce|publish|receive|earn|serve|teach)(?![\\p{L}]))',
    '$1 on to ',
  ),
  phrase(
    '(move|moves|moved|moving) on (?=the next (?:thing|step|one|topic|section|point|part|level|stage|phase|task|chapter|project|question|item|place|town|city)(?![\\p{L}])|something (?:else|new|better|different)(?![\\p{L}]))',
    '$1 on to ',
  ),
  phrase('(?:the|a) another (?=\\p{Ll})', 'another '),
  // Finds "We hope that if you bake, that you share it".
  [
    regexOf(
      String.raw`(?<=(?<![\p{L}])(?:hope|think|believe|feel|felt|found|know|knew|say|said|mean|means|sure|idea|fact|is|was|so|realized|learned|suggests?|showed|shows) that (?:if|when|whenever|once|because|although|even if|even though|unless) [^,.;:?!()"“”—–]{5,80}, )that (?=(?:${subject}|there)(?:['’]\p{Ll}+)? )`,
      'gu',
    ),
    '',
  ],
  // Finds "I have no idea what going on."
  phrase(
    '((?:idea|know|knew|knows|see|understand|sure|figure out|wonder|find out) )what going on(?=[.,;!?)]|$| (?:here|there|inside|right now|around (?:me|us|you|them)|behind the|at the|in the (?:world|background|code|kitchen|head))(?![\\p{L}]))',
    "$1what's going on",
  ),
];
