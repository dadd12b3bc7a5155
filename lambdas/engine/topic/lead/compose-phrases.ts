import { checkDeadline } from '#engine/bounds/deadline.ts';
import { gerundOf, verbBase } from '#engine/english/gerund.ts';
import {
  articles,
  commonPrepositions,
  demonstratives,
  possessives,
  wordSet,
} from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';
import type { MeasuredText } from '#engine/topic/phrases/measured-text.ts';
import { contentStems, meaningOf, type Phrase, readPhrase } from '#engine/topic/phrases/phrase.ts';
import { sharedSentences } from './shared-sentences.ts';

/** How a phrase was composed from parts of the text. */
export type Composition = 'action' | 'action in' | 'join' | 'title';

export type ComposedPhrase = {
  phrase: Phrase;
  kind: Composition;
  /** The number of times the text contains the action, or of sentences that contain both parts. */
  count: number;
};

const skipped = wordSet(articles, demonstratives, possessives, 'some any each every');
const linkingPrepositions = wordSet(commonPrepositions, 'into about of through');
const particles = wordSet('up out off down away back over around together');
/** The most words of an object. */
const maxObjectWords = 4;
const longActionWords = 5;
/** The most content words of one part, and of two joined parts. */
const stemsOfPart = 3;
const stemsOfJoin = 4;
const maxActions = 60;
const maxJoins = 60;
/** An action needs an object with one of the text's heaviest words: this many count. */
const heavyRank = 15;

type Run = { words: string[]; end: number };

