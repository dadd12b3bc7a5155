import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { alternatives } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { salienceOfText } from '#engine/writing/passages/read-passages.ts';
import { gerundFormOf } from '#engine/writing/titles/reading/title-verb.ts';
import { surfaceName } from '#engine/writing/titles/subject/names.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { finishedClause, howToTitle } from './question-titles.ts';
import { backReferences, completeClauses } from './whole-clauses.ts';

const maxOpeningSentences = 6;
const minSalience = 0.4;
const allCaps = regex.u`\p{Lu}{4,} \p{Lu}{3,}`;
const maxActionSentence = 3;
const minWords = 3;

/** The noun phrase at the beginning of a clause, if it is whole. */
const phraseOf = (clause: string): string[] => {
  const [line] = finishedClause(clause);
  return line === undefined || line.split(' ').length < minWords
    ? completeClauses(clause).slice(0, 1)
    : [line];
};

/** "Here are some of my favorite quotes from the Meditations": what a text presents, without the quantity. */
const presentation =
  /^(?:so,? |well,? )?(?:here|below|these|this|the following)(?: are| is|['’]s|['’]re)(?: just| only)?(?: (?:some|a few|several|a couple|a list|a collection|a selection|a summary|an overview))?(?: of)? ((?:my|our|the) (?:(?:top|favou?rite|best|most|main|key|latest|biggest) )?.+)$/iu;
const presentationTitles = (text: string): string[] =>
  phraseOf(presentation.exec(text)?.[1] ?? '')
    .filter((line) => !/\s(?:is|are|was|were|I|you|we) /u.test(line))
    .map((line) => line.replace(/^the /iu, ''));

const writings = alternatives(
  'notes thoughts quotes lessons takeaways observations recommendations highlights impressions reflections recap overview history experience experiences adventures introduction intro tips advice primer tutorial guide',
);
/** Forms of writing with their subject: "my notes on feeding starters", "a brief history of rye". */
const writingPhrase = regexOf(
  String.raw`(?<!\p{L})(my|our|some|a few|the|an?) ((?:\p{L}+ )?(?:${writings}|case study|deep dive|closer look) (?:on|at|into|from|about|of|with|to|for|in) (?:the |a |an |my )?(?!it|this|that|them|these|those|what|how|why|you|course)\p{L}.+)$`,
  'iu',
);
const writingTitles = (text: string): string[] => {
  const [, owner = '', what = ''] = writingPhrase.exec(text) ?? [];
  // Not "My guide in life".
  if (regex.iu`^(?:\p{L}+ )?(?:guide|advice|primer) (?:in|with|from)\s`.test(what)) return [];
  return phraseOf(what.replace(regex.iu` (?:here|below)(?!\p{L}).*$`, '.')).map((line) =>
    /^(?:my|our)$/i.test(owner) ? `${owner} ${line}` : line,
  );
};

/** "Submitting a conference talk can be frightening": the action at the start of a text. */
const gerundSubject = regex.u`^(\p{Lu}\p{L}{2,}ing (?!to |on |the same|back|up )[^,;:()]{8,55}?) (?:is|are|can|could|has|have|may|might|will|was|isn['’]t|can['’]t|takes|requires|seems|sounds|doesn['’]t)\s`;
const gerundTitles = (text: string): string[] => {
  const [, line = ''] = gerundSubject.exec(text) ?? [];
  if (line === '' || regex.iu`(?<!\p{L})(?:and|or|that|which|I|you|we)$`.test(line)) return [];
  return [...howToTitle(line), line];
};

/** "our very first trip to the Southwest": an event in the author's life, in the text's own words. */
const eventPhrase = regex.iu`(?<!\p{L})(my|our) (?:very |most )?((?:(?:first|second|third|last|latest|recent|annual|big|long|short|new|own) ){0,2}(?:trip|visit|journey|adventures?|vacation|holiday|hike|tour|stay|weekend|experiences?|attempt|experiment) (?:to|in|at|with|around|through|of|on|from|across|as) .+)$`;
const events = (text: string): string[] => {
  const [, owner = '', what = ''] = eventPhrase.exec(text) ?? [];
  return phraseOf(what)
    .filter(
      (line) =>
        line.split(' ').length >= minWords && !/ (?:and|which|that|was|is|were|has)(?= |$)/u.test(line),
    )
    .map((line) => `${owner} ${line}`);
};

