import { parseArgs } from 'node:util';
import * as z from 'zod';
import { providerVariables } from '#contracts/platform/environment.ts';
import { commandOptions } from '#lib/command-options.ts';
import { startLocalStack } from '#lib/local/stack.ts';

const usage = `Usage: npm start -- [--fresh] [--data DIR]
  --fresh     empties the data folder first
  --data DIR  the data folder (.data)
  PORT        environment: the port (3000)
  HOST        environment: the address to listen on (loopback only)
  ALLOW_LOOPBACK_HOSTS  environment: hosts that the page fetcher may read, such as 127.0.0.1:8000,localhost:8000
  ${providerVariables.join(', ')}
              environment: providers to use instead of the built-in ones; see docs/providers.md`;

const portNumber = z.coerce.number('PORT must be a number').check(z.int(), z.gte(0), z.lte(65_535));

function readOptions() {
  const { values } = commandOptions(usage, () =>
    parseArgs({
      options: {
        fresh: { type: 'boolean', default: false },
        data: { type: 'string', default: '.data' },
        dev: { type: 'boolean', default: false },
      },
    }),
  );
  const port = portNumber.parse(process.env.PORT || '3000');
  const allowedHosts = process.env.ALLOW_LOOPBACK_HOSTS?.split(',').map((host) => host.trim());
  return { ...values, port, host: process.env.HOST, allowedHosts, providers: readProviders(process.env) };
}

const readProviders = (variables: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(providerVariables.flatMap((name) => (variables[name] ? [[name, variables[name]]] : [])));

async function main(): Promise<void> {
  const { data, fresh, dev, port, host, allowedHosts, providers } = readOptions();
  const startedAt = performance.now();
  const stack = await startLocalStack({
    port,
    dataDir: data,
    fresh,
    isDevelopment: dev,
    providers,
    ...(host && { host }),
    ...(allowedHosts && { allowedHosts }),
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Ready in ${seconds} s: ${stack.url}`);
  console.log(`For testers: ${stack.url}/dev    Data: ${stack.dataDir}    Ctrl-C stops`);
  const stop = (): void => {
    void stack.stop().then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

function fail(error: unknown): void {
  console.error(
    error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : error,
  );
  if (process.env.DEBUG) console.error(error);
  process.exit(1);
}

main().catch(fail);
