import { months, weekdays } from '#engine/english/calendar-words.ts';
import { baseOf, lemmaEntry, lexiconEntry } from '#engine/english/lexicon.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import {
  alternatives,
  anyOf,
  commonPrepositions,
  doForms,
  haveForms,
  pastBe,
  presentBe,
  questionWords,
  wordSet,
} from '#engine/english/word-classes.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { isCompleteSentence } from '#engine/writing/descriptions/drafts/description-forms.ts';
import { baseOfGerund, isImperativeLesson } from '#engine/writing/descriptions/drafts/teaching-verbs.ts';
import { isTitleCase } from '#engine/writing/headlines/headline-style.ts';
import { isUsable, sectionsOf, withoutNumbering } from '#engine/writing/headlines/section-names.ts';
import { isSelfContained } from '#engine/writing/headlines/self-contained.ts';
import type { Reading } from '#engine/writing/passages/read-passages.ts';

const askedWords = wordSet(questionWords);

/**
 * The topic of a section as part of a sentence. steps: "feed the starter", after "how to"; clause: "why the loaves
 * came out dense"; thing: "the right flour". `doing` is a step in the heading's own form: "feeding the starter".
 */
export type Aspect = { form: 'steps' | 'clause' | 'thing'; text: string; doing?: string };

/** Headings that any tutorial may have, which tell a searcher nothing. */
const routine = regexOf(
  String.raw`^(?:prerequisites?|requirements?|before (?:you|we) (?:begin|start)|objectives?|costs?|installation|install|set ?up|usage|getting started|get started|clean(?:ing)? up|what['’]?s next|try this next|troubleshooting|resources|changelog|wrapping up|wrap up|results?|discussion|situation|behavior|impact|takeaways?|syntax|the (?:code|process|setup|results?|problem|solution|plan|end|beginning|basics|details|future|approach|idea|goal|project|research topic)|a holiday project|my .*|our .*|part \d.*|day \d.*|week \d.*|${anyOf(weekdays)}.*|${anyOf(months)}(?: .*)?|(?:19|20)\d\d|(?:executive )?summary|snapshot|miles? .*|by the numbers|step \d+|ingredients|directions|instructions|method|thanks?.*|acknowledg.*|motivation|others?|misc.*|additional .*|common gotchas|general|features|demo|tests?|testing|options?|appendix.*|q&a|bonus.*|learn more|tutorials?|walk-?through|going further|always more .*|finishing up|final .*|quick .*|example .*|useful links|community|contribut.*|stay tuned.*|tl;?dr.*|a note .*|notes? .*|in (?:summary|conclusion|closing|short)|closing .*|moving forward|looking (?:ahead|forward)|the good|the bad|the ugly|pros|cons|race|the race|the course|post-race.*|pre-race.*|gear.*|recap|meet .*|learn more .*|looking further|over to you|stop words.*|keep learning)$`,
  'iu',
);

const countOf = (text: string, pattern: string): number => text.match(regexOf(pattern, 'gu'))?.length ?? 0;

const countCapitalized = (text: string, word: string): number =>
  countOf(text, `[\\p{Ll},] ${escapeForPattern(word)}(?![\\p{L}\\p{N}])`);
const countLowercase = (text: string, word: string): number =>
  countOf(text, `(?<!\\p{L})${escapeForPattern(word.toLowerCase())}(?!\\p{L})`);

/** Whether the text capitalizes a word inside a sentence, as it does names, and seldom writes it otherwise. */
const isNameIn = (text: string, word: string): boolean => {
  const capitals = countCapitalized(text, word);
  return capitals > 0 && capitals > 2 * countLowercase(text, word);
};

/** Whether the text writes a word inside its sentences only in lower case. */
export const isLowercaseIn = (text: string, word: string): boolean =>
  countLowercase(text, word) > 0 && countCapitalized(text, word) === 0;

/** Endings of words that are not names: "Acceptable", "Scrollable", "Setting". */
const commonEnding = /(?:able|ible|ing|ed|al|ive|ous|ful|less|ly|tion|tions|ment|ments|ness)$/;

/** Whether a heading's first word has its capital only because of its place. In "Cloud Storage", a name goes on. */
const isOnlyPlaced = (word: string, next: string): boolean =>
  (lexiconEntry(word.toLowerCase())?.classes.includes('v') === true || commonEnding.test(word)) &&
  !regex.u`^\p{Lu}`.test(next);

