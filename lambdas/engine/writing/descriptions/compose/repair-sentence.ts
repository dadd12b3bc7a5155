import { alternatives, anyOf, asWritten } from '#engine/english/word-classes.ts';
import {
  announcingVerbs,
  enthusiasmWords,
  firstPersonPronouns,
  otherTextNames,
  presentingVerbs,
  textNames,
} from '#engine/english/word-lists/text-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { surfaceForm } from '#engine/writing/clauses/surface-form.ts';
import { backReferencesWith } from '#engine/writing/descriptions/drafts/back-references.ts';
import type { DescribedTopic } from '#engine/writing/descriptions/drafts/description-features.ts';
import { openingRepairs } from '#engine/writing/descriptions/drafts/opening-repairs.ts';
import { promisesOf } from '#engine/writing/descriptions/drafts/promises.ts';
import { purposesOf, thesesOf } from '#engine/writing/descriptions/drafts/purposes.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import { contentOf, type Passage } from '#engine/writing/passages/read-passages.ts';
import { authorActions } from './author-actions.ts';
import { questionClause } from './headlines/headline-clauses.ts';
import { definitionIn } from './long-openings.ts';
import { thesisPromise } from './thesis-promises.ts';

/** Words that connect a sentence to an earlier one or address somebody. The rest is complete without them. */
const opening = regex.iu`^(?:(?:and|but|so|or|yet|plus|also|well|now|okay|ok|anyway|anyways|basically|actually|luckily|fortunately|unfortunately|sadly|importantly|interestingly|of course|in fact|in short|in summary|in conclusion|in the end|in closing|to sum up|to summarize|to conclude|all in all|overall|ultimately|bottom line|the bottom line|that said|to be (?:fair|honest)|long story short|true|indeed|as (?:you (?:may|might|probably)? ?know|always|usual|mentioned(?: before| earlier)?)|first off|for (?:those|anyone) who (?:don['’]t|doesn['’]t) know|finally|lastly|additionally|furthermore|moreover|however|nevertheless|still|again|hi (?:all|everyone|there|folks)|hello (?:all|everyone|there|world)?|hey (?:all|everyone|there|folks)?|welcome back|good news|btw|by the way|simply put|put simply|in a nutshell|essentially|in essence|instead|with (?:that|this) (?:said|in mind)|as (?:you|some of you|many of you)(?: (?:may|might|will|can|could|probably|likely))*(?: have)?(?: already)? (?:noticed?|seen?|heard?|guess(?:ed)?|know|read|tell|imagined?))(?:\s?[,!.—–]+\s*|\s?-+\s+)|(?:tl;?dr|btw|spoiler(?: alert)?|update|note|quick note|news|summary)\s?:\s*|(?:the )?(?:tl;?dr|(?:short|long|simple|quick) (?:version|answer|story|summary)|gist|bottom line|takeaway|idea|point)(?: here)? is(?: that)?,? (?=(?:I|we|the|a|an|you|\p{Lu}\p{L}+)\s)|(?:and |but |so )?(?:that|this)(?:['’]s| is) why\s+|(?:and|but|so)\s+(?=(?:I|we|the|a|an|you|if|when|there|my|our|how|why|what)\s))`;

const page = `${alternatives(textNames, otherTextNames)}|blog post|blog|write-?up`;
const subjectWithAuxiliary =
  "(?:I|we|you)(?:['’](?:ll|d|re|m)| will| are going to| am going to| can| want to| would like to| wanted to| plan to)?";

