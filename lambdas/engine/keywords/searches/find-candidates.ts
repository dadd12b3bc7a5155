import type { FoundCandidate } from '#engine/keywords/candidates/candidate-features.ts';
import type { KeywordTopic } from '#engine/keywords/candidates/keyword-candidate.ts';
import { isDistinct, isSearchable } from '#engine/keywords/candidates/searchable.ts';
import { type ArticleIndex, contentSearchStems } from '#engine/keywords/evidence/article-index.ts';
import { findEvidence } from '#engine/keywords/evidence/find-evidence.ts';
import { isPlaceName } from '#engine/keywords/phrases/place-names.ts';
import { startsWithPraise, withoutPraise } from '#engine/keywords/phrases/text-fragments.ts';
import { isOwnSite } from '#engine/site-names/site-in-title.ts';
import { titleClause } from '#engine/topic/read-topic.ts';
import { readKind } from '#engine/topic/text-kind.ts';
import { makeCandidates } from './make-candidates.ts';

/** The number of phrases that are considered. */
const maxRanked = 240;

/**
 * A bare common word ("script") does not lead. A phrase of the title leads instead. In an untitled text, it is a phrase
 * that contains the word and has at least this share of its probability of being the topic.
 */
const minShare = 0.2;

/** True if the article uses every word of a phrase outside examples. */
const isUsed = (index: ArticleIndex, phrase: string): boolean =>
  contentSearchStems(phrase).every((stem) => index.postings.has(stem) || index.title.includes(stem));

/** The place of an event is not the topic of a text, unless the text is for travelers or its title names the place. */
const isScene = (index: ArticleIndex, text: string): boolean =>
  isPlaceName(text) &&
  readKind(index.article).kind !== 'travel' &&
  !contentSearchStems(text).every((stem) => index.title.includes(stem));

/** The form of a text rather than its subject: "quick checklist", "week experiment". */
const formOfText =
  /^(?:(?:quick|short|brief|simple|handy|full|complete|first|second|third|last|next|previous|following|original|day|week|month|year) )+(?:checklist|guide|list|posts?|article|tutorial|summary|overview|newsletter|experiment|series|examples?|journey|conversation|session)$|^(?:book|movie|film|game|album|product|year) reviews?$/;

/**
 * Whether a phrase may be a piece of a sentence. Not a single word, praise that may be a name ("new leaf"), or a noun
 * that looks like a verb ("interview with").
 */
const mayBePiece = (phrase: string): boolean =>
  phrase.includes(' ') && !phrase.includes(' with ') && !startsWithPraise(phrase);

/**
 * The topic without phrases that the article only mentions. The first phrase that the article uses leads. In an untitled
 * text, the next of the leads replaces a piece of a sentence: "build pipeline" for "sort of build pipeline". Of 1,082
 * untitled texts, 22 get another lead: 6 better ones and none worse.
 */
export const usedTopic = (
  index: ArticleIndex,
  { phrase, aliases, ranked }: KeywordTopic,
  leads: readonly string[] = [],
): KeywordTopic => {
  const canLead = (text: string): boolean =>
    isSearchable(text) &&
    !formOfText.test(text) &&
    isUsed(index, text) &&
    !isScene(index, text) &&
    !isOwnSite(index.article, text);
  const used = ranked.slice(0, maxRanked).filter((entry) => isUsed(index, entry.phrase));
  const best = used.find((entry) => canLead(entry.phrase));
  const isNarrower = (entry: KeywordTopic['ranked'][number]): boolean =>
    index.title.length > 0
      ? contentSearchStems(entry.phrase).every((stem) => index.title.includes(stem))
      : entry.phrase.split(' ').includes(best?.phrase ?? '') && entry.topic >= (best?.topic ?? 0) * minShare;
  const distinct = used.find((entry) => isDistinct(entry.phrase) && isNarrower(entry));
  const isComplete = isDistinct(phrase) || titleClause(index.article, phrase)?.isAction === true;
  const next =
    index.title.length === 0 && mayBePiece(phrase)
      ? leads.find((text) => canLead(text) && isDistinct(text))
      : undefined;
  const whole = canLead(phrase) && isComplete ? phrase : (next ?? (distinct ?? best)?.phrase);
  const plain = withoutPraise(whole ?? '');
  const lead = plain !== null && isDistinct(plain) ? plain : whole;
  return {
    phrase: lead ?? used[0]?.phrase ?? '',
    aliases: aliases.filter((alias) => alias !== lead && canLead(alias)),
    ranked: used,
  };
};

/** The candidates of an article with their evidence, except those that occur only in examples. */
export const findCandidates = (
  index: ArticleIndex,
  topic: KeywordTopic,
  names: ReadonlySet<string>,
): FoundCandidate[] => {
  const heads = new Map<string, boolean>();
  const isHead = (about: string): boolean => {
    const known = heads.get(about) ?? !findEvidence(index, about).isOnlyMentioned;
    heads.set(about, known);
    return known;
  };
  return makeCandidates(index, topic, names)
    .map((candidate) => ({ ...candidate, evidence: findEvidence(index, candidate.text) }))
    .filter(
      ({ evidence, origin, about }) =>
        !evidence.isOnlyMentioned &&
        isHead(about) &&
        (origin === 'asked' ||
          origin === 'section' ||
          origin === 'joined' ||
          evidence.sentences.length > 0 ||
          evidence.title > 0 ||
          evidence.nearest.length > 0),
    );
};
