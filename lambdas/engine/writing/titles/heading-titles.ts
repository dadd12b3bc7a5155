import { lemmaEntry, lexiconEntry } from '#engine/language/lexicon.ts';
import { stopWords } from '#engine/language/stop-words.ts';
import { holdsKeyword } from '#engine/writing/checks/keywords-in.ts';
import { fitsSnippet } from '#engine/writing/checks/measure-pixels.ts';
import type { Reading } from '#engine/writing/read-passages.ts';
import { countOf } from './counted-headings.ts';
import { isTitleCase, startWithCapital, toTitleCase } from './headline-style.ts';
import { stripSite } from './own-headline.ts';
import { asking, isUsable, sectionsOf, yesNo } from './section-names.ts';
import { readsAfterTopic } from './self-contained.ts';
import { scored, type TitleAngle, type TitleCandidate } from './title-score.ts';
import { topicOf } from './title-topic.ts';

const isTitled = (words: readonly string[]): boolean =>
  words.every((word) => /^\p{Lu}/u.test(word) || stopWords.has(word));

/** "Best Buy" is a name if the text capitalizes it inside a sentence. */
const isNameIn = (text: string, heading: string): boolean => {
  if (!/\p{Lu}/u.test(heading)) return false;
  for (let at = text.indexOf(heading, 2); at > 0; at = text.indexOf(heading, at + 1))
    if (/[\p{Ll},] $/u.test(text.slice(at - 2, at))) return true;
  return false;
};

