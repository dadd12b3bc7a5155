import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { alternatives, commonPrepositions } from '#engine/english/word-classes.ts';
import {
  announcingForms,
  announcingVerbs,
  enthusiasmWords,
  newsEnthusiasm,
  newsVerbs,
  otherEnthusiasmWords,
} from '#engine/english/word-lists/text-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { toHeadline } from '#engine/writing/headlines/headline-style.ts';
import { nameEnds, surfaceName } from '#engine/writing/titles/subject/names.ts';
import { nounPhrases } from '#engine/writing/titles/subject/noun-phrases.ts';
import type { TitleSentence } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { backReferences, completeClauses } from './whole-clauses.ts';

/** "The latest release", "in the mill": openings that no name has. */
const looseOpening = regexOf(
  String.raw`^(?:first|latest|next|last|new|of|${alternatives(commonPrepositions)})\s`,
  'iu',
);

const enthusiasm = regexOf(
  String.raw`(?:${alternatives(enthusiasmWords, otherEnthusiasmWords, newsEnthusiasm)}) to (?:${alternatives(announcingVerbs, newsVerbs)}|share|report)(?: to you)?(?: the (?:release|launch|availability) of)?\s+(.+)$|(?<!\p{L})(?:we|I)(?:['’]re|['’]m| are| am)(?: now| also)? (?:${alternatives(announcingForms)})(?: the (?:release|launch|availability) of)?\s+(.+)$|(?<!\p{L})(?:we|I)(?:['’]ve| have)?(?: just| finally| recently| now| also)? (?:released|launched|announced|unveiled)(?: the)?\s+(.+)$|announc(?:e|ing) the (?:release|launch|availability) of\s+(.+)$|^(?:introducing|announcing|presenting|meet)\s+(.+)$`,
  'iu',
);
const available = regex.iu`^(?:today,? )?(.{3,50}?) (is|are) (?:now |finally |officially )?(available|here|out|live|on CRAN|open source)(?!\p{L})`;

/** "vetiver, a framework for MLOps tasks in R!": a name with its description. */
const described = regex.u`^([\p{L}\p{N}][\p{L}\p{N}.+#-]*(?: \p{Lu}[\p{L}\p{N}.+#-]*){0,2}), ((?:an?|the) [^,.;:!?()]{8,70})[,.;:!?]`;

/** "rye-docs-quickstart": a name that is not an ordinary word. */
const isNotAWord = (name: string): boolean => regex.u`[.+#\d-]|\p{Lu}`.test(name);

/** "Introducing vetiver, a framework for MLOps tasks in R": an announcement with a description. */
const describedReleases = (rest: string): Composed[] => {
  const [, name = '', what = ''] = described.exec(rest) ?? [];
  return name === ''
    ? []
    : [
        ...(isNotAWord(name) ? [{ text: `Introducing ${name}`, frame: 'released' as const }] : []),
        ...completeClauses(`${what}.`)
          .slice(0, 1)
          .flatMap((line): Composed[] => [
            { text: `Introducing ${name}, ${line}`, frame: 'released' },
            { text: `Announcing ${name}, ${line}`, frame: 'released' },
            { text: `${surfaceName(name)}: ${line}`, frame: 'definition' },
          ]),
      ];
};

/**
 * "Our first 60 FPS video" keeps its possessive, without which it is not a phrase. "My new role as editor" is news by
 * itself.
 */
const ownedReleases = (rest: string): Composed[] => {
  const [, owner = ''] = /^(our|my)\s/iu.exec(rest) ?? [];
  return owner === ''
    ? []
    : nounPhrases(rest.replace(/^(?:our|my)\s+/iu, ''))
        .slice(0, 1)
        .map(
          (line): Composed => ({
            text: owner.toLowerCase() === 'my' ? `My ${line}` : `Announcing our ${line}`,
            frame: 'released',
          }),
        );
};

/**
 * "18F is releasing a new tool, Discovery", "The agency has redesigned its portal": the announcer is not the subject
 * of the title.
 */
const released = regex.u`^(?:[Tt]oday,? |[Tt]his (?:week|month),? )?(?:[Tt]he )?[\p{Lu}\p{N}][^,;:!?]{1,60}? (?:is|are|has|have)(?: now| just| also| recently| today| officially)? (?:releas|launch|introduc|announc|unveil)(?:ing|ed) (?:the (?:release|launch|availability) of )?(.+)$`;
const reworkedClause = regex.u`^(?:[Tt]oday,? )?(?:[Tt]he )?[\p{Lu}\p{N}][^,;:!?]{1,70}? (?:has|have)(?: now| just| also| recently)? (redesigned|updated|improved|overhauled|expanded) (?:its|their|the) (.+)$`;
/** A description with a name after it: "a new beta procurement tool, Discovery." */
const apposed = regex.u`^(?:an?|its|our|the) (?:brand )?(?:new )?([\p{L} -]{5,50}), (?:called )?(\p{Lu}[\p{L}\p{N}.+-]*(?: \p{Lu}[\p{L}\p{N}.+-]*){0,3})[.,]`;

const reworkedReleases = (text: string): Composed[] => {
  const [, how = '', rest = ''] = reworkedClause.exec(text) ?? [];
  return nounPhrases(rest)
    .filter((line) => regex.u`\p{Lu}`.test(line))
    .slice(-1)
    .map((line): Composed => ({ text: `Introducing the ${how} ${line}`, frame: 'released' }));
};