/** "In this post, I will show you how to ..." */
const announced = regexOf(
  `^(?:(?:today|here),? )?(?:in (?:this|today['’]s) (?:short |quick |blog |brief )*(?:${page}),? )?(?:the (?:aim|goal|purpose) of this (?:${page}) is to|${subjectWithAuxiliary}|this (?:short |quick |blog |brief )*(?:${page})(?: will)?) (?:going to )?(?:show(?:s)?|demonstrate(?:s)?|explain(?:s)?|learn|see|discuss(?:es)?|explore(?:s)?|describe(?:s)?|cover(?:s)?|teach(?:es)?|look at|walk (?:you )?through|share(?:s)?|find out|talk about|is (?:all )?about|document(?:s)?|tell(?:s)?|summari[sz]e(?:s)?|outline(?:s)?|go over|go through|review(?:s)?|answer(?:s)?)(?: you| about)? (?=(?:how|why|what|when|where|which) )`,
  'iu',
);

const backReferences = backReferencesWith();

const firstPerson = regexOf(
  String.raw`(?<!\p{L})${anyOf(asWritten(firstPersonPronouns))}(?!\p{L})|(?<!\p{L})(?:I|we)['’]`,
  'u',
);

/** "..., and we're super excited about it!": the announcement is complete without it. */
const delight = regexOf(
  String.raw`,? and (?:I|we)(?:['’](?:m|re)| am| are) (?:\p{L}+ )?(?:${alternatives(enthusiasmWords)}|stoked|delighted)(?!\p{L})[^,;]*[.!]$`,
  'iu',
);

const withoutDelight = (text: string): string | null =>
  delight.test(text) ? text.replace(delight, '.') : null;

/** "..., and we will explore how": something else that the text shows. */
const secondAnnouncement = regexOf(
  `,? and (?:then )?(?:I|we|you)(?:['’]ll| will| can| are going to)?(?: also)? (?:${alternatives(presentingVerbs)}|explore|see|learn|look at|look into|share|talk about)(?: you)?(?= (?:how|why|what|when|where|which) )`,
  'iu',
);

/** "The team is excited to announce the launch": the announcement matters, not the delight. */
const delightedOpening = regexOf(
  String.raw`(?<=^(?:Today,? )?(?:The )?\p{Lu}[\p{L}\p{N} .&'’-]{1,40}) (is|are) (?:\p{L}+ )?(?:${alternatives(enthusiasmWords)}|delighted) to (${alternatives(announcingVerbs)}|share)(?= )`,
  'u',
);

const announcement = (text: string): string | null => {
  const found = delightedOpening.exec(text);
  if (found === null) return null;
  const [whole, be, verb = ''] = found;
  const plain = text.replace(/\s\([^()]*\)/g, '');
  const says = be === 'are' ? verb : `${verb}${/(?:ch|sh)$/.test(verb) ? 'es' : 's'}`;
  return plain.replace(whole, ` ${says}`);
};

/** "In an effort to make that material accessible, we announce a new index": the opening refers to another passage. */
const referringOpening = regex.u`^(?:In|For|To|With|As|From|On|At|After|Because of) [^,;]{0,40}(?<!\p{L})(?:this|that|these|those|it|them|their|such)(?!\p{L})[^,;]{0,60}, (?=(?:we|I|the|you|\p{Lu})(?!\p{L}| ?['’])|we['’]|I['’])`;

const withoutReferringOpening = (text: string): string | null =>
  referringOpening.test(text) && !announced.test(text)
    ? startWithCapital(text.replace(referringOpening, ''))
    : null;

/** "So Vermont has two mills": a name follows the word that joins the sentence to another. */
const joinedName = regex.u`^(?:So|But|And) (?=\p{Lu}\p{Ll}+ (?:\p{Ll}+ly )?\p{Ll})`;

/** "I baked in June and is what led me here" from "That is why I baked in June and is what led me here". */
const secondReason = /^[^,;]* and (?:is|was) (?:also )?(?:what|why|how|where|when) /i;

const withoutOpening = (text: string): string => {
  const rest = text.replace(joinedName, '').replace(opening, '');
  return rest === text ? text : startWithCapital(rest);
};