/** Function words that the list of stop words lacks. */
const functionWordPattern = /^(?:via|per|into|onto|within|without|versus|vs|upon|toward|towards|using)$/;

/** "Roy’s" is a name in any case, unlike "Baker’s". */
const isOwner = (word: string): boolean =>
  /(?<!er|or|ist|an)['’]s$/.test(word) && lemmaEntry(word.slice(0, -2).toLowerCase()) === undefined;

const lowered = (word: string, text: string, next: string | null): string => {
  // "Built-In Search" in a title-case headline: each part has its capital only because of its place.
  if (
    regex.u`^\p{Lu}\p{Ll}+(?:-\p{Lu}?\p{Ll}+)+$`.test(word) &&
    word
      .split('-')
      .every(
        (part) =>
          lemmaEntry(part.toLowerCase()) !== undefined ||
          stopWords.has(part.toLowerCase()) ||
          commonEnding.test(part),
      )
  )
    return isNameIn(text, word) ? word : word.toLowerCase();
  if (!regex.u`^\p{Lu}[\p{Ll}'’-]*$`.test(word) || word === 'I') return word;
  const lower = word.toLowerCase();
  if (stopWords.has(lower) || functionWordPattern.test(lower)) return lower;
  if (next !== null && isOnlyPlaced(word, next) && !isNameIn(text, word)) return lower;
  if (next !== null && regex.u`^\p{Ll}`.test(next)) return isNameIn(text, word) ? word : lower;
  const isCommon =
    lemmaEntry(lower) !== undefined ||
    commonEnding.test(lower) ||
    isLowercaseIn(text, word) ||
    // The text also has a name that the headline has.
    (!isOwner(word) && countOf(text, `(?<!\\p{L})${escapeForPattern(word)}(?!\\p{L})`) === 0);
  return isCommon && !isNameIn(text, word) ? lower : word;
};

/** "Color Picker": whether the text writes two words as one name. */
const isPairIn = (text: string, first: string, second: string): boolean =>
  regex.u`^\p{Lu}\p{L}*$`.test(first) &&
  regex.u`^\p{Lu}\p{Ll}+$`.test(second) &&
  countOf(
    text,
    `[\\p{L}\\d,] [“"'‘]?${escapeForPattern(first)} ${escapeForPattern(second)}(?![\\p{L}\\p{N}])`,
  ) > 0;

/** A heading inside a sentence: lower case except in names, acronyms and product names. */
export const inSentence = (heading: string, text: string): string => {
  const words = heading.split(' ').map((word) => {
    const mark = /[,.?!]*$/.exec(word)?.[0] ?? '';
    return { bare: word.slice(0, word.length - mark.length), mark };
  });
  const inName = words.map(
    ({ bare: word }, i) =>
      isPairIn(text, word, words[i + 1]?.bare ?? '') || isPairIn(text, words[i - 1]?.bare ?? '', word),
  );
  return words
    .map(({ bare: word, mark }, i) =>
      inName[i] === true ? word + mark : lowered(word, text, i === 0 ? (words[1]?.bare ?? '') : null) + mark,
    )
    .join(' ');
};

/** A headline inside a sentence, whether it is in title case or has only a few capitals. */
export const headlineInSentence = (headline: string, prose: string): string => {
  const words = headline.split(' ');
  const long = words.slice(1).filter((word) => regex.u`^\p{L}{4,}`.test(word));
  const capitals = long.filter((word) => regex.u`^\p{Lu}`.test(word)).length;
  if (isTitleCase(headline) || capitals * 2 > long.length) return inSentence(headline, prose);
  const [first = ''] = inSentence(words.slice(0, 2).join(' '), prose).split(' ');
  return [
    first,
    ...words.slice(1).map((word) => (isLowercaseIn(prose, word) ? word.toLowerCase() : word)),
  ].join(' ');
};

const finiteVerbs = wordSet(presentBe, pastBe, haveForms, doForms, 'can could will would should may might');

/**
 * "how React tells a class" from "How does React tell a class": the first verb after the subject takes the ending.
 * Null without such a verb.
 */
const asStatement = (wh: string, rest: readonly string[]): string | null => {
  const at = rest.findIndex(
    (word, i) => i > 0 && (lexiconEntry(word.toLowerCase())?.classes.startsWith('v') ?? false),
  );
  const verb = rest[at]?.toLowerCase() ?? '';
  if (at < 1 || verb === '' || at > 4) return null;
  const third = /(?:ch|sh|ss|x|o)$/.test(verb)
    ? `${verb}es`
    : verb.replace(/(?<=[^aeiou])y$/, 'ie').concat('s');
  return [wh, ...rest.slice(0, at), third, ...rest.slice(at + 1)].join(' ');
};

const modal = /^(?:can|could|will|would|should|(?:does|do|is|are|did|ca|wo|could|should|would)n['’]t)$/i;

/** "how rye can rise" from "How can rye rise": the subject ends before the first verb. */
const withModal = (wh: string, verb: string, rest: readonly string[]): string | null => {
  const at = rest.findIndex(
    (word, i) => i > 0 && (lexiconEntry(word.toLowerCase())?.classes.startsWith('v') ?? false),
  );
  if (at < 1 || at > 4) return null;
  const subject = /ly$|^(?:just|only|also|ever|still)$/i.test(rest[at - 1] ?? '') && at > 1 ? at - 1 : at;
  return [wh, ...rest.slice(0, subject), verb, ...rest.slice(subject)].join(' ');
};

/** "what mindsets are" from "What are mindsets"; null for a form that cannot be embedded. */
export const embedded = (question: string): string | null => {
  const line = question.replace(/\?+$/, '').trim();
  const [first = '', second = '', ...rest] = line.split(' ');
  const wh = first.toLowerCase();
  if (!askedWords.has(wh) || rest.length === 0) return null;
  const tail = rest.join(' ');
  if (wh === 'who' && /^(?:is|are|should|can|needs?|uses?)$/.test(second)) return `who ${second} ${tail}`;
  if (regex.u`(?<!\p{L})(?:it|this|that|these|those|they|you|we|I)(?!\p{L})`.test(`${second} ${tail}`))
    return null;
  if (/^(?:is|are|was|were)$/.test(second))
    return /^(?:what|where|who)$/.test(wh) &&
      rest.length <= 4 &&
      !regex.u`(?<!\p{L})(?:and|that|which|with|for|in|on|about|so)(?!\p{L})`.test(tail)
      ? `${wh} ${tail} ${second}`
      : null;
  if (second.toLowerCase() === 'do')
    return regex.u`^(?:you|I|we|it|not)(?!\p{L})`.test(tail) ? null : `${wh} ${tail}`;
  if (second.toLowerCase() === 'does') return asStatement(wh, rest);
  if (modal.test(second)) return withModal(wh, second.toLowerCase(), rest);
  if (finiteVerbs.has(second.toLowerCase())) return null;
  if (wh === 'why' && (lexiconEntry(second)?.classes.startsWith('v') ?? false))
    return `why to ${second} ${tail}`;
  return question.endsWith('?') ? null : `${wh} ${second} ${tail}`;
};

const firstPerson = regex.u`(?<!\p{L})(?:I|[Ww]e|[Mm]y|[Oo]ur|us|me|I['’]\p{L}+|[Ww]e['’]\p{L}+|ourselves|myself)(?!\p{L})`;

/** "Open source in government" does not tell anybody to open anything. */
const openNouns = /^(?:source|data|government|collaboration|access|standards?|science|web|innovation)$/;

/** The dictionary also has the British spelling. */
const americanSpelling = (text: string): string => text.replace(/^(instal|fulfil|enrol)(?=\s)/, '$1l');

/** "Learning resources" and "Closing thoughts" name things; "Building registries" names an action. */
const compound = regex.iu`^(?:learning|training|closing|opening|meeting|cooking|working|programming|marketing|engineering|shopping|reading|packing|running|parting|testing|building|operating|planning|advisory|steering|mailing) (?:groups?|hours?|days?|memory|conditions?|part(?:y|ies)|lists?|committees?|resources?|materials?|data|thoughts?|remarks|notes|times?|tools?|list|lists|blocks|system|systems|costs|words|environment)(?!\p{L})`;

/** "each stacking context": a phrase that the text uses with an article is a thing, although it reads like an action. */
const isNamedThing = (line: string, prose: string): boolean =>
  regex.iu`^\p{L}{2,}ing \p{L}+$`.test(line) &&
  regexOf(
    `(?<!\\p{L})(?:an?|the|each|every|this|another|same|its|new|root|own) ${escapeForPattern(line.replace(/s$/, ''))}(?:s|es)?(?!\\p{L})`,
    'iu',
  ).test(prose);

const isImperative = (words: readonly string[]): boolean => {
  const [first = '', second = ''] = words;
  const classes = lexiconEntry(first)?.classes ?? '';
  if (first === 'open' && (openNouns.test(second) || second.endsWith('ing'))) return false;
  if (baseOf(first, 's') !== undefined && !classes.startsWith('v')) return false;
  if (classes.startsWith('v') && words.length > 1 && !classes.startsWith('vn')) return true;
  // "Replicate the good vibes": an unknown word before an article is a verb.
  if (classes === '' && regex.u`^\p{Ll}{4,}$`.test(first) && !stopWords.has(first))
    return /^(?:the|an?|your)$/.test(second) && !/(?:ly|ing|ed)$/.test(first);
  return classes.includes('v') && /^(?:the|a|an|your|up|in|on|to|with|from)$/.test(second);
};

const prepositionFirst = new RegExp(`^(?:${alternatives(commonPrepositions)}|as)$`);

/** "Making money is your goal" is a statement, and "add that to the bowl" refers to another line. */
const copula = regex.iu`(?<!\p{L})(?:is|are|was|were|isn['’]t|aren['’]t)(?!\p{L})`;
const objectPronoun = regex.iu`^\p{L}+ (?:that|it|them)(?!\p{L})`;

const aspectOf = (heading: string, prose: string): Aspect | null => {
  const line = inSentence(heading, prose);
  const words = line.split(' ');
  const [first = ''] = words;
  if (objectPronoun.test(line)) return null;
  if (/^how to /i.test(line)) return { form: 'steps', text: line.slice('how to '.length).replace(/\?$/, '') };
  if (askedWords.has(first)) {
    const text = embedded(line);
    return text === null ? null : { form: 'clause', text };
  }
  if (line.endsWith('?')) return null;
  const base =
    words.length > 1 &&
    !isNamedThing(line, prose) &&
    !copula.test(line) &&
    !compound.test(line) &&
    !/^(?:and|or|of)$/.test(words[1] ?? '')
      ? baseOfGerund(line)
      : null;
  if (base !== null) return { form: 'steps', text: americanSpelling(base), doing: line };
  if (isImperative(words) || isImperativeLesson(line)) return { form: 'steps', text: line };
  if (isCompleteSentence(`${line}.`)) return null;
  const tagged = tagWords(line);
  const isThing =
    'NPG'.includes(tagged.at(-1)?.tag ?? '?') &&
    // "Disable the alarm when ..." is an imperative, although no noun follows immediately.
    lexiconEntry(first)?.classes !== 'v' &&
    !regex.iu`(?<!^)(?<!\p{L})(?:helps?|makes?|lets?|means|allows?|needs?|works?) (?:with|you|us|your|the|an?)(?!\p{L})`.test(
      line,
    ) &&
    !prepositionFirst.test(first);
  return isThing ? { form: 'thing', text: line } : null;
};

const maxWords = 8;

/** "Started making friends", "Ready for the big screen": an action or a quality does not name a section. */
const pastOrAdjective = regex.iu`^(?:ready|able|due|free|good|bad|hard|easy|better|worth|made|got|went|took|found|did|had|built|wrote|ran|saw|came|gave|met|left|kept|lost|won|bought|sold|read|set|put|cut|let)(?!\p{L}) (?!up(?!\p{L}))`;

/**
 * "Moved out of the home office" begins with a verb in the past tense. "Advanced usage" and "Printed book" name
 * things.
 */
const isPastAction = (heading: string): boolean => {
  const [first = '', second = ''] = heading.split(' ');
  return (
    pastOrAdjective.test(heading) ||
    (/ed$/.test(first) &&
      baseOf(first.toLowerCase(), 'ed')?.classes.includes('v') === true &&
      regex.u`^(?:a|an|the|my|our|out|up|off|from|to|in|on|with|for|some|\p{Ll}+ing)$`.test(second))
  );
};

/** "Introducing the app", "Meet the team": courtesies to the reader. */
const courtesy = regex.iu`^(?:introducing|announcing|welcom\p{L}+|meet|thanks?|thanking|talk description|other \p{L}+)(?!\p{L})`;

const isListed = (heading: string): boolean =>
  !isPastAction(heading) &&
  !courtesy.test(heading) &&
  heading.split(' ').length <= maxWords &&
  !/[!:,;()"“”/#]|\.(?=\s|$)|\p{Extended_Pictographic}|\s[–—-]\s|\d+ (?:of|\/)/u.test(heading) &&
  !routine.test(heading) &&
  !regex.iu`(?<!\p{L})(?:this|these|those)(?!\p{L})`.test(heading) &&
  !firstPerson.test(heading) &&
  isSelfContained(heading.replace(/\?$/, ''));

const prefix = regex.iu`^(?:examples?|\p{L}+ #?\d{1,2})(?:[.:] | [–—-] )(?=\p{L})`;
const labels = /\s*\((?:#[\w-]+|optional)\)\s*$|\s*\{#[\w-]+\}$/iu;

/** A sentence names at most five sections. Every word of a heading is looked up in this much of the text. */
const maxHeadings = 30;
const maxProseLength = 30_000;

/** The beginning of the running text, where names are looked up. */
export const proseOf = (reading: Reading): string =>
  reading.passages
    .map(({ text }) => text)
    .join('\n')
    .slice(0, maxProseLength);

/** "Performance?" is not a question; its mark stands for "what about". */
const shortQuestion = regexOf(
  String.raw`^((?!(?:${alternatives(presentBe, questionWords)}|do|does|can|should|will)(?!\p{L}))[\p{L}\d-]+(?: [\p{L}\d-]+)?)[?!]+$`,
  'iu',
);

/** A heading as part of a sentence: without its number, its period and its symbols. */
const inWords = (heading: string): string =>
  heading
    .replace(labels, '')
    .replace(prefix, '')
    .replace(/\s*&\s*/g, ' and ')
    .replace(regex.u`(?<=\p{L})\.$`, '')
    .trim()
    .replace(shortQuestion, '$1');

/** With at least this many top-level headings, they are sections, because a text has only one headline. */
const minMainHeadings = 3;

/** The headings below the main ones, for a text whose main sections have no informative names. */
const allSections = ({ article }: Reading): string[] => {
  const later = article.headings.filter(({ offset, text }) => offset > 0 && text !== article.title);
  const isFlat = later.filter(({ level }) => level === 1).length >= minMainHeadings;
  const texts = later
    .filter(({ level }) => level > 1 || isFlat)
    .map(({ text }) => inWords(withoutNumbering(text)))
    .filter(isUsable);
  return [...new Set(texts)];
};

const read = (headings: readonly string[], prose: string): Aspect[] =>
  headings
    .slice(0, maxHeadings)
    .map(inWords)
    .filter(isListed)
    .flatMap((heading) => aspectOf(heading, prose) ?? []);

const numbered = regex.u`^\p{L}+ #?\d{1,2}(?:: | [–—-] )(\p{L}[^:]{2,40})$`;
const minNumbered = 3;

/** "Box 1: Give", "Box 2: Spend", "Box 3: Save": parts of one thing, whatever class of words they are. */
const numberedParts = ({ article }: Reading): Aspect[] => {
  const parts = article.headings.flatMap(
    ({ text }) => numbered.exec(text.replace(/\s*\([^()]*\)/g, '').trim())?.[1] ?? [],
  );
  const isShort = parts.every((part) => !part.includes(' ') && !firstPerson.test(part));
  return parts.length >= minNumbered && isShort
    ? parts.map((part): Aspect => ({ form: 'thing', text: part.toLowerCase() }))
    : [];
};

/** The aspects that the main sections name, in order. If these name fewer than two, the aspects of all sections. */
export const aspectsOf = (reading: Reading): Aspect[] => {
  const prose = proseOf(reading);
  const parts = numberedParts(reading);
  if (parts.length > 0) return parts;
  const main = read(sectionsOf(reading), prose);
  return main.length < 2 ? read(allSections(reading), prose) : main;
};
