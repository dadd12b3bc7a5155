import { regex } from '#engine/language/patterns.ts';
import { clauseTitles } from '#engine/writing/headlines/clause-titles.ts';
import { surfaceName } from '#engine/writing/titles/subject/names.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';

const summaryOpening = regex.iu`^(?:tl;? ?dr:?|tldr;?|in short|in a nutshell|(?:the )?bottom line(?: is)?|to sum up|in summary|the (?:main|key|big) (?:point|takeaway|idea|lesson|thing)(?: here)? is(?: that)?|my (?:main |basic )?(?:point|assertion|thesis|argument|advice) is(?: that)?|long story short)[:;,.—–-]*\s*(?:is )?(?:that )?(?=\p{L})`;
const timeOpening = regex.iu`^(?:as of (?:today|now|this \p{L}+)|today|now|recently|this (?:week|month|year)),? `;

/** "TL;DR: all sites are now built on Rye": a text's own summary. */
export const summaries = ({ reading }: Subject): Composed[] =>
  reading.passages
    .filter(({ text }) => summaryOpening.test(text))
    .slice(0, 2)
    .flatMap((passage) =>
      clauseTitles(reading, {
        ...passage,
        text: passage.text.replace(summaryOpening, '').replace(timeOpening, ''),
      })
        .slice(0, 2)
        .map(({ text }): Composed => ({ text: surfaceName(text), frame: 'news' })),
    );