/**
 * "Learn how to ..." from "In this post, I will show you how to ..."; "How we moved the mill." from "This post
 * describes how we moved the mill", which nobody else can learn to do. Null if the rest refers to another passage.
 */
const asPromise = (text: string): string | null => {
  const rest = text.replace(announced, '').replace(secondAnnouncement, ' and');
  if (!announced.test(text) || rest.endsWith('?') || backReferences.test(rest.slice(0, 40))) return null;
  return regex.u`(?<!\p{L})(?:I|we|my|me|us)(?!\p{L})`.test(rest) ? startWithCapital(rest) : `Learn ${rest}`;
};

/** Somebody who does not know how to do a thing, or asks about it, does not teach it. */
const uncertaintyWords = regex.iu`(?<!\p{L})(?:know|knew|ideas?|readme|wrote|written|sure|unsure|wonder\p{L}*|figure(?!d out)\p{L}*|clue|struggl\p{L}*|not|never|n['’]t|question\p{L}*|ask\p{L}*|decid\p{L}*|confus\p{L}*|problem|hard|if|without|fail(?:s|ed)?|previous\p{L}*|earlier|last|another|other)(?!\p{L})`;
const minClauseLength = 35;

/**
 * "how to build talks that stand out" at the end of a sentence; "why ..." or "how ..." after a word such as
 * "explain".
 */
const clauses = [
  regex.iu`(?<!\p{L})(how to \p{L}+ [^?!;:"“]+?)[.!]$`,
  regexOf(
    String.raw`(?<!\p{L})(?:${alternatives(presentingVerbs)}|see|share|learn|explore)(?:s|ing)?(?: you| about)? ((?:how|why) (?!to |well |much |many |far |long |often |good |bad |hard |easy |little )[^?!;:"“]+?)[.!]$`,
    'iu',
  ),
];

/** "Learn how to ..." from a sentence that ends with what its text teaches. */
const asLesson = (text: string): string[] =>
  clauses.flatMap((pattern) => {
    const found = pattern.exec(text);
    const [, clause = ''] = found ?? [];
    const lead = text.slice(0, found?.index ?? 0);
    const isClosed = (clause.match(/[()]/g)?.length ?? 0) % 2 === 0 && !/\)/.test(clause.split('(')[0] ?? '');
    return clause.length < minClauseLength ||
      uncertaintyWords.test(lead) ||
      // "How to Make Sense of Any Mess" is the title of a book.
      regex.u`^how to \p{Lu}\p{Ll}`.test(clause.replace(/^H/, 'h')) ||
      !isClosed ||
      regex.iu`(?<!\p{L})(?:but|(?:can|could|may|will) be (?:found|seen|read))(?!\p{L})|^how to \p{L}+ (?:is|are|was|were|can|will|means|takes)(?!\p{L})`.test(
        clause,
      ) ||
      firstPerson.test(clause) ||
      backReferences.test(clause.replace(/ that /g, ' '))
      ? []
      : [`Learn ${clause.replace(/^H/, 'h')}.`];
  });

/** The text explains what its opening states about the topic; a later statement is a detail. */
const openingTheses = 5;

/**
 * "It is a map of the mills": the opening presents the subject of the text. An opinion ("It is a good time to") does
 * not.
 */
const presented = regex.u`^(?:It|This)(?:['’]s| is) (an? (?!(?:lot|bit|shame|pity|matter|question|fact|good|great|bad|big|huge|nice|hard|simple|problem|thing|reason|sign|mistake|time|way|common|known|joy|pleasure|continuation|follow|part|\p{L}+ (?:time|way|thing|idea|day|question|reason|problem|feeling)|guest|fun)(?!\p{L}))(?:[\p{L}\d-]+ ){1,4}?(?:of|for|about|from|on|that|with) [^?!:;()]{24,})$`;
const maxPresentedPassages = 3;