/** The noun phrase that starts at a token, without the determiners before its first content word. */
const readRun = ({ text }: MeasuredText, from: number): Run | null => {
  const { tokens, tags, sentenceOf, stop } = text.document;
  let at = from;
  const inside = (i: number) =>
    i < tokens.length && sentenceOf[i] === sentenceOf[from] && text.places[i] === text.places[from];
  while (inside(at) && skipped.has(tokens[at]?.lower ?? '')) at++;
  const start = at;
  while (inside(at) && at - start < maxObjectWords) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'mark' || stop[at] === true) break;
    if (!'NPADGC'.includes(tags[at] ?? 'M') && token.kind !== 'number') break;
    at++;
  }
  while (at > start && !'NPG'.includes(tags[at - 1] ?? 'M')) at--;
  if (at === start) return null;
  return {
    words: tokens.slice(start, at).map(({ lower }) => lower.replace(/[’‘]/g, "'").replace(/'s$/, '')),
    end: at,
  };
};

type Action = { object: string; text: string; kind: 'action' | 'action in' };

/** The actions at a token: its verb with its object, and with a prepositional phrase after the object. */
const actionsAt = (measured: MeasuredText, at: number): Action[] => {
  const { tokens, tags, sentenceOf, stop } = measured.text.document;
  const token = tokens[at];
  const tag = tags[at] ?? 'M';
  if (token === undefined || stop[at] === true) return [];
  if (tag !== 'V' && !(tag === 'G' && token.lower.endsWith('ing'))) return [];
  const base = verbBase(token.lower);
  if (base === null) return [];
  const verb = token.lower.endsWith('ing') ? token.lower : gerundOf(base);
  let next = at + 1;
  let link = '';
  for (const set of [particles, linkingPrepositions])
    if (set.has(tokens[next]?.lower ?? '') && sentenceOf[next] === sentenceOf[at]) {
      link += ` ${tokens[next]?.lower}`;
      next++;
    }
  const run = readRun(measured, next);
  if (run === null) return [];
  const object = run.words.join(' ');
  const actions: Action[] = [{ object, text: `${verb}${link} ${object}`, kind: 'action' }];
  const joint = tokens[run.end]?.lower ?? '';
  const more =
    linkingPrepositions.has(joint) && sentenceOf[run.end] === sentenceOf[at]
      ? readRun(measured, run.end + 1)
      : null;
  if (more !== null && run.words.length + more.words.length < longActionWords) {
    const longer = `${object} ${joint} ${more.words.join(' ')}`;
    actions.push({ object: longer, text: `${verb}${link} ${longer}`, kind: 'action in' });
  }
  const before = tokens[at - 1];
  const isCompound = verb === token.lower && tags[at - 1] === 'N' && sentenceOf[at - 1] === sentenceOf[at];
  if (isCompound && before !== undefined && stop[at - 1] === false && link === '')
    actions.push({ object, text: `${before.lower} ${verb} ${object}`, kind: 'action' });
  return actions;
};

const isHeavy = ({ words }: MeasuredText, stem: string): boolean => (words.get(stem)?.rank ?? 99) < heavyRank;

/** Composes "recording educational videos" from "how I record my educational videos". */
const composeActions = (measured: MeasuredText, known: ReadonlySet<string>): ComposedPhrase[] => {
  const found = new Map<string, ComposedPhrase & { heavy: number }>();
  for (const at of measured.text.document.tokens.keys()) {
    checkDeadline();
    for (const { object, text, kind } of actionsAt(measured, at)) {
      const phrase = readPhrase(text);
      const key = meaningOf(phrase);
      const heavy = contentStems(readPhrase(object)).filter((stem) => isHeavy(measured, stem)).length;
      const old = found.get(key);
      if (old !== undefined) old.count++;
      else if (heavy > 0 && !known.has(key)) found.set(key, { phrase, kind, count: 1, heavy });
    }
  }
  return [...found.values()].sort((a, b) => b.count + b.heavy - (a.count + a.heavy)).slice(0, maxActions);
};

/** Composes "flutter certificates" from two phrases that appear in the same sentences. */
const composeJoins = (
  measured: MeasuredText,
  seeds: readonly Phrase[],
  known: ReadonlySet<string>,
): ComposedPhrase[] => {
  const joins = new Map<string, ComposedPhrase>();
  const parts = seeds
    .map(({ text, ...phrase }) => ({ text, stems: contentStems(phrase) }))
    .filter(({ stems }) => stems.length > 0 && stems.length <= stemsOfPart);
  for (const [i, a] of parts.entries())
    for (const b of parts.slice(i + 1)) {
      if (a.stems.length + b.stems.length > stemsOfJoin || b.stems.some((stem) => a.stems.includes(stem)))
        continue;
      const count = sharedSentences(measured, [...a.stems, ...b.stems]).length;
      if (count === 0) continue;
      for (const [head, partner] of [
        [a, b],
        [b, a],
      ] as const) {
        const isAction = regex.u`^\p{L}+ing `.test(head.text);
        const phrase = readPhrase(
          isAction ? `${head.text} in ${partner.text}` : `${partner.text} ${head.text}`,
        );
        if (joins.size < maxJoins && !known.has(meaningOf(phrase)))
          joins.set(phrase.text, { phrase, kind: 'join', count });
      }
    }
  return [...joins.values()];
};

/** Phrases composed from parts of the text: actions with their objects, pairs of phrases, and parts of the title. */
export const composePhrases = (
  measured: MeasuredText,
  seeds: readonly Phrase[],
  found: readonly Phrase[],
): ComposedPhrase[] => {
  const known = new Set(found.map(meaningOf));
  const forms = [...measured.titleForms.values()]
    .filter(({ phrase, isNarrative }) => !isNarrative && !known.has(meaningOf(phrase)))
    .map(({ phrase }): ComposedPhrase => ({ phrase, kind: 'title', count: 1 }));
  const all = [...forms, ...composeActions(measured, known), ...composeJoins(measured, seeds, known)];
  const seen = new Set<string>();
  return all.filter(({ phrase }) => {
    const isNew = phrase.stems.length > 0 && !seen.has(phrase.text);
    seen.add(phrase.text);
    return isNew;
  });
};
