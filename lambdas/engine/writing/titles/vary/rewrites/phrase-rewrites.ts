import { uncapitalize } from '#contracts/letter-case.ts';
import { lexiconEntry } from '#engine/english/lexicon.ts';
import {
  alternatives,
  articles,
  commonPrepositions,
  possessives,
  questionAuxiliaries,
  questionWords,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isNounPhrase } from '#engine/writing/titles/reading/first-word.ts';
import { inSentence } from '#engine/writing/titles/reading/in-sentence.ts';
import { isPluralName } from '#engine/writing/titles/reading/is-plural-name.ts';
import {
  baseOfPast,
  gerundFormOf,
  hasFiniteVerb,
  readTitleVerb,
} from '#engine/writing/titles/reading/title-verb.ts';
import type { Voice } from '#engine/writing/titles/reading/voice.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { named, type Rewrite, rewriteTitle } from './rewrite-title.ts';

/** Verbs for what nobody does on purpose: "wanting a fish tank" is not a title. */
const stateVerbs = /^(?:be|have|want|need|like|love|hate|know|think|believe|mean|feel|seem|miss)$/;
/** The subject of a question, if its end is certain: a pronoun or a single name. */
const subjectWord = String.raw`I|${alternatives(subjectPronouns)}|\p{Lu}[\p{L}\p{N}.-]*`;
const negated = `(?:${alternatives(questionAuxiliaries)})n['’]t|(?:wo|ca|do)n['’]t`;

/** Words that tie a part to its neighbors. */
const inside = regexOf(
  String.raw`(?<!\p{L})(?:${alternatives(articles, possessives, commonPrepositions, questionWords)}|and|or|of|between|than|about|through|\d+)(?!\p{L})`,
  'iu',
);

/** "Book review: X by Y" and "Introducing X by Y": more than the name of a work. */
const isLabeled = regex.iu`:|^(?:some |my |a few )?(?:\p{L}+ )?(?:review|thoughts|notes|reflections|impressions|lessons|summary|on|introducing|reading|rereading|re-reading|meet|discussing)(?!\p{L})`;

