import { type CompetitionLevel, competitionLevels } from '#contracts/keywords/keyword.ts';

/** Google Ads reports an index of 0-33 as LOW, 34-66 as MEDIUM and 67-100 as HIGH. */
export const competitionBounds = { low: 33, medium: 66 } as const;

/** The level of a competition index of 0-100. Without an index there is no level. */
export const competitionLevel = (index: number | null): CompetitionLevel => {
  if (index === null) return 'Unknown';
  if (index <= competitionBounds.low) return 'Low';
  return index <= competitionBounds.medium ? 'Medium' : 'High';
};

/** The display form of a stored level. Anything but the four levels reads Unknown. */
export const parseCompetitionLevel = (value: unknown): CompetitionLevel =>
  competitionLevels.find((level) => level === value) ?? 'Unknown';

const colors = { Low: 'green', Medium: 'yellow', High: 'red', Unknown: 'gray' } as const;
export type CompetitionColor = (typeof colors)[CompetitionLevel];

export const competitionColor = (level: CompetitionLevel): CompetitionColor => colors[level];
