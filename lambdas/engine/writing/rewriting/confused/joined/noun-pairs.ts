import { alternatives, articles, commonPrepositions, possessives } from '#engine/english/word-classes.ts';
import { pairsOf } from '#engine/english/word-pairs.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

/** Verbs with their adverbs, each with the noun that they form. */
const nounsOf = (list: string, mark: string): (readonly [string, string])[] =>
  pairsOf(list).map(([verb, adverb]) => [`${verb} ${adverb}`, `${verb}${mark}${adverb}`]);

/** Nouns from a verb and its adverb: those that are one word, and those with a hyphen. */
const oneWord =
  'line-up turn-out let-down stand-out break-down kick-off pay-off run-down round-up set-back take-away hand-out draw-back make-over clean-up come-back break-through work-around walk-through give-away cut-off set-up start-up melt-down stop-over lay-over get-away mash-up';
const hyphenated =
  'trade-off write-off write-up catch-up drop-off build-up follow-up warm-up wrap-up sign-up shake-up cool-down';
const singular: ReadonlyMap<string, string> = new Map([...nounsOf(oneWord, ''), ...nounsOf(hyphenated, '-')]);

/** Plurals that are one word. All others have a hyphen. */
const onePlural =
  /^(?:take(?:away)|meetup|workout|setup|backup|breakdown|handout|hangout|drawback|setback|comeback|payoff|cutout|dropout|standout|lineup|checkout|blackout|rollout|shutdown|meltdown|slowdown|showdown|countdown|layoff|kickoff|makeover|stopover|layover|takeover|giveaway|getaway|roundup|startup|mashup|plugin|login|turnout|printout|readout)$/;
const verbs =
  'trade|take|set|start|meet|pull|push|sit|line|follow|catch|mix|grown|close|break|hand|hang|work|cut|stand|wake|sign|check|back|warm|cool|send|write|drop|draw|turn|let|add|plug|log|spin|tie|tune|touch|run|kick|pay|shake|shut|build|match|hold|fill|cover|come|call|bail|get|give|look|make|mash|print|read|roll|round|sell|slip|start|step|stop|strike|swap|switch|tear|try|wrap|lay|melt|pop';

const praise =
  'awesome|quick|great|nice|good|big|final|short|current|new|marked|full|brief|complete|steep|slow|huge|massive|real|periodic|weekly|daily|whole|initial|simple|basic|sharp|long|little|major|detailed|excellent|amazing|handy|fantastic|proper';
const end = String.raw`(?=[.,;:!?)]|$| (?:is|was|has|will|would|that|which|and|I|we|as|but|are|were|includes|${alternatives(commonPrepositions)}|of)(?![\p{L}]))`;

/** Corrections of nouns that are written like a verb and its adverb. */
export const nounPairs: readonly PhraseRule[] = [
  // Finds "The current line up is strong" and "it was a let down".
  phrase(
    `((?:${alternatives(articles, possessives)}|no|another|every|bit of a) (?:(?:${praise}) )?)(${[...singular.keys()].join('|')})${end}`,
    (start, words) => `${start}${singular.get(words.toLowerCase()) ?? words}`,
    'giu',
  ),
  // Finds "This new set back".
  phrase(
    `((?:this|that|some|these) (?:${praise}) )(${[...singular.keys()].join('|')})${end}`,
    (start, words) => `${start}${singular.get(words) ?? words}`,
  ),
  // Finds "Two important take aways" and "a few slip ups".
  phrase(
    `(${verbs}) (up|in|off|out|down|away|back|over)s(?! (?:and|like|into|as follows)(?![\\p{L}]))`,
    (verb, adverb) => {
      const word = `${verb}${adverb}`;
      return onePlural.test(word) ? `${word}s` : `${verb}-${adverb}s`;
    },
  ),
  phrase(
    '(an?|my|our|your|their) back up (?=(?:plans?|of|copy|copies|in case|generator|option|camera|singer|drive|server)(?![\\p{L}]))',
    '$1 backup ',
  ),
];
