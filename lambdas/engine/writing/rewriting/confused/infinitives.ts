import { gerundOf } from '#engine/english/gerund.ts';
import { classesOf, isOnlyVerb, knownBase } from '#engine/english/word-checks.ts';
import {
  alternatives,
  articles,
  asWritten,
  demonstratives,
  modals,
  objectPronouns,
  otherBe,
  pastBe,
  possessives,
  questionAuxiliaries,
  subjectPronouns,
  wordSet,
} from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

const objects = `${alternatives(articles, possessives, demonstratives, objectPronouns)}|it|you|some|all|more|what|how|that`;
const subjects = alternatives(asWritten(subjectPronouns));
/** Past forms that are not also the base form of another verb, as "found" and "saw" are. */
const pasts =
  'built|made|took|went|wrote|gave|kept|began|chose|became|came|knew|told|sent|spent|bought|brought|taught|caught|held|met|paid|said|sold|won|lost|got|drew|grew|understood|had|been|done|gone|seen|written|taken|given|known';
const isVerb = (word: string): boolean => classesOf(word).startsWith('v');

/** Corrections of verbs that lack "to", or that have the wrong form after it. */
export const infinitives: readonly PhraseRule[] = [
  // Finds "I had to built an oven" and "how to made it rise".
  phrase(
    String.raw`((?:want|wants|wanted|need|needs|needed|able|how|try|tries|trying|decided|have|has|had|order|ways?|hard|easy|going|hope|managed|learn|learned) to )(${pasts})(?= \p{L})`,
    (start, past) => {
      const base = knownBase(past);
      return base === past ? null : `${start}${base}`;
    },
  ),
  // Finds "We continue to following it" and "how to using rye".
  phrase(
    String.raw`((?:continue|continues|continued|want|wants|wanted|need|needs|needed|able|how|try|tries|trying|decided|hope|managed|would be) to )(\p{Ll}{4,}ing)(?= (?:${objects}|on|in|with|\p{Ll}{4,})(?![\p{L}]))`,
    (start, gerund) => {
      const base = knownBase(gerund);
      return base !== gerund && isOnlyVerb(base) && classesOf(gerund) === '' && gerundOf(base) === gerund
        ? `${start}${base}`
        : null;
    },
  ),
  // Finds "We ended up spend the day".
  phrase(
    String.raw`((?:end|ends|ended|ending) up )(\p{Ll}{3,})(?= (?:${objects})(?![\p{L}]))`,
    (start, verb) =>
      isVerb(verb) && !/^(?:like|near|past)$|(?:ed|ing|en)$/.test(verb) && knownBase(verb) === verb
        ? `${start}${gerundOf(verb)}`
        : null,
  ),
  // Finds "They start pay only half" and "I started have a doubt".
  phrase(
    String.raw`((?:(?:I|we|you|they|people|then) start|(?:${subjects}|people) (?:starts|started|begins|began)) )(have|make|take|get|do|use|pay|give|see|think|feel|become|bring|write|learn|create|find|spend|tell|go|eat|read)(?= (?:${objects}|an?|only|it)(?![\p{L}]))`,
    '$1to $2',
  ),
  // Finds "The need assure your baker", "an opportunity win a loaf" and "it is impossible know it all". In "a rule that
  // the plan include a mill", the verb has its right form.
  phrase(
    String.raw`(?<!(?<!\p{L})that )((?:the|an?|no|any|every|this|that) (?:\p{Ll}+ )?(?:opportunity|potential|need|chance|desire|tendency|attempt|decision|urge|ability|power|freedom|willingness|plan))s? (\p{Ll}{3,})(?= (?:${objects}|over|up|out)(?![\p{L}]))`,
    (start, verb) =>
      isOnlyVerb(verb) && knownBase(verb) === verb && !/(?:ed|ing|en)$/.test(verb) && !noInfinitive.has(verb)
        ? `${start} to ${verb}`
        : null,
  ),
  // In "steps that are not necessary leave them out" and "if not necessary leave it out", the adjective ends its clause.
  phrase(
    String.raw`(?<!(?<!\p{L})(?:that|which|who|what|[Ii]f|[Ww]hen|[Ww]here|[Uu]nless|[Aa]s)(?: (?:is|are|was|were|be|may|can|might))* )(?<!(?<!\p{L})(?:[Ii]f|[Ww]hen|[Ww]here|[Uu]nless)(?: [\p{L}'’-]+){1,5} )((?:is|was|be|it['’]s|not|are|were) (?:\p{Ll}+ly |so |too |very )?(?:impossible|possible|necessary|difficult|essential|crucial|willing|unable|free|supposed|likely)) (\p{Ll}{3,})(?= (?:${objects})(?![\p{L}]))`,
    (start, verb) =>
      isOnlyVerb(verb) && knownBase(verb) === verb && !noInfinitive.has(verb) ? `${start} to ${verb}` : null,
  ),
];

/** Words that the dictionary lists as verbs but that are not only infinitives. */
const noInfinitive = wordSet(
  modals,
  questionAuxiliaries,
  subjectPronouns,
  otherBe,
  pastBe,
  'let made held come become read put set cut hit cost shut spread left had said went came saw got meant thought kept gave took told felt lay',
);
