import { describe, expect, it } from 'vitest';
import { tidySentence } from '#engine/writing/rewriting/words/tidy-sentence.ts';

/** The patterns that run while a sentence is corrected. */
const patternsRunOn = (sentence: string): ReadonlySet<string> => {
  const patterns = new Set<string>();
  const { exec } = RegExp.prototype;
  // All methods of strings and patterns call a replaced `exec`.
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    patterns.add(String(this));
    return exec.call(this, text);
  };
  try {
    tidySentence(sentence);
  } finally {
    RegExp.prototype.exec = exec;
  }
  return patterns;
};

describe('correcting a sentence', () => {
  it('runs few of the 1,200 patterns on one without mistakes', () => {
    // The first sentence also reads the patterns of all rules.
    tidySentence('Anna baked a loaf of rye, and it rose.');
    const patterns = patternsRunOn('She walked to the mill with her brother before the sun was up.');
    // 103 run: 20 that the index of rules finds, 11 that tag the words, and those that decide which rules apply.
    expect(patterns.size).toBeLessThan(112);
  });
});
