import type { ImageContext, ImageFacts } from '#contracts/images/image-facts.ts';
import type { ImageTexts } from '#contracts/images/image-texts.ts';
import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import type { SnippetText } from '#contracts/keywords/writing.ts';
import type { ModelWork } from '#contracts/models/language-model.ts';
import type { ModelBudget, ModelPrice } from '#contracts/models/model-caps.ts';

/** A passage whose meaning may have changed, with the engine's verdict. */
export type DoubtfulPassage = { before: string; after: string; isChanged: boolean };

export type Written = { titles: SnippetText[]; descriptions: SnippetText[] };

/** The output of a task, and who made it. */
export type ModelResponse<Value> = { value: Value; work: ModelWork };

/**
 * Writes and judges text: either the built-in engine, or a language model with the engine as its fallback. If a model
 * fails, refuses or breaks the rules twice, that is not an error: the engine does the task, and the work record says
 * so. The same rules check every response, no matter who wrote it. Throws `JobError` (ProviderUnavailable,
 * ProviderTimeout, ProviderMalformed) if there is no response at all.
 */
export interface LanguageModel {
  /** For the manifest: provider, model and prompt versions. */
  readonly name: string;
  /**
   * The price of the model's tokens; null for the built-in engine. A run asks a model with a price once per task,
   * within a budget, and stores its response.
   */
  readonly price: ModelPrice | null;
  findKeywordIdeas(article: Article, budget: ModelBudget): Promise<ModelResponse<KeywordIdea[]>>;
  scoreRelevance(
    keywords: string[],
    article: Article,
    budget: ModelBudget,
  ): Promise<ModelResponse<KeywordIdea[]>>;
  writeSnippets(
    article: Article,
    keywords: KeywordIdea[],
    budget: ModelBudget,
  ): Promise<ModelResponse<Written>>;
  /** A rewritten article in Markdown. Its facts are verified afterwards. */
  rewriteArticle(
    article: Article,
    keywords: KeywordIdea[],
    budget: ModelBudget,
  ): Promise<ModelResponse<string>>;
  /**
   * For each passage of a rewrite, in order: whether it changes the meaning of the original. Only passages that the
   * engine's judge doubts are sent. Without a response, the engine's own verdict counts.
   */
  judgePassages(passages: readonly DoubtfulPassage[], budget: ModelBudget): Promise<ModelResponse<boolean[]>>;
  /** The texts of an image. Its alt text is checked and repaired afterwards. */
  describeImage(
    image: ImageToDescribe,
    context: ImageContext,
    budget: ModelBudget,
  ): Promise<ModelResponse<Omit<ImageTexts, 'checks'>>>;
}

/** The known facts about an image, and the re-encoded image for a vision model. */
export type ImageToDescribe = { facts: ImageFacts; copy: Uint8Array; copyType: 'image/webp' };
