import { regex } from '#engine/language/patterns.ts';
import { baseOfPast, gerundFormOf } from '#engine/writing/titles/reading/title-verb.ts';
import { surfaceName } from '#engine/writing/titles/subject/names.ts';
import type { TitleSentence } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { toBase, verbPhrases } from '#engine/writing/titles/subject/verb-phrases.ts';
import { completeClauses } from './whole-clauses.ts';

const intention = regex.iu`(?<!\p{L})(?:I|we)(?:['’]ve| have| had)? (?:decided|made (?:the|a) decision|wanted|needed|set out|started|began|managed|got|had|was asked|were asked|been asked|was able|were able|learned|learned how|tried|was tasked with|were tasked with|was tasked|chose|been working on|worked on|spent .{3,20}|took a (?:stab|crack|shot) at|had a go at) ?(?:to |on )?`;

/** "Choosing to focus", "writing about the thaw": a decision or an earlier report rather than the action itself. */
const aside =
  /^(?:(?:choose|chose|chosen|decide|decided|learn|learned|get|got|come|came|go|went|plan|planned|prefer|preferred|opt|opted|agree|agreed|manage|managed|hope|hoped|continue|continued|intend|intended)(?:ing)? to|(?:write|wrote|written|writing|blog|blogged|blogging|talk|talked|talking|speak|spoke|speaking|think|thought|thinking|read|reading|hear|heard|hearing|tweet|tweeted|tweeting) about)\s/iu;

/** "designed and printed my own cards": the second verb takes the form of the first. */
const withJoined = ([and = '', second = '', ...rest]: readonly string[]): string[] => {
  const base = and === 'and' ? baseOfPast(second.toLowerCase()) : null;
  return base === null ? [and, second, ...rest] : [and, gerundFormOf(base), ...rest];
};

/** "I built a jar for my starter" as "Building a jar for my starter". */
export const authorActions = ({ text, words }: TitleSentence): Composed[] =>
  verbPhrases(text, words)
    .filter((phrase) => !aside.test(phrase.text))
    .flatMap(({ form, text: phrase }): Composed[] => {
      if (form === 'past') {
        const [verb = '', ...rest] = phrase.split(' ');
        const base = baseOfPast(verb.toLowerCase());
        return base === null
          ? []
          : [{ text: surfaceName(`${gerundFormOf(base)} ${withJoined(rest).join(' ')}`), frame: 'action' }];
      }
      const before = text.slice(0, text.indexOf(phrase));
      if (
        !intention.test(before) &&
        !regex.iu`(?<!\p{L})(?:I['’]m|we['’]re|I am|we are)(?: \p{L}+ly)? $`.test(before)
      )
        return [];
      const base = form === 'doing' ? toBase(phrase) : phrase;
      const [verb = '', ...rest] = base?.split(' ') ?? [];
      return verb === ''
        ? []
        : [{ text: surfaceName(`${gerundFormOf(verb.toLowerCase())} ${rest.join(' ')}`), frame: 'action' }];
    });

const creation = regex.iu`^(?:so,? |recently,? |last (?:week|month|year|weekend|night),? |this (?:week|month|weekend),? |a (?:few|couple of) \p{L}+ ago,? )?(?:I|we)(?:['’]ve| have)?(?: just| recently| finally)? (?:wrote|written|built|made|created|designed|developed|published|put together|open[- ]sourced|coded)(?: up)? (?:an? |some |my own |our own )?(?=(?:new |small |little |simple |tiny )?\p{L})(.+)$`;
const creationPurpose = /\s(?:for|that|in|to|of|with|on)\s/u;

/** "I wrote Go bindings for the API" as "Go bindings for the API": the product is the subject. */
export const creations = ({ text }: TitleSentence): Composed[] => {
  const [, rest = ''] = creation.exec(text) ?? [];
  return completeClauses(rest, '')
    .filter((line) => creationPurpose.test(line) && !/^(?:it|this|that|these|about|in|to)\s/iu.test(line))
    .slice(0, 1)
    .map((line): Composed => ({ text: surfaceName(line), frame: 'thesis' }));
};
