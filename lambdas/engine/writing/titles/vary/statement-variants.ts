import { isPlural } from '#engine/english/is-plural.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import {
  alternatives,
  anyOf,
  demonstratives,
  doForms,
  modals,
  presentBe,
  questionWords,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { fullTitle } from '#engine/site-names/site-in-title.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import { arguesFor, givesReasons } from '#engine/writing/titles/reading/evidence.ts';
import { isNounPhrase } from '#engine/writing/titles/reading/first-word.ts';
import { inSentence } from '#engine/writing/titles/reading/in-sentence.ts';
import { hasFiniteVerb, readTitleVerb } from '#engine/writing/titles/reading/title-verb.ts';
import { type Subject, stemsOfContent } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';

const openings = regexOf(
  String.raw`^(?:${alternatives(demonstratives, presentBe, doForms, questionWords)}|can|should|will|would|if|it|they|there|here|let|let['’]s|don['’]t|stop|never|always|please|so|and|but|\d)(?!\p{L})`,
  'iu',
);
const countOpening = new RegExp(String.raw`^(?:one|${alternatives(twoToTen)})\s`, 'i');
const changeVerbs = regex.iu`(?<!\p{L}|to )(?:makes|helps|improves|changes|brings|affects|drives|shapes|teaches|saves|reduces|increases|solves|transforms|keeps|gives|became|made|helped|changed|saved|improved|makes|make|help|shape|drive|improve|affect)(?!\p{L})`;
const argumentKinds = /^(?:opinion|essay|explainer|case-study|tips)$/;

const isModal = regexOf(`^${anyOf(modals)}$`, 'iu');
const pronounAsSubject = regexOf(String.raw`^${anyOf(subjectPronouns)}(?: \p{L}+ly| finally)?$`, 'iu');

/** Whether the words can precede a sentence's main verb. "Three ways errors" and "be able" cannot. */
const isSubject = (words: string, text: string): boolean =>
  pronounAsSubject.test(words) || isNounPhrase(words, text);

/** A title that is a sentence, as "Why ..." if the text gives reasons and as "How ..." if its verb describes a change. */
const sentenceVariants = (title: string, subject: Subject): Composed[] => {
  const { kind, text } = subject;
  if (
    openings.test(title) ||
    /^(?:or|and|but)\s/iu.test(title) ||
    countOpening.test(title) ||
    regex.u`[:?!]|^[^,]{1,25},|^\p{L}+ing to\s`.test(title) ||
    readTitleVerb(title, text) !== null
  )
    return [];
  const words = tagWords(title);
  const at = words.findIndex(({ tag, text: word }) => tag === 'V' || hasFiniteVerb(word));
  if (at < 1 || at === words.length - 1 || words[at]?.tag === 'D') return [];
  // "The freedom money can buy": a clause after a noun lacks its object.
  if (isModal.test(words[at]?.lower ?? '') && at === words.length - 2) return [];
  const named = words.slice(0, at).map(({ text: word }) => word);
  if (!isSubject(named.join(' ').replace(regex.iu`^(?:my|our|your) (?=\p{L})`, ''), text)) return [];
  // "Widget testing when your app needs access": the verb belongs to a clause of its own.
  if (named.some((word) => /^(?:when|if|while|where|that|which|who|because)$/i.test(word))) return [];
  // "A match made in the oven": a participle after its noun.
  if (/^(?:in|by|from|for|of|with|on|at)$/i.test(words[at + 1]?.lower ?? '') && /^an?\s/i.test(title))
    return [];
  const inner = inSentence(title.replace(/\.$/, ''), text);
  return [
    ...(argumentKinds.test(kind) &&
    hasFiniteVerb(title) &&
    (givesReasons(subject, title) || arguesFor(subject))
      ? [{ text: `Why ${inner}`, frame: 'as-why' as const }]
      : []),
    ...(changeVerbs.test(title) ? [{ text: `How ${inner}`, frame: 'as-story' as const }] : []),
  ];
};

const statement = /^([^:?!,]+?) (is|are|was|were|can|should|will|has|have)(?: (not)|n['’]t)? ([^:?!,]+)$/iu;
const maxSubjectLength = 5;

/** "Adventure games are not dead" as "Are adventure games dead?": the question that an essay argues. */
const questionVariants = (title: string, { kind, text }: Subject): Composed[] => {
  const [, who = '', verb = '', , rest = ''] = statement.exec(title) ?? [];
  const isArgued =
    /^(?:opinion|essay|explainer)$/.test(kind) &&
    who !== '' &&
    who.split(' ').length <= maxSubjectLength &&
    !openings.test(who) &&
    !pronounAsSubject.test(who) &&
    !hasFiniteVerb(who) &&
    !hasFiniteVerb(rest) &&
    // "Netflix has the best shows" does not become "Has Netflix the best shows?".
    (!/^ha[sd]|^have/iu.test(verb) || regex.iu`^(?:been|become|gone|\p{L}+ed)(?!\p{L})`.test(rest)) &&
    // "The freedom money can buy" lacks its object.
    (!isModal.test(verb) || rest.includes(' ')) &&
    !/^(?:my|our|\d)|(?<!\w)(?:that|which|who|when|and|or)(?!\w)/iu.test(who) &&
    isNounPhrase(who, text) &&
    !/(?<!\w)(?:my|our|your|now|back|here|so|too|more|just|finally)(?!\w)/iu.test(rest);
  return isArgued
    ? [{ text: `${startWithCapital(verb)} ${inSentence(who, text)} ${rest}?`, frame: 'restated' }]
    : [];
};

const minTopic = 0.3;
/** A diary or a review mentions many names. */
const minDiaryTopic = 0.5;

/** A title that does not name the topic, with the topic before or after it. */
const topicVariants = (title: string, subject: Subject): Composed[] => {
  const stems = stemsOfContent(title);
  // "Tutorial: versions of data" already has a label before its colon.
  if (subject.kind === 'news' || /:\s/.test(title)) return [];
  const isIn = (own: ReadonlySet<string>, held: ReadonlySet<string>): boolean =>
    [...own].some((stem) => held.has(stem));
  const isNamed = subject.names.some(({ stems: own }) => isIn(own, stems));
  // A title that names one topic gets another only if the author's longer headline has it.
  const whole = stemsOfContent(fullTitle(subject.reading.article));
  return subject.names
    .slice(0, 2)
    .filter(({ stems: own }) => own.size > 0 && !isIn(own, stems) && (!isNamed || isIn(own, whole)))
    .filter(
      ({ phrase }) =>
        (subject.ranked.find((row) => row.phrase === phrase)?.topic ?? 0) >=
        (/^(?:diary|review)$/.test(subject.kind) ? minDiaryTopic : minTopic),
    )
    .flatMap(({ text: name }): Composed[] => [
      { text: `${name}: ${inSentence(title, subject.text)}`, frame: 'topic-first' },
      ...(/^(?:essay|opinion)$/.test(subject.kind) && isPlural(name, subject.text)
        ? [{ text: `On ${name}: ${title}`, frame: 'with-topic' as const }]
        : []),
    ]);
};

/** Variants of titles that are sentences, and of titles that do not name the topic. */
export const statementVariants = (title: string, subject: Subject): Composed[] => [
  ...sentenceVariants(title, subject),
  ...topicVariants(title, subject),
  ...questionVariants(title, subject),
];
