/** Plurals that are measured, not counted: "the amount of calories", "less taxes", "so much savings". */
export const measuredPlurals =
  'savings goods thanks means news earnings resources details funds drugs emissions taxes costs losses vegetables gains noodles beans seeds oats chips grains herbs nuts spices damages credits points calories carbs dollars pounds headquarters';
