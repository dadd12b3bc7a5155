import { lemmaEntry } from '#engine/english/lexicon.ts';
import type { MeasuredText } from '#engine/topic/phrases/measured-text.ts';
import type { Phrase } from '#engine/topic/phrases/phrase.ts';
import type { PhraseScore } from '#engine/topic/phrases/score-phrases.ts';
import { composePhrases } from './compose-phrases.ts';
import type { LeadCandidate } from './lead-features.ts';

export type { LeadCandidate };

/** The most candidates from the text, seeds for composed phrases, and composed candidates. */
const maxFound = 16;
const maxSeeds = 10;
const maxComposed = 10;

/** True for "process to fix bad developers": a noun with an infinitive is a piece of a sentence. */
const isFragment = ({ text }: Phrase): boolean => {
  const words = text.split(' ');
  const at = words.indexOf('to');
  const isVerb = (word = ''): boolean => lemmaEntry(word)?.classes.startsWith('v') === true;
  return at > 0 && isVerb(words[at + 1]) && !isVerb(words[0]);
};

export type ScoredPhrase = { phrase: Phrase; score: PhraseScore };

const byTopic = (a: { score: PhraseScore }, b: { score: PhraseScore }): number =>
  b.score.topic - a.score.topic;

/** The phrases that may lead: the most probable ones of the text, those of its title, and the best composed ones. */
export const leadCandidates = (
  text: MeasuredText,
  scored: readonly ScoredPhrase[],
  score: (phrases: readonly Phrase[]) => readonly PhraseScore[],
): LeadCandidate[] => {
  const sorted = scored.filter(({ phrase }) => !isFragment(phrase)).sort(byTopic);
  const found = sorted
    .slice(0, maxFound)
    .map(({ phrase, score: own }): LeadCandidate => ({ phrase, score: own, kind: 'found', count: 0 }));
  const composed = composePhrases(
    text,
    sorted.slice(0, maxSeeds).map(({ phrase }) => phrase),
    scored.map(({ phrase }) => phrase),
  );
  const scores = score(composed.map(({ phrase }) => phrase));
  const all = composed.map(
    (one, i): LeadCandidate => ({ ...one, score: scores[i] ?? { topic: 0, search: 0 } }),
  );
  const others = all.filter(({ kind }) => kind !== 'title').sort(byTopic);
  return [...found, ...all.filter(({ kind }) => kind === 'title'), ...others.slice(0, maxComposed)];
};