const apposedReleases = (rest: string): Composed[] => {
  const [, what = '', name = ''] = apposed.exec(rest) ?? [];
  if (name === '') return [];
  const article = /^[aeio]/iu.test(what) ? 'an' : 'a';
  return [
    { text: `Introducing ${name}, ${article} ${what}`, frame: 'released' },
    { text: `Announcing ${name}, ${article} ${what}`, frame: 'released' },
    { text: `${name}: ${article} new ${what}`.replace(': an new', ': a new'), frame: 'definition' },
  ];
};

/** "we have begun the process of translating the guides": what the authors are doing. */
const startedWork = regex.iu`^(?:we|I)(?:['’](?:ve|re|ll)| have| are| will be| will)(?: (?:now|just|also|been|officially|recently|finally))?(?: (?:begun|started|be|completed|finished))?(?: (?:the process of|work on|to work on))? (\p{L}{3,}ing .+)$`;
const timeBefore =
  /^(?:(?:today|now|finally|as of today|starting today),? |(?:with|in|after|thanks to) [^,]{3,120}, )/iu;

/**
 * An announcement after "that": "Rye has been named a project of the foundation" as "Rye named a project of the
 * foundation".
 */
const clauseNews = (statement: string): Composed[] => {
  const clause = statement.replace(timeBefore, '');
  const [, doing = ''] = startedWork.exec(clause) ?? [];
  const news = doing === '' ? toHeadline(clause).replace(/[.!]+$/, '') : doing;
  if (regex.iu`^(?:we|I|it|you|they)(?!\p{L})`.test(news)) return [];
  const lines =
    fitsSnippet(news, 'title') && !/[,;:]/.test(news) && !backReferences.test(news)
      ? [news]
      : completeClauses(news);
  return lines.map((line): Composed => ({ text: surfaceName(line), frame: 'released' }));
};

/** "our CSS style guide" needs its determiner; "the NumPy Fellowship" and "Forestry" read well without one. */
const determinerOf = (rest: string, line: string): string =>
  regex.u`\s\p{Ll}[\p{L}-]*$`.test(line) ? (/^(?:our|my|the)\s/iu.exec(rest)?.[0].toLowerCase() ?? '') : '';

/** "Rye 2.0 was released": readers look for what is new in it. */
const versioned = regex.u`^(?:today,? )?((?:\p{Lu}|\p{Ll}+\p{Lu})\S*(?: \p{Lu}\S*){0,2} v?\d+(?:\.\d+)+)(?: (?:was|is|has been|is being))(?: now| just| finally)? (?:released|out|here|available)(?!\p{L})`;

/** Something available has a name, unlike "many people are out". */
const hasName = regex.u`\s\p{Lu}|^\p{Lu}\S*[\p{Lu}\d.]|\s\S*\d`;
/** Further down, "the code is available" says where to get something else. */
const maxNewsSentence = 4;

/** Words before the announced thing that only say it is new. */
const untitledRelease =
  /^(?:the (?:addition|introduction|arrival|launch|beginning|start) of (?:an? |the )?|some (?:of )?(?:the )?|a few |several )/iu;

const nameFirst = regex.u`^(?:our |the |a )?(\p{Lu}[\p{L}\p{N}.+-]*(?: (?:\p{Lu}|\d)[\p{L}\p{N}.+-]*){0,6})`;

/** The name at the start. The "Rye" of "Rye status pages" does not name the announced thing. */
const fullName = (rest: string): string[] => {
  const [whole = '', name = ''] = nameFirst.exec(rest) ?? [];
  return name !== '' && nameEnds.test(rest.slice(whole.length)) ? [name] : [];
};

/** Titles for something that is being released or is now available. */
export const releases = ({ text, index }: TitleSentence): Composed[] => {
  const match = enthusiasm.exec(text) ?? released.exec(text);
  const rest = (match?.slice(1).find((part) => part !== undefined) ?? '')
    .replace(/^(?:soon|today|now|also|finally|just|officially),? /iu, '')
    .replace(untitledRelease, '');
  const [, version = ''] = index < maxNewsSentence ? (versioned.exec(text) ?? []) : [];
  if (version !== '') return [{ text: `What's new in ${version}`, frame: 'released' }];
  const [, statement = ''] = /^that (.+)$/iu.exec(rest) ?? [];
  if (statement !== '') return clauseNews(statement);
  const [, name = '', verb = 'is', state = ''] = index < maxNewsSentence ? (available.exec(text) ?? []) : [];
  return [
    ...describedReleases(rest),
    ...apposedReleases(rest),
    ...reworkedReleases(text),
    ...ownedReleases(rest),
    ...nounPhrases(rest.replace(regex.iu`^(?:(?:the|our|my)\s+|an?\s+(?=\p{Lu}))`, ''))
      .concat(fullName(rest))
      .filter(
        (line) =>
          regex.u`\p{Lu}`.test(line) &&
          !backReferences.test(line) &&
          !looseOpening.test(line) &&
          line.length >= 4,
      )
      .slice(0, 2)
      .map((line) => `${determinerOf(rest, line)}${line.replace(/[.!]+$/, '')}`)
      .flatMap((line): Composed[] => [
        { text: `Introducing ${line}`, frame: 'released' },
        { text: `Announcing ${line}`, frame: 'released' },
      ]),
    ...(hasName.test(name) &&
    !/[,:]/.test(name) &&
    !backReferences.test(name) &&
    !/^(?:I|we|you|if|when|while|at|in)\s/i.test(name)
      ? [{ text: `${surfaceName(name)} ${verb} now ${state}`, frame: 'released' as const }]
      : []),
  ];
};
