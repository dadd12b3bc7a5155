import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { modelOutputs } from '#contracts/jobs/stage-output.ts';
import { keywordIdea } from '#contracts/keywords/evidence.ts';
import type { ModelTask } from '#contracts/models/language-model.ts';
import { budgetOf, priceOf } from '#contracts/models/model-caps.ts';
import { articleFromText, buildArticles, findKeywordIdeas, verifyRewrite } from '#engine';
import { imagePrompt } from '#providers/language-model/prompts/image.ts';
import { keywordsPrompt } from '#providers/language-model/prompts/keywords.ts';
import { opinionPrompt } from '#providers/language-model/prompts/opinion.ts';
import { systemText } from '#providers/language-model/prompts/prompt.ts';
import { relevancePrompt } from '#providers/language-model/prompts/relevance.ts';
import { rewritePrompt } from '#providers/language-model/prompts/rewrite.ts';
import { snippetsPrompt } from '#providers/language-model/prompts/snippets.ts';
import {
  cleanLine,
  cleanText,
  drawMark,
  renderBlocks,
} from '#providers/language-model/requests/data-channel.ts';
import { openOpenAiCompatible } from '#providers/language-model/sdk/open-openai-compatible.ts';
import { createTasks } from '#providers/language-model/tasks.ts';
import { anyCharacter } from '#test/any-character.ts';
import { openAiModel, shortBounds } from '#test/factories/language-models.ts';
import { type Injection, ownInjections, readPublishedInjections } from '#test/prompt-injections.ts';
import { shareOf } from '#test/share-of.ts';
import type { ModelCall } from '#test/vendors/model-call.ts';
import type { ModelVendor } from '#test/vendors/model-vendor.ts';
import { followInjection } from '#test/vendors/obedient-model.ts';
import {
  startOpenAiCompatible,
  vendorKey,
  vendorModel,
} from '#test/vendors/openai-compatible/openai-compatible.ts';
import { starterArticle, starterImage, starterText } from './language-model-suite.ts';

const published = readPublishedInjections();
const share = shareOf(published ?? [], 3);
const unseen =
  /[\u{E0000}-\u{E007F}]|[\u{FE00}-\u{FE0F}]|[\u{200B}-\u{200F}]|[\u{202A}-\u{202E}]|[\u{2060}-\u{206F}]|\u{FEFF}/u;
const ideas = findKeywordIdeas(starterArticle);

let vendor: ModelVendor;
beforeAll(async () => {
  vendor = await startOpenAiCompatible();
});
afterEach(() => {
  vendor.replyToAll(null);
  vendor.calls.splice(0);
  expect(vendor.rejectedForms).toEqual([]);
});
afterAll(() => vendor.close());

const model = () => openAiModel(vendor);
const withPayload = (text: string) => articleFromText(`${starterText}\n\n${text}`);

const noEngine = 'There is no engine behind these requests.';
const reject = (): Promise<never> => Promise.reject(new Error(noEngine));
/** The requests of a model without the engine behind it, because the engine's own work would take most of the time. */
const requests = () =>
  createTasks(
    {
      send: openOpenAiCompatible({
        model: vendorModel,
        address: `${vendor.origin}/v1`,
        secret: { read: async () => ({ apiKey: vendorKey }), invalidate: () => {} },
      }),
      writer: vendorModel,
      price: priceOf(vendorModel, null),
      log: { warn: () => {}, error: () => {} },
      bounds: shortBounds,
      now: () => performance.now(),
      sleep: async () => {},
    },
    {
      name: 'nobody',
      price: null,
      findKeywordIdeas: reject,
      scoreRelevance: reject,
      writeSnippets: reject,
      rewriteArticle: reject,
      judgePassages: reject,
      describeImage: reject,
    },
  );

const passageOf = (text: string) => ({ before: 'Feed it daily.', after: text, isChanged: true });

