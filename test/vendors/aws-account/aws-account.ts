import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AwsResponse, type Call, readCall, sendResponse } from './wire.ts';

/** Answers by service and operation, such as `ssm.GetParameter`. A function answers based on the call's JSON. */
export type AwsResponses = Readonly<Record<string, AwsResponse | ((body: unknown) => AwsResponse)>>;

const responseTo = ({ service, operation, input }: Call, responses: AwsResponses): AwsResponse => {
  const answer = responses[`${service}.${operation}`] ?? { error: 'AccessDeniedException', status: 403 };
  return typeof answer === 'function' ? answer(JSON.parse(input.slice(input.indexOf(' ')))) : answer;
};

/** A new account in which everything is as production needs it. */
export const goodAccount: AwsResponses = {
  'sts.GetCallerIdentity': {
    result: { Account: '111122223333', Arn: 'arn:aws:iam::111122223333:user/ops', UserId: 'AIDA' },
  },
  'cloudformation.DescribeStacks': {
    error: 'ValidationError',
    message: 'Stack with id sweetspot-production does not exist',
  },
  'ssm.GetParameter': {
    result: { Parameter: { Name: '/cdk-bootstrap/hnb659fds/version', Type: 'String', Value: '30' } },
  },
  'lambda.GetAccountSettings': {
    result: { AccountLimit: { ConcurrentExecutions: 1000, UnreservedConcurrentExecutions: 1000 } },
  },
  'lambda.GetFunction': { error: 'ResourceNotFoundException', status: 404 },
  'dynamodb.ListTables': { result: { TableNames: ['another'] } },
  'logs.DescribeLogGroups': { result: { logGroups: [] } },
  'ce.ListCostAllocationTags': {
    result: { CostAllocationTags: [{ TagKey: 'stage', Type: 'UserDefined', Status: 'Active' }] },
  },
  'secretsmanager.GetSecretValue': { error: 'ResourceNotFoundException' },
};

/**
 * An AWS account whose services answer on the wire: the real clients sign, send and parse. Each operation answers with
 * its entry in `answers`. An operation without an entry is denied, as by IAM.
 */
export const startAwsAccount = async (responses: AwsResponses) => {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const call = readCall(request, Buffer.concat(parts).toString('utf8'));
      calls.push(call);
      sendResponse(response, call, responseTo(call, responses));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    calls,
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
};
