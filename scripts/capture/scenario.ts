import type { Table } from '#stores/table/table.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { openScenario, people } from './people.ts';
import { writeBilling } from './write-billing.ts';
import { writeOperations } from './write-operations.ts';
import { writeRuns } from './write-runs.ts';

/**
 * Writes at least one item of every kind through the product's own use cases and stores. Clock and ids are fixed, so
 * the same code writes the same items each time. A new entity gets a line in one of the parts.
 * @returns the product's time at the end
 */
export const playScenario = async (table: Table): Promise<string> => {
  const scenario = openScenario(table, createManualClock('2026-09-01T08:00:00.000Z'));
  await scenario.signUp(people.jon);
  await writeRuns(scenario);
  await writeBilling(scenario);
  await writeOperations(scenario);
  return scenario.deps.clock.now().toISOString();
};
