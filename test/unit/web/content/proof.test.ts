import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { measured, measuredBy } from '#content/proof.ts';

const document = readFileSync('docs/measurements.md', 'utf8');
const rows = document.split('\n').filter((line) => line.startsWith('|'));

/** "98.1%" as the document writes it: 0.981. Counts stay unchanged. */
const asWritten = (figure: string): string =>
  figure.endsWith('%') ? (Number.parseFloat(figure) / 100).toFixed(3) : figure;

describe('the measured results on the home page', () => {
  it.each(measured)('$value is in docs/measurements.md, with its comparison', ({ value, beside }) => {
    const row = rows.find((line) => line.includes(`**${asWritten(value)}**`));
    expect(row).toBeDefined();
    const figures = beside.match(/\d[\d.,]*\d%?/g) ?? [];
    expect(figures.length).toBeGreaterThan(0);
    for (const figure of figures) expect(row).toContain(asWritten(figure));
  });

  it('are reproduced by the command that the document names', () => {
    expect(document).toContain(`\`${measuredBy}\``);
  });
});
