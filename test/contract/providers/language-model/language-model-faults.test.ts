import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FallbackReason, ModelWork } from '#contracts/models/language-model.ts';
import { budgetOf } from '#contracts/models/model-caps.ts';
import { findKeywordIdeas } from '#engine';
import type { LanguageModel } from '#ports';
import { openOpenAiCompatible } from '#providers/language-model/sdk/open-openai-compatible.ts';
import { readRetryAfter } from '#providers/language-model/sdk/read-failure.ts';
import { bedrockServed, openAiModel, servedModels, shortBounds } from '#test/factories/language-models.ts';
import { bedrockCredentials, claudeModel, startBedrock } from '#test/vendors/bedrock/bedrock.ts';
import type { ModelVendor, VendorReply } from '#test/vendors/model-vendor.ts';
import { startOpenAiCompatible, vendorModel } from '#test/vendors/openai-compatible/openai-compatible.ts';
import { starterArticle, starterImage } from './language-model-suite.ts';

const context = { title: starterArticle.title, keywords: ['sourdough starter', 'wild yeast', 'rye flour'] };
const ideas = findKeywordIdeas(starterArticle);

const passages = [
  { before: 'Feed it once a day.', after: 'Give it food every day.', isChanged: false },
  { before: 'It keeps well.', after: 'It may keep well.', isChanged: true },
];

/** Each task, called with its own budget. */
const tasks = {
  keywords: (model: LanguageModel) => model.findKeywordIdeas(starterArticle, budgetOf('keywords')),
  relevance: (model: LanguageModel) =>
    model.scoreRelevance(
      ['wild yeast', 'bread baking', 'mortgage rates'],
      starterArticle,
      budgetOf('relevance'),
    ),
  snippets: async (model: LanguageModel) => model.writeSnippets(starterArticle, ideas, budgetOf('snippets')),
  rewrite: async (model: LanguageModel) => model.rewriteArticle(starterArticle, ideas, budgetOf('rewrite')),
  opinion: (model: LanguageModel) => model.judgePassages(passages, budgetOf('opinion')),
  image: (model: LanguageModel) => model.describeImage(starterImage, context, budgetOf('image')),
} as const;
type Task = keyof typeof tasks;

const builtIn = { written_by: 'built-in engine 1', repaired: false };
const workBy = async (task: Task, model: LanguageModel): Promise<ModelWork> =>
  (await tasks[task](model)).work;

const answer = (output: unknown): VendorReply => ({ kind: 'answer', output });
const { markdown } = starterArticle;
const titles = [
  'How to keep a sourdough starter alive for years',
  'Feeding and storing a starter: flour, water, fridge',
  'Why whole rye flour brings the most wild yeast',
];
const descriptions = [
  'Feed a sourdough starter once a day at room temperature or once a week in the fridge, and it will live for years. Flour, water and wild yeast do it.',
  'Whole rye flour brings the most wild yeast and bread flour makes the starter strong. Change the flour slowly, and leave bleached flour out of it.',
  'A grey liquid on top is only alcohol: pour it off or stir it in. Take the starter out the evening before baking day and let it rise in a warm place.',
];
const imageTexts = {
  purpose: 'informative',
  alt_text: 'A glass jar with a bubbling starter beside a bag of flour',
  title: 'Starter and flour',
  caption: 'What the dough begins with.',
  description: 'A glass jar stands on a wooden table.',
};
const inGerman =
  '# Sauerteig\n\nEin Sauerteig ist Mehl und Wasser, und wilde Hefe ist darin. Er wird einmal am Tag gefüttert, und so lebt er viele Jahre. Das ist nicht schwer, und es ist auch nicht teuer.';

