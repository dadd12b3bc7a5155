import { joinList } from '#domain/text/join-list.ts';
import { isPlural } from '#engine/english/is-plural.ts';
import { baseOf, lexiconEntry } from '#engine/english/lexicon.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import {
  alternatives,
  commonPrepositions,
  demonstratives,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import { asSecondHalf, beforeColon, neighborRows } from '#engine/writing/headlines/heading-rows.ts';
import { isNounPhrase } from '#engine/writing/titles/reading/first-word.ts';
import { inSentence } from '#engine/writing/titles/reading/in-sentence.ts';
import {
  gerundFormOf,
  hasFiniteVerb,
  hasThirdPerson,
  readTitleVerb,
} from '#engine/writing/titles/reading/title-verb.ts';
import { raceReports } from '#engine/writing/titles/reading/trips.ts';
import type { Voice } from '#engine/writing/titles/reading/voice.ts';
import { type Subject, stemsOfContent } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { infinitiveOf } from '#engine/writing/titles/subject/verb-phrases.ts';

const explanatoryKinds = /^(?:explainer|reference|how-to|tips)$/;
const backReferences = regexOf(
  String.raw`(?<!\p{L})(?:${alternatives(subjectPronouns, demonstratives)}|its|them|his|her|here|there|our|my|your)(?!\p{L})`,
  'iu',
);
const maxLabelLength = 6;

/** "X is a Y": the definition that the first sentences give of the title's thing, up to where a noun phrase may end. */
const definitionOf = ({ sentences }: Subject, name: string): string[] => {
  const bare = name.replace(/^(?:the|an?) /i, '');
  const pattern = regexOf(
    `^(?:The |An? )?${escapeForPattern(bare)}(?: \\([^)]{2,40}\\))?,? (?:is|are) ((?:an?|the) [^,.;:()]+)`,
    'iu',
  );
  return sentences.slice(0, 12).flatMap(({ text }) => {
    const whole = pattern.exec(text)?.[1]?.trim() ?? '';
    const parts = [
      whole,
      ...whole
        .split(
          / (?:that|which|who|where|when|because|and|but|so|as|while|used|built|created|designed|made)(?= )/,
        )
        .slice(0, 1),
    ];
    return parts.filter((part) => part.split(' ').length >= 3 && !backReferences.test(part));
  });
};

const nominals: Readonly<Record<string, string>> = {
  management: 'manage',
  migration: 'migrate',
  deployment: 'deploy',
  installation: 'install',
  integration: 'integrate',
  optimization: 'optimize',
  configuration: 'configure',
  automation: 'automate',
  validation: 'validate',
  generation: 'generate',
  visualization: 'visualize',
};

/** "Large asset management in X" as "Managing large assets in X", if the text has "large assets". */
const reworded = (title: string, { text }: Subject, voice: Voice): Composed[] => {
  const [, noun = '', nominal = '', rest = ''] =
    regex.iu`^((?:[\p{L}-]+ ){1,2})(\p{L}+)((?: (?:in|for|with|on|using|at) .+)?)$`.exec(title) ?? [];
  const base = Object.hasOwn(nominals, nominal.toLowerCase()) ? nominals[nominal.toLowerCase()] : undefined;
  if (base === undefined) return [];
  const many = `${noun.trim()}s`;
  if (!text.toLowerCase().includes(many.toLowerCase())) return [];
  const lower = inSentence(many, text);
  return [
    { text: `${gerundFormOf(base)} ${lower}${rest}`, frame: 'as-doing' },
    ...(voice.instructs ? [{ text: `How to ${base} ${lower}${rest}`, frame: 'as-how-to' as const }] : []),
  ];
};

/** "Text resizing in iOS" as "Resizing text in iOS", if the text says "resize text". */
const reordered = (title: string, subject: Subject, voice: Voice): Composed[] => {
  const [, noun = '', doing = '', rest = ''] =
    regex.iu`^((?:\p{L}+ ){1,2})(\p{L}+ing)((?: (?:in|for|with|on|using|at|of) .+)?)$`.exec(title) ?? [];
  const base = doing === '' ? null : infinitiveOf(doing.toLowerCase());
  if (base === null) return [];
  const object = noun.trim();
  const actionInTitle = regexOf(
    `(?<!\\p{L})(?:${base}|${doing})(?: (?:the|your|an?))? ${escapeForPattern(object)}`,
    'iu',
  );
  if (!actionInTitle.test(subject.text)) return [];
  const lower = inSentence(object, subject.text);
  return [
    { text: `${doing} ${lower}${rest}`, frame: 'as-doing' },
    ...(voice.instructs ? [{ text: `How to ${base} ${lower}${rest}`, frame: 'as-how-to' as const }] : []),
  ];
};

