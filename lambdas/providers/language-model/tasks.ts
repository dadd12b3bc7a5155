import type { ImageContext } from '#contracts/images/image-facts.ts';
import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { budgetOf, type ModelBudget, modelBounds } from '#contracts/models/model-caps.ts';
import type { ImageToDescribe, LanguageModel, ModelResponse } from '#ports';
import { checkImage } from './checks/check-image.ts';
import { checkKeywords } from './checks/check-keywords.ts';
import { checkOpinion } from './checks/check-opinion.ts';
import { checkRelevance } from './checks/check-relevance.ts';
import { checkRewrite } from './checks/check-rewrite.ts';
import { checkSnippets } from './checks/check-snippets.ts';
import { imagePrompt } from './prompts/image.ts';
import { keywordsPrompt } from './prompts/keywords.ts';
import { opinionPrompt } from './prompts/opinion.ts';
import { relevancePrompt } from './prompts/relevance.ts';
import { rewritePrompt } from './prompts/rewrite.ts';
import { snippetsPrompt } from './prompts/snippets.ts';
import { cleanLine, type DataBlock } from './requests/data-channel.ts';
import type { TaskDeps } from './requests/request-with-retries.ts';
import { runTask } from './requests/run-task.ts';

type Tasks = Omit<LanguageModel, 'name' | 'price'>;
type BuiltIn = LanguageModel;

/** Room for the answer's JSON and for the model's reasoning. */
const maxOutput = 1_000;
const tokensPerWord = 2;
const tokensPerRating = 16;
const tokensPerOpinion = 16;
const maxPromptKeywords = 15;

const articleBlock = ({ title, markdown }: Article, characters: number): DataBlock => ({
  label: 'article',
  text: [...(title === null || markdown.includes(title) ? [] : [title]), markdown.slice(0, characters)].join(
    '\n\n',
  ),
});

const keywordsBlock = (keywords: readonly KeywordIdea[]): DataBlock => ({
  label: 'keywords',
  text: keywords
    .slice(0, maxPromptKeywords)
    .map(({ text }) => cleanLine(text))
    .join('\n'),
});

const unwrap = async <Value>(response: Promise<ModelResponse<Value>>): Promise<Value> =>
  (await response).value;

const keywordsTask =
  (deps: TaskDeps, builtIn: BuiltIn): Tasks['findKeywordIdeas'] =>
  (article, budget) =>
    runTask(
      deps,
      {
        prompt: keywordsPrompt,
        data: [articleBlock(article, modelBounds.articleCharacters)],
        maxOutputTokens: maxOutput * 2,
        check: (output) => checkKeywords(article, output),
        fallback: () => unwrap(builtIn.findKeywordIdeas(article, budget)),
      },
      budget,
    );

/** The engine measures what it finds in the text. The model adds keywords that the engine does not find. */
const relevanceTask =
  (deps: TaskDeps, builtIn: BuiltIn): Tasks['scoreRelevance'] =>
  async (keywords, article, budget) => {
    const measured = await builtIn.scoreRelevance(keywords, article, budget);
    const ideas = measured.value;
    const open = ideas.filter(({ evidence }) => evidence === 'suggested').slice(0, modelBounds.judgedMost);
    if (open.length === 0) return measured;
    const lines = open.map(({ text }, i) => `${i + 1}: ${cleanLine(text)}`).join('\n');
    return runTask(
      deps,
      {
        prompt: relevancePrompt,
        data: [articleBlock(article, modelBounds.articleCharacters), { label: 'keywords', text: lines }],
        maxOutputTokens: maxOutput + open.length * tokensPerRating,
        check: (output) => checkRelevance(ideas, open, output),
        fallback: async () => ideas,
      },
      budget,
    );
  };

