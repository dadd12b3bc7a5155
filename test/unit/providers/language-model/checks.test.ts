import { describe, expect, it } from 'vitest';
import { areSimilar, articleFromText, findUnfounded } from '#engine';
import { findMarkup } from '#providers/language-model/checks/plain-text.ts';
import { isRefusal } from '#providers/language-model/requests/refusal.ts';
import { estimateTokens, openTokenBudget } from '#providers/language-model/requests/token-budget.ts';

describe('markup in a single-line text', () => {
  it.each([
    ['A <b>bold</b> title', 2],
    ['<img src=x onerror=alert(1)>', 1],
    ['[read more](javascript:alert(1))', 2],
    ['![](https://evil.example/x)', 2],
    ['See https://evil.example and www.evil.example', 2],
    ['data:text/html,hello', 1],
    ['Sample data: what it means', 0],
    ['Is 3 < 4, and 5 > 4?', 0],
    ['Rates [2026] and what they cost (in euros)', 0],
  ])('%s: %i', (text, count) => {
    expect(findMarkup(text, '')).toHaveLength(count);
  });

  it('does not count if the article itself contains it', () => {
    expect(findMarkup('How the <title> tag works', 'Every page has a <title> tag.')).toEqual([]);
  });
});

describe('a refusal', () => {
  it.each([
    "I'm sorry, but I can't help with that.",
    'I cannot do this.',
    'As an AI language model, I',
    'Sorry, no.',
  ])('is recognized by its beginning: %s', (text) => expect(isRefusal(text)).toBe(true));
  it.each([
    'I can bake bread in an hour.',
    'Sorry state of the fridge',
    'I amble home.',
    '# Why I cannot stand rye',
  ])('is not this text: %s', (text) => expect(isRefusal(text)).toBe(false));
});

describe('a choice of titles', () => {
  it.each([
    ['How to keep a starter alive', 'How to keep a starter alive for years', true],
    ['Feed your starter every day with rye flour', 'With rye flour, feed your starter each day', true],
    ['How to keep a starter alive', 'Why rye flour brings wild yeast', false],
    ['Cold brew: the ratio and the grind', 'What cold brew is, and what it is not', false],
  ])('%s / %s: alike %s', (a, b, alike) => {
    expect(areSimilar(a, b)).toBe(alike);
  });
});

describe('a claim without support in the text', () => {
  const article = articleFromText(
    '# Keeping bees\n\nAnna Berg keeps 12 hives near Lund since 1998. "Bees need peace," she says. Read more at https://bees.example.',
  );
  it.each([
    ['## Keeping bees with Anna Berg', []],
    ['## Keep 12 Hives Near Lund', []],
    ['## 15 hives near Lund', ['15']],
    ['Since 1998, Anna Berg keeps bees.', []],
    ['Since 2003, Anna Berg keeps bees.', ['2003']],
    ['Paul Hollywood keeps bees near Lund.', ['Paul Hollywood']],
    ['"Bees need honey," she says.', ['"Bees need honey,"']],
    ['Read more at https://evil.example.', ['https://evil.example']],
  ])('%s', (text, unfounded) => {
    expect(findUnfounded(article, text)).toEqual(unfounded);
  });
});

describe('the tokenBudget of a task', () => {
  const tokenBudget = () => openTokenBudget({ input: 1, output: 10 }, { tokens: 1000, usd: 0.005 });

  it('allows what stays within tokens and dollars, including what was used before', () => {
    const mine = tokenBudget();
    expect(mine.allows({ inputTokens: 600, outputTokens: 400 })).toBe(true);
    expect(mine.allows({ inputTokens: 601, outputTokens: 400 })).toBe(false);
    expect(mine.allows({ inputTokens: 0, outputTokens: 501 })).toBe(false);
    mine.count();
    mine.add({ inputTokens: 500, outputTokens: 300 });
    expect(mine.allows({ inputTokens: 200, outputTokens: 1 })).toBe(false);
    expect(mine.allows({ inputTokens: 100, outputTokens: 100 })).toBe(true);
    expect(mine.total()).toEqual({ requests: 1, input_tokens: 500, output_tokens: 300, cost_usd: 0.0035 });
  });

  it('overestimates rather than underestimates the tokens of a request', () => {
    const text = 'The quick brown fox jumps over the lazy dog. '.repeat(100);
    // Common tokenizers turn this into about 1,000 tokens.
    expect(estimateTokens([text], 0)).toBeGreaterThanOrEqual(1_000);
    expect(estimateTokens(['日本語'], 0)).toBeGreaterThanOrEqual(3);
    expect(estimateTokens([''], 1)).toBeGreaterThan(1_000);
  });
});
