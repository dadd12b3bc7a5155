import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { measured, measuredBy } from '#content/proof.ts';

const document = readFileSync('docs/measurements.md', 'utf8');
const rows = document.split('\n').filter((line) => line.startsWith('|'));

describe('the measured results on the home page', () => {
  it.each(measured)(
    '$value is in docs/measurements.md, with what it is compared with',
    ({ value, beside }) => {
      const row = rows.find((line) => line.includes(`**${value}**`));
      expect(row).toBeDefined();
      for (const figure of beside.match(/\d[\d.,]*\d/g) ?? []) expect(row).toContain(figure);
    },
  );

  it('are reproduced by the command that the document names', () => {
    expect(document).toContain(`\`${measuredBy}\``);
  });
});
