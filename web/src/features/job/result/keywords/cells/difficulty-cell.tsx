import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { competitionColor, parseCompetitionLevel } from '#domain/scoring/competition.ts';
import { NoData } from '#web/features/job/result/shared/no-data.tsx';
import { CompetitionMark } from './competition-mark.tsx';

/**
 * Ranking difficulty as its tier with the number. Classes depend on this tier. If the source has no difficulty, the
 * tier comes from the advertisers' competition, and the cell says so.
 */
export const DifficultyCell = ({ entry }: { entry: KeywordEntry }) => {
  const { difficulty_tier: tier, keyword_difficulty: difficulty } = entry;
  if (tier === 'No data') return <NoData />;
  const level = parseCompetitionLevel(tier);
  return (
    <span className="grid">
      <CompetitionMark level={level} color={competitionColor(level)} index={difficulty ?? null} />
      {difficulty === null && <span className="text-small text-ink-soft">from ad competition</span>}
    </span>
  );
};
