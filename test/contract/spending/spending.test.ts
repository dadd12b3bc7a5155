import { createManualClock } from '#test/fakes/manual-clock.ts';
import { emptyState } from '#test/fakes/memory-state.ts';
import { createMemoryStores } from '#test/fakes/memory-stores.ts';
import { openStores, startTestTables } from '#test/integration/dynamodb.ts';
import { describeSpending } from './spending-suite.ts';

const { createTable } = startTestTables();

describeSpending('in memory', async (caps) => createMemoryStores(createManualClock(), emptyState(), caps));
describeSpending('on a table', async (caps) => openStores(await createTable(), createManualClock(), caps));
