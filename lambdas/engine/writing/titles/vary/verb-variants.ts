import { anyOf } from '#engine/english/word-classes.ts';
import { firstPersonPronouns } from '#engine/english/word-lists/text-words.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import { advises, arguesFor, givesReasons, mentions } from '#engine/writing/titles/reading/evidence.ts';
import {
  hasFiniteVerb,
  pastOf,
  readInfinitive,
  readTitleVerb,
  type TitleVerb,
} from '#engine/writing/titles/reading/title-verb.ts';
import type { Voice } from '#engine/writing/titles/reading/voice.ts';
import { asWritten, type Subject, stemsOfContent } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { infinitiveOf } from '#engine/writing/titles/subject/verb-phrases.ts';

const firstPerson = regexOf(String.raw`(?<!\p{L})${anyOf(firstPersonPronouns)}(?!\p{L})`, 'iu');

/** "with Terraform", "using GitHub Actions": a named tool at the end of a title. */
const toolAtEnd = /^(.+?) (with|using|via) ([^,]+)$/i;
const useTo = regex.iu`^(.+?) to (\p{L}+) (.+)$`;

/** Whether the text writes a name with a capital. */
const isName = (text: string, name: string): boolean => {
  const written = asWritten(text, name.toLowerCase());
  return written.split(' ').length <= 4 && regex.u`^\p{Lu}|\p{Lu}`.test(written) && !hasFiniteVerb(name);
};

/** "50 days of data", "open source": whether the text says that it uses the thing. */
const isUsed = (text: string, tool: string): boolean =>
  /(?:data|datasets?|statistics)$/i.test(tool) ||
  regexOf(`(?<!\\p{L})us(?:e|es|ed|ing) (?:the |an? )?${escapeForPattern(tool)}(?!\\p{L})`, 'iu').test(text);

const toolVariants = (
  { base, doing, rest, learnable }: TitleVerb,
  subject: Subject,
  voice: Voice,
): Composed[] => {
  if (/^us(?:e|ing)$/.test(base)) {
    const [, tool = '', verb = '', object = ''] = useTo.exec(rest) ?? [];
    if (tool === '' || firstPerson.test(tool)) return [];
    const inner = readInfinitive(verb, object);
    return [
      ...(inner.learnable && voice.instructs && advises(subject, inner.base, inner.rest)
        ? [{ text: `How to ${inner.base} ${inner.rest} with ${tool}`, frame: 'as-how-to' as const }]
        : []),
      { text: `${inner.doing} ${inner.rest} with ${tool}`, frame: 'as-tool' },
    ];
  }
  if (!learnable) return [];
  const [, object = '', , tool = ''] = toolAtEnd.exec(rest) ?? [];
  if (object === '' || firstPerson.test(object) || hasFiniteVerb(tool)) return [];
  if (!isName(subject.text, tool))
    return isUsed(subject.text, tool)
      ? [{ text: `Using ${tool} to ${base} ${object}`, frame: 'as-tool' }]
      : [];
  return [
    { text: `Using ${tool} to ${base} ${object}`, frame: 'as-tool' },
    ...(/^(?:an?|the|your|my|our) /iu.test(tool)
      ? []
      : [{ text: `${tool}: ${doing} ${object}`, frame: 'tool-first' as const }]),
    ...(voice.instructs && advises(subject, base, object)
      ? [{ text: `How to use ${tool} to ${base} ${object}`, frame: 'as-tool' as const }]
      : []),
  ];
};

/** "I migrated", "we have moved": whether the text says that its author did it. */
const isAuthorAction = (text: string, base: string): boolean => {
  const past = escapeForPattern(pastOf(base));
  return regexOf(`(?<!\\p{L})(?:I|we)(?:['’]ve| have| had)?(?: \\p{L}+ly)? ${past}(?!\\p{L})`, 'iu').test(
    text,
  );
};