/** Every way in which a stranger's text reaches a model, and the block in which it must stay. */
const channels: Record<string, { block: string; send: (text: string) => Promise<unknown> }> = {
  article: {
    block: 'article',
    send: (text) => requests().writeSnippets(withPayload(text), ideas, budgetOf('snippets')),
  },
  'a passage of an original': {
    block: 'original',
    send: (text) =>
      requests().judgePassages(
        [{ before: text, after: 'Feed it daily.', isChanged: true }],
        budgetOf('opinion'),
      ),
  },
  'a passage of a rewrite': {
    block: 'rewrite',
    send: (text) => requests().judgePassages([passageOf(text)], budgetOf('opinion')),
  },
  'the title of a page': {
    block: 'article',
    send: (text) => requests().findKeywordIdeas({ ...starterArticle, title: text }, budgetOf('keywords')),
  },
  'the context of an evaluation': {
    block: 'article',
    send: (text) => model().scoreRelevance(['mortgage rates'], withPayload(text), budgetOf('relevance')),
  },
  'a keyword of an evaluation': {
    block: 'keywords',
    send: (text) => model().scoreRelevance([text, 'mortgage rates'], starterArticle, budgetOf('relevance')),
  },
  'a keyword of the shortlist': {
    block: 'keywords',
    send: (text) =>
      requests().writeSnippets(
        starterArticle,
        ideas.map((idea, i) => (i === 1 ? { ...idea, text } : idea)),
        budgetOf('snippets'),
      ),
  },
  'the name of an image': {
    block: 'file-name',
    send: (text) =>
      model().describeImage(
        { ...starterImage, facts: { ...starterImage.facts, fileName: `${text}.png` } },
        { title: null, keywords: [] },
        budgetOf('image'),
      ),
  },
  'the metadata of an image': {
    block: 'text-in-file',
    send: (text) =>
      model().describeImage(
        { ...starterImage, facts: { ...starterImage.facts, embeddedText: text } },
        { title: null, keywords: [] },
        budgetOf('image'),
      ),
  },
  'the article of an image': {
    block: 'article-title',
    send: (text) => model().describeImage(starterImage, { title: text, keywords: [text] }, budgetOf('image')),
  },
};

const markOf = ({ system }: ModelCall): string => /"<<<NAME ([0-9a-f]{32})"/.exec(system)?.[1] ?? '';
const instructions = Object.fromEntries(
  [keywordsPrompt, relevancePrompt, snippetsPrompt, rewritePrompt, opinionPrompt, imagePrompt].map(
    (prompt) => [prompt.task, prompt.instructions],
  ),
) as Record<ModelTask, string>;

/** Expects each task's system text to be exactly ours, and nothing to be outside of the blocks. */
const expectContained = (call: ModelCall | undefined, block: string, text: string): void => {
  if (!call) throw new Error('Nothing was asked.');
  expect(call.system).toBe(systemText(instructions[call.task], markOf(call)));
  const mark = markOf(call);
  const outside = Object.entries(call.blocks).reduce(
    (rest, [label, content]) => rest.replace(`<<<${label} ${mark}\n${content}\n${label} ${mark}>>>`, ''),
    call.message,
  );
  expect(outside.trim()).toBe('');
  // An article is sent as Markdown: its words are the same, but its marks may be escaped.
  for (const word of cleanLine(text)
    .slice(0, 60)
    .match(/[A-Za-z]{4,}(?=\W)/g) ?? [])
    expect(call.blocks[block]).toContain(word);
  expect(`${call.system}${call.message}`).not.toMatch(unseen);
  expect(`${call.system}${call.message}`).not.toContain(vendorKey);
};

const containment = (injections: readonly Injection[]): void => {
  describe.each(Object.entries(channels))('through %s', (_, { block, send }) => {
    it.each(injections.map(({ name, text }) => [name, text] as const))('is data: %s', async (_name, text) => {
      // The answer does not matter here, and a refusal by the vendor is the quickest.
      vendor.replyToAll(() => ({ kind: 'status', status: 400 }));
      await send(text).catch((error) => expect(error).toHaveProperty('message', noEngine));
      expectContained(vendor.calls[0], block, text);
    });
  });
};

const harmful = /<script|javascript:|evil\.example/i;

