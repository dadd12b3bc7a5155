/**
 * The only file that code outside the engine imports from it, as `#engine`. The engine turns pages and pasted texts
 * into articles, finds and scores keywords, writes titles, descriptions, rewrites and image texts, and verifies what
 * others write. It reads no environment, clock or network; from Node, it needs only the thread's CPU time
 * (`bounds/deadline.ts`).
 *
 * Its modules have no side effects (`sideEffects` in package.json says so), so a bundle contains only the parts that it
 * uses.
 */

// Articles: from the bytes of a page, from its HTML, from a pasted text.
export { readBase } from './english/base-form.ts';
export { lemmaEntry } from './english/lexicon.ts';
export { type Tag, tagPartsOfSpeech } from './english/part-of-speech.ts';
// Parts of speech, as `scripts/train/topic/train-tagger.ts` learns them.
export { chooseTag, fixedTag, openTags, tagFeatures } from './english/tag-tokens.ts';
export { articleFromPlainPage, articleFromText } from './extraction/article-from-text.ts';
export { extractArticle } from './extraction/extract-article.ts';
export { decodeHtml } from './extraction/html/decode-html.ts';
export { splitFrontMatter } from './extraction/metadata/front-matter.ts';
export { describeImage } from './images/describe-image.ts';
export { writeImageNotes } from './images/image-notes.ts';
// Training: parts that `scripts/keyphrases/train-keyphrases.ts` needs to train the key-phrase model.
export type { Background, BackgroundTables } from './keyphrases/background.ts';
export {
  type BoostedTrees,
  type CompiledTrees,
  compileTrees,
  scoreTrees,
} from './keyphrases/boosted-trees.ts';
export { type Candidate, findCandidates } from './keyphrases/candidates.ts';
// Keywords: key phrases of any text, keyword ideas for an article, and the intent of a keyword.
export { extractKeywords } from './keyphrases/extract-keywords.ts';
export { FeatureMatrix } from './keyphrases/feature-matrix.ts';
export { phraseFeatures } from './keyphrases/features.ts';
export { type PhraseDocument, readDocument, stemLine } from './keyphrases/phrase-document.ts';
// `scripts/train/keywords` learns which candidates are keywords.
export {
  candidateFeatures,
  type FoundCandidate,
  namesOf,
  rateFeature,
  rateKey,
  rateOf,
} from './keywords/candidates/candidate-features.ts';
export { strongFrom } from './keywords/candidates/graded-shares.ts';
export { orderCandidates } from './keywords/candidates/order-candidates.ts';
export { indexArticle } from './keywords/evidence/article-index.ts';
export { findKeywordIdeas } from './keywords/find-keyword-ideas.ts';
export { classifyIntent } from './keywords/ideas/classify-intent.ts';
export { ideasFromPhrases } from './keywords/ideas/ideas-from-phrases.ts';
export { scoreRelevance } from './keywords/ideas/score-relevance.ts';
export { clusterKeys, clusterKeywords } from './keywords/phrases/cluster-keywords.ts';
export { findCandidates as findKeywordCandidates, usedTopic } from './keywords/searches/find-candidates.ts';
export { judgeCandidates, toProbability } from './keywords/searches/judge-candidates.ts';
// Language: detection, sentences, and the base forms of English words.
export { detectLanguage } from './language/detect-language.ts';
export { splitSentences } from './language/split-sentences.ts';
export { stemsOf } from './language/stem.ts';
export { type Token, tokenize } from './language/tokenize.ts';
export { escapeMarkdown } from './markdown/markdown-inline.ts';
export { readKindFeatures } from './topic/kind-features.ts';
export { type TextKind, textKinds } from './topic/kinds.ts';
// Topic: what a text is about, and the searches that it answers. `scripts/train/topic` trains the models.
export { leadFeatures, leadScore, rankLeads } from './topic/lead/choose-lead.ts';
export { type LeadCandidate, leadCandidates } from './topic/lead/lead-candidates.ts';
// Training: parts that `scripts/train` needs to learn the kinds of text.
export { obviousKind } from './topic/obvious-kind.ts';
export { findPhrases } from './topic/phrases/find-phrases.ts';
export { type MeasuredText, measureText } from './topic/phrases/measured-text.ts';
export { meaningOf, type Phrase, readPhrase } from './topic/phrases/phrase.ts';
export { topicPhraseFeatures } from './topic/phrases/phrase-features.ts';
export { scoreAll } from './topic/phrases/score-phrases.ts';
export { readTopicText } from './topic/phrases/topic-text.ts';
export { rarityOf } from './topic/phrases/word-background.ts';
export { readTopic, scorePhrases, topicByScores } from './topic/read-topic.ts';
export { readKind, standardizeFeatures } from './topic/text-kind.ts';
// Training: parts that `scripts/train/verification` needs to learn which word changes alter the meaning.
export { compareTexts } from './verification/compare/compared-passages.ts';
// Rewriting: the rewritten article, its facts compared with the original, and the article part of a result.
export { backgroundOf, findUnfounded } from './verification/find-unfounded.ts';
export { baseForm, evidence, openLexicon, type Part } from './verification/lexicon/lexicon.ts';
export { type Precedents, precedentFeatures } from './verification/meaning/changes/precedents.ts';
export { contextVector, substitutionFeatures } from './verification/meaning/changes/substitution.ts';
export { decisionRow, oddsFeatures } from './verification/meaning/decision-row.ts';
export { decisiveChanges } from './verification/meaning/decisive-changes.ts';
export { judgeRewrite } from './verification/meaning/judge-comparison.ts';
export { readStretch, restrain } from './verification/meaning/judge-passage.ts';
export type { JudgedElsewhere } from './verification/repair/changed-passages.ts';
export { repairRewrite } from './verification/repair/repair-rewrite.ts';
export { reportChanges } from './verification/report/report-changes.ts';
export { verifyRewrite } from './verification/verify-rewrite.ts';
export { readSummaryFacts } from './writing/advice/summary-facts.ts';
// Titles and descriptions: written, measured and checked. The checks apply to any writer.
export { areSimilar, findSnippetFaults, measureSnippet } from './writing/check-snippets.ts';
export { checkArticle } from './writing/checks/check-article.ts';
// Training: parts that `scripts/train/train-descriptions.ts` needs to learn which descriptions an editor publishes.
export { readDescribedTopic } from './writing/descriptions/described-topic.ts';
export { describeArticle, descriptionFeatures } from './writing/descriptions/drafts/description-features.ts';
export type { Form } from './writing/descriptions/drafts/description-forms.ts';
export { styleFeatures, styleWords } from './writing/descriptions/drafts/description-style.ts';
export type { Draft } from './writing/descriptions/drafts/draft.ts';
export { possibleDrafts, rankDrafts } from './writing/descriptions/rank-drafts.ts';
export { writeDescriptions } from './writing/descriptions/write-descriptions.ts';
// Choices: the texts of a result for another lead keyword, with edited texts and without rejected changes.
export { followChoices } from './writing/follow-choices.ts';
// Tests: the test double of a language model answers with titles and descriptions that pass the gate.
export { descriptionGateFaults, titleGateFaults } from './writing/gate-snippets.ts';
export { canBeTitle } from './writing/headlines/own-headline.ts';
export { contentOf, type Reading, readPassages } from './writing/passages/read-passages.ts';
export { similarity } from './writing/passages/similarity.ts';
// Training: parts that `scripts/train/rewrite/train-context.ts` needs to learn which of two confused words fits.
export { blocksOf } from './writing/rewriting/blocks/edit-blocks.ts';
export { changeSentences, protectedText } from './writing/rewriting/blocks/protected-text.ts';
export { buildArticles, findUncertain } from './writing/rewriting/build-articles.ts';
export { weightStep, wordPairs } from './writing/rewriting/context/context-weights.ts';
export { contextFeatures, contextWords, wordClass } from './writing/rewriting/context/context-words.ts';
export { rewriteArticle } from './writing/rewriting/rewrite-article.ts';
// Training: the word that `scripts/train/rewrite/train-spelling.ts` takes an unknown word for.
export { intendedWord } from './writing/rewriting/words/spelling/intended-words.ts';
export { composeTitles } from './writing/titles/compose/compose-titles.ts';
export { guessFrame } from './writing/titles/compose/guess-frame.ts';
export { formOf, hashOf, headlineWords, tableSize } from './writing/titles/gate/headline-model.ts';
export { publishChances } from './writing/titles/gate/publish-gate.ts';
export { type Judged, judgeTitles, titleFeatures } from './writing/titles/gate/title-features.ts';
export { readTitleSubject } from './writing/titles/subject/read-title-subject.ts';
export { type TitleFrame, titleFrames } from './writing/titles/subject/title-frame.ts';
export { varyTitles } from './writing/titles/vary/vary-titles.ts';
export { writeTitles } from './writing/titles/write-titles.ts';
