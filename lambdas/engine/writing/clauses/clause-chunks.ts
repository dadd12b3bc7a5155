import { isBoundary, isClause, isNegated, isWord, startsPhrase } from './clause-words.ts';
import { mainVerbAt, relativePronouns } from './main-verb.ts';
import { type TaggedWord, tagWords } from './tag-words.ts';

/** A part of a sentence that is kept or dropped as a whole. */
type Chunk = { words: TaggedWord[]; core: boolean };

/** A shorter form of a sentence, with the number of omitted chunks between the ones kept. */
export type ShortClause = {
  text: string;
  gaps: number;
  dropped: number;
  /** The omitted rest of the predicate after the last word; empty if the clause goes to the end. */
  rest: string;
};

const startsChunk = (words: readonly TaggedWord[], i: number, verb: number): boolean => {
  const [word, before] = [words[i], words[i - 1]];
  if (word === undefined || before === undefined) return false;
  // "that" and a relative pronoun without a comma define the noun before them, so only a subject may lose them.
  return (
    isBoundary(word, before) || (relativePronouns.has(word.lower) && (i < verb || before.kind === 'mark'))
  );
};

/** "based on", "accused of", "set to": the phrase after a verb without an object belongs to the verb. */
const completes = (words: readonly TaggedWord[], i: number): boolean => {
  const [word, before] = [words[i], words[i - 1]];
  if (word === undefined || before === undefined || word.kind === 'mark') return false;
  return (
    (before.tag === 'V' || before.tag === 'A') &&
    !/^(?:after|before|during|amid|while|when|since|until|because|although)$/.test(word.lower)
  );
};

const chunksOf = (words: readonly TaggedWord[]): { chunks: Chunk[]; verb: number } => {
  const verb = mainVerbAt(words);
  if (verb < 0) return { chunks: [], verb: 0 };
  let verbChunk = 0;
  const chunks: Chunk[] = [{ words: [], core: true }];
  words.forEach((word, i) => {
    const current = chunks.at(-1);
    if (current === undefined) return;
    const open = i > 0 && startsChunk(words, i, verb) && !completes(words, i);
    if (i === verb && !current.core) chunks.push({ words: [word], core: true });
    else if (open && (i > verb || current.core || word.kind !== 'mark'))
      chunks.push({ words: [word], core: false });
    else current.words.push(word);
    if (i === verb) verbChunk = chunks.length - 1;
  });
  return { chunks, verb: verbChunk };
};

/** An aside that begins with a comma must end with one; otherwise, it is part of the subject. */
const isSetOff = (dropped: readonly Chunk[]): boolean =>
  dropped[0]?.words[0]?.text !== ',' || dropped.at(-1)?.words.at(-1)?.text === ',';

/** A subject can lose its modifiers if it ends in a noun and they are set off by commas or open with a function word. */
const canDropModifiers = (subject: readonly Chunk[]): boolean => {
  const kept = subject.filter((chunk) => chunk.core).flatMap((chunk) => chunk.words);
  const dropped = subject.filter((chunk) => !chunk.core);
  return (
    dropped.length > 0 &&
    // "Calling the return a test, the ministry said": the subject follows the comma.
    subject[0]?.words[0]?.tag !== 'G' &&
    // "who wants an answer and gets an essay leaves": the verb after "and" belongs to the dropped part.
    !/^(?:and|or)$/.test(subject.at(-1)?.words.at(-1)?.lower ?? '') &&
    isSetOff(dropped) &&
    !(kept[0] !== undefined && startsPhrase(kept[0])) &&
    'NP'.includes(kept.at(-1)?.tag ?? 'M') &&
    !dropped.some((chunk) => /^[;:–—]$/.test(chunk.words[0]?.text ?? ''))
  );
};

/** The chunks to keep: with or without the modifiers of the subject, and the predicate up to each possible end. */
const choices = (chunks: readonly Chunk[], verb: number): boolean[][] => {
  const withSubject = (full: boolean, end: number): boolean[] =>
    chunks.map((chunk, i) => (i < verb ? full || chunk.core : i <= end));
  const ends = chunks.flatMap((_, i) => (i >= verb ? [i] : []));
  const modified = canDropModifiers(chunks.slice(0, verb));
  return ends.flatMap((end) => [withSubject(true, end), ...(modified ? [withSubject(false, end)] : [])]);
};

const joined = (source: string, kept: readonly Chunk[]): string =>
  kept
    .map((chunk) => source.slice(chunk.words[0]?.start ?? 0, chunk.words.at(-1)?.end ?? 0))
    .join(' ')
    .replace(/ (?=[,;:.!?)])/g, '')
    .replace(/^[\s,;:–—-]+|[\s,;:–—(-]+$/g, '')
    .replace(/,\s*,/g, ',');

/** Removes a comma that set off a dropped part and would now separate subject and verb. */
const straightened = (text: string, chunks: readonly Chunk[], keep: readonly boolean[]): string =>
  chunks.some((chunk, i) => keep[i] === false && chunk.words[0]?.kind === 'mark')
    ? text.replace(/^([^,]{1,60}), (?=(?:is|are|was|were|has|have|will|would|can|could)\b)/, '$1 ')
    : text;

const isClosed = (text: string): boolean =>
  (text.match(/["]/g)?.length ?? 0) % 2 === 0 &&
  (text.match(/“/g)?.length ?? 0) === (text.match(/”/g)?.length ?? 0) &&
  (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0) &&
  (text.match(/</g)?.length ?? 0) === (text.match(/>/g)?.length ?? 0);

/**
 * Shorter forms of an English sentence: its subject, with or without its modifiers, and its predicate up to the end
 * of any phrase, without the closing mark. It omits nothing inside the predicate, because later words might belong to
 * it, and nothing at all in a sentence that negates or limits something. `maxLength` is in characters.
 */
export const shortClauses = (sentence: string, maxLength: number): ShortClause[] => {
  const bare = sentence.replace(/[.!…]+["'”’]?$/, '');
  const { chunks, verb } = chunksOf(tagWords(bare));
  const found = new Map<string, ShortClause>();
  const negated = isNegated(bare);
  for (const keep of choices(chunks, verb)) {
    if (negated && keep.includes(false)) continue;
    const kept = chunks.filter((_, i) => keep[i]);
    const text = straightened(joined(bare, kept), chunks, keep);
    if (text.length > maxLength || text.length < 18 || found.has(text) || !isClosed(text)) continue;
    if (!isClause(kept.flatMap((chunk) => chunk.words).filter(isWord))) continue;
    const last = keep.lastIndexOf(true);
    const gaps = keep.slice(0, last).filter((value) => !value).length;
    const rest = bare.slice(chunks[last]?.words.at(-1)?.end ?? bare.length).trim();
    found.set(text, { text, gaps, dropped: keep.filter((value) => !value).length, rest });
  }
  return [...found.values()];
};
