import { indefiniteArticle } from '#engine/english/indefinite-article.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

const end = String.raw`(?=[.,;:!?)]|$| (?:to|for|of|that|which|who|when|where|because|so|if|but)(?![\p{L}]))`;
/** Singular nouns that can be counted, so that they need an article. */
const countable =
  'idea|way|thing|example|reason|tool|book|start|problem|step|question|option|decision|solution|feature|story|person|man|woman|game|film|movie|moment|mistake|event|project|approach|method|article|tutorial|guide|website|challenge|habit|trip|car|city|town|topic|task|product|device|character';
const time = 'minutes|hours|days|weeks|months|years|seconds|decades|times';

/** Corrections of articles that are missing in fixed frames. */
export const missingArticles: readonly PhraseRule[] = [
  // Finds "It rises in few hours" and "I took few deep breaths".
  phrase(`((?:in|after|for|within) )few (?=(?:more |short )?(?:${time})(?![\\p{L}]))`, '$1a few '),
  phrase(
    `((?:[Hh]ere|[Tt]hese|[Bb]elow|[Ff]ollowing) are )few (?=(?:of|more|other|things|\\p{Ll}{3,}s)(?![\\p{L}]))`,
    '$1a few ',
  ),
  phrase(
    `((?:took|take|takes|wait|waited|spent|spend) )few (?=(?:${time}|deep breaths|steps|more)(?![\\p{L}]))`,
    '$1a few ',
  ),
  phrase(
    `(?<!(?:the|this|that|past|next|first|every|an?|my|our|his|her|their|your) )((?:in|after|for|within|have|had|with|are) )couple of (?=\\p{Ll}{3,}s(?![\\p{L}]))`,
    '$1a couple of ',
  ),
  phrase(
    'for (long|short) (time|while)(?=[.,;:!?)]|$| (?:and|but|now|because|before|until|so|to|in|with|as)(?![\\p{L}]))',
    'for a $1 $2',
    'giu',
  ),
  phrase('(for|after|in) while(?=[.,;!?)]|$| (?:now|and|but)(?![\\p{L}]))', '$1 a while', 'giu'),
  phrase('as result(?=[,.]| of(?![\\p{L}]))', 'as a result', 'giu'),
  phrase('in long run(?=[.,;!?)]|$)', 'in the long run', 'giu'),
  // Finds "This is very good idea".
  phrase(
    `((?:is|was|be|been|it['’]s|that['’]s|as|with|have|has|had|in|such) )((?:very|really|pretty|extremely|quite|such) )?((?:good|great|nice|big|bad|simple|perfect|small|huge|useful|new|different|major|cool|interesting|important|easy|long|beautiful|wonderful|amazing|difficult|powerful|strange) )(${countable})${end}`,
    (start, degree, adjective, noun) => {
      if (/^(?:as|with|have|has|had|in) $/.test(start) && degree === '') return null;
      if (/^such/.test(start) && degree !== '') return null;
      const words = `${degree}${adjective}${noun}`;
      if (/^(?:quite|such)/.test(degree))
        return `${start}${degree}${indefiniteArticle(adjective)} ${adjective}${noun}`;
      return `${start}${indefiniteArticle(words)} ${words}`;
    },
  ),
  // Finds "It is best way to bake".
  phrase(
    `((?:is|was|are|were|it['’]s|that['’]s) )((?:best|worst|easiest|simplest|biggest|fastest|only|main|most \\p{Ll}+) )(way|thing|place|reason|time|problem|option|method|tool)${end}`,
    (start, adjective, noun) => `${start}the ${adjective}${noun}`,
  ),
];
