import type { ImageContext, ImageFacts } from '#contracts/images/image-facts.ts';
import type { ImageTexts } from '#contracts/images/image-texts.ts';
import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import type { SnippetText } from '#contracts/keywords/writing.ts';
import type { ModelWork } from '#contracts/models/language-model.ts';
import type { ModelBudget, ModelPrice } from '#contracts/models/model-caps.ts';

/** A passage whose meaning may have changed, with the verdict of the engine. */
export type DoubtfulPassage = { before: string; after: string; isChanged: boolean };

export type Written = { titles: SnippetText[]; descriptions: SnippetText[] };

/** What was asked for, and who made it. */
export type ModelAnswer<Value> = { value: Value; work: ModelWork };

/**
 * Whatever writes and judges text: the built-in engine, or a language model with the engine behind it. A model that
 * fails, refuses or breaks the rules twice is no error: the engine does the task, and the work says so. Answers are
 * checked by the same rules, no matter who wrote them. Throws `JobError` (ProviderUnavailable, ProviderTimeout,
 * ProviderMalformed) when there is no answer at all.
 */
export interface LanguageModel {
  /** For the manifest: provider, model and prompt versions. */
  readonly name: string;
  /**
   * Of its tokens; null for the built-in engine. A run asks a model that has a price for each task once, with a budget,
   * and keeps the work.
   */
  readonly price: ModelPrice | null;
  findKeywordIdeas(article: Article, budget: ModelBudget): Promise<ModelAnswer<KeywordIdea[]>>;
  scoreRelevance(
    keywords: string[],
    article: Article,
    budget: ModelBudget,
  ): Promise<ModelAnswer<KeywordIdea[]>>;
  writeSnippets(
    article: Article,
    keywords: KeywordIdea[],
    budget: ModelBudget,
  ): Promise<ModelAnswer<Written>>;
  /** A rewritten article in Markdown; its facts are verified afterwards. */
  rewriteArticle(
    article: Article,
    keywords: KeywordIdea[],
    budget: ModelBudget,
  ): Promise<ModelAnswer<string>>;
  /**
   * Whether each passage of a rewrite says something else than its original, in their order. The passages are those that
   * the engine's judge doubts; without an answer its own verdict counts.
   */
  judgePassages(passages: readonly DoubtfulPassage[], budget: ModelBudget): Promise<ModelAnswer<boolean[]>>;
  /** The texts of an image. Its alt text is checked and repaired afterwards. */
  describeImage(
    image: ImageToDescribe,
    context: ImageContext,
    budget: ModelBudget,
  ): Promise<ModelAnswer<Omit<ImageTexts, 'checks'>>>;
}

/** The known facts about an image, and the re-encoded image for a vision model. */
export type ImageToDescribe = { facts: ImageFacts; copy: Uint8Array; copyType: 'image/webp' };
