import { lemmaEntry } from '#engine/english/lexicon.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import {
  alternatives,
  anyOf,
  capitalized,
  coordinators,
  linkingAdverbs,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';
import { quotedStarts } from '#engine/writing/rewriting/blocks/open-quotations.ts';

/** Verbs that attribute a statement to its source. */
const sayings =
  'said|says|told|added|adds|wrote|writes|explained|explains|noted|notes|warned|argued|recalled|insisted|asked|asks|replied|continued|announced|concluded|admitted';

const name = String.raw`\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*){0,3}`;

const startsQuoted = /^["“]\S/;

/** A quotation with its speaker: "“It is old,” said Anna Rye", "“It is old,” Anna Rye, a baker, told us". */
const speaker = regexOf(
  String.raw`^["“][^"“”]{25,}[,.?!]["”] (?:(?:${sayings}) (?:\p{Ll}+ ){0,4}${name}|(?:(?:the|a) )?(?:\p{Ll}+ ){0,2}${name}(?:, [^"“”]{3,90},)? (?:${sayings})(?!\p{L}))`,
  'u',
);

/** A sentence that ends a quotation, or gives its speaker: "… in the mill,” she said." */
const endsStatement = regexOf(
  String.raw`(?:(?:^|["“])[^"“”]{25,}["”]\s*$|["”] (?:[^"“”]{1,60} )?(?:${sayings})(?!\p{L})[^"“”]{0,80}\.\s*$|, (?:(?:he|she|they) (?:${sayings})|(?:[^,"“”]{2,40}) (?:said|says))\.\s*$)`,
  'u',
);

/** A person or group with a description: "Anna Rye, a baker in Vermont, says", "Jean Oat, head of the mill, said". */
const introduced = regexOf(
  String.raw`^(?:(?:But|And) )?(?:\p{Lu}\p{Ll}{0,3}\. )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.?| \p{Lu}[\p{L}'’-]+){1,3}, (?:an?|the|who|whose|\p{Ll}[\p{L}-]+ (?:of|at|for|in|and|with)|\p{Ll}[\p{L}-]+ \p{Ll}[\p{L}-]+ (?:of|at|for|in|and|with)) [^"“”]{3,140}, (?:${sayings}|is|was|has|had|agreed|agrees|disagreed|called|calls|described|believes|thinks)(?!\p{L})`,
  'u',
);

/** Openings that depend on the sentence before. */
const connected = regexOf(
  `^["“]?(?:${alternatives(capitalized(coordinators), capitalized(linkingAdverbs))}|${anyOf(capitalized('so because while although since which who specifically unfortunately similarly likewise therefore thus meaning asked despite what why how'))}|For (?:one|example|instance)|As a result|In (?:addition|fact|short|other|contrast|turn)|Of (?:course|those|them|these)|Not)(?![\\p{L}])`,
  'u',
);

/**
 * Openings that give the time or place of an event: "After 10 minutes", "Four years later", "From the resulting
 * corner".
 */
const moment = regex.u`^(?:(?:After|Before|Within|Until|For) (?:\p{Ll}+ ){0,2}(?:\d+|two|three|four|five|six|ten|half)(?![\p{L}])|(?:\p{Lu}\p{Ll}+|\d+) (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?) (?:later|earlier|before|after|ago)(?![\p{L}])|(?:Earlier|Elsewhere|Separately|Overall|From the|Under the|According to)(?![\p{L}]))`;

/**
 * Whether a report may begin a new paragraph here: at a quotation with its speaker, at a person with a description, at a
 * moment of the events, or where the report goes on after a quotation.
 */
export const opensInReport = (sentence: string, before: string): boolean => {
  if (/:["”’]?\s*$/u.test(before) || connected.test(sentence)) return false;
  if (startsQuoted.test(sentence)) return speaker.test(sentence) && !/["”]\s*$/u.test(before);
  return introduced.test(sentence) || moment.test(sentence) || endsStatement.test(before);
};

/** Subjects that need the sentence before to be understood. */
const knownSubject =
  /^(?:The|A|An|Some|Many|Most|Several|All|Both) (?:rest|others?|results?|answers?|reasons?|problems?|ideas?|points?|two|three|girls?|boys?|pair|couple|former|latter|move|decision|prediction|decline|increase|figures?|change)(?![a-z])|^(?:Both|All|Some|Most|Many) (?:are|were|have|had|of)(?![a-z])/u;

/** A subject with its article or number: "The researchers", "More than 40 mills". */
const withArticle = regex.u`^(?:The|A|An|Many|Most|Several|About|More than|At least|Two|Three|Four) ((?:\p{L}[\p{L}'’-]* )?\p{L}[\p{L}'’-]*)`;
const subjectAndVerb = regex.u`^(\p{Lu}[\p{L}'’-]+) (?!and )(\p{L}[\p{L}'’-]*)`;
const finite = /(?:s|ed)$|^(?:had|will|would|can|could|may|said|won|took|made)$/;

/** A name or noun without an article: "Police", "Page faces". "Rest the dough" asks for something. */
const isNamed = (sentence: string): boolean => {
  const [, first = '', second = ''] = subjectAndVerb.exec(sentence) ?? [];
  const word = first.toLowerCase();
  if (word === '' || stopWords.has(word) || /(?:ly|ing|ed)$/.test(word)) return false;
  return !(lemmaEntry(word)?.classes.includes('v') ?? false) || finite.test(second);
};

/** The sentences in which a subject with an article may have been mentioned. */
const mentions = (before: string, subject: string): boolean => {
  const held = contentOf(before);
  return [...contentOf(subject)].some((word) => held.has(word));
};

/** Whether a sentence names its subject itself, and the sentence before does not. */
const hasOwnSubject = (sentence: string, before: string): boolean => {
  const [, subject] = withArticle.exec(sentence) ?? [];
  return subject === undefined ? isNamed(sentence) : !mentions(before, subject);
};

/** Whether a sentence can begin a part of a long report that has no other opening. */
export const opensPart = (sentence: string, before: string): boolean =>
  !/:["”’]?\s*$/u.test(before) &&
  !connected.test(sentence) &&
  !knownSubject.test(sentence) &&
  hasOwnSubject(sentence, before);

const quotation = /["“][^"“”]*["”]?/gu;
const mentionsPeople = regex.u`(?<![\p{L}])(?:I|[Ww]e|[Yy]ou|[Mm]e|[Mm]y|[Uu]s|[Oo]ur|[Yy]our)(?![\p{L}])`;

/** Whether a text is a report: neither the writer nor the reader is mentioned outside its quotations. */
export const isReport = (sentences: readonly string[]): boolean => {
  const quoted = quotedStarts(sentences);
  return sentences.every((sentence, i) => quoted[i] || !mentionsPeople.test(sentence.replace(quotation, '')));
};
