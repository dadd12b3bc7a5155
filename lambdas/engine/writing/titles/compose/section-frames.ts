import { joinList } from '#domain/text/join-list.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { containsKeyword } from '#engine/writing/checks/keywords-in.ts';
import { countOf } from '#engine/writing/headlines/counted-headings.ts';
import {
  asSecondHalf,
  beforeColon,
  isSame,
  neighborRows,
  oneOfMany,
  withoutTopic,
} from '#engine/writing/headlines/heading-rows.ts';
import { findPromises } from '#engine/writing/headlines/promises.ts';
import { isInformative, questionOpening, withoutNumbering } from '#engine/writing/headlines/section-names.ts';
import { isSelfContained, readsAfterTopic } from '#engine/writing/headlines/self-contained.ts';
import { isCutName, surfaceName } from '#engine/writing/titles/subject/names.ts';
import {
  type Subject,
  stemsOfContent,
  type TopicName,
  topicShare,
} from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { asksGuest } from './thesis/asked-questions.ts';

/**
 * Headings that any text may have and that say nothing after the topic: "X: in summary", "X: screenshots", "X:
 * further considerations".
 */
const emptyHeadings = regex.iu`^(?:in (?:summary|summation|conclusion|short|the (?:future|end))|(?:project |other |further )?(?:updates?|work|considerations?|resources?|screenshots?|iterations?|hypothes[ie]s|methods?|materials?|events?|sponsors?|media|preface|preamble|prologue|epilogue|backstory|context|abstract|revisions?|construction|gameplay|schematics?|circuitry|diversion|technology|configuration|source code|logistics|fin|scope|goals?|aims?|iteration \d+)|(?:the |some )?(?:design (?:challenges|artefacts|artifacts)|user needs?|business rules|pain points|things to improve|key changes|notes to editors|honou?rable mentions|committee members|original plan|problem|feature|unit|back|ride|history|main event|app|mission|data|outcomes?|aftermath)|what(?: else| happened (?:next|then)| is your story|['’]s in the future)?|why this matters|where|who|how to (?:help|apply|contribute|reach us|use this)|(?:our|the|about the|meet the) team|the role|(?:key |main |initial |our |test |other )?(?:findings|results|insights|learnings|releases?|downloads?|changelog|community|state of the repo)(?: from .*)?|additional .*|what['’]s (?:solved|open|left|new here)|daily carry|moving forward|getting real|watch .*|(?:i{1,3}|iv|v)|anything else|.*\bI{2,3})[?!]?$`;

/** "Problem 2: the bus", "Purpose #1: ...": one heading of several. */
const numbered = regex.iu`^\p{L}+ #?\d{1,2}[:.] `;

const sharesWord = (a: string, b: string): boolean => {
  const held = stemsOfContent(b);
  return [...stemsOfContent(a)].some((stem) => held.has(stem));
};

/** Shortens "5 ways that you can use to share a story" to "5 ways to share a story". */
const usableTo = / that (?:you|we|anyone) can (?:use |follow |take )?to /iu;

const numbers = (subject: Subject, name: string): Composed[] => {
  const { sections, kind, text } = subject;
  const count = countOf(subject.reading);
  const topic = surfaceName(name);
  const listed = sections.length >= 3 && sections.length <= 15 && /^(?:tips|list|how-to|opinion)$/.test(kind);
  const nouns = ['tips', 'lessons', 'principles', 'rules', 'ideas'];
  const noun = nouns.find((word) =>
    regexOf(`(?<!\\p{L})${sections.length} (?:\\p{L}+ )?${word}(?!\\p{L})`, 'iu').test(text),
  );
  return [
    // "Five-step process in 5 steps" would count twice.
    ...(count === null || topic.toLowerCase().includes(count.noun.replace(/s$/, ''))
      ? []
      : [
          {
            text:
              count.noun === 'steps'
                ? `${topic} in ${count.count} steps`
                : /^(?:tips|ways|ideas|methods|rules|lessons)$/.test(count.noun)
                  ? `${count.count} ${count.noun} ${count.noun === 'ways' ? 'of' : 'for'} ${asSecondHalf(name, text)}`
                  : `${topic}: ${count.count} ${count.noun}`,
            frame: 'number' as const,
          },
        ]),
    ...(listed && noun !== undefined
      ? [{ text: `${sections.length} ${noun} for ${asSecondHalf(name, text)}`, frame: 'number' as const }]
      : []),
    ...findPromises(subject.reading.article)
      .filter((line) => /^\d/.test(line))
      .map((line): Composed => ({ text: line.replace(usableTo, ' to '), frame: 'number' })),
  ];
};

