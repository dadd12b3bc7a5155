import { describe, expect, it } from 'vitest';
import { imageTexts } from '#contracts/images/image-texts.ts';
import { type FinalResult, finalResult } from '#contracts/jobs/result.ts';
import { fitsHeadline, fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { describeImage } from '#engine';
import { createTestPages, testSecrets } from '#test/fakes/test-deps.ts';
import { notEmpty } from '#test/not-empty.ts';
import { ownInjections, readPublishedInjections } from '#test/prompt-injections.ts';
import { article, openProduct, optimizing } from '#test/security/open-product.ts';
import { shareOf } from '#test/share-of.ts';
import { photoSample } from '#test/unit/engine/images/samples.ts';

const published = readPublishedInjections();
const lists = [
  { name: 'our own list', injections: ownInjections },
  {
    name: 'the published list in ../shared/corpora/prompt-injection',
    injections: shareOf(published ?? [], 3),
  },
].map((list) => ({ ...list, isMissing: list.injections.length === 0 }));

const address = 'https://site.example/sourdough';
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
/** An article that contains a command but is still about bread. */
const withCommand = (text: string): string => `${article}\n\n${text.slice(0, 4000)}\n\n${article}`;

/** Expects a valid result, made by the engine, with the three titles, texts and keywords of a run. */
const expectObeysRules = (result: FinalResult): void => {
  expect(finalResult.parse(result)).toEqual(result);
  expect(result.manifest.language_model).toMatch(/^built-in/);
  expect([result.seo_titles.length, result.meta_descriptions.length]).toEqual([3, 3]);
  // The first title may be the page's own headline.
  for (const { text } of notEmpty(result.seo_titles))
    expect(fitsSnippet(text, 'title') || fitsHeadline(text), text).toBe(true);
  expect(result.selected_keywords.length).toBeLessThanOrEqual(15);
  for (const secret of Object.values(testSecrets)) expect(JSON.stringify(result)).not.toContain(secret);
};

describe.each(lists)('[LLM01] the built-in engine treats $name as text', ({ injections, isMissing }) => {
  it.skipIf(isMissing)(
    'when it is pasted, and still rewrites the article',
    async () => {
      for (const { text } of notEmpty(injections)) {
        const result = await openProduct().run(optimizing(withCommand(text)));
        expectObeysRules(result);
        const facts = result.articles?.facts ?? [];
        expect(facts.filter(({ outcome }) => !['kept', 'repaired', 'restored'].includes(outcome))).toEqual(
          [],
        );
      }
    },
    300_000,
  );

  it.skipIf(isMissing)(
    'when it is on a page',
    async () => {
      for (let from = 0; from < injections.length; from += 5) {
        const part = injections.slice(from, from + 5);
        const paragraphs = part.map(({ text }) => `<p>${escaped(text)}</p><p>${article}</p>`).join('');
        const html = `<html lang="en"><head><title>${escaped(part[0]?.text.slice(0, 200) ?? '')}</title></head><body><article><h1>Sourdough starter</h1><p>${article}</p>${paragraphs}</article></body></html>`;
        const { run } = openProduct({ pageFetcher: createTestPages({ [address]: html }) });
        expectObeysRules(await run(optimizing(address)));
      }
    },
    300_000,
  );

  it.skipIf(isMissing)('when it comes as keywords and their context', async () => {
    const lines = injections.flatMap(({ text }) => text.split(/[.\n]/)).filter((line) => line.trim() !== '');
    const result = await openProduct().run({
      job_type: 'keyword_evaluator',
      generate_assets: true,
      keywords_list_input: lines.slice(0, 400).join('\n'),
      context_input: withCommand(injections[0]?.text ?? ''),
    });
    expect(finalResult.parse(result)).toEqual(result);
    expect(result.selected_keywords.length).toBeGreaterThan(0);
  });

  it.skipIf(isMissing)('when it is the name of an image, or is in its file', () => {
    for (const { text } of notEmpty(injections)) {
      const facts = {
        fileName: text.slice(0, 255),
        width: 1200,
        height: 800,
        format: 'jpeg',
        isAnimated: false,
        hasPosition: false,
        takenOn: null,
        embeddedText: text,
        sample: photoSample(),
      } as const;
      const described = describeImage(facts, { title: text, keywords: [text.slice(0, 80)] });
      expect(() => imageTexts.parse({ ...described, checks: [] })).not.toThrow();
      expect(described.alt_text.length).toBeLessThanOrEqual(125);
    }
  });
});
