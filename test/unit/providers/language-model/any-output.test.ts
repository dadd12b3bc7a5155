import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imagePurposes } from '#contracts/images/image-texts.ts';
import { modelOutputs } from '#contracts/jobs/stage-output.ts';
import { describeImage, findKeywordIdeas, scoreRelevance } from '#engine';
import { checkImage } from '#providers/language-model/checks/check-image.ts';
import { checkKeywords } from '#providers/language-model/checks/check-keywords.ts';
import { checkRelevance } from '#providers/language-model/checks/check-relevance.ts';
import { checkRewrite } from '#providers/language-model/checks/check-rewrite.ts';
import { checkSnippets } from '#providers/language-model/checks/check-snippets.ts';
import type { Verdict } from '#providers/language-model/requests/run-task.ts';
import { anyCharacter } from '#test/any-character.ts';
import {
  starterArticle,
  starterImage,
} from '#test/contract/providers/language-model/language-model-suite.ts';
import { cpuMsOf } from '#test/cpu-time.ts';
import { naughtyLists } from '#test/naughty-strings.ts';

const ideas = findKeywordIdeas(starterArticle);
const scored = scoreRelevance(['levain', 'mortgage rates'], starterArticle);
const context = { title: starterArticle.title, keywords: ['sourdough starter'] };
const measured = describeImage(starterImage.facts, context);

/** Words of the article, words that belong to nobody, and strings that break programs. */
const text = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 200 }),
  fc.constantFrom(...naughtyLists.flatMap(({ strings }) => strings ?? [])),
  fc.constantFrom(
    ...starterArticle.text.split('. '),
    '<script>alert(1)</script>',
    '[x](javascript:alert(1))',
  ),
);
const texts = fc.array(text, { maxLength: 6 });
const rewrites = fc.oneof(
  text,
  texts.map((parts) => parts.join('\n\n')),
  text.map((part) => `${starterArticle.markdown}\n\n${part}`),
);

/** Expects an accepted answer to match the schema, and a rejected one to give a reason. */
const expectSound = (verdict: Verdict<unknown>, task: keyof typeof modelOutputs): void => {
  if (verdict.value === null) expect(verdict.faults.length).toBeGreaterThan(0);
  else modelOutputs[task].parse(verdict.value);
  for (const { detail } of verdict.faults) expect(detail.length).toBeGreaterThan(0);
};
const runs = { numRuns: 60 };

describe('any answer of a model', () => {
  it('yields keywords that match the contract, or is rejected', () => {
    fc.assert(
      fc.property(texts, (keywords) => expectSound(checkKeywords(starterArticle, { keywords }), 'keywords')),
      runs,
    );
  });
  it('yields a judgment of the requested keywords, or is rejected', () => {
    const ratings = fc.array(fc.record({ id: fc.integer({ min: -1, max: 4 }), relevance: fc.double() }));
    fc.assert(
      fc.property(ratings, (given) =>
        expectSound(checkRelevance(scored, scored, { ratings: given }), 'relevance'),
      ),
    );
  });
  it('yields titles and descriptions that fit, or is rejected', () => {
    fc.assert(
      fc.property(texts, texts, (titles, descriptions) =>
        expectSound(checkSnippets(starterArticle, ideas, { titles, descriptions }), 'snippets'),
      ),
      runs,
    );
  });
  it('yields a rewrite with nearly every fact, or is rejected', () => {
    fc.assert(
      fc.property(rewrites, (markdown) => expectSound(checkRewrite(starterArticle, { markdown }), 'rewrite')),
      runs,
    );
  });
  it('yields an image’s texts within their lengths, or is rejected', () => {
    const output = fc.record({
      purpose: fc.constantFrom(...imagePurposes),
      alt_text: text,
      title: text,
      caption: text,
      description: text,
    });
    fc.assert(
      fc.property(output, (given) =>
        expectSound(checkImage(starterImage, context, measured, given), 'image'),
      ),
    );
  });

  it.each(['<a', '[', '((', ' (', '![x](', '“', 'a '])(
    'is scanned quickly even if it is very long: %j',
    (part) => {
      const long = part.repeat(400_000);
      const many = Array.from({ length: 50_000 }, (_, id) => ({ id, relevance: 1 }));
      const spent = cpuMsOf(() => {
        for (const verdict of [
          checkKeywords(starterArticle, { keywords: [long, ...ideas.map((idea) => idea.text)] }),
          checkRelevance(scored, scored, { ratings: many }),
          checkSnippets(starterArticle, ideas, { titles: [long], descriptions: [long] }),
          checkRewrite(starterArticle, { markdown: long }),
          checkRewrite(starterArticle, { markdown: long.slice(0, 5_000) }),
          checkImage(starterImage, context, measured, {
            purpose: 'informative',
            alt_text: long,
            title: long,
            caption: long,
            description: long,
          }),
        ])
          expect(verdict.value === null || verdict.faults.length === 0).toBe(true);
      });
      expect(spent).toBeLessThan(5_000);
    },
  );
});