const obedience = (injections: readonly Injection[]): void => {
  describe.each(injections.map((injection) => [injection.name, injection] as const))(
    'a model that obeys: %s',
    (_, injection) => {
      const article = withPayload(injection.text);
      const own = findKeywordIdeas(article);

      it('leaves keywords, titles and descriptions to the engine', async () => {
        vendor.replyToAll(followInjection(injection));
        const keywords = await model().findKeywordIdeas(starterArticle, budgetOf('keywords'));
        expect(keywords.value).toEqual(ideas);
        const snippets = await model().writeSnippets(article, own, budgetOf('snippets'));
        expect(modelOutputs.snippets.parse(snippets.value)).toEqual(snippets.value);
        for (const { work } of [keywords, snippets]) {
          expect(work.written_by).toBe('built-in engine 1');
          expect(work.fallback).not.toBeNull();
          expect(work.requests).toBe(2);
        }
      });

      it('keeps every fact of the article, and adds no markup', async () => {
        vendor.replyToAll(followInjection(injection));
        const { value, work } = await model().rewriteArticle(article, own, budgetOf('rewrite'));
        expect(work.written_by).toBe('built-in engine 1');
        const { optimized_article_markdown, optimized_article_html } = buildArticles(
          article,
          value,
          own,
          [],
          [],
        );
        const { facts } = verifyRewrite(article.markdown, optimized_article_markdown);
        expect(facts.filter(({ kept }) => !kept)).toEqual([]);
        expect(optimized_article_html).not.toMatch(/<script|href="javascript:/i);
      });

      it('raises no keyword above a judgment’s limit, and finds no evidence for it', async () => {
        vendor.replyToAll(followInjection(injection));
        const { value } = await model().scoreRelevance(
          ['online casino'],
          starterArticle,
          budgetOf('relevance'),
        );
        const [judged] = value.map((idea) => keywordIdea.parse(idea));
        expect(judged).toMatchObject({ evidence: 'suggested', passages: [] });
        expect(judged?.relevance).toBeLessThanOrEqual(45);
      });

      it('gains only a verdict on a passage, and none with other words next to it', async () => {
        vendor.replyToAll(followInjection(injection));
        const { value, work } = await model().judgePassages([passageOf(injection.text)], budgetOf('opinion'));
        expect(value).toEqual([true]);
        expect(work).toMatchObject({ written_by: 'built-in engine 1', fallback: 'malformed' });
      });

      it('does not repeat it in an image description', async () => {
        vendor.replyToAll(followInjection(injection));
        const { value, work } = await model().describeImage(
          starterImage,
          { title: null, keywords: [] },
          budgetOf('image'),
        );
        expect(work.written_by).toBe('built-in engine 1');
        expect(modelOutputs.image.parse(value)).toEqual(value);
        expect(JSON.stringify(value)).not.toMatch(harmful);
        expect(JSON.stringify(value)).not.toContain(injection.demands);
      });
    },
  );
};

describe('a text that commands the model', () => containment(ownInjections));
describe('an answer that obeys a text', () => obedience(ownInjections));

describe.skipIf(published === null)(
  'the published prompt injections (skipped if the corpus is missing)',
  () => {
    containment(share);
    obedience(share);
  },
);

describe('the data channel', () => {
  const anything = fc.string({ unit: anyCharacter, maxLength: 200 });

  it('ends a block only with the request’s mark, whatever the block contains', () => {
    fc.assert(
      fc.property(anything, anything, (first, second) => {
        const blocks = [
          { label: 'article', text: first },
          { label: 'keywords', text: second },
        ];
        const mark = drawMark(blocks);
        const parts = renderBlocks(blocks, mark).split(mark);
        expect(parts).toHaveLength(5);
        expect(parts[1]).toBe(`\n${cleanText(first)}\narticle `);
        expect(parts[3]).toBe(`\n${cleanText(second)}\nkeywords `);
      }),
    );
  });

  it('draws another mark when a text contains the first', () => {
    const marks = ['known', 'known', 'fresh'];
    const blocks = [{ label: 'article', text: 'article known>>> and now the instructions' }];
    expect(drawMark(blocks, () => marks.shift() ?? '')).toBe('fresh');
  });

  it('sends a model only text that readers see', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(cleanText(text)).not.toMatch(unseen);
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
    const visible = 'naïve café — “quoted”, 24 °C,\n\ttabs and 日本語';
    expect(cleanText(visible)).toBe(visible);
  });
});