/** The dish that the title names, also in the singular for "muffin recipe". */
const dishOf = (title: string): { name: string; one: string } => {
  const name = title.replace(/\s+recipe$/i, '').replace(/^(?:the|an?) /i, '');
  const last = name.split(' ').at(-1) ?? '';
  const isMany =
    /[^s]s$/.test(last) &&
    !/(?:ies|oes|ches|shes|ses|us|is)$/.test(last) &&
    baseOf(last.toLowerCase(), 's') !== undefined;
  return { name, one: isMany ? name.slice(0, -1) : name };
};

/** "Cooking with my grandma - Rye rolls": the dish comes after the dash. */
const dishHalf = (title: string): string => title.split(/\s[–—-]\s/u).at(-1) ?? title;

const recipes = (title: string, { text }: Subject): Composed[] => {
  const { name, one } = dishOf(title);
  const inner = inSentence(name, text);
  // Nobody makes a "cooking with my grandma" or a "my love affair with rye".
  if (regex.iu`^(?:my|our) |^\p{L}{3,}ing (?:with|for|in|like|at|by|as|together) `.test(name)) return [];
  const judged = /^(?:homemade|easy|basic|simple|quick|classic|best|grandma|mom|my)/i.test(name);
  return [
    { text: `How to make ${inner}`, frame: 'as-how-to' },
    ...(name === title ? [{ text: `${one} recipe`, frame: 'recipe' as const }] : []),
    ...(judged ? [] : [{ text: `Homemade ${inner}`, frame: 'as-recipe' as const }]),
  ];
};

/** Whether the text says how the thing works: "How the borrow checker works". */
const explainsWorking = (title: string, text: string): boolean =>
  regexOf(`(?<!\\p{L})how (?:the |an? )?${escapeForPattern(title)} works?(?!\\p{L})`, 'iu').test(text);

const announcementWords = regex.iu`(?<!\p{L})(?:announc\p{L}+|introduc\p{L}+|launch\p{L}*|releas\p{L}+|now available|excited|unveil\p{L}*)(?!\p{L})`;
const openingCharacters = 1500;
/** Titles that are not noun phrases, or that say what kind of text they head. */
const unnamed = regexOf(
  String.raw`^(?:an?|it['’]s|yes|first|${alternatives(twoToTen)}|how|why|what|when|${alternatives(commonPrepositions)}|my|our|getting|learning|reflecting|looking|meeting)\s|^\S+ing (?:the|a|an|your|my|our)\s|(?:introduction|guide|thoughts|notes|tutorial|review|recap|considerations|myths?|vs|versus|part \d+|\d)(?!\p{L})|@`,
  'iu',
);

/** Whether a title can list a part: a thing, an action or a question, but not "overall". */
const isListed = (part: string, text: string): boolean =>
  isNounPhrase(part, text) ||
  regex.iu`^(?:\p{L}{3,}ing|how|why|what|when|where) \p{L}`.test(part) ||
  readTitleVerb(part, text) !== null;

const countless =
  /(?:[^s]s|ing|ion|ness|ity|ment|ware|data|code|news|advice|music|food|work|money|writing|design)$/i;
/** Titles that name a form of text themselves. Nobody needs a guide to a checklist. */
const isText = regex.iu`^highlights of |(?<!\p{L})(?:(?:checklist|list|guide|manifesto|report|tutorial|cheat sheet|digest|newsletter|recap|roadmap|review|post|episode|podcast|video|talk)s?$|tips|tricks|basics|best practices)(?!\p{L})`;

const minUses = 3;

const beforePhrase = regexOf(String.raw`\s(?:${alternatives(commonPrepositions)}|of|as)\s`, 'iu');