/** "we're measuring": whether the text says that its authors are doing it. */
const isGerund = (text: string, { doing, base }: TitleVerb): boolean =>
  regexOf(
    `(?<!\\p{L})we(?:['’](?:re|ve been)| are| have been)?(?: (?:also|now|started|began|will|\\p{L}+ly))? (?:${doing}|${base})(?!\\p{L})`,
    'iu',
  ).test(text);

/** Whether a sentence in which the authors speak has the verb: "our work to restructure". */
const mentionsGerund = ({ sentences }: Subject, { base }: TitleVerb): boolean => {
  const [stem] = stemsOfContent(base);
  return (
    stem !== undefined &&
    sentences.some(({ text }) => firstPersonPlural.test(text) && stemsOfContent(text).has(stem))
  );
};
const firstPersonPlural = regex.iu`(?<!\p{L})(?:we|our|us)(?!\p{L})`;

/** "Changing our name", "Measuring our impact": what an organization says about itself. */
const currentVariants = (verb: TitleVerb, subject: Subject, { who, instructs }: Voice): Composed[] => {
  const { text, kind } = subject;
  const isNarrative = /^(?:announcement|case-study|news|opinion|essay|interview|explainer)$/.test(kind);
  if (
    !verb.learnable ||
    /^(?:work|think)$/.test(verb.base) ||
    who !== 'we' ||
    verb.lead !== 'doing' ||
    instructs ||
    !isNarrative
  )
    return [];
  if (!isGerund(text, verb) && !mentionsGerund(subject, verb) && !firstPerson.test(verb.rest)) return [];
  return [
    { text: `How we're ${verb.doing} ${verb.rest}`, frame: 'as-story' },
    ...(isGerund(text, verb) && givesReasons(subject, `${verb.base} ${verb.rest}`)
      ? [{ text: `Why we're ${verb.doing} ${verb.rest}`, frame: 'as-why' as const }]
      : []),
    ...(firstPerson.test(verb.rest)
      ? [{ text: `We're ${verb.doing} ${verb.rest}`, frame: 'restated' as const }]
      : []),
  ];
};

const storyVariants = (
  { base, doing, rest, lead }: TitleVerb,
  subject: Subject,
  voice: Voice,
): Composed[] => {
  const { who } = voice;
  const { text, kind } = subject;
  if (
    who === null ||
    lead === 'how-to' ||
    base.includes(' ') ||
    !isAuthorAction(text, base) ||
    regex.iu`(?<!\p{L})your?(?!\p{L})`.test(rest)
  )
    return [];
  // "We found all arborescences" explains something and tells no story.
  if ((voice.instructs || kind === 'explainer') && kind !== 'case-study' && kind !== 'diary') return [];
  return [
    { text: `How ${who} ${pastOf(base)} ${rest}`, frame: 'as-story' },
    ...(givesReasons(subject, `${base} ${rest}`)
      ? [{ text: `Why ${who} ${pastOf(base)} ${rest}`, frame: 'as-why' as const }]
      : []),
    { text: `${doing} ${rest}: what ${who} learned`, frame: 'learned' },
  ].filter(
    ({ frame }) =>
      frame !== 'learned' || regex.iu`(?<!\p{L})(?:I|we)(?:['’]ve)? learned|lessons?(?!\p{L})`.test(text),
  ) as Composed[];
};

/** "Staying sane and organizing life": the second verb takes the form of the first. */
const inBase = (rest: string): string =>
  rest.replace(
    regex.iu`(?<=(?<!\p{L})(?:and|or) )\p{L}{3,}ing(?= \p{L})`,
    (doing) => infinitiveOf(doing.toLowerCase()) ?? doing,
  );

/** "Why you should treat data as code", if the text gives reasons for it. */
const argumentVariants = ({ lead, base, rest }: TitleVerb, subject: Subject): Composed[] =>
  lead === 'order' &&
  /^(?:essay|opinion)$/.test(subject.kind) &&
  !firstPerson.test(rest) &&
  (givesReasons(subject, `${base} ${rest}`) || arguesFor(subject))
    ? [{ text: `Why you should ${base} ${rest}`, frame: 'as-why' }]
    : [];