/** Titles in a different word order or with a noun for a verb. They mean the same whatever the text says. */
const rewrites: readonly (readonly [RegExp, Rewrite])[] = [
  [
    regex.iu`^(?:my )?(\p{L}[\p{L} ]+?) first impressions$`,
    ([, x = '']) => named('restated', `First impressions of ${x}`),
  ],
  [
    regex.iu`^(?:my )?first impressions of ([^:?]+)$`,
    ([, x = '']) => named('swapped', `${x}: first impressions`),
  ],
  [
    /^([^:?,]+?) (?:comes to|is coming to|arrives in|lands in) ([^:?,]+)$/iu,
    ([, x = '', y = '']) => (/ (?:who|which|that)$/iu.test(x) ? [] : named('restated', `${y} gets ${x}`)),
  ],
  [
    /^fighting (?!for |over |with |to )([^:?]+)$/iu,
    ([, x = '']) => named('restated', `The fight against ${x}`),
  ],
  [
    /^((?:do|should|can|could|must) )I ([^:?]+\?)$/iu,
    ([, auxiliary = '', rest = '']) =>
      regex.iu`(?<!\p{L})(?:my|me|I)(?!\p{L})`.test(rest) ? [] : named('restated', `${auxiliary}you ${rest}`),
  ],
  [
    /^([^:?,]+) (?:or|vs\.?|versus) ([^:?,]+): what['’]?s the difference\??$/iu,
    ([, a = '', b = '']) => named('restated', `What's the difference between ${a} and ${b}?`),
  ],
  [
    regex.iu`^making ((?:[\p{L}-]+ ){1,3}?)(discoverable|accessible|easier|faster|better|safer|simpler|usable|visible|possible|sustainable|open|reliable) (?:through|with|by|using) ([^:?]+)$`,
    ([, x = '', how = '', y = ''], { text }) =>
      isNounPhrase(y, text)
        ? named(
            'restated',
            `How ${inSentence(y, text)} ${isPluralName(y, text) ? 'make' : 'makes'} ${inSentence(x.trim(), text)} ${how.toLowerCase()}`,
          )
        : [],
  ],
  [
    regexOf(String.raw`^why (${negated}) (${subjectWord}) ([^:?]+)\?$`, 'iu'),
    ([, auxiliary = '', who = '', rest = '']) =>
      named('restated', `Why ${who} ${auxiliary.toLowerCase()} ${rest}`),
  ],
  [
    regexOf(`^[Ww]hy (?!I )(${subjectWord}) (${negated}) ([^:?]+)$`, 'u'),
    ([, who = '', auxiliary = '', rest = '']) => named('restated', `Why ${auxiliary} ${who} ${rest}?`),
  ],
  [
    regex.iu`^(?:I|we) (?:just |finally )?(\p{L}+) ([^:?!,]+)!?$`,
    ([, past = '', rest = '']) => {
      const base = past.toLowerCase() === 'quit' ? 'quit' : baseOfPast(past.toLowerCase());
      return base === null ||
        stateVerbs.test(base) ||
        regex.iu`^\p{L}+ing(?!\p{L})`.test(rest) ||
        hasFiniteVerb(rest) ||
        / (?:and|but|so) /u.test(rest)
        ? []
        : named('as-doing', `${gerundFormOf(base)} ${rest}`);
    },
  ],
  [
    regex.iu`^([^:?,]+?)((?: that)? you) must (\p{L}+)([^:?]*)$`,
    ([, x = '', you = '', verb = '', rest = '']) => named('restated', `${x}${you} need to ${verb}${rest}`),
  ],
  // "Tinker, Tailor, Soldier, Spy, by John le Carré": a work and its author.
  [
    regex.u`^(.+?),? by (\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,2})$`,
    ([, work = '', name = ''], { kind }) => [
      ...(isLabeled.test(work) ? [] : named('restated', `${name}'s ${work.replace(/^(?:the|an?) /i, '')}`)),
      ...(kind === 'review' ? named('review', `${work} by ${name}: a review`) : []),
    ],
  ],
  // "GSoC 2020: adding meter detection": an event and its subject.
  [
    regex.u`^(\p{Lu}[\p{L}]*(?: \p{Lu}[\p{L}]*){0,2} (?:19|20)\d\d)(?:: | [–—-] )([^:?!]{8,})$`,
    ([, label = '', x = '']) => named('swapped', `${x} (${label})`),
  ],
  [
    regex.u`^([^:]{8,}?)(?:: | [–—-] )(\p{Lu}[\p{L}\p{N}.-]+)$`,
    ([, x = '', name = ''], { text }) =>
      text.split(name).length > 3 ? named('swapped', `${name}: ${inSentence(x, text)}`) : [],
  ],
  [
    regex.u`^(\p{Lu}[\p{L}\p{N}]*) [Hh]as the (\p{L}+est [^:?,]+)$`,
    ([, x = '', what = '']) => named('restated', `${x}'s ${what}`),
  ],
  [regex.iu`^on (\p{L}{2,}ing [^:?]+)$`, ([, action = '']) => named('as-doing', action)],
  [
    /^(?:the|my) (?:#1|number one|main|real|biggest|one) reason (?:why |that )?(?=(?:I|we|you) )([^:?]+)$/iu,
    ([, why = '']) => named('restated', `Why ${why}`),
  ],
  [
    /^what ([^:?]+?) can learn from ([^:?]+)$/iu,
    ([, who = '', from = '']) => named('restated', `What ${from} can teach ${who}`),
  ],
  [
    regex.iu`^([^:?,]+ [^:?,]+) (quantified|visualized|examined|explored|measured|analyzed)$`,
    ([, x = '', past = ''], { text }) => {
      const base = baseOfPast(past.toLowerCase());
      return base === null || !isNounPhrase(x, text)
        ? []
        : named('restated', `${gerundFormOf(base)} ${inSentence(x, text)}`);
    },
  ],
  [
    /^(?=(?:death|birth|rise|fall|end|making|story|history|art|power|state|future|return|importance) of (?!the year))([^:?]+)$/iu,
    ([, x = ''], { text }) => named('spelled', `The ${inSentence(x, text)}`),
  ],
  [/^(an? day in the life): ([^:?,]+)$/iu, ([, day = '', who = '']) => named('restated', `${day} of ${who}`)],
  [
    regex.u`^The (\p{L}+[^\Ws]s) of (\p{Lu}[\p{L}]+(?<!s))$`,
    ([, things = '', place = ''], { text }) => named('restated', `${place}'s ${inSentence(things, text)}`),
  ],
  // "Why I bake rye" as "My reasons for baking rye".
  [
    regex.iu`^why (I|we) (\p{L}+)( [^:?!,–—]+)?$`,
    ([, who = '', verb = '', rest = '']) =>
      baseOfPast(verb.toLowerCase()) === null &&
      !stateVerbs.test(verb.toLowerCase()) &&
      lexiconEntry(verb.toLowerCase())?.classes.startsWith('v') &&
      !hasFiniteVerb(rest) &&
      !/^(?:am|are|do|did|can|will|must|should|could|would|never|always|still|only|need|hope)$/iu.test(verb)
        ? named(
            'restated',
            `${/^i$/iu.test(who) ? 'My' : 'Our'} reasons for ${gerundFormOf(verb.toLowerCase())}${rest}`,
          )
        : [],
  ],
  [
    regex.iu`^why we (\p{L}+) ((?!.* - )[^:?,–—]+)$`,
    ([, verb = '', rest = '']) =>
      baseOfPast(verb.toLowerCase()) === null && lexiconEntry(verb.toLowerCase())?.classes.startsWith('v')
        ? named('restated', `Why do we ${verb.toLowerCase()} ${rest}?`)
        : [],
  ],
  [/^(.+) for more than ([^:?]+)$/iu, ([, x = '', y = '']) => named('synonym', `${x} beyond ${y}`)],
  [
    /^changes in (access|the|how) ([^:?]+)$/iu,
    ([, x = '', y = '']) => named('synonym', `Changes to ${x} ${y}`),
  ],
  [
    /^my (typical|average|ideal) ([^:?]+)$/iu,
    ([, how = '', x = '']) => named('restated', `${/^t/i.test(how) ? 'A' : 'An'} ${how} ${x}`),
  ],
  [
    /^what (I|we|you) wish ([^:?]+)$/iu,
    ([, who = '', rest = '']) => named('restated', `Things ${who} wish ${rest}`),
  ],
  [/^24 hours in ([^:?]+)$/iu, ([, x = '']) => named('restated', `A day in ${x}`)],
  [
    /^letters? to ([^:?]+)$/iu,
    ([whole = '']) => (/^letter /i.test(whole) ? named('spelled', `A ${uncapitalize(whole)}`) : []),
  ],
  [
    /^(?:an? |the )?(?:quick |short )?peek inside ([^:?]+)$/iu,
    ([, x = '']) => named('restated', `A look inside ${x}`),
  ],
  [
    /^learn (?:how )?to (\S+) ([^:?]+)$/iu,
    ([, verb = '', rest = '']) =>
      named('as-how-to', `How to ${verb} ${rest}`).concat(
        named('as-doing', `${gerundFormOf(verb.toLowerCase())} ${rest}`),
      ),
  ],
  [
    regex.u`^([^:?,]+ [^:?,]+) and ([^:?,]+ [^:?,]+)$`,
    ([, a = '', b = ''], { text }) => {
      const isPlain = (part: string): boolean =>
        !inside.test(part) &&
        readTitleVerb(part, text) === null &&
        !hasFiniteVerb(part) &&
        isNounPhrase(part, text);
      return isPlain(a) && isPlain(b) ? named('swapped', `${b} and ${inSentence(a, text)}`) : [];
    },
  ],
  [
    regex.u`^(\p{Lu}[\p{L}\p{N}.-]*): ([^:?,]+)$`,
    ([, x = '', what = ''], { text, kind }) =>
      /^(?:announcement|explainer|reference|how-to|case-study)$/.test(kind) &&
      text.split(x).length > 4 &&
      !regex.iu`(?<!\p{L})(?:with|for|of|in)(?!\p{L})|^(?:the|an?|how|why|what|part)(?!\p{L})|\d$`.test(
        what,
      ) &&
      isNounPhrase(what, text)
        ? named('as-tool', `${what} with ${x}`)
        : [],
  ],
];

/** A title in a different word order. */
export const phraseRewrites = (title: string, subject: Subject, voice: Voice): Composed[] =>
  rewriteTitle(rewrites, title, subject, voice);