/** Answers that are well formed but wrong, with the reason that must be named. */
const wrongOutputs: [what: string, task: Task, output: unknown, reason: FallbackReason][] = [
  [
    'a search volume that nobody asked for',
    'keywords',
    { keywords: [{ text: 'starter', volume: 900 }] },
    'malformed',
  ],
  ['two keywords', 'keywords', { keywords: ['sourdough starter', 'wild yeast'] }, 'count'],
  ['200 keywords', 'keywords', { keywords: Array.from({ length: 200 }, (_, i) => `starter ${i}`) }, 'count'],
  [
    'keywords about something else',
    'keywords',
    { keywords: ['buy cheap pills', 'online casino', 'crypto bonus', 'loans', 'rye flour', 'vpn deals'] },
    'support',
  ],
  [
    'keywords that are markup',
    'keywords',
    { keywords: ['<b>starter</b>', 'wild yeast', 'rye flour', 'bread flour', 'starter', 'fridge'] },
    'markup',
  ],
  ['a rating too few', 'relevance', { ratings: [{ id: 1, relevance: 50 }] }, 'count'],
  ['a rating too many', 'relevance', { ratings: [1, 2, 3].map((id) => ({ id, relevance: 50 })) }, 'count'],
  ['ratings beyond 100', 'relevance', { ratings: [1, 2].map((id) => ({ id, relevance: 900 })) }, 'malformed'],
  ['two titles', 'snippets', { titles: titles.slice(1), descriptions }, 'count'],
  [
    'a title of 80 characters',
    'snippets',
    { titles: ['a'.repeat(80), ...titles.slice(1)], descriptions },
    'length',
  ],
  [
    'a description of a few words',
    'snippets',
    { titles, descriptions: ['Short.', ...descriptions.slice(1)] },
    'length',
  ],
  [
    'a title that points to another text',
    'snippets',
    { titles: ['These are the steps that keep it alive for years', ...titles.slice(1)], descriptions },
    'vague',
  ],
  [
    'a title about a detail',
    'snippets',
    { titles: ['A grey liquid on top is only alcohol', ...titles.slice(1)], descriptions },
    'weak',
  ],
  [
    'a description without a subject',
    'snippets',
    {
      titles,
      descriptions: [
        'It was the second one that needed more care, because they had left it in a warm place for too long, and it took many days until it rose again.',
        ...descriptions.slice(1),
      ],
    },
    'vague',
  ],
  ['a title twice', 'snippets', { titles: [titles[0], titles[0], titles[2]], descriptions }, 'alike'],
  [
    'a title with an invented figure',
    'snippets',
    { titles: ['Keep a sourdough starter alive in 7 easy steps', ...titles.slice(1)], descriptions },
    'facts',
  ],
  [
    'a title with an invented name',
    'snippets',
    { titles: ['What Paul Hollywood says about a sourdough starter', ...titles.slice(1)], descriptions },
    'facts',
  ],
  [
    'a title with a script',
    'snippets',
    { titles: ['<script>alert(1)</script> a sourdough starter', ...titles.slice(1)], descriptions },
    'markup',
  ],
  [
    'titles in German',
    'snippets',
    {
      titles: [
        'Der Sauerteig und wie er mit dem Mehl lebt',
        'Die Hefe und das Wasser in dem Glas',
        'Das Füttern ist nicht schwer und auch gut',
      ],
      descriptions,
    },
    'language',
  ],
  ['an opinion too few', 'opinion', { opinions: [{ id: 1, same: true }] }, 'count'],
  [
    'two opinions on one passage',
    'opinion',
    {
      opinions: [
        { id: 1, same: true },
        { id: 1, same: false },
      ],
    },
    'count',
  ],
  ['a rewrite in German', 'rewrite', { markdown: inGerman }, 'language'],
  ['a rewrite that is a summary', 'rewrite', { markdown: `${markdown.slice(0, 200)}.` }, 'length'],
  [
    'a rewrite without its figures',
    'rewrite',
    { markdown: markdown.replaceAll('50', '80').replace('1998', '2001').replace('24 °C', '30 °C') },
    'facts',
  ],
  [
    'a rewrite with a script',
    'rewrite',
    { markdown: `${markdown}\n\n<script>fetch('https://evil.example')</script>` },
    'markup',
  ],
  [
    'a rewrite with a link that runs something',
    'rewrite',
    { markdown: markdown.replace('Anna Berg', '[Anna Berg](javascript:alert(1))') },
    'markup',
  ],
  ['a refusal in its shape', 'rewrite', { markdown: "I'm sorry, but I can't help with that." }, 'refused'],
  [
    'an alternative text that is a file name',
    'image',
    { ...imageTexts, alt_text: 'IMG_20240101.png' },
    'alt_text',
  ],
  [
    'an alternative text stuffed with keywords',
    'image',
    { ...imageTexts, alt_text: 'Sourdough starter, wild yeast, rye flour, bread' },
    'alt_text',
  ],
  [
    'a caption with a link',
    'image',
    { ...imageTexts, caption: 'See [this](https://evil.example).' },
    'markup',
  ],
  ['a title without words', 'image', { ...imageTexts, title: '' }, 'length'],
];

