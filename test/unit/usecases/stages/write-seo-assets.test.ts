import { describe, expect, it } from 'vitest';
import { parseFinalResult } from '#contracts/jobs/result.ts';
import type { LanguageModel, Written } from '#ports';
import { createBuiltInLanguageModel } from '#providers/language-model/built-in/built-in-language-model.ts';
import { starterText } from '#test/contract/providers/language-model/language-model-suite.ts';
import { runMachine } from '#test/fakes/run-machine.ts';
import { createTestDeps } from '#test/fakes/test-deps.ts';
import { createJob } from '#usecases/jobs/start/create-job.ts';

/** A run whose model returns changed titles and descriptions. */
const runWith = async (change: (written: Written) => Written, text = starterText) => {
  const builtIn = createBuiltInLanguageModel();
  const languageModel: LanguageModel = {
    ...builtIn,
    writeSnippets: async (article, keywords, budget) => {
      const { value, work } = await builtIn.writeSnippets(article, keywords, budget);
      return { value: change(value), work };
    },
  };
  const deps = createTestDeps({ languageModel });
  const { job_id: jobId } = await createJob(deps, {
    caller: { userId: null, visitor: 'visitor-1' },
    request: { job_type: 'keyword_optimizer', generate_assets: true, context_input: text },
  });
  const [input] = deps.jobRunner.started;
  if (!input) throw new Error('The job was not started.');
  const states = await runMachine(deps, input);
  return { end: states.at(-1), result: parseFinalResult(await deps.outputs.read(jobId, 'result')) };
};

const lie = (text: Written['titles'][number]) => ({
  ...text,
  characters: 1,
  pixels: 1,
  keywords: ['made up'],
});

describe('titles and descriptions, from any writer', () => {
  it('are measured when they are accepted, not when they are written', async () => {
    const { result } = await runWith(({ titles, descriptions }) => ({
      titles: titles.map(lie),
      descriptions: descriptions.map(lie),
    }));
    for (const { text, characters, pixels, keywords } of [
      ...(result?.seo_titles ?? []),
      ...(result?.meta_descriptions ?? []),
    ]) {
      expect(characters).toBe([...text].length);
      expect(pixels).toBeGreaterThan(1);
      expect(keywords).not.toContain('made up');
    }
    expect(result?.seo_titles).toHaveLength(3);
  });

  it('may be the author’s own headline, even slightly over the limit', async () => {
    const headline = 'A sourdough starter that survives a week of holidays in the fridge';
    const { end, result } = await runWith((written) => written, `# ${headline}\n\n${starterText}`);
    expect([end, result?.seo_titles[0]?.text]).toEqual(['completed', headline]);
  });

  it.each<[string, (written: Written) => Written]>([
    [
      'a title is too long',
      (written) => ({
        ...written,
        titles: written.titles.map((title, i) => ({ ...title, text: `${title.text} ${'x'.repeat(60 * i)}` })),
      }),
    ],
    [
      'a title stands there twice',
      (written) => ({
        ...written,
        titles: [...written.titles.slice(1), ...written.titles.slice(1)].slice(0, 3),
      }),
    ],
    ['a description is missing', (written) => ({ ...written, descriptions: written.descriptions.slice(1) })],
  ])('end the run, refunded, when %s', async (_, change) => {
    const { end, result } = await runWith(change);
    expect([end, result]).toEqual(['failed', null]);
  });
});
