import { createMemoryStores } from '#test/fakes/memory-stores.ts';
import { openStores, startTestTables } from '#test/integration/dynamodb.ts';
import { describeStores } from './stores-suite.ts';

const { createTable } = startTestTables();

describeStores('in memory', async (clock) => createMemoryStores(clock));
describeStores('on a table', async (clock) => openStores(await createTable(), clock));
