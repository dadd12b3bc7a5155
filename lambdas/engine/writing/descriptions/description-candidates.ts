import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import { alternatives } from '#engine/english/word-classes.ts';
import {
  announcingVerbs,
  enthusiasmWords,
  otherTextNames,
  presentingVerbs,
  textNames,
} from '#engine/english/word-lists/text-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isReport } from '#engine/topic/report/is-report.ts';
import { readKind } from '#engine/topic/text-kind.ts';
import { contentOf, type Reading } from '#engine/writing/passages/read-passages.ts';
import { worthBesideTitle } from './beside-title.ts';
import { isBrokenPromise, isCutOff } from './drafts/broken-lines.ts';
import type { DescribedTopic } from './drafts/description-features.ts';
import { isAction } from './drafts/description-forms.ts';
import { mentionsPage } from './drafts/mentions-page.ts';
import { isPromise } from './drafts/promises.ts';
import { isPurpose } from './drafts/purposes.ts';
import { isVerbless } from './drafts/verbless.ts';
import { type RankedDraft, rankDrafts } from './rank-drafts.ts';
import { reframe } from './reframe.ts';
import { statingBonuses } from './stating-bonus.ts';

export type DescriptionAngle = 'own' | 'lead' | 'point' | 'question' | 'number' | 'sections';

/** `score` is the expected grade minus penalties for length and for the gate; 1 is publishable. */
export type DescriptionCandidate = { text: string; angle: DescriptionAngle; score: number };

const { minCharacters } = snippetLimits.description;

/** The penalty for 60 characters of unused space on a result page. A text below the least length is a label. */
const missing = 0.1;
const minDescriptionLength = 60;
/** "Learn how to send recurring payments on Venmo." says everything that the headline promises. */
const minCompleteLength = 45;
const statesPurpose = (text: string): boolean => isPromise(text) || isPurpose(text) || isAction(text);
const shortness = (text: string): number =>
  (missing * Math.max(0, minCharacters - text.length)) / 60 +
  (text.length < (statesPurpose(text) ? minCompleteLength : minDescriptionLength) ? 0.4 : 0);

/**
 * The penalty for what no editor publishes: a text that depends on another, or an incomplete sentence. Such a text is
 * a last resort.
 */
const gatePenalty = 0.6;
/** Of 68 such openings, strict graders published 26%; of other sentences that depend on another, 2% of 766. */
const openingPenalty = 0.1;
const angleOf = ({ row, text, make }: RankedDraft): DescriptionAngle => {
  if (make !== 'sentences' && make !== 'question') return 'sections';
  if (row[0]?.passage.index === 0) return 'lead';
  if (/\?/.test(text)) return 'question';
  return /\d/.test(text) ? 'number' : 'point';
};

/** A sentence that needs a label before it is usually a detail: graders publish one of twenty. */
const labelPenalty = 0.3;

/**
 * Without a word of its topic or title, a reader cannot tell what a text is about. Strict graders published 3% of
 * such texts and gave 83% grade 0, against 12% and 43% for others. A promise of that kind describes something that a
 * passage teaches in passing: one of 17 was published. Of a text without a title, its first sentence says better what
 * it is about than the topic that the engine finds: 18% of 97 were published.
 */
const namelessPenalty = { promise: 0.6, other: 0.25, opening: 0.08 } as const;

/** A name within this many words is the subject; a later one belongs to a detail. */
const earlyTopic = { words: 12, bonus: 0.05 } as const;

const beginningOf = (text: string): string => text.split(' ').slice(0, earlyTopic.words).join(' ');
const namelessCost = ({ text, make, opens }: RankedDraft, hasTitle: boolean): number =>
  isPromise(text) && make === 'sentences'
    ? namelessPenalty.promise
    : isPurpose(text)
      ? 0
      : opens && !hasTitle
        ? namelessPenalty.opening
        : namelessPenalty.other;

/** "Last year I walked through Asia. How walking changed my life.": no graded line is of this kind. */
const storyBonus = 0.2;
const isStory = ({ make, text }: RankedDraft): boolean =>
  make === 'completed' && /[.!] (?:How|Why) (?!to )[^.?!]+\.$/u.test(text);

