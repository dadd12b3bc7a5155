const things = 'lamp bell door roof wall clock gate pier boat mill road barn shed'.split(' ');

/** Sentences of a paragraph that is long enough to be broken. Each one opens a new time. */
export const longParagraph: readonly string[] = things.map(
  (what, i) =>
    `In ${1910 + i} a smith from the far north made the ${what} of the old tower for all the keepers of the bay.`,
);
