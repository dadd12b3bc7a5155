import type { FactKind } from '#contracts/keywords/writing.ts';

/** The names of fact kinds that users read, in the order of lists. */
export const factKindNames: Readonly<Record<FactKind, string>> = {
  number: 'Numbers',
  date: 'Dates',
  address: 'Addresses',
  quotation: 'Quotations',
  name: 'Names',
  code: 'Code',
  link: 'Links',
  image: 'Images',
  negation: 'Negations',
  wording: 'Wording',
};
