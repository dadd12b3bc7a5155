import { afterEach, expect, vi } from 'vitest';
import type { JobStatus } from '#contracts/jobs/job-status.ts';
import { stageNeeds } from '#contracts/jobs/stage-needs.ts';
import { tableSchema } from '#contracts/platform/table.ts';
import { type TableUser, tableGrantsOf } from '#contracts/platform/table-users.ts';
import { type RouteFunction, routeFunctions } from '#contracts/public-api/all-routes.ts';
import { findRoute } from '#runtime/find-route.ts';
import { isAllowed, type Statement } from './evaluate.ts';
import { deny, running, takeDenials } from './running.ts';
import { iamRequestsOf } from './table-requests.ts';

/**
 * Holds each function's code to its role while the integration tests run: every DynamoDB request of a function is
 * checked against the statements of its role. Requests from the tests themselves run in no function, so they pass.
 */
const tableArn = 'arn:aws:dynamodb:us-east-1:111122223333:table/sweetspot';

const known = new Map<TableUser, Statement[]>();

const readStatements = (user: TableUser): Statement[] =>
  tableGrantsOf(user).map(({ action, on, leadingKeys }) => ({
    Effect: 'Allow',
    Action: [`dynamodb:${action}`],
    Resource: [on === 'table' ? tableArn : `${tableArn}/index/${tableSchema.index.name}`],
    Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': leadingKeys } },
  }));

const statementsOf = (user: TableUser): Statement[] => {
  const statements = known.get(user) ?? readStatements(user);
  known.set(user, statements);
  return statements;
};

afterEach(() => {
  expect(takeDenials(), 'what the roles deny').toEqual([]);
});

const reject = (operation: string, input: object): void => {
  for (const user of running.getStore() ?? [])
    for (const request of iamRequestsOf(operation, { ...input }, tableArn))
      if (!isAllowed(statementsOf(user), request)) {
        deny(`${user}: ${request.action} on ${request.leadingKeys.join(', ')}`);
      }
};

vi.mock(import('#stores/table/table.ts'), async (load) => {
  const actual = await load();
  return {
    ...actual,
    openTable: (client, name) => {
      client.middlewareStack.add(
        (next, { commandName = '' }) =>
          async (args) => {
            reject(commandName.replace(/Command$/, ''), args.input);
            return next(args);
          },
        { step: 'initialize', name: 'guardTable', override: true },
      );
      return actual.openTable(client, name);
    },
  };
});

const functionOf = (request: Request): readonly TableUser[] => {
  const route = findRoute(request.method, new URL(request.url).pathname);
  const entries = Object.entries(routeFunctions) as [RouteFunction, readonly string[]][];
  return entries.flatMap(([name, routes]) => (route !== null && routes.includes(route) ? [name] : []));
};

vi.mock(import('#api/app.ts'), async (load) => {
  const actual = await load();
  return {
    ...actual,
    createApi: (...args) => {
      const app = actual.createApi(...args);
      const { fetch } = app;
      app.fetch = (request, ...rest) => running.run(functionOf(request), () => fetch(request, ...rest));
      return app;
    },
  };
});

const stageFunctions = (status: JobStatus): readonly TableUser[] => {
  const { images, languageModel } = stageNeeds[status];
  if (images) return ['image-stages'];
  return languageModel ? ['text-stages', 'model-stages'] : ['text-stages'];
};

vi.mock(import('#stages/index.ts'), async (load) => {
  const { runStage } = await load();
  return {
    runStage: (deps, status, input) =>
      running.run(stageFunctions(status), () => runStage(deps, status, input)),
  };
});

vi.mock(import('#usecases/upkeep/sweep.ts'), async (load) => {
  const { sweep } = await load();
  return { sweep: (deps) => running.run(['sweep'], () => sweep(deps)) };
});

vi.mock(import('#usecases/jobs/end/end-stopped-job.ts'), async (load) => {
  const { endStoppedJob } = await load();
  return { endStoppedJob: (...args) => running.run(['execution-ended'], () => endStoppedJob(...args)) };
});

vi.mock(import('#triggers/payment-events.ts'), async (load) => {
  const { applyPaymentEvents, handler } = await load();
  return {
    handler,
    applyPaymentEvents: (...args) => running.run(['payment-events'], () => applyPaymentEvents(...args)),
  };
});

vi.mock(import('#triggers/webhook-deliveries.ts'), async (load) => {
  const { deliverWebhooks, handler } = await load();
  return {
    handler,
    deliverWebhooks: (...args) => running.run(['webhook-deliveries'], () => deliverWebhooks(...args)),
  };
});

vi.mock(import('#triggers/post-confirmation.ts'), async (load) => {
  const { handlePostConfirmation, handler } = await load();
  return {
    handler,
    handlePostConfirmation: (...args) =>
      running.run(['post-confirmation'], () => handlePostConfirmation(...args)),
  };
});

vi.mock(import('#usecases/billing/reconcile/reconcile-billing.ts'), async (load) => {
  const { reconcileBilling } = await load();
  return {
    reconcileBilling: (...args) => running.run(['reconcile-billing'], () => reconcileBilling(...args)),
  };
});

vi.mock(import('#usecases/operator/run-command.ts'), async (load) => {
  const { runCommand } = await load();
  return { runCommand: (...args) => running.run(['operate'], () => runCommand(...args)) };
});

vi.mock(import('#usecases/operator/finish-deletions.ts'), async (load) => {
  const { finishDeletions } = await load();
  return { finishDeletions: (...args) => running.run(['operate'], () => finishDeletions(...args)) };
});
