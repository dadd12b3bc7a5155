/** The vendor's data about a keyword. */
export type RowMetrics = {
  volume: number | null;
  cpc?: number | null;
  /** Competition among advertisers, 0-100. */
  competition?: number | null;
  difficulty?: number | null;
  /** Searches in recent months, newest first; by default, twelve times the volume. */
  months?: readonly number[];
  /** The spelling that Ads looks up instead. */
  spell?: string;
};

export type Task = { keywords: string[]; location_code?: number; language_code?: string };

/** Both sources return the newest month first. */
const monthly = ({ volume, months }: RowMetrics) =>
  volume === null
    ? null
    : (months ?? Array<number>(12).fill(volume)).map((searches, index) => ({
        year: index < 10 ? 2026 : 2025,
        month: index < 10 ? 10 - index : 22 - index,
        search_volume: searches,
      }));

const level = (competition: number | null | undefined): string | null =>
  typeof competition === 'number' ? (competition > 66 ? 'HIGH' : competition > 33 ? 'MEDIUM' : 'LOW') : null;

export const labsItem = (keyword: string, figures: RowMetrics, task: Task) => ({
  se_type: 'google',
  keyword,
  location_code: task.location_code,
  language_code: task.language_code,
  keyword_info: {
    se_type: 'google',
    last_updated_time: '2026-10-14 03:21:07 +00:00',
    competition: typeof figures.competition === 'number' ? figures.competition / 100 : null,
    competition_level: level(figures.competition),
    cpc: figures.cpc ?? null,
    search_volume: figures.volume,
    low_top_of_page_bid: 1.1,
    high_top_of_page_bid: 5.2,
    categories: [10004],
    monthly_searches: monthly(figures),
    search_volume_trend: { monthly: 0, quarterly: -18, yearly: 22 },
  },
  keyword_properties: {
    se_type: 'google',
    core_keyword: null,
    keyword_difficulty: figures.difficulty ?? null,
    is_another_language: false,
  },
  search_intent_info: { se_type: 'google', main_intent: 'informational', foreign_intent: null },
});

export const adsRow = (keyword: string, figures: RowMetrics | null, task: Task) => ({
  keyword,
  spell: figures?.spell ?? null,
  location_code: task.location_code ?? null,
  language_code: task.language_code ?? null,
  search_partners: false,
  competition: level(figures?.competition),
  competition_index: figures?.competition ?? null,
  search_volume: figures?.volume ?? null,
  low_top_of_page_bid: figures ? 1.1 : null,
  high_top_of_page_bid: figures ? 5.2 : null,
  cpc: figures?.cpc ?? null,
  monthly_searches: figures ? monthly(figures) : null,
});

type Status = { code: number; message: string };
export const okStatus: Status = { code: 20000, message: 'Ok.' };

/** The envelope of every answer. `tasks` is null when the fault is at the top level. */
export const envelope = (
  path: string,
  top: Status,
  task: (Status & { cost: number; result: unknown[] | null }) | null,
) => ({
  version: '0.1.20261102',
  status_code: top.code,
  status_message: top.message,
  time: '0.1234 sec.',
  cost: task?.cost ?? 0,
  tasks_count: task ? 1 : 0,
  tasks_error: task && task.code !== 20000 ? 1 : 0,
  tasks: task && [
    {
      id: '11211200-1535-0388-0000-4e1b1cfb9b1b',
      status_code: task.code,
      status_message: task.message,
      time: '0.0987 sec.',
      cost: task.cost,
      result_count: task.result?.length ?? 0,
      path: path.slice(1).split('/'),
      data: {},
      result: task.result,
    },
  ],
});
