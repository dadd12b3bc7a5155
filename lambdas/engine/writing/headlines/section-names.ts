import { questionAuxiliaries, questionWords, startsWithAny } from '#engine/english/word-classes.ts';
import { shortCode } from '#engine/keywords/text/fold.ts';
import { regex } from '#engine/language/patterns.ts';
import type { Reading } from '#engine/writing/passages/read-passages.ts';

/** Headings that pages on any topic may have. */
const genericHeadings = regex.iu`^(?:intro(?:duction)?|conclusions?|summary|overview|background|(?:for )?example.*|at a glance|(?:final |our |the )?verdict|free .*|about.*|related.*|references?|sources?|further reading|see also|notes?|comments?|faqs?|frequently asked.*|(?:final|closing|last) (?:thoughts|words).*|(?:table of )?contents|share.*|external links|gallery|popular.*|more .*|read .*|subscribe.*|newsletter.*|contact.*|leave a.*|advert.*|tags?|categories|recent.*|you (?:may|might).*|join .*|follow .*|sign up.*|author.*|published.*|posted.*|tl;?dr|key takeaways?|takeaways?|the bottom line|bottom line|wrap(?:ping)? up|nutrition.*|print.*|equipment|recommended.*|latest.*|trending.*|top stories|story timeline|editor.*|photo.*|image.*|video.*|what(?:['’]s| is)? next\??|keep going|next steps?|start .*|get started.*|that['’]s it.*|credits?|links?|disclosure.*|disclaimer.*|update.*|objectives?|costs?|pre-?requisites?|requirements?|before you (?:begin|start)|clean(?:ing)?[- ]?up|set-?up|motivation|(?:the )?project|results?|discussion|ingredients|directions|instructions|welcome|acknowledge?ments|thanks.*|feedback|(?:any )?questions?(?: .*| ?[/,&].*)?|comparisons?|(?:the )?highlights?|features(?: include)?|licen[sc]es?|usage|other (?:notes|things|changes|links)|now what|guidance|caveats?|quick ?start|demo|(?:try|give|check) it(?: .*)?|future (?:goals?|work|plans?)|(?:conclusions?|summary) and .*|next (?:year|time|month|week)|the end|who (?:is|are) .*|\p{L}+ #?\d{1,2})[?!]?$`;
export const questionOpening = startsWithAny(questionWords);
export const yesNoOpening = startsWithAny(questionAuxiliaries);
const firstPerson = regex.u`(?<![\p{L}])(?:I|[Ww]e|[Mm]y|[Oo]ur|us|me|I['’]\p{L}+|we['’]\p{L}+)(?![\p{L}])`;
const numbering =
  /^(?:(?:step|day|tip|part|chapter|week|method|idea|reason|way|mistake|rule|lesson)\s*#?\d{1,2}\s*[:.)–—-]\s*|(?:#?\d{1,2}|[ivx]{1,4}|[a-z])[.)]\s+|#?\d{1,2}\s+[–—-]\s+)/iu;

/** A heading without its number. */
export const withoutNumbering = (heading: string): string =>
  heading
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, ' ')
    .replace(shortCode, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(regex.u`\s*[({]?#[\p{L}\p{N}_-]*[)}]?$`, '')
    .replace(numbering, '')
    .replace(/[\s.…:;,–—-]+$/, '')
    .trim();

export const isUsable = (heading: string): boolean => {
  const words = heading.split(' ').length;
  return (
    heading.length >= 5 &&
    heading.length <= 56 &&
    words <= 10 &&
    !genericHeadings.test(heading) &&
    !firstPerson.test(heading) &&
    regex.u`^[\p{L}\p{N}"“‘']`.test(heading) &&
    !regex.u`[|<>[\]{}@#!…]|\((?:and|or|but|not)\s|https?:|\.\s|\p{L}\.\p{Ll}{2,3}$`.test(heading) &&
    (heading.match(regex.gu`\p{Lu}`)?.length ?? 0) < heading.length * 0.6 &&
    !regex.iu`^(?:see|get|buy|shop|view|check|click|order|thank|listen)(?![\p{L}])`.test(heading) &&
    !regex.iu`^(?:it|this|that|these|those|they|he|she|but|and|or|so|then|because)(?![\p{L}])`.test(heading)
  );
};

/** The headings of the article's main sections, without numbers and without headings that any page may have. */
export const sectionsOf = ({ article }: Reading): string[] => {
  const levels = article.headings
    .filter(({ level, offset }) => level > 1 && offset > 0)
    .map(({ level }) => level);
  const main = [2, 3, 4].find((level) => levels.filter((value) => value === level).length >= 2);
  const found = article.headings
    .filter(({ level, text }) => level === main && text !== article.title)
    .map(({ text }) => withoutNumbering(text));
  const numbered = found.filter((text, i) => text.startsWith(`${i + 1} `)).length >= 2;
  return [...new Set(numbered ? found.map((text) => text.replace(/^[\d.]+\s+/, '')) : found)].filter(
    isUsable,
  );
};

const courtesy = regex.iu`^(?:special )?(?:thanks|thank you|acknowledge?ments?|credits?|welcome|hello|hi|enjoy|good luck|have fun|cheers)(?!\p{L})|^(?:so|and|but|now|then|ok(?:ay)?|well)[, ]`;

/** Whether a heading can be a line of its own: it is not a generic heading, a step or a courtesy. */
export const isInformative = (heading: string): boolean =>
  !genericHeadings.test(heading) &&
  !/^(?:step|part|day|chapter|appendix|figure|table|section)\s*#?\d/iu.test(heading) &&
  !courtesy.test(heading) &&
  !regex.u`#\p{L}|[[\]<>{}|]|https?:|^:|\s:\p{L}`.test(heading);