describe('an answer that is well formed but wrong', () => {
  let vendor: ModelVendor;
  beforeAll(async () => {
    vendor = await startOpenAiCompatible();
  });
  afterEach(() => {
    vendor.calls.splice(0);
    expect(vendor.rejectedForms).toEqual([]);
  });
  afterAll(() => vendor.close());

  it('waits whole milliseconds when less time is left than a request may take', async () => {
    const bounds = { ...shortBounds, taskMs: shortBounds.requestMs - 0.5 };
    expect(await workBy('snippets', openAiModel(vendor, { bounds, now: () => 0 }))).toMatchObject({
      written_by: vendorModel,
    });
  });

  it.each(wrongOutputs)('is told about %s and answers again', async (_, task, output, reason) => {
    vendor.queue(answer(output));
    expect(await workBy(task, openAiModel(vendor))).toMatchObject({
      written_by: vendorModel,
      fallback: null,
      repaired: true,
      requests: 2,
    });
    const [first, second] = vendor.calls;
    expect(first?.blocks).not.toHaveProperty('faults');
    expect(second?.blocks.faults).toBeTruthy();
    expect(second?.blocks['previous-answer']).toBeTruthy();
    expect(reason).toBeTruthy();
  });

  it.each(wrongOutputs)('leaves the task to the engine after %s twice', async (_, task, output, reason) => {
    vendor.queue(answer(output), answer(output));
    expect(await workBy(task, openAiModel(vendor))).toMatchObject({
      ...builtIn,
      fallback: reason,
      requests: 2,
    });
  });
});