/** "Portfolio website" after "a guide to": a singular countable noun without its article. */
const lacksArticle = (title: string, text: string): boolean => {
  const head = title.split(beforePhrase)[0] ?? '';
  const last = head.split(' ').at(-1) ?? '';
  const isThing =
    lexiconEntry(last.toLowerCase())?.classes.startsWith('n') ?? regex.u`^\p{L}{3,}$`.test(last);
  return (
    isThing &&
    !/^(?:the|an?|my|our|your)\s/iu.test(title) &&
    !countless.test(last) &&
    !isPlural(last.toLowerCase(), text.toLowerCase()) &&
    // The text also writes a name with its capital; an ordinary word has one only in the title.
    (text.includes(` ${last.toLowerCase()}`) || text.split(` ${last}`).length < minUses)
  );
};

/** The topic with what the sections say about it, without sections that only repeat the topic. */
const withSections = (title: string, { sections, text }: Subject): Composed[] => {
  const others = sections.filter(
    (heading) => ![...stemsOfContent(beforeColon(heading))].some((stem) => stemsOfContent(title).has(stem)),
  );
  return neighborRows(others, title)
    .filter((row) => row.every((part) => isListed(part, text)))
    .map((row) => ({
      text: `${title}: ${joinList(row.map((part) => asSecondHalf(part, text)))}`,
      frame: 'with-sections',
    }));
};

/** A shorter text is no guide (in words). */
const minGuideLength = 350;
const guides = (title: string, { kind, text, reading }: Subject, voice: Voice): Composed[] => {
  const explains =
    explanatoryKinds.test(kind) || (voice.instructs && !/^(?:announcement|news|diary|travel)$/.test(kind));
  return explains &&
    reading.article.wordCount >= minGuideLength &&
    !isText.test(title) &&
    !lacksArticle(title, text)
    ? [{ text: `A guide to ${inSentence(title, text)}`, frame: 'as-guide' }]
    : [];
};

/** Titles that already say what happens to the thing. */
const saysNews = regex.iu`(?<!\p{L})(?:new|update|released?|report|end|farewell|goodbye|shutdown|sunset|deprecation|retirement|\p{L}{3,}ing)(?!\p{L})`;
const announcements = (title: string, { kind, text }: Subject): Composed[] =>
  kind === 'announcement' &&
  !lacksArticle(title, text) &&
  announcementWords.test(text.slice(0, openingCharacters)) &&
  !saysNews.test(title)
    ? ['Introducing', 'Announcing'].map((verb) => ({
        text: `${verb} ${inSentence(title, text)}`,
        frame: 'announcement',
      }))
    : [];

/** The topic as a question or as something to understand, if the text defines it. */
const explanations = (title: string, { kind, text }: Subject, isDefined: boolean): Composed[] => {
  const defines = /^(?:explainer|reference)$/.test(kind) && (isDefined || explainsWorking(title, text));
  if (!defines || /^\S+ing\s/i.test(title)) return [];
  const inner = inSentence(title, text);
  const takesArticle = /^(?:the|an?)\s/i.test(title) || isPlural(title.toLowerCase(), text.toLowerCase());
  return [
    { text: `Understanding ${inner}`, frame: 'as-doing' },
    ...(isDefined && !takesArticle ? [{ text: `What is ${inner}?`, frame: 'what-is' as const }] : []),
  ];
};

/** Variants of a title that names a thing. */
const namedVariants = (title: string, subject: Subject, voice: Voice): Composed[] => {
  const { text } = subject;
  if (readTitleVerb(title, text) !== null || unnamed.test(title) || !isNounPhrase(title, text)) return [];
  const defined = definitionOf(subject, title);
  return [
    ...reordered(title, subject, voice),
    ...reworded(title, subject, voice),
    ...defined.map((phrase): Composed => ({ text: `${title}: ${phrase}`, frame: 'with-definition' })),
    ...guides(title, subject, voice),
    ...announcements(title, subject),
    ...explanations(title, subject, defined.length > 0),
  ];
};

const isLabel = (title: string): boolean =>
  !/[:?!]/.test(title) &&
  title.split(' ').length <= maxLabelLength &&
  !hasFiniteVerb(title) &&
  !hasThirdPerson(title);

/** A short title that only names its topic, with the kind of text or what the text says about the topic. */
export const labelVariants = (title: string, subject: Subject, voice: Voice): Composed[] => {
  if (!isLabel(title)) return [];
  if (subject.kind === 'recipe') return recipes(dishHalf(title), subject);
  return [
    ...withSections(title, subject),
    ...raceReports(title, subject, voice),
    ...namedVariants(title, subject, voice),
  ];
};
