import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import { inSentence } from '#engine/writing/titles/reading/in-sentence.ts';
import { gerundFormOf, hasFiniteVerb, pastOf } from '#engine/writing/titles/reading/title-verb.ts';
import type { Voice } from '#engine/writing/titles/reading/voice.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { named } from './rewrite-title.ts';

/** Nouns for actions and the preposition of their object, with the verb: "improvements to X". */
const nominals: readonly (readonly [RegExp, string])[] = [
  [/^improvements? (?:to|in|of)$/i, 'improve'],
  [/^(?:changes?|modifications?) (?:to|in)$/i, 'change'],
  [/^updates? (?:to|of)$/i, 'update'],
  [/^(?:migration|move) (?:of)$/i, 'migrate'],
  [/^implementation of$/i, 'implement'],
  [/^(?:creation|making) of$/i, 'create'],
  [/^development of$/i, 'develop'],
  [/^design of$/i, 'design'],
  [/^construction of$/i, 'construct'],
  [/^installation of$/i, 'install'],
  [/^redesign of$/i, 'redesign'],
  [/^deployment of$/i, 'deploy'],
  [/^optimi[sz]ation of$/i, 'optimize'],
  [/^restoration of$/i, 'restore'],
  [/^introduction of$/i, 'introduce'],
  [/^removal of$/i, 'remove'],
  [/^reduction of$/i, 'reduce'],
  [/^evaluation of$/i, 'evaluate'],
  [/^visuali[sz]ation of$/i, 'visualize'],
];

const nominal = regex.iu`^(?:the |our |my |some |recent |an? )*(\p{L}+ (?:to|in|of)) ([^:?!]+)$`;

/** Whether the author says they did it: "we improved", "I have updated". */
const mentionsDone = (text: string, base: string, who: string): boolean =>
  regexOf(
    `(?<!\\p{L})${who}(?:['’]ve| have| had)? (?:also |just |recently |\\p{L}+ly )?${escapeForPattern(pastOf(base))}(?!\\p{L})`,
    'iu',
  ).test(text);

/** "Improvements to the pipeline" as "Improving the pipeline", and as a story if the text tells one. */
const actionRewrites = (title: string, { text, kind }: Subject, { who }: Voice): Composed[] => {
  const [, form = '', rest = ''] = nominal.exec(title) ?? [];
  const base = form === '' ? undefined : nominals.find(([pattern]) => pattern.test(form))?.[1];
  if (base === undefined || hasFiniteVerb(rest) || regex.iu`^(?:how|what|why|the way)(?!\p{L})`.test(rest))
    return [];
  const object = inSentence(rest, text);
  return [
    ...named('as-doing', `${gerundFormOf(base)} ${object}`),
    ...(who !== null && kind !== 'how-to' && mentionsDone(text, base, who)
      ? named('as-story', `How ${who} ${pastOf(base)} ${object}`)
      : []),
  ];
};

/** Gerunds with the noun phrases that replace them. */
const gerunds: Readonly<Record<string, readonly string[]>> = {
  exploring: ['An exploration of', 'A look at'],
  visualizing: ['A visualization of'],
  visualising: ['A visualisation of'],
  analyzing: ['An analysis of'],
  analysing: ['An analysis of'],
  evaluating: ['An evaluation of'],
  investigating: ['An investigation of'],
  examining: ['A closer look at'],
  celebrating: ['A celebration of'],
  defending: ['In defense of'],
  remembering: ['In memory of'],
  demystifying: ['Making sense of'],
  rethinking: ['A new look at'],
  restructuring: ['The restructuring of'],
  redesigning: ['The redesign of'],
};
const gerund = regex.iu`^(\p{L}+ing) ([^:?!]+)$`;

/** "Exploring X" as "A look at X", only if X is the direct object and nothing longer. */
const gerundRewrites = (title: string, { text }: Subject): Composed[] => {
  const [, doing = '', rest = ''] = gerund.exec(title) ?? [];
  const key = doing.toLowerCase();
  const forms = Object.hasOwn(gerunds, key) ? (gerunds[key] ?? []) : [];
  return hasFiniteVerb(rest) ||
    regex.iu`^(?:how|what|why|and|or|with|for|in|whether)(?!\p{L})| (?:to|with|by) `.test(rest)
    ? []
    : named('restated', ...forms.map((form) => `${form} ${inSentence(rest, text)}`));
};

/** Nouns at the end of a title, with the verb that acts on the words before them: "backpack upgrade". */
const finals: readonly (readonly [RegExp, string])[] = [
  [/^improvements?$/i, 'improve'],
  [/^upgrade$/i, 'upgrade'],
  [/^(?:initial )?setup$/i, 'set up'],
  [/^redesign$/i, 'redesign'],
  [/^remodel$/i, 'remodel'],
  [/^installation$/i, 'install'],
  [/^repairs?$/i, 'repair'],
  [/^restoration$/i, 'restore'],
  [/^rebuild$/i, 'rebuild'],
];
const final = regex.u`^((?:[\p{L}\p{N}.+#-]+ ){1,3}?)((?:[Ii]nitial )?\p{L}+)$`;

/** The thing with the determiner that the text puts before it most often, unless it is a name. */
const determined = (thing: string, text: string): string => {
  const inner = inSentence(thing, text);
  if (regex.u`^\p{Ll}?\p{Lu}`.test(inner)) return inner;
  const counts = ['my', 'our', 'the'].map((word) => ({
    word,
    count: text.match(regexOf(`(?<!\\p{L})${word} ${escapeForPattern(inner)}(?!\\p{L})`, 'giu'))?.length ?? 0,
  }));
  const [best] = counts.toSorted((a, b) => b.count - a.count);
  return best !== undefined && best.count > 0 ? `${best.word} ${inner}` : '';
};

/** "Backpack upgrade" as "Upgrading my backpack", with the determiner that the text uses. */
const finalActions = (title: string, { text }: Subject, { who, instructs }: Voice): Composed[] => {
  const [, before = '', noun = ''] = final.exec(title.replace(/^(?:the|my|our|an?) /iu, '')) ?? [];
  const base = noun === '' ? undefined : finals.find(([pattern]) => pattern.test(noun))?.[1];
  const object = base === undefined ? '' : determined(before.trim(), text);
  if (base === undefined || object === '') return [];
  const [verb = '', ...rest] = base.split(' ');
  const tail = [...rest, object].join(' ');
  return [
    ...named('as-doing', `${gerundFormOf(verb)} ${tail}`),
    ...(instructs ? named('as-how-to', `How to ${verb} ${tail.replace(/(?<!\S)my (?=\S)/u, 'your ')}`) : []),
    ...(!instructs && who !== null && mentionsDone(text, verb, who)
      ? named('as-story', `How ${who} ${pastOf(verb)} ${tail}`)
      : []),
  ];
};

/** A title with a verb for its noun, or a noun for its verb. */
export const nounRewrites = (title: string, subject: Subject, voice: Voice): Composed[] => [
  ...actionRewrites(title, subject, voice),
  ...gerundRewrites(title, subject),
  ...finalActions(title, subject, voice),
];