/** A heading as the second half of a title: in lower case unless it begins with a name. */
const asSecondHalf = (heading: string, text: string): string => {
  if (isNameIn(text, heading)) return heading;
  const words = heading.split(' ');
  const areCommon = words.every(
    (word) =>
      (/^\p{Lu}?\p{Ll}+$/u.test(word) && lemmaEntry(word.toLowerCase()) !== undefined) ||
      stopWords.has(word.toLowerCase()),
  );
  if (areCommon && words.length > 1 && isTitled(words)) return heading.toLowerCase();
  const first = /^[\p{L}'’-]+/u.exec(heading)?.[0] ?? '';
  if (/\p{Lu}/u.test(first.slice(1)) || first === 'I') return heading;
  const next = /^[\p{L}'’-]+\s+(\p{Lu})/u.test(heading);
  const lower = first.toLowerCase();
  const isCommon =
    stopWords.has(lower) || (!next && lemmaEntry(lower) !== undefined) || /(?:ing|ly)$/.test(lower);
  return isCommon ? lower + heading.slice(first.length) : heading;
};

/** "The ratio: start with 1 to 8" is about the ratio. */
const beforeColon = (heading: string): string => heading.split(/:\s|\s[–—-]\s|,\s/)[0] ?? heading;

/** A short heading that names a thing or begins with "how" or "what"; a title can list several of them. */
const isShort = (heading: string): boolean =>
  heading.split(' ').length <= 5 &&
  heading.length <= 30 &&
  !heading.includes('?') &&
  !yesNo.test(heading) &&
  !/(?<![\p{L}])(?:and|or)(?![\p{L}])/iu.test(heading);

const sharesWord = (a: string, b: string): boolean =>
  a.split(/[\s-]/).some((word) => (word.length > 3 || /^\p{Lu}{2,}$/u.test(word)) && holdsKeyword(b, word));

/** "Search volume" and "volume". */
const isSame = (heading: string, topic: string): boolean => {
  const [words, wanted] = [heading.split(' '), topic.split(' ')];
  return (
    words.length <= wanted.length + 1 && holdsKeyword(words.slice(-wanted.length).join(' '), wanted.join(' '))
  );
};

const joinNames = (parts: readonly string[]): string =>
  parts.length < 3 ? parts.join(' and ') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

/** Rows of two and three neighboring short headings of the same kind: nouns with nouns, questions with questions. */
const neighborRows = (sections: readonly string[], topic: string): string[][] => {
  const names = [...new Set(sections.map(beforeColon))]
    .filter(isShort)
    .filter((name) => readsAfterTopic(topic, name));
  const orders = (name: string): boolean =>
    lexiconEntry((name.split(' ')[0] ?? '').toLowerCase())?.classes.startsWith('v') ?? false;
  const isDoing = (name: string): boolean => /^\p{L}{3,}ing(?![\p{L}])/u.test(name);
  const others = names.filter((name) => !asking.test(name));
  const kinds = [
    names.filter((name) => asking.test(name)),
    others.filter((name) => !isDoing(name) && orders(name)),
    others.filter(isDoing),
    others.filter((name) => !isDoing(name) && !orders(name)),
  ];
  return kinds
    .flatMap((kind) =>
      kind.flatMap((_, i) => [kind.slice(i, i + 3), kind.slice(i, i + 2)]).filter((row) => row.length > 1),
    )
    .filter((row) => row.every((name, i) => !row.slice(i + 1).some((other) => sharesWord(name, other))));
};

/** "Roth IRA contribution limits" after "Roth IRA:" becomes "contribution limits"; other headings stay whole. */
const withoutTopic = (heading: string, topic: string): string => {
  const rest = heading.toLowerCase().startsWith(`${topic.toLowerCase()} `)
    ? heading.slice(topic.length + 1)
    : heading;
  return /^(?:vs|versus|and|or|is|are|was|for|in|with|of|to|as|at|on|by|from|without|that|which|who|whose|when|where|if|can|do|does|have|has|need|needs|make|makes)(?![\p{L}])|^[^\p{L}\p{N}]/iu.test(
    rest,
  )
    ? heading
    : rest;
};

/** A model or a price is an entry of a list and does not name the list. */
const oneOfMany = /[\p{L}]\d|\d\p{L}{2}|[$€£]\d/u;

/** The topic of the article: its own title if that is short, otherwise its lead keyword. */
const topicFor = (reading: Reading): string | null => {
  const title = stripSite(reading.article.title?.replace(/\s+/g, ' ') ?? '', reading.article.siteName);
  const isTopic =
    title.length >= 4 && title.length <= 26 && isUsable(title) && !/[:?,]/.test(title) && !asking.test(title);
  const topic = topicOf(reading);
  return isTopic && (topic === null || sharesWord(title, topic)) ? title : topic;
};

/**
 * Titles made of an article's own headings: the topic with what two or three sections are about, the topic with
 * one section, a heading that contains the topic, a question that a section answers, and the number of steps
 * if the headings number them. Empty for an article without two headings of one level, one of them specific.
 */
export const headingTitles = (reading: Reading): TitleCandidate[] => {
  const sections = sectionsOf(reading);
  const topic = topicFor(reading);
  const count = countOf(reading);
  if (sections.length === 0 && count === null) return [];
  const titled = sections.filter(isTitleCase).length > sections.length / 2;
  const candidatesOf = (text: string, angle: TitleAngle, extra: number): TitleCandidate[] => {
    const title = titled ? toTitleCase(startWithCapital(text)) : startWithCapital(text);
    return fitsSnippet(title, 'title') ? [scored(reading, title, angle, extra)] : [];
  };
  const lead = reading.keywords[0]?.text ?? '';
  const alone = sections.flatMap((heading) => {
    const holds = holdsKeyword(heading, lead) || (topic !== null && holdsKeyword(heading, topic));
    const isQuestion = asking.test(heading) || /\?$/.test(heading);
    return holds ? candidatesOf(heading, isQuestion ? 'question' : 'label', isQuestion ? 0.28 : 0.16) : [];
  });
  // Next to "Competition" and "Costs", "Volume" is one section of several, and the others are not parts of it.
  if (topic === null || sections.some((heading) => isSame(beforeColon(heading), topic))) return alone;
  const free = sections
    .map((heading) => withoutTopic(heading, topic))
    .filter((heading) => !sharesWord(heading, topic));
  return [
    ...alone,
    ...neighborRows(free, topic).flatMap((row) =>
      candidatesOf(
        `${topic}: ${joinNames(row.map((name) => asSecondHalf(name, reading.article.text)))}`,
        'sections',
        0.26 + row.length * 0.01,
      ),
    ),
    ...free
      .filter(
        (heading) => !heading.includes(':') && !oneOfMany.test(heading) && readsAfterTopic(topic, heading),
      )
      .flatMap((heading, i) =>
        candidatesOf(`${topic}: ${asSecondHalf(heading, reading.article.text)}`, 'topic', 0.2 - i * 0.004),
      ),
    ...(count === null
      ? []
      : candidatesOf(
          count.noun === 'steps'
            ? `${topic} in ${count.count} steps`
            : `${topic}: ${count.count} ${count.noun}`,
          'number',
          0.24,
        )),
  ];
};
