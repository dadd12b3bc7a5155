import { describe, expect, it } from 'vitest';
import { variantsOf } from './variants-of.ts';

describe('a headline with a word that means the same', () => {
  it.each([
    ['Strange Photos of Rye Bread', 'Odd Photos of Rye Bread'],
    ['A Strange Year with Rye', 'An Odd Year with Rye'],
    ['Useful Tools for Bakers', 'Handy Tools for Bakers'],
    ['How to Repair a Mill', 'How to Fix a Mill'],
    ['Repairing My Bike', 'Fixing My Bike'],
    ['The Fire Sparked a Debate on Rye', 'The Fire Triggered a Debate on Rye'],
    ['Rye Rather Than Wheat', 'Rye Instead of Wheat'],
    ['Getting Rid of Old Flour', 'Removing Old Flour'],
    ['A Really Short Guide to Rye', 'A Very Short Guide to Rye'],
  ])('%s -> %s', (title, wanted) => {
    expect(variantsOf(title)).toContain(wanted);
  });

  it.each([
    ['Sorting Rye Photos Quickly', 'Sorting Rye Pictures Quickly'],
    ['A Photo Essay on Rye', 'A Picture Essay on Rye'],
    ['The "Strange" Loaf of Ada Oat', 'The "Odd" Loaf of Ada Oat'],
  ])('%s keeps its name, compound or quotation', (title, unwanted) => {
    expect(variantsOf(title)).not.toContain(unwanted);
  });
});
