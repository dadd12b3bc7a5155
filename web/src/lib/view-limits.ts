/** How much the pages show of a thing. */
export const viewLimits = {
  /** Of a pasted list. */
  keywords: 200,
  recentJobs: 3,
  listPreviewCharacters: 100,
  detailPreviewCharacters: 150,
} as const;