/** "A map of the mills of Vermont." from "It is a map of the mills of Vermont." */
const presentation = (text: string, { index }: Passage): string | null => {
  const [, what = ''] = presented.exec(text) ?? [];
  return what === '' ||
    index >= maxPresentedPassages ||
    firstPerson.test(what) ||
    backReferences.test(what.replaceAll(' that ', ' '))
    ? null
    : startWithCapital(what);
};

/** Only the opening asks a question that the whole text answers. */
const openingQuestions = 10;

/** "Learn how a component can update the page." from a question in the opening that names the topic. */
const questionPromise = (text: string, { index }: Passage, topic: DescribedTopic): string | null => {
  const clause = index < openingQuestions && !backReferences.test(text) ? questionClause(text) : null;
  const names = contentOf([topic.phrase, ...topic.aliases].join(' '));
  return clause !== null && [...contentOf(clause)].some((word) => names.has(word))
    ? `Learn ${clause}.`
    : null;
};

const singular = regex.u`^(?:It|This)(?= (?:is|was|has|can|lets|allows|helps|makes|provides|gives|supports|uses|needs|works|comes|includes|offers|will|also|requires|runs|shows|takes|contains|enables|adds|means)(?!\p{L}))`;
const plural = regex.u`^(?:They|These)(?= (?:are|were|have|can|let|allow|help|make|provide|give|support|use|need|work|come|include|offer|will|also|require|run|show|take|contain|enable|add|mean)(?!\p{L}))`;

/** The topic in place of a pronoun, if it is the subject of the previous sentence. */
const withSubject = (text: string, before: Passage | undefined, topic: DescribedTopic): string | null => {
  const pronoun = singular.test(text) ? singular : plural.test(text) ? plural : null;
  if (pronoun === null || before === undefined) return null;
  for (const name of [topic.phrase, ...topic.aliases]) {
    const shown = surfaceForm(before.text, name);
    const start = before.text.toLowerCase().indexOf(name.toLowerCase());
    const lead = before.text.slice(0, Math.max(start, 0));
    const isSubject = start >= 0 && /^(?:the |an? |our |my )?$/iu.test(lead);
    const verb = before.text.slice(start + name.length, start + name.length + 12);
    const agrees =
      pronoun === singular
        ? regex.u`^ (?:is|was|has|can|will|\p{Ll}+s)(?!\p{L})`
        : regex.u`^ (?:are|were|have|can|will)(?!\p{L})`;
    if (name !== '' && isSubject && agrees.test(verb))
      return text.replace(pronoun, startWithCapital(`${lead}${shown}`));
  }
  return null;
};

/** The patterns scan the rest of a sentence at each "how to". */
const maxSentenceLength = 500;

/** Other forms of a sentence that make sense alone: without connecting words, as a promise, or with its subject named. */
export const repairSentence = (
  passage: Passage,
  before: Passage | undefined,
  topic: DescribedTopic,
  prose: string,
): string[] => {
  if (passage.text.length > maxSentenceLength) return [];
  const bare = withoutOpening(passage.text);
  if (secondReason.test(bare)) return [];
  const near = before?.paragraph === passage.paragraph ? before : undefined;
  const forms = [
    asPromise(bare),
    withoutDelight(bare),
    announcement(bare),
    withoutReferringOpening(bare),
    ...asLesson(bare),
    ...promisesOf(bare),
    ...purposesOf(bare),
    ...definitionIn(bare),
    ...openingRepairs(bare),
    ...thesesOf(bare),
    ...authorActions(bare, prose, contentOf([topic.phrase, ...topic.aliases].join(' '))),
    questionPromise(bare, passage, topic),
    presentation(bare, passage),
    ...(passage.index < openingTheses ? [bare, ...thesesOf(bare)] : []).map((form) =>
      thesisPromise(form, topic, prose),
    ),
    withSubject(bare, near, topic),
    bare === passage.text ? null : bare,
  ];
  return [...new Set(forms.flatMap((form) => form ?? []))];
};
