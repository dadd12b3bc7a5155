import { createHash } from 'node:crypto';
import type { CountryCode, MarketLocale } from '#contracts/keywords/market.ts';
import { keywordKey } from '#domain/input/parse-keyword-list.ts';
import { lemmaEntry } from '#engine';

/**
 * Search volumes are rounded to steps of about a fifth, as in Google Ads. Values between two steps would look measured.
 */
const volumeSteps = [
  10, 20, 30, 40, 50, 70, 90, 110, 140, 170, 210, 260, 320, 390, 480, 590, 720, 880, 1000, 1300, 1600, 1900,
  2400, 2900, 3600, 4400, 5400, 6600, 8100, 9900, 12_100, 14_800, 18_100, 22_200, 27_100, 33_100, 40_500,
  49_500, 60_500, 74_000, 90_500, 110_000, 135_000, 165_000, 201_000,
] as const;

/** Searches per country relative to the United States, roughly by the number of English speakers online. */
const marketSize: Record<CountryCode, number> = {
  US: 1,
  IN: 0.5,
  GB: 0.25,
  CA: 0.13,
  AU: 0.1,
  ZA: 0.06,
  SG: 0.03,
  IE: 0.03,
  NZ: 0.03,
};

/** Median searches per month and the share of keywords without data, by number of words. Longer keywords are rarer. */
const byWords = [
  { median: 22_000, noData: 0 },
  { median: 4400, noData: 0.01 },
  { median: 1000, noData: 0.08 },
  { median: 320, noData: 0.18 },
  { median: 110, noData: 0.35 },
  { median: 40, noData: 0.55 },
] as const;

const buyingWords =
  /\b(?:best|top|buy|cheap|price|prices|pricing|cost|deal|discount|review|reviews|vs|alternative|alternatives|software|tool|tools|service|services|agency|course|insurance|hire|near me)\b/;

/** Rounds to a step of the list. Below half of the first step, the volume is unknown. */
export const toVolumeStep = (volume: number): number =>
  volumeSteps.reduce((best, step) => (Math.abs(step - volume) < Math.abs(best - volume) ? step : best), 0);

/** Numbers in [0, 1) that depend only on the keyword and the market: the same on every machine and day. */
const drawsFor = (keyword: string, { country, language }: MarketLocale): ((index: number) => number) => {
  const digest = createHash('sha256').update(`${country}|${language}|${keyword}`).digest();
  return (index) => digest.readUInt32BE((index % 8) * 4) / 2 ** 32;
};

// The mean of two uniform draws is bell-shaped: most keywords are near the median of their length.
const spread = (a: number, b: number): number => 10 ** ((a + b - 1) * 0.7);

/** Common words are searched more: about 0.3 for words outside the dictionary, 3 for the most common. */
const commonness = (words: readonly string[]): number => {
  const levels = words.map((word) => lemmaEntry(word)?.frequency ?? 1);
  return 2 ** (levels.reduce((sum, level) => sum + level, 0) / levels.length / 2.4 - 2);
};

const clampPercent = (value: number): number => Math.round(Math.min(100, Math.max(0, value)));

export type SampleMetrics = {
  searchVolume: number;
  cpc: number | null;
  competitionIndex: number | null;
  keywordDifficulty: number;
  /** How much searches vary with the season (0-0.4), and the peak month (0-11). */
  season: { swing: number; peak: number };
};

const competitionOf = (draw: number, isBuying: boolean): number =>
  clampPercent(draw ** 1.4 * 75 + (isBuying ? 25 : 0));

/** Sample metrics of a keyword, plausible in size and relation; null where a real source would have none. */
export const sampleMetrics = (keyword: string, locale: MarketLocale): SampleMetrics | null => {
  const key = keywordKey(keyword);
  const draw = drawsFor(key, locale);
  const words = key.split(' ');
  const size = byWords[Math.min(words.length, byWords.length) - 1] ?? byWords[0];
  if (draw(0) < size.noData) return null;
  const searchVolume = toVolumeStep(
    size.median * marketSize[locale.country] * commonness(words) * spread(draw(1), draw(2)),
  );
  if (searchVolume === 0) return null;
  const isBuying = buyingWords.test(key);
  const competition = competitionOf(draw(3), isBuying);
  // A tenth of the keywords with a volume have no advertisers, so they have neither CPC nor competition.
  const hasAdvertisers = isBuying || draw(4) >= 0.1;
  return {
    searchVolume,
    cpc: hasAdvertisers ? Math.round((0.15 + (competition / 100) * 4 + draw(5) * 1.5) * 100) / 100 : null,
    competitionIndex: hasAdvertisers ? competition : null,
    keywordDifficulty: clampPercent(12 * Math.log10(1 + searchVolume) + (draw(6) - 0.5) * 40),
    season: { swing: draw(7) * 0.4, peak: Math.floor(draw(5) * 12) },
  };
};
