import {
  articles,
  demonstratives,
  otherBe,
  pastBe,
  possessives,
  prepositions,
  presentBe,
  quantifiers,
  wordSet,
} from '#engine/english/word-classes.ts';
import { partShares } from '#engine/verification/meaning/changes/substitution.ts';
import type { Word } from '#engine/verification/meaning/changes/words.ts';

/** The role of a noun in a sentence: who acts and on whom, who gives and who receives, who wins and who loses. */
export type Role = 'agent' | 'patient' | 'giver' | 'taker' | 'winner' | 'loser';

/** A passage as claims: its words by clause, and the result of shallow parsing. */
export type Claims = {
  words: readonly Word[];
  /** The clause and the sentence of each word. */
  clauses: readonly number[];
  sentences: readonly number[];
  roles: readonly { word: Word; role: Role }[];
  /** Those who say, think or expect something. */
  speakers: readonly Word[];
  /** Words that are negated or contrasted with others: "not A but B", "B rather than A". */
  rejected: readonly Word[];
  /** The nouns on both sides of "than". */
  compared: readonly { left: Word; right: Word }[];
};

const formsOfBe = wordSet(presentBe, pastBe, otherBe, 'be am get got gets');
const linkWords = wordSet(prepositions, 'than like as despite except to of');
const clauseOpeners = wordSet('but while although though whereas because so');
const modifierWords = wordSet(articles, possessives, demonstratives, quantifiers, 'no more less very too so');
/** Words allowed between a preposition or a verb and its noun. */
const skipped = wordSet(articles, possessives, demonstratives, quantifiers, 'no other another more less');

const giverVerbs = wordSet(
  'sell lend give lease send pay teach supply offer award grant hand leave bequeath export deliver donate',
);
const takerVerbs = wordSet(
  'buy borrow receive get inherit acquire obtain take learn purchase rent import accept',
);
const winnerVerbs = wordSet('beat defeat overcome outrun outperform surpass');
const loserVerbs = wordSet('lose');
/** Whether two verbs are converses such as "sell" and "buy": the same action, seen from either side. */
export const areConverse = ({ base: a }: { base: string }, { base: b }: { base: string }): boolean =>
  [
    [giverVerbs, takerVerbs],
    [winnerVerbs, loserVerbs],
  ].some(
    ([x, y]) => (x?.has(a) === true && y?.has(b) === true) || (x?.has(b) === true && y?.has(a) === true),
  );

const speechVerbs = wordSet(
  'say tell claim warn argue report announce add note explain caution admit deny allege accuse blame expect fear believe think call urge reply respond suggest show find estimate predict hope insist promise acknowledge state mention advise recommend testify conclude confirm',
);

const isNoun = ({ text, part, isFunction, isNumber, isName }: Word): boolean =>
  !isFunction && !isNumber && (part === 'n' || isName || (part === 'v' && text.endsWith('s')));
const isParticiple = ({ text, base }: Word): boolean => text !== base && !/(?:ing|s)$/.test(text);

/** The least share of uses as a verb at which an ambiguous word counts as one. */
const minVerbShare = 0.4;

/**
 * The tagger takes many past forms for adjectives or nouns: "the neighbors sued the club". Here, a past form after a
 * noun, a pronoun or a form of "be" is a verb, and so is a form in -s between a noun and a function word.
 */
const readsAsVerb = (words: readonly Word[], i: number): boolean => {
  const word = words[i];
  if (word === undefined || word.isFunction || word.isNumber || word.isName) return false;
  const next = words[i + 1];
  // "Volunteers found": a plural that opens a sentence, before its verb.
  if (word.part === 'v')
    return !(
      word.text.endsWith('s') &&
      word.text !== word.base &&
      next !== undefined &&
      !next.isFunction &&
      isParticiple(next)
    );
  const share = partShares(word.base, null)[1] ?? 0;
  const [before, after] = [words[i - 1], words[i + 1]];
  if (isParticiple(word))
    return share > 0 && before !== undefined && !modifierWords.has(before.text) && before.part !== 'a';
  if (share < minVerbShare || before === undefined || modifierWords.has(before.text)) return false;
  if (word.text.endsWith('s') && word.text !== word.base)
    return !before.isFunction && (after === undefined || after.isFunction);
  return word.part === null;
};

type Reader = { words: readonly Word[]; verbs: readonly boolean[]; clauses: number[]; sentences: number[] };

const split = (words: readonly Word[], text: string): Reader => {
  const [clauses, sentences]: [number[], number[]] = [[], []];
  let [clause, sentence, end] = [0, 0, 0];
  for (const word of words) {
    const between = text.slice(end, word.start);
    if (/[.!?;:\n]/.test(between)) {
      sentence += 1;
      clause += 1;
    } else if (/[,()—–]/.test(between) || clauseOpeners.has(word.text)) clause += 1;
    clauses.push(clause);
    sentences.push(sentence);
    end = Math.max(end, word.end);
  }
  return { words, verbs: words.map((_, i) => readsAsVerb(words, i)), clauses, sentences };
};

/** The head noun of the noun phrase that begins at a place; null if there is none. */
const headFrom = ({ words, verbs, sentences }: Reader, at: number): Word | null => {
  let head: Word | null = null;
  for (let i = at; i < words.length && sentences[i] === sentences[at]; i += 1) {
    const word = words[i];
    if (word === undefined) break;
    if (isNoun(word) && verbs[i] !== true) head = word;
    else if (head !== null) break;
    else if (word.isFunction ? !skipped.has(word.text) : verbs[i] === true) break;
  }
  return head;
};

