/** Limits on how much of something the pages show. */
export const viewLimits = {
  /** For a pasted list. */
  keywords: 200,
  recentJobs: 3,
  listPreviewCharacters: 100,
  detailPreviewCharacters: 150,
} as const;