/** A report states its news in the first sentence. Few of the texts that the ranker learned from are reports. */
const openingOfReport = 0.3;

/** "I want to share what a year of rye taught me": a statement of what the text offers. */
const intentions = regexOf(
  String.raw`(?<!\p{L})(?:I|we)(?:['’](?:ll|d like to|m going to|re going to)| will| (?:just )?want(?:ed)? to| would like to| am going to| are going to) (?:just )?(?:${alternatives(presentingVerbs)}|share|talk|write|look|explore|walk|introduce|tell|focus)(?!\p{L})`,
  'iu',
);

/** "We're thrilled to announce ...": the news of the text. */
const enthusiasm = regexOf(
  String.raw`^(?:today,? )?(?:I|we|the (?:\p{L}+ ){1,3})(?:['’](?:m|re)| am| are| is) (?:\p{L}+ )?(?:${alternatives(enthusiasmWords)}|delighted) to (?:${alternatives(announcingVerbs)}|share|welcome)(?!\p{L})`,
  'iu',
);

/**
 * How much strict graders prefer each form, beyond what the ranker learned from more lenient ones. They publish half
 * of the promises alone, two thirds of the lines that say what a text offers, 43% of looks and 84% of the guides,
 * against 13% of sentences from the text. They publish none of 58 with "Covers ...", one of 52 promises beside a
 * sentence, two of 40 ranges, one of 20 that begin with a thing ("The bag is canvas"), and no imperative
 * (training/README.md).
 */