/** The nearest noun before a verb that is not the object of a preposition. */
const subjectOf = ({ words, verbs, clauses, sentences }: Reader, verb: number): Word | null => {
  for (let i = verb - 1; i >= 0 && sentences[i] === sentences[verb]; i -= 1) {
    const word = words[i];
    if (word === undefined || verbs[i] === true) return null;
    // After a comma, the antecedent of "which" is uncertain.
    if (word.text === 'which' && clauses[i - 1] !== clauses[i]) return null;
    if (!isNoun(word)) continue;
    let from = i;
    while (from > 0) {
      const before = words[from - 1];
      if (before === undefined || clauses[from - 1] !== clauses[i]) break;
      if (before.isFunction ? !skipped.has(before.text) : verbs[from - 1] === true) break;
      from -= 1;
    }
    const lead = words[from - 1];
    if (lead === undefined || clauses[from - 1] !== clauses[i] || !linkWords.has(lead.text)) return word;
    i = from - 1;
  }
  return null;
};

const maxDistance = 9;
const objectAfter = (reader: Reader, verb: number, preposition: string): Word | null => {
  const { words, sentences } = reader;
  for (let i = verb + 1; i < Math.min(words.length, verb + maxDistance); i += 1) {
    if (sentences[i] !== sentences[verb]) return null;
    if (words[i]?.text === preposition) return headFrom(reader, i + 1);
  }
  return null;
};

const isPassive = ({ words }: Reader, verb: number): boolean => {
  const word = words[verb];
  if (word === undefined || !isParticiple(word)) return false;
  for (let i = verb - 1; i >= Math.max(0, verb - 3); i -= 1) {
    const other = words[i];
    if (other === undefined) return false;
    if (formsOfBe.has(other.text)) return true;
    if (!other.isFunction && other.part !== 'r') return false;
  }
  return false;
};

/** "The number of deer": the counted noun also takes the role of the count. */
const measureNouns = wordSet(
  'number amount part share majority half most rest price cost level size rate use lot',
);
const withComplement = (reader: Reader, head: Word | null): (Word | null)[] => {
  if (head === null || !measureNouns.has(head.base) || reader.words[head.index + 1]?.text !== 'of')
    return [head];
  return [head, headFrom(reader, head.index + 2)];
};

type Found = { word: Word | null; role: Role }[];

const rolesOf = (reader: Reader, at: number, verb: Word): Found => {
  const passive = isPassive(reader, at);
  const subject = subjectOf(reader, at);
  const object = headFrom(reader, at + 1);
  const agent = passive ? objectAfter(reader, at, 'by') : subject;
  const patient = passive ? subject : (object ?? objectAfter(reader, at, 'against'));
  if (giverVerbs.has(verb.base))
    return [
      { word: agent, role: 'giver' },
      { word: objectAfter(reader, at, 'to'), role: 'taker' },
    ];
  if (takerVerbs.has(verb.base))
    return [
      { word: agent, role: 'taker' },
      { word: objectAfter(reader, at, 'from'), role: 'giver' },
      { word: patient, role: 'patient' },
    ];
  if (winnerVerbs.has(verb.base))
    return [
      { word: agent, role: 'winner' },
      { word: patient, role: 'loser' },
    ];
  if (loserVerbs.has(verb.base))
    return [
      { word: agent, role: 'loser' },
      { word: objectAfter(reader, at, 'to'), role: 'winner' },
    ];
  // In "houses built before 1980", the houses build nothing.
  if (patient === null) return [];
  return [
    { word: agent, role: 'agent' },
    { word: patient, role: 'patient' },
  ];
};

const negators = wordSet('not no never without nor neither none');
const maxRejectedWords = 6;

/** Content words after a negation, up to the end of its clause. */
const rejectedIn = ({ words, clauses }: Reader): Word[] =>
  words.flatMap((word, i) => {
    const next = words[i + 1]?.text;
    const isSetAgainst =
      (word.text === 'rather' && next === 'than') || (word.text === 'instead' && next === 'of');
    if (!negators.has(word.text) && !isSetAgainst) return [];
    return words
      .slice(i + 1, i + 1 + maxRejectedWords)
      .filter((other, k) => clauses[i + 1 + k] === clauses[i] && !other.isFunction);
  });

const comparedIn = (reader: Reader): { left: Word; right: Word }[] =>
  reader.words.flatMap((word, i) => {
    if (word.text !== 'than' || reader.words[i - 1]?.text === 'rather') return [];
    const right = headFrom(reader, i + 1);
    const left = subjectOf(reader, i) ?? reader.words.slice(0, i).findLast(isNoun);
    return left === undefined || right === null ? [] : [{ left, right }];
  });

/** Reads from the words of a text who does what. */
export const readClaims = (words: readonly Word[], text: string): Claims => {
  const reader = split(words, text);
  const roles: { word: Word; role: Role }[] = [];
  const speakers: Word[] = [];
  words.forEach((word, i) => {
    if (word.text === 'according' && words[i + 1]?.text === 'to') {
      const head = headFrom(reader, i + 2);
      if (head !== null) speakers.push(head);
    }
    if (reader.verbs[i] !== true) return;
    for (const { word: noun, role } of rolesOf(reader, i, word))
      for (const each of withComplement(reader, noun)) if (each !== null) roles.push({ word: each, role });
    if (!speechVerbs.has(word.base)) return;
    const speaker = isPassive(reader, i)
      ? objectAfter(reader, i, 'by')
      : (subjectOf(reader, i) ?? headFrom(reader, i + 1));
    if (speaker !== null) speakers.push(speaker);
  });
  return { ...reader, roles, speakers, rejected: rejectedIn(reader), compared: comparedIn(reader) };
};