/** "We've now hit 9,000 stars on GitHub": a milestone. */
const milestone = regex.iu`(?<!\p{L})(I|we)(?:['’]ve| have)(?: now| just| finally| recently)? (hit|reached|passed|crossed|surpassed) ((?:over |more than )?[\d.,]+\p{L}? .+)$`;
const milestones = (text: string): string[] => {
  const [, who = '', verb = '', what = ''] = milestone.exec(text) ?? [];
  return finishedClause(what).map((line) => `${who}'ve ${verb} ${line}`);
};

/** "I like rye for a lot of reasons" as "Why I like rye". */
const preference = regex.iu`^((?:I|we) (?:really |absolutely )?(?:like|love|hate|prefer|use|enjoy|recommend|chose|choose|left|quit) [^,;:()]{3,45}?) for (?:a lot of|a number of|a couple of|many|several|some|a few|two|three|four|five|various|different|other) (?:\p{L}+ )?reasons`;

/** "I've learned a lot about feeding starters" as "What I learned about feeding starters". */
const lessonPhrase = regex.iu`(?<!\p{L})(I|we)(?:['’]ve| have)?(?: also| recently| since)? (?:learned|learnt) (?:a lot|a ton|so much|much|many (?:things|lessons)|a few (?:things|lessons)|some (?:things|lessons)|several (?:things|lessons)|a great deal|quite a bit|a bit|a thing or two|the hard way)(?: of (?:things|lessons))? (about|from|by|while|in|during) (.+)$|(?<!\p{L})what (I|we)(?:['’]ve| have)? (?:learned|learnt) (from|by|while|in|during|about) (.+)$`;
const lessons = (text: string): string[] => {
  const [who = '', about = '', what = ''] = (lessonPhrase.exec(text) ?? [])
    .slice(1)
    .filter((part) => part !== undefined);
  return finishedClause(what).flatMap((line) => [
    `What ${who === 'I' ? 'I' : 'we'} learned ${about} ${line}`,
    ...(regex.u`^\p{L}{3,}ing\s`.test(line) ? [`Lessons from ${line}`] : []),
  ]);
};

/**
 * "I spent several months backpacking around Asia", "we headed on to explore Osaka": what somebody spent time on or
 * went to do.
 */
const timeSpent = regex.iu`(?<!\p{L})(?:I|we)(?:['’]ve| have| had)?(?: \p{L}+ly| just| also)? spent [^,;.]{2,30}? (?:years?|months?|weeks?|days?|weekends?|summer|winter|time|hours?|nights?|evenings?|afternoons?|mornings?) (\p{L}{3,}ing .+)$`;
const tripVerb = regex.iu`(?<!\p{L})(?:I|we)(?: \p{L}+ly| then| also)? (?:headed|went|travell?ed|flew|drove|set off|set out)(?: [^,;.]{2,45}?)? to ((?:explore|visit|see|hike|attend|climb|try|camp|watch|discover) .+)$`;
const tripTitles = (text: string): string[] => {
  const [, base = '', rest = ''] = regex.u`^(\p{L}+) (.+)$`.exec(tripVerb.exec(text)?.[1] ?? '') ?? [];
  return [
    ...finishedClause(timeSpent.exec(text)?.[1] ?? ''),
    ...(base === '' ? [] : finishedClause(rest).map((line) => `${gerundFormOf(base.toLowerCase())} ${line}`)),
  ].slice(0, 1);
};

const series = regex.iu`(?:part|post|article|installment|entry|piece|video|episode) (?:\p{L}+ )?(?:of|in) (?:this|our|my|the|a)(?: \p{L}+)? series (?:on|about) (.+)$`;

/** Titles from what the first sentences say that the text presents. */
export const presented = ({ sentences, kind, reading }: Subject): Composed[] =>
  kind === 'recipe'
    ? []
    : sentences
        .slice(0, maxOpeningSentences)
        .flatMap(({ text }, i) => [
          ...presentationTitles(text),
          ...writingTitles(text),
          ...lessons(text),
          ...events(text),
          ...milestones(text),
          ...tripTitles(text),
          ...(i < maxActionSentence && /^(?:how-to|tips|explainer|reference|list)$/.test(kind)
            ? gerundTitles(text)
            : []),
          ...(preference.exec(text) ?? []).slice(1, 2).map((line) => `Why ${line}`),
          ...phraseOf(series.exec(text)?.[1] ?? '').slice(0, 1),
        ])
        .filter(
          (line) =>
            fitsSnippet(line, 'title') &&
            !backReferences.test(line) &&
            !allCaps.test(line) &&
            salienceOfText(reading, line) >= minSalience,
        )
        .map((text): Composed => ({ text: surfaceName(text), frame: 'presented' }));