const snippetsTask =
  (deps: TaskDeps, builtIn: BuiltIn): Tasks['writeSnippets'] =>
  (article, keywords, budget) =>
    runTask(
      deps,
      {
        prompt: snippetsPrompt,
        data: [articleBlock(article, modelBounds.articleCharacters), keywordsBlock(keywords)],
        maxOutputTokens: maxOutput * 2,
        check: (output) => checkSnippets(article, keywords, output),
        fallback: () => unwrap(builtIn.writeSnippets(article, keywords, budget)),
      },
      budget,
    );

const rewriteTask =
  (deps: TaskDeps, builtIn: BuiltIn): Tasks['rewriteArticle'] =>
  async (article, keywords, budget) => {
    if (article.wordCount > modelBounds.rewriteWords) {
      const { value, work } = await builtIn.rewriteArticle(article, keywords, budget);
      return { value, work: { ...work, fallback: 'too_long' } };
    }
    return runTask(
      deps,
      {
        prompt: rewritePrompt,
        data: [articleBlock(article, Number.POSITIVE_INFINITY), keywordsBlock(keywords)],
        maxOutputTokens: maxOutput + article.wordCount * tokensPerWord,
        check: (output) => checkRewrite(article, output),
        fallback: () => unwrap(builtIn.rewriteArticle(article, keywords, budget)),
      },
      budget,
    );
  };

/** Each passage is one line, so that no passage can imitate another passage's line. */
const passageBlock = (label: string, passages: readonly string[]): DataBlock => ({
  label,
  text: passages.map((text, i) => `${i + 1}: ${cleanLine(text)}`).join('\n'),
});

const opinionTask =
  (deps: TaskDeps, builtIn: BuiltIn): Tasks['judgePassages'] =>
  (passages, budget) =>
    runTask(
      { ...deps, bounds: { ...deps.bounds, taskMs: Math.min(deps.bounds.taskMs, modelBounds.opinionMs) } },
      {
        prompt: opinionPrompt,
        data: [
          passageBlock(
            'original',
            passages.map(({ before }) => before),
          ),
          passageBlock(
            'rewrite',
            passages.map(({ after }) => after),
          ),
        ],
        maxOutputTokens: maxOutput + passages.length * tokensPerOpinion,
        check: (output) => checkOpinion(passages.length, output),
        fallback: () => unwrap(builtIn.judgePassages(passages, budget)),
      },
      budget,
    );

const imageBlocks = ({ facts }: ImageToDescribe, { title, keywords }: ImageContext): DataBlock[] => [
  { label: 'file-name', text: cleanLine(facts.fileName) },
  ...(facts.embeddedText === null
    ? []
    : [{ label: 'text-in-file', text: cleanLine(facts.embeddedText).slice(0, 500) }]),
  ...(title === null ? [] : [{ label: 'article-title', text: cleanLine(title) }]),
  ...(keywords.length === 0
    ? []
    : [{ label: 'article-keywords', text: keywords.slice(0, maxPromptKeywords).map(cleanLine).join('\n') }]),
];

const imageTask =
  (deps: TaskDeps, builtIn: BuiltIn): Tasks['describeImage'] =>
  async (image, context, budget: ModelBudget) => {
    const measured = await unwrap(builtIn.describeImage(image, context, budgetOf('image')));
    return runTask(
      deps,
      {
        prompt: imagePrompt,
        data: imageBlocks(image, context),
        image: image.copy,
        maxOutputTokens: maxOutput * 1.5,
        check: (output) => checkImage(image, context, measured, output),
        fallback: async () => measured,
      },
      budget,
    );
  };

/** The tasks of the port. Each asks the model, checks its answer and falls back to the engine. */
export const createTasks = (deps: TaskDeps, builtIn: BuiltIn): Tasks => ({
  findKeywordIdeas: keywordsTask(deps, builtIn),
  scoreRelevance: relevanceTask(deps, builtIn),
  writeSnippets: snippetsTask(deps, builtIn),
  rewriteArticle: rewriteTask(deps, builtIn),
  judgePassages: opinionTask(deps, builtIn),
  describeImage: imageTask(deps, builtIn),
});
