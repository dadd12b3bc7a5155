import { describe, expect, it } from 'vitest';
import type { SavedChoices } from '#contracts/jobs/choices.ts';
import type { JobDetail } from '#contracts/jobs/job.ts';
import { applyChoices } from '#domain/results/apply-choices.ts';
import { changeKey } from '#domain/results/change-key.ts';
import { findLead } from '#domain/shortlist/explain-lead.ts';
import { rescoreResult } from '#domain/shortlist/rescore-result.ts';
import { createBuiltInLanguageModel } from '#providers/language-model/built-in/built-in-language-model.ts';
import { expectFailure } from '#test/contract/api/api-suite.ts';
import { openProduct, optimizing } from '#test/security/open-product.ts';

const article = `# Cold brew coffee at home

Cold brew coffee is made with a coarse coffee grind and cold water. The cold brew ratio is one part of coffee to eight parts of water, and the steeping time is twelve hours. Cold brew coffee keeps for seven days in the fridge.

In order to get the best coffee grind, a coffee grinder with a coarse setting is needed, and this is due to the fact that a fine grind makes the coffee muddy, while a coarse one keeps it clear and sweet for the whole week in the fridge.

## Steeping

The steeping time of cold brew coffee is twelve hours in the fridge. A longer steeping time makes it bitter.`;

/** The engine, with a rewrite that changes three passages. */
const engine = createBuiltInLanguageModel();
const languageModel = {
  ...engine,
  rewriteArticle: async (...args: Parameters<typeof engine.rewriteArticle>) => {
    const { work } = await engine.rewriteArticle(...args);
    const value = args[0].markdown
      .replace('In order to get', 'To get')
      .replace('due to the fact that', 'because')
      .replace('## Steeping', '## Steeping cold brew coffee')
      .replace('A longer steeping time makes it bitter.', 'If it steeps longer, it becomes bitter.');
    return { value, work };
  },
};

/** A user's completed run on an article. */
const openRun = async () => {
  const product = openProduct({ languageModel });
  const user = await product.newUser();
  const id = await product.start({ ...optimizing(), context_input: article }, user);
  await product.finish(id);
  const save = (choices: object, version = 0, as: string | undefined = user) =>
    product.call({ route: 'saveChoices', id, body: { version, choices }, ...(as && { user: as }) });
  const read = async () => (await product.call({ route: 'getJob', id, user })).body as unknown as JobDetail;
  const resultOf = async () => {
    const { final_result } = await read();
    if (!final_result) throw new Error('The run has no result.');
    return final_result;
  };
  return { ...product, user, id, save, read, resultOf };
};

describe('the lead keyword', () => {
  it('can be changed free of charge: summary, titles, descriptions and checks follow, and are stored', async () => {
    const { deps, user, save, read, resultOf } = await openRun();
    const result = await resultOf();
    const before = await deps.credits.balance(user);
    const own = findLead(result.selected_keywords);
    const other = result.selected_keywords.find((entry) => entry !== own && entry.evidence_level === 'exact')
      ?.keyword_text as string;
    const response = await save({ lead: other });
    expect(response.status).toBe(200);
    const saved = response.body as unknown as SavedChoices;
    expect(saved.texts.summary).toContain(other);
    expect(saved.texts.titles).toHaveLength(3);
    expect(saved.texts.titles.map(({ text }) => text)).not.toEqual(result.seo_titles.map(({ text }) => text));
    const check = saved.texts.article?.checks.find(({ id }) => id === 'keyword-density');
    expect(check?.note).toContain(`“${other}”`);
    expect((await read()).choices).toEqual(saved);
    expect(await deps.credits.balance(user)).toEqual(before);
    // The exported run still matches when it is rescored.
    expect(rescoreResult(applyChoices(result, saved)).differences).toEqual([]);
  });

  it('must be one of the result’s keywords', async () => {
    const { save } = await openRun();
    expectFailure(await save({ lead: 'mortgage rates' }), 'invalid_request', /not one of this result/);
  });
});

describe('texts and changes', () => {
  it('are edited, measured and chosen, and the chosen ones come first in the result', async () => {
    const { save, resultOf } = await openRun();
    const result = await resultOf();
    const [, second] = result.seo_titles.map(({ text }) => text);
    const text = 'Cold brew coffee for beginners';
    const { body } = await save({ titles: [{ original: second, text }], title: second });
    const saved = body as unknown as SavedChoices;
    expect(saved.texts.titles[1]).toMatchObject({
      original: second,
      text,
      characters: 30,
      keywords: expect.anything(),
    });
    expect(applyChoices(result, saved).seo_titles[0]?.text).toBe(text);
    expect(saved.texts.article?.checks.find(({ id }) => id === 'title-length')?.note).toContain(
      '30 characters',
    );
  });

  it('are rejected one by one, and the article and its checks follow', async () => {
    const { save, resultOf } = await openRun();
    const result = await resultOf();
    const { articles } = result;
    if (!articles || articles.changes.length === 0) throw new Error('The article must have changes.');
    const keys = articles.changes.map(changeKey);
    const all = (await save({ rejected: keys })).body as unknown as SavedChoices;
    const words = (markdown: string) => markdown.replace(/\s+/g, ' ').trim();
    expect(all.texts.article?.stuck).toEqual([]);
    expect(words(all.texts.article?.markdown ?? '')).toBe(words(articles.original_article_markdown));
    const none = (await save({}, 1)).body as unknown as SavedChoices;
    expect(none.texts.article).toMatchObject({
      markdown: articles.optimized_article_markdown,
      checks: articles.checks,
    });
  });
});

describe('choices', () => {
  it('of two tabs do not overwrite each other, and a repeated request gets the same response', async () => {
    const { save } = await openRun();
    const first = await save({ rejected: ['a'] });
    expect((await save({ rejected: ['a'] })).body).toEqual(first.body);
    expectFailure(await save({ rejected: ['b'] }), 'conflict', /another tab/);
    expect((await save({ rejected: ['b'] }, 1)).status).toBe(200);
  });

  it('of a visitor are applied but not stored', async () => {
    const { call, deps, start, finish } = openProduct();
    const id = await start({ ...optimizing(), context_input: article });
    const body = { version: 0, choices: { rejected: ['a'] } };
    expectFailure(await call({ route: 'saveChoices', id, body }), 'conflict', /not completed/);
    await finish(id);
    expect((await call({ route: 'saveChoices', id, body })).status).toBe(200);
    expect(await deps.choices.find(id)).toBeNull();
  });
});
