/** The types of items that are graded for an input, in the order of a sheet, with the grades of each. */
export const itemTypes = {
  lead: { heading: 'LEAD', grades: [0, 1] },
  keywords: { heading: 'KEYWORDS', grades: [0, 1, 2] },
  navigational: { heading: 'NAVIGATIONAL', grades: [0, 1] },
  titles: { heading: 'TITLES', grades: [0, 1, 2] },
  descriptions: { heading: 'DESCRIPTIONS', grades: [0, 1, 2] },
  summary: { heading: 'SUMMARY', grades: [0, 1, 2] },
  rewrites: { heading: 'REWRITES', grades: [0, 1, 2] },
} as const satisfies Record<string, { heading: string; grades: readonly number[] }>;

export type ItemType = keyof typeof itemTypes;
export const itemTypeNames = Object.keys(itemTypes) as [ItemType, ...ItemType[]];

/** A value for each item type. */
export const perType = <Value>(of: (type: ItemType) => Value): Record<ItemType, Value> => ({
  lead: of('lead'),
  keywords: of('keywords'),
  navigational: of('navigational'),
  titles: of('titles'),
  descriptions: of('descriptions'),
  summary: of('summary'),
  rewrites: of('rewrites'),
});