describe.each(servedModels)('a language model at $name that goes wrong', ({ modelId, start, serve }) => {
  let vendor: ModelVendor;
  beforeAll(() => {
    for (const [name, value] of Object.entries(bedrockCredentials)) vi.stubEnv(name, value);
  });
  // A new vendor for each test: an abandoned request may reach the vendor after the test that made it.
  beforeEach(async () => {
    vendor = await start();
  });
  afterEach(async () => {
    await vendor.close();
    expect(vendor.rejectedForms).toEqual([]);
  });
  afterAll(() => {
    vi.unstubAllEnvs();
  });

  const workOf = (task: Task, model: LanguageModel = serve(vendor)) => workBy(task, model);

  const unreadable: [VendorReply, FallbackReason][] = [
    [{ kind: 'text', text: 'Here are your keywords: starter, yeast.' }, 'malformed'],
    [{ kind: 'text', text: '{"keywords": ["starter", ' }, 'malformed'],
    [{ kind: 'text', text: "I'm sorry, but I can't help with that." }, 'refused'],
    [{ kind: 'refused' }, 'refused'],
    [{ kind: 'cut_off', text: '{"keywords": ["starter"' }, 'malformed'],
    [{ kind: 'truncated' }, 'malformed'],
    [{ kind: 'not_json' }, 'malformed'],
    [{ kind: 'other_json' }, 'malformed'],
    [{ kind: 'endless' }, 'malformed'],
  ];
  it.each(unreadable)('is called once more after %o', async (reply) => {
    vendor.queue(reply);
    expect(await workOf('keywords')).toMatchObject({ written_by: modelId, repaired: true, requests: 2 });
  });
  it.each(unreadable)('leaves the task to the engine after %o twice', async (reply, fallback) => {
    vendor.queue(reply, reply);
    expect(await workOf('keywords')).toMatchObject({ ...builtIn, fallback, requests: 2 });
  });

  it('is accepted inside a Markdown fence', async () => {
    const keywords = ['sourdough starter', 'wild yeast', 'rye flour', 'bread flour', 'starter fridge'];
    vendor.queue({ kind: 'text', text: `\`\`\`json\n${JSON.stringify({ keywords })}\n\`\`\`` });
    expect(await workOf('keywords')).toMatchObject({ written_by: modelId, repaired: false, requests: 1 });
  });

  it('waits as long as a busy vendor asks, within the time limit', async () => {
    const pauses: number[] = [];
    const sleep = async (ms: number) => void pauses.push(ms);
    vendor.queue({ kind: 'status', status: 429, headers: { 'retry-after': '7' } });
    expect(await workOf('keywords', serve(vendor, { sleep }))).toMatchObject({
      written_by: modelId,
      requests: 2,
    });
    expect(pauses).toEqual([7000]);
    vendor.queue({ kind: 'status', status: 429, headers: { 'retry-after': '3600' } });
    expect(await workOf('keywords', serve(vendor, { sleep }))).toMatchObject({
      ...builtIn,
      fallback: 'unavailable',
      requests: 1,
      cost_usd: 0,
    });
    expect(pauses).toHaveLength(1);
  });

  it.each([
    { kind: 'status', status: 500 },
    { kind: 'status', status: 503 },
    { kind: 'reset' },
    { kind: 'redirect' },
  ] as const)('is called three times during %o', async (reply) => {
    vendor.queue(reply, reply);
    expect(await workOf('keywords')).toMatchObject({ written_by: modelId, repaired: false, requests: 3 });
    vendor.replyToAll(() => reply);
    expect(await workOf('keywords')).toMatchObject({ ...builtIn, fallback: 'unavailable', requests: 3 });
  });

  it.each([
    { kind: 'status', status: 400, code: 'ValidationException' },
    { kind: 'status', status: 401 },
    { kind: 'status', status: 403, code: 'AccessDeniedException' },
    { kind: 'status', status: 404, code: 'ResourceNotFoundException' },
  ] as const)('is called once when the vendor returns %o', async (reply) => {
    vendor.queue(reply);
    expect(await workOf('keywords')).toMatchObject({
      ...builtIn,
      fallback: 'rejected',
      requests: 1,
      cost_usd: 0,
    });
  });

  it.each([{ kind: 'hang' }, { kind: 'slow_body' }] as const)(
    'leaves the task to the engine in time when there is %o, and counts the request in full',
    async (reply) => {
      vendor.queue(reply);
      const model = serve(vendor, { bounds: { ...shortBounds, requestMs: 200 } });
      // A request without a time limit would outlast the test.
      const work = await workOf('keywords', model);
      expect(work).toMatchObject({ ...builtIn, fallback: 'timeout', requests: 1 });
      expect(work.cost_usd).toBeGreaterThan(0);
      expect(work.cost_usd).toBeLessThanOrEqual(budgetOf('keywords').usd);
    },
  );

  it('makes no more calls once the budget is used', async () => {
    // A separate vendor: an abandoned request of an earlier test may still be on its way to the shared one.
    const own = await start();
    own.queue(answer({ keywords: [] }));
    const { work } = await serve(own).findKeywordIdeas(starterArticle, { tokens: 4_000, usd: 1 });
    expect(work).toMatchObject({ ...builtIn, fallback: 'count', requests: 1 });
    const poor = await serve(own).findKeywordIdeas(starterArticle, { tokens: 50_000, usd: 0.00001 });
    expect(poor.work).toMatchObject({ ...builtIn, fallback: 'over_cap', requests: 0 });
    expect(own.calls).toHaveLength(1);
    await own.close();
  });

  it('keeps a rewrite that lost one fact of many, and appends the sentence with that fact', async () => {
    const facts = Array.from({ length: 12 }, (_, i) => `The loaf of day ${i + 1} weighed ${310 + i} grams.`);
    const text = `${markdown}\n\n${facts.join(' ')}`;
    const article = { ...starterArticle, markdown: text, text, wordCount: starterArticle.wordCount + 84 };
    const output = { markdown: text.replace('weighed 315 grams', 'was baked') };
    vendor.queue(answer(output), answer(output));
    const { work } = await serve(vendor).rewriteArticle(article, ideas, budgetOf('rewrite'));
    expect(work).toMatchObject({ written_by: modelId, fallback: null, repaired: true, requests: 2 });
  });

  it('skips a rewrite that cannot finish in time', async () => {
    const long = { ...starterArticle, wordCount: 10_000 };
    const { work } = await serve(vendor).rewriteArticle(long, [], budgetOf('rewrite'));
    expect(work).toMatchObject({ ...builtIn, fallback: 'too_long', requests: 0 });
    expect(vendor.calls).toEqual([]);
  });

  it('sends the re-encoded image', async () => {
    await workOf('image');
    expect(vendor.calls[0]?.image).toEqual({ type: 'image/webp', bytes: starterImage.copy.length });
  });

  it('logs why the engine did a task, at error level if an operator must act, without the text or the key', async () => {
    const lines: unknown[] = [];
    const keep = (level: string) => (message: string, fields?: object) =>
      void lines.push({ level, message, ...fields });
    const log = { warn: keep('warn'), error: keep('error') };
    vendor.queue({ kind: 'status', status: 400 });
    await workOf('rewrite', serve(vendor, { log }));
    vendor.queue(answer({ markdown: inGerman }), answer({ markdown: inGerman }));
    await workOf('rewrite', serve(vendor, { log }));
    const message = 'the built-in engine did a task of the language model';
    expect(lines).toEqual([
      { level: 'error', message, task: 'rewrite', reason: 'rejected', detail: 'status 400' },
      {
        level: 'warn',
        message,
        task: 'rewrite',
        reason: 'language',
        detail: expect.stringContaining('language'),
      },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/sourdough|Sauerteig|secret-of|key-of/);
  });
});

describe('a Claude model on Amazon Bedrock', () => {
  it.each(Object.keys(tasks) as Task[])(
    'is called for %s with a request that Converse accepts',
    async (task) => {
      for (const [name, value] of Object.entries(bedrockCredentials)) vi.stubEnv(name, value);
      const vendor = await startBedrock();
      const work = await workBy(task, bedrockServed(vendor, {}, claudeModel));
      expect(vendor.rejectedForms).toEqual([]);
      expect(work).toMatchObject({ written_by: claudeModel, fallback: null, requests: 1 });
      // The price of a region that data must stay in: a tenth above the list's $1 and $5.
      expect(work.cost_usd).toBeCloseTo((1_000 * 1.1 + 200 * 5.5) / 1_000_000, 10);
      await vendor.close();
      vi.unstubAllEnvs();
    },
  );
});

describe('the key of an OpenAI-compatible server', () => {
  it('is read for each request, and again when the server refuses it', async () => {
    const vendor = await startOpenAiCompatible();
    const keys = ['a key of yesterday', 'key-of-the-vendor'];
    const secret = { read: async () => ({ apiKey: keys[0] ?? '' }), invalidate: () => void keys.shift() };
    const send = openOpenAiCompatible({ model: vendorModel, address: `${vendor.origin}/v1/`, secret });
    const { keywordsPrompt } = await import('#providers/language-model/prompts/keywords.ts');
    const reply = await send({
      task: 'keywords',
      system: 'system',
      message: 'message',
      image: null,
      schema: keywordsPrompt.schema,
      maxOutputTokens: 100,
      timeoutMs: 10_000,
    });
    expect(reply.kind).toBe('answer');
    expect(vendor.rejectedForms).toEqual(['There is nothing wrong but the key.']);
    await vendor.close();
  });
});

describe('Retry-After', () => {
  it.each([
    [undefined, null],
    ['7', 7000],
    ['0.5', 500],
    ['Thu, 01 Jan 1970 00:00:10 GMT', 10_000],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['soon', null],
  ])('%s is %s ms', (value, ms) => {
    expect(readRetryAfter(value, 0)).toBe(ms);
  });
});