const forms: readonly { pattern: RegExp; bonus: number }[] = [
  { pattern: /^Learn [^.:]*\.$/u, bonus: 0.15 },
  { pattern: intentions, bonus: 0.12 },
  // Six of twelve were published, none of 34 with "On ..." and one of 92 with "Most ...".
  { pattern: enthusiasm, bonus: 0.15 },
  { pattern: /^On /u, bonus: -0.1 },
  { pattern: /^(?:Most|Some|Many|Others?|Another|Each|Every|Both) /u, bonus: -0.1 },
  { pattern: regex.u`^A (?:[\p{L}-]+ ){0,2}guide [^.:]*\.$`, bonus: 0.1 },
  { pattern: regex.u`^A (?:[\p{L}-]+ ){0,2}look [^.:]*\.$`, bonus: 0.2 },
  { pattern: /^What (?:I|we)(?:['’]ve)? [^.:]*\.$/u, bonus: 0.3 },
  {
    pattern: /^(?:Use|Set|Run|Create|Add|Make|Take|Get|Look|Enable|Install|Replace|Visit|Keep) /u,
    bonus: -0.1,
  },
  // Graders published none of 26.
  {
    pattern:
      /^(?:Schedule|Host|Push|Place|Remove|Put|Go|Drive|Write|Beware|Say|Imagine|Manage|Open|Click|Do|Repeat|Pour|Press) /u,
    bonus: -0.25,
  },
  { pattern: regex.u`^The \p{Ll}`, bonus: -0.06 },
  // "a way to bridge this gap": graders published 9% of 152 that the ranker put first, and gave 72% grade 0.
  {
    pattern: regexOf(
      String.raw`(?<=\p{L},? )(?:this|these|those) (?!(?:\p{L}+ )?(?:year|month|week|season|summer|winter|spring|fall|autumn|morning|weekend|days|blog|${alternatives(textNames, otherTextNames)})(?!\p{L}))\p{Ll}+`,
      'u',
    ),
    bonus: -0.1,
  },
  // Graders published two of 47, and one of 28.
  { pattern: /\balso\b|^There /u, bonus: -0.06 },
  // Graders published three of the four with three steps or more, and one of 23 with fewer.
  { pattern: /^Learn how to [^.:]*: (?!how to )[^.,:]*,[^.:]* and [^.:]*\.$/u, bonus: 0.15 },
  { pattern: regex.u`[.!?] Covers \p{L}`, bonus: -0.2 },
  { pattern: regex.u`^Learn .*[.!?] \p{Lu}|[.!?] Learn \p{L}`, bonus: -0.2 },
  { pattern: /, from .+ to /u, bonus: -0.15 },
];
const bonusOf = (text: string): number =>
  forms.reduce((sum, { pattern, bonus }) => sum + (pattern.test(text) ? bonus : 0), 0);

/**
 * "Learn how to sharpen a knife" from a sentence deep in the text: a passing detail. Strict graders published none of
 * 19, but four of 15 from the first ten sentences.
 */
const deepPromise = { from: 10, penalty: 0.4 } as const;
const isDeepPromise = ({ make, row, text }: RankedDraft): boolean =>
  make === 'sentences' && isPromise(text) && (row[0]?.passage.index ?? 0) >= deepPromise.from;

const verblessPenalty = 0.25;

const isBroken = ({ text }: RankedDraft): boolean =>
  isCutOff(text) || isBrokenPromise(text) || mentionsPage(text);
const gateCost = (draft: RankedDraft): number =>
  isBroken(draft) || !(draft.whole || draft.opens) ? gatePenalty : draft.whole ? 0 : openingPenalty;

/** A step of a recipe says nothing about the dish. */
const stepPenalty = 0.3;
const isStep = ({ make, row }: RankedDraft): boolean =>
  make === 'sentences' && (row[0]?.passage.section ?? 0) > 0;

/** Kinds of text that teach what their headline says. */
const guiding: readonly string[] = ['how-to', 'tips', 'explainer', 'reference', 'recipe'];

/**
 * Two frames around the same short clause are one description. Only a line with enough content of its own gets a
 * second frame.
 */
const reframed = { minScore: 0.3, minCharacters: 60, cost: 0.02 } as const;

/** The candidates, plus the best lesson among them in a different frame. */
const withFrame = (candidates: readonly DescriptionCandidate[]): DescriptionCandidate[] => {
  const [best] = candidates
    .filter(({ score, text }) => score >= reframed.minScore && text.length >= reframed.minCharacters)
    .flatMap((candidate) => {
      const text = reframe(candidate.text);
      return text === null ? [] : [{ ...candidate, text, score: candidate.score - reframed.cost }];
    })
    .sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
  const isNew = best !== undefined && candidates.every(({ text }) => text !== best.text);
  return isNew ? [...candidates, best] : [...candidates];
};

/** All candidate descriptions: the article's own sentences, and lines composed from its headings and lists. */
export const findDescriptionCandidates = (
  reading: Reading,
  topic: DescribedTopic,
): DescriptionCandidate[] => {
  const { kind } = readKind(reading.article);
  const isNews = isReport(reading.article);
  const title = contentOf(reading.article.title ?? '');
  const names = contentOf([topic.phrase, ...topic.aliases, reading.article.title ?? ''].join(' '));
  const isNameless = (text: string): boolean =>
    names.size > 0 && ![...contentOf(text)].some((word) => names.has(word));
  const drafts = rankDrafts(reading, topic);
  const stating = statingBonuses(reading.article, drafts);
  const candidates = drafts.map((draft, i) => ({
    text: draft.text,
    angle: angleOf(draft),
    score:
      draft.grade +
      (stating[i] ?? 0) +
      bonusOf(draft.text) +
      worthBesideTitle(draft, title) +
      (isNews && draft.row[0]?.passage.index === 0 ? openingOfReport : 0) -
      shortness(draft.text) -
      (isNameless(draft.text)
        ? namelessCost(draft, title.size > 0)
        : isNameless(beginningOf(draft.text))
          ? 0
          : earlyTopic.bonus) -
      (draft.make === 'labeled' && !draft.row.every(({ text }) => isPurpose(text) && !/^here/i.test(text))
        ? labelPenalty
        : 0) -
      (kind === 'recipe' && isStep(draft) ? stepPenalty : 0) +
      (isStory(draft) ? storyBonus : 0) -
      (isDeepPromise(draft) ? deepPromise.penalty : 0) -
      (draft.make === 'sentences' && draft.row.some((form) => isVerbless(form.text)) ? verblessPenalty : 0) -
      gateCost(draft),
  }));
  const guides = guiding.includes(kind) || /(?:^|: )how to /iu.test(reading.article.title ?? '');
  return guides ? withFrame(candidates) : candidates;
};
