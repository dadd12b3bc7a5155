import { alternatives, demonstratives, subjectPronouns } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { gerundFormOf } from '#engine/writing/titles/reading/title-verb.ts';
import { surfaceName } from '#engine/writing/titles/subject/names.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { toBase } from '#engine/writing/titles/subject/verb-phrases.ts';
import { completeClauses, inSecondPerson } from './whole-clauses.ts';

/** A text says what its subject is for in its first sentences. */
const maxOpeningSentences = 16;

const purpose = regex.iu`^(?:the |our |my )?(?:main |primary )?(?:goal|purpose|aim|point|idea|mission|job) (?:of|behind) (.{2,40}?) (?:is|was)(?: very| quite)?(?: simple| clear)?:? (?:to )?(\p{Ll}.+)$|^(.{2,40}?) (?:lets|allows|helps|enables) (?:you|us|users|people|developers|teams|everyone|anyone)(?: to)? (\p{Ll}.+)$`;
const nameless = regexOf(
  String.raw`^(?:${alternatives(subjectPronouns, demonstratives)}|as|when|if|while)(?!\p{L})|,`,
  'iu',
);

/** "The goal of X is to Y", "X lets you Y": the purpose of the text's subject. */
export const purposes = (subject: Subject): Composed[] =>
  subject.sentences.slice(0, maxOpeningSentences).flatMap(({ text }) => {
    const match = purpose.exec(text);
    const name = (match?.[1] ?? match?.[3] ?? '').replace(/^(?:the|an?) /i, '');
    const action = match?.[2] ?? match?.[4] ?? '';
    const isNamed = subject.names.some((one) => one.text.toLowerCase() === name.toLowerCase());
    if (!isNamed || nameless.test(name) || tagWords(action)[0]?.tag !== 'V') return [];
    return completeClauses(action).flatMap((line): Composed[] => [
      { text: `${surfaceName(name)}: ${line}`, frame: 'purpose' },
      { text: `How to ${inSecondPerson(line)} with ${name}`, frame: 'purpose' },
    ]);
  });

const thing = regex.iu`(?<!\p{L})(?:package|library|tool|app|application|plugin|extension|framework|service|script|module|program|platform|utility|bot) (?:for|that (?:lets|allows|helps) (?:you|users|people)(?: to)?) (\p{L}{3,} .+)$`;

/** "the auk package for reading bird data" as "Reading bird data with auk". */
export const things = ({ sentences, names }: Subject): Composed[] =>
  sentences.slice(0, maxOpeningSentences).flatMap(({ text }) => {
    const match = thing.exec(text);
    // "The auk R package": one word may come between.
    const before = text
      .slice(0, match?.index ?? 0)
      .trimEnd()
      .toLowerCase();
    const ends = [before, before.replace(/\s\S+$/, '')];
    const name = names.find((one) => ends.some((end) => end.endsWith(one.text.toLowerCase())))?.text;
    const action = match?.[1] ?? '';
    const base = regex.u`^\p{L}+ing\s`.test(action) ? toBase(action) : action;
    if (name === undefined || base === null) return [];
    return completeClauses(base).flatMap((line): Composed[] => {
      const [verb = '', ...rest] = inSecondPerson(line).split(' ');
      return [
        {
          text: surfaceName(`${gerundFormOf(verb.toLowerCase())} ${rest.join(' ')} with ${name}`),
          frame: 'purpose',
        },
        { text: `How to ${verb} ${rest.join(' ')} with ${name}`, frame: 'purpose' },
      ];
    });
  });
