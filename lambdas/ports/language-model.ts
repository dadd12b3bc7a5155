import type { Article } from '#contracts/article.ts';
import type { KeywordIdea } from '#contracts/evidence.ts';
import type { ImageContext, ImageFacts } from '#contracts/image-facts.ts';
import type { ImageTexts } from '#contracts/image-texts.ts';
import type { SnippetText } from '#contracts/writing.ts';

export type Written = { titles: SnippetText[]; descriptions: SnippetText[] };

/**
 * Whatever writes and judges text: the built-in engine, or a language model. Answers are checked by the same
 * rules whoever gave them. Throws `JobError` (ProviderUnavailable, ProviderTimeout, ProviderMalformed).
 */
export interface LanguageModel {
  /** For the manifest: provider, model and prompt versions. */
  readonly name: string;
  findKeywordIdeas(article: Article): Promise<KeywordIdea[]>;
  scoreRelevance(keywords: string[], article: Article): Promise<KeywordIdea[]>;
  writeSnippets(article: Article, keywords: KeywordIdea[]): Promise<Written>;
  /** A rewritten article in Markdown; its facts are verified afterwards. */
  rewriteArticle(article: Article, keywords: KeywordIdea[]): Promise<string>;
  /** The texts of an image; its alternative text is checked and mended afterwards. */
  describeImage(image: ImageToDescribe, context: ImageContext): Promise<Omit<ImageTexts, 'checks'>>;
}

/** What is known of an image, and the image itself, encoded anew, for a model that sees. */
export type ImageToDescribe = { facts: ImageFacts; copy: Uint8Array; copyType: 'image/webp' };