/** "My experience ditching Disqus", for a text whose author describes it. */
const experienceVariants = (
  verb: TitleVerb,
  { kind, text }: Subject,
  { who, instructs }: Voice,
): Composed[] => {
  const { lead, base, doing, rest, learnable } = verb;
  const isOurs =
    who === 'I' || /^(?:diary|travel)$/.test(kind) || isAuthorAction(text, base) || isGerund(text, verb);
  return lead === 'doing' &&
    learnable &&
    who !== null &&
    isOurs &&
    (narrativeKinds.test(kind) || (kind === 'explainer' && who === 'I' && !instructs)) &&
    !firstPerson.test(rest) &&
    !secondPerson.test(rest)
    ? [
        { text: `${who === 'I' ? 'My' : 'Our'} experience ${doing} ${rest}`, frame: 'restated' },
        { text: `${doing} ${rest}: ${who === 'I' ? 'my' : 'our'} experience`, frame: 'swapped' },
      ]
    : [];
};
const narrativeKinds = /^(?:diary|travel|essay|opinion|case-study)$/;
const secondPerson = regex.iu`, part \d|(?<!\p{L})your?(?!\p{L})`;

/** "Buying your first camera": the reader performs the action. */
const addressesReader = ({ lead, rest }: TitleVerb): boolean =>
  lead === 'doing' && /^your(?!\w)/iu.test(rest);

/** Other forms of a title that names an action. */
export const verbVariants = (title: string, subject: Subject, voice: Voice): Composed[] => {
  const verb = readTitleVerb(title, subject.text);
  if (verb === null) return [];
  const { lead, base, doing, rest } = verb;
  const found: Composed[] = [
    ...argumentVariants(verb, subject),
    ...toolVariants(verb, subject, voice),
    ...storyVariants(verb, subject, voice),
    ...currentVariants(verb, subject, voice),
    ...experienceVariants(verb, subject, voice),
  ];
  // "Take the survey" is a call to action; nobody would title the page "Taking the survey".
  const calls =
    lead === 'order' && (subject.kind === 'announcement' || /^(?:stop|resolve|take|start)$/.test(base));
  if (lead !== 'doing' && verb.learnable && base !== 'use' && !calls)
    found.push({ text: `${doing} ${rest}`, frame: 'as-doing' });
  if (firstPerson.test(rest) || !verb.learnable) return found;
  if (lead === 'how-to') found.push({ text: `${base} ${rest}`, frame: 'as-order' });
  const isNews = /^(?:announcement|news)$/.test(subject.kind) && lead === 'doing';
  // A how-to explains the action that its title names, if the text mentions the action at all.
  const isImperative = lead !== 'how-to' && subject.kind === 'how-to' && mentions(subject, rest);
  if (
    voice.instructs &&
    !isNews &&
    (lead === 'how-to' || isImperative || addressesReader(verb) || advises(subject, base, rest))
  ) {
    const order = lead === 'doing' ? inBase(rest) : rest;
    if (lead !== 'how-to') found.push({ text: `How to ${base} ${order}`, frame: 'as-how-to' });
    if (lead === 'doing') found.push({ text: `${base} ${order}`, frame: 'as-order' });
    found.push({ text: `A guide to ${doing} ${rest}`, frame: 'as-guide' });
    if (voice.hasSteps && subject.kind === 'how-to')
      found.push({ text: `${doing} ${rest}: a step-by-step guide`, frame: 'as-steps' });
    if (regex.iu`(?<!\p{L})tips(?!\p{L})`.test(subject.text))
      found.push({ text: `Tips for ${doing} ${rest}`, frame: 'as-tips' });
  }
  return found;
};