const framesOf = (subject: Subject, { text: name }: TopicName): Composed[] => {
  const { sections } = subject;
  const topic = surfaceName(name);
  // Next to "Competition" and "Costs", "Volume" is one section of several, and the others are not part of it.
  const isPart = sections.some((heading) => isSame(beforeColon(heading), name));
  const free = isPart
    ? []
    : sections
        .map((heading) => withoutTopic(heading, name))
        .filter((heading) => !emptyHeadings.test(heading) && !sharesWord(heading, name));
  return [
    ...neighborRows(free, name).map(
      (row): Composed => ({
        text: `${topic}: ${joinList(row.map((part) => asSecondHalf(part, subject.text)))}`,
        frame: 'aspects',
      }),
    ),
    ...free
      .filter(
        // Not "MC and QMC: Quality?".
        (heading) =>
          // Not "Halo: gameplay".
          / \S/.test(heading.replace(/^(?:the|an?|my|our) /iu, '')) &&
          !/^\S+\?$/.test(heading) &&
          !(heading.endsWith('?') && asksGuest(subject.reading.article)) &&
          !heading.includes(':') &&
          !oneOfMany.test(heading) &&
          readsAfterTopic(name, heading),
      )
      .filter((heading) => !containsKeyword(heading, name))
      // "Rails: ActiveRecord is the problem": the heading names the topic itself.
      .filter(
        (heading) =>
          subject.headline !== '' || !subject.names.some((one) => containsKeyword(heading, one.text)),
      )
      .map(
        (heading): Composed => ({
          text: `${topic}: ${asSecondHalf(heading, subject.text)}`,
          frame: 'section',
        }),
      ),
    ...numbers(subject, name),
  ];
};

/** A heading in the form of a title: an action, a question or a look back. */
const titleLike = regex.iu`^(?:how to|how (?:I|we)|why (?:I|we|you)|what (?:I|we) learned|what is|reflections?|introducing|announcing|building|making|creating|using|writing)\s\p{L}+ `;

/** Headings that name the topic themselves. */
const ownHeadings = (subject: Subject): Composed[] =>
  [...subject.sections, ...subject.reading.article.headings.map(({ text }) => withoutNumbering(text))]
    .filter((heading) => isInformative(heading) && heading.split(' ').length >= 3)
    .filter((heading) => !emptyHeadings.test(heading) && !numbered.test(heading))
    .filter((heading) => topicShare(subject, heading) >= 0.5 || titleLike.test(heading))
    .filter((heading) => isSelfContained(heading) && heading !== subject.headline)
    .filter((heading) => !(heading.endsWith('?') && asksGuest(subject.reading.article)))
    .map(
      (heading): Composed => ({
        text: heading.replace(/(?<=\?)\s.+$/u, '').replace(/[\s.:;,–—-]+$/, ''),
        frame: questionOpening.test(heading) || heading.endsWith('?') ? 'question' : 'section',
      }),
    );

/** Titles from the section headings and from the other names of the topic. */
export const sectionFrames = (subject: Subject): Composed[] => [
  ...ownHeadings(subject),
  ...subject.names
    .filter(({ text }) => !isCutName(subject.text, text))
    .slice(0, 2)
    .flatMap((name) => framesOf(subject, name)),
];
