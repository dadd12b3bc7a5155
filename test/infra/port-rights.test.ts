import { describe, expect, it } from 'vitest';
import { environmentNames as names } from '#contracts/platform/environment.ts';
import { type TableUser, tableUsers } from '#contracts/platform/table-users.ts';
import { portCallsOf } from '#test/iam/port-calls.ts';
import cdk from '../../cdk.json' with { type: 'json' };
import { functionIds } from './function-ids.ts';
import { synthesize } from './synth.ts';
import { at, idOf, listAt, ofType, ownFunctions } from './weaknesses/reading.ts';
import type { TemplateJson } from './weaknesses/template-json.ts';

const { paddle } = cdk.context.stages.emulated;
const { providers } = cdk.context.stages.production;
const template = synthesize('production', {
  paddle,
  languageModel: { model: 'amazon.nova-lite-v1:0' },
  providers: { ...providers, languageModel: 'bedrock' },
}).toJSON() as TemplateJson;

type Need = { readonly variable: string; readonly actions: readonly string[] };
const ofMachine = (...actions: string[]): Need => ({ variable: names.stateMachineArn, actions });
const ofBucket = (...actions: string[]): Need => ({ variable: names.imageBucket, actions });
/** The actions that the CDK grants to senders of a queue. */
const sending = ['sqs:SendMessage', 'sqs:GetQueueAttributes', 'sqs:GetQueueUrl'];

/**
 * The parts of the stack that a call needs: the variable that names the resource, and the actions on it. An emulator
 * does not check permissions, so only these tests notice a function that lacks them.
 */
const needs: Readonly<Record<string, Need>> = {
  'jobRunner.start': ofMachine('states:StartExecution'),
  'jobRunner.stop': ofMachine('states:StopExecution'),
  'jobRunner.redrive': ofMachine('states:RedriveExecution'),
  'imageBucket.list': ofBucket('s3:ListBucket'),
  'imageBucket.remove': ofBucket('s3:DeleteObject'),
  'imageBucket.presignUpload': ofBucket('s3:PutObject'),
  'imageBucket.signAddress': ofBucket('s3:GetObject'),
  // Without the list permission, S3 answers 403 for a missing object.
  'imageBucket.read': ofBucket('s3:GetObject', 's3:ListBucket'),
  'imageBucket.writeOnce': ofBucket('s3:PutObject'),
  'paymentQueue.put': { variable: names.paymentQueueUrl, actions: sending },
  'paymentQueue.redrive': {
    variable: names.paymentDeadLetterArn,
    actions: [...sending, 'sqs:StartMessageMoveTask', 'sqs:ReceiveMessage', 'sqs:DeleteMessage'],
  },
  'webhookQueue.put': { variable: names.webhookQueueUrl, actions: sending },
  'webhookSender.post': { variable: names.webhookSenderFunction, actions: ['lambda:InvokeFunction'] },
  'pageFetcher.fetch': { variable: names.pageFetcherFunction, actions: ['lambda:InvokeFunction'] },
  'imageFetcher.fetch': { variable: names.pageFetcherFunction, actions: ['lambda:InvokeFunction'] },
  'tokens.verify': { variable: names.userPoolId, actions: [] },
  'payments.offers': { variable: names.paddleOffers, actions: [] },
  'payments.find': { variable: names.paddleSecretName, actions: [] },
  'payments.verifyEvent': { variable: names.paddleSecretName, actions: [] },
  'payments.createCheckout': { variable: names.paddleSecretName, actions: [] },
  'accounts.find': { variable: names.userPoolId, actions: ['cognito-idp:ListUsers'] },
  'accounts.close': {
    variable: names.userPoolId,
    actions: ['cognito-idp:AdminDisableUser', 'cognito-idp:AdminUserGlobalSignOut'],
  },
  'accounts.remove': { variable: names.userPoolId, actions: ['cognito-idp:AdminDeleteUser'] },
};

/** The event source mapping of a consumer needs these in addition to the consumer's own calls. */
const consuming = ['sqs:ReceiveMessage', 'sqs:ChangeMessageVisibility', 'sqs:DeleteMessage'];
const ofConsumers: readonly TableUser[] = ['payment-events', 'webhook-deliveries'];

/** Other tests compare these: the table, secrets, logs, traces and the language model. */
const comparedElsewhere = /^(?:dynamodb|secretsmanager|logs|xray|bedrock):/;

const users = Object.keys(tableUsers) as TableUser[];
const functionsOf = (user: TableUser) =>
  ownFunctions(template).filter(({ id }) => functionIds[user].test(id));

const actionsOf = (user: TableUser): string[] => {
  const roles = functionsOf(user).map(({ properties }) => idOf(at(properties, 'Role')));
  const actions = ofType(template, 'AWS::IAM::Policy')
    .filter(({ properties }) => listAt(properties, 'Roles').some((role) => roles.includes(idOf(role))))
    .flatMap(({ properties }) => listAt(properties, 'PolicyDocument', 'Statement'))
    .flatMap((statement) => listAt(statement, 'Action').map(String));
  return [...new Set(actions)].filter((action) => !comparedElsewhere.test(action)).sort();
};

describe.each(users)('the function %s', (user) => {
  it('has a name for each resource that its code calls, and only the permissions that it needs on it', async () => {
    const called = (await portCallsOf(user)).flatMap((call) => needs[call] ?? []);
    const [fn] = functionsOf(user);
    const variables = Object.keys(at(fn?.properties, 'Environment', 'Variables') ?? {});
    expect(variables).toEqual(expect.arrayContaining(called.map(({ variable }) => variable)));
    const own = called.flatMap(({ actions }) => actions);
    const expected = ofConsumers.includes(user)
      ? [...own, ...consuming, 'sqs:GetQueueAttributes', 'sqs:GetQueueUrl']
      : own;
    expect(actionsOf(user)).toEqual([...new Set(expected)].sort());
  });
});
