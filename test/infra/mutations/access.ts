import type { Subject } from '../weaknesses/index.ts';
import { at, listAt, ofType } from '../weaknesses/reading.ts';
import { drop, push, resource, set } from './edit.ts';
import type { Mutation } from './mutation.ts';

const statements = ['Properties', 'PolicyDocument', 'Statement'] as const;
const client = 'AWS::Cognito::UserPoolClient';
const pool = 'AWS::Cognito::UserPool';
const table = 'AWS::DynamoDB::GlobalTable';
const policy = 'AWS::IAM::Policy';

/** The stage's key whose description matches. */
const keyOf = ({ template }: Subject, purpose: RegExp): string => {
  const found = ofType(template, 'AWS::SecretsManager::Secret').find(({ properties }) =>
    purpose.test(String(at(properties, 'Description'))),
  );
  if (!found) throw new Error(`The template has no key like ${purpose}.`);
  return found.id;
};

const leadingKeys = ['Condition', 'ForAllValues:StringLike', 'dynamodb:LeadingKeys'];

/** The first grant on the table to the role whose policy matches. Its actions are a list. */
const tableGrant = (stack: Subject, id: RegExp): Record<string, unknown> => {
  const found = listAt(resource(stack, policy, id), ...statements).find((each) =>
    listAt(each, 'Action').some((action) => String(action).startsWith('dynamodb:')),
  );
  if (typeof found !== 'object' || found === null) throw new Error(`${id} has no grant on the table.`);
  return Object.assign(found, { Action: listAt(found, 'Action') });
};

export const accessMutations: readonly Mutation[] = [
  {
    name: 'make the image bucket public by its policy',
    check: 'public grants',
    apply: (stack) =>
      push(resource(stack, 'AWS::S3::BucketPolicy', /^Images/), statements, {
        Effect: 'Allow',
        Action: 's3:GetObject',
        Principal: '*',
      }),
  },
  {
    name: 'remove the public access block of the image bucket',
    check: 'open buckets',
    apply: (stack) =>
      drop(resource(stack, 'AWS::S3::Bucket', /^Images/), [
        'Properties',
        'PublicAccessBlockConfiguration',
        'BlockPublicAcls',
      ]),
  },
  {
    name: 'store images unencrypted',
    check: 'open buckets',
    apply: (stack) => drop(resource(stack, 'AWS::S3::Bucket', /^Images/), ['Properties', 'BucketEncryption']),
  },
  {
    name: 'let the jobs function do everything',
    check: 'wide grants',
    apply: (stack) =>
      push(resource(stack, policy, /^ApiApijobs/), statements, {
        Effect: 'Allow',
        Action: '*',
        Resource: '*',
      }),
  },
  {
    name: 'let a function read every table of the account',
    check: 'wide grants',
    apply: (stack) =>
      push(resource(stack, policy, /^ApiApiconfig/), statements, {
        Effect: 'Allow',
        Action: 'dynamodb:GetItem',
        Resource: '*',
      }),
  },
  {
    name: 'let the jobs function use every partition of the table',
    check: 'wide table grants',
    apply: (stack) => set(tableGrant(stack, /^ApiApijobs/), leadingKeys, ['*']),
  },
  {
    name: 'remove the partition condition from a grant of the stages',
    check: 'wide table grants',
    apply: (stack) => drop(tableGrant(stack, /^PipelineStagesTextStages/), ['Condition']),
  },
  {
    name: 'leave the partition condition of a grant empty',
    check: 'wide table grants',
    apply: (stack) => set(tableGrant(stack, /^Operate/), leadingKeys, []),
  },
  {
    name: 'let the exports function scan the table',
    check: 'wide table grants',
    apply: (stack) => push(tableGrant(stack, /^ApiApiexports/), ['Action'], 'dynamodb:Scan'),
  },
  {
    name: 'let the sweep query every index',
    check: 'wide table grants',
    apply: (stack) =>
      set(tableGrant(stack, /^PipelineSweep/), ['Resource'], {
        'Fn::Join': ['', [{ 'Fn::GetAtt': ['Table', 'Arn'] }, '/index/*']],
      }),
  },
  {
    name: 'give a role an administrator’s policy',
    check: 'managed policies',
    apply: (stack) =>
      set(
        resource(stack, 'AWS::IAM::Role', /^Operate/),
        ['Properties', 'ManagedPolicyArns'],
        ['arn:aws:iam::aws:policy/AdministratorAccess'],
      ),
  },
  {
    name: 'let an account assume a role',
    check: 'open roles',
    apply: (stack) =>
      set(
        resource(stack, 'AWS::IAM::Role', /^ApiApijobs/),
        ['Properties', 'AssumeRolePolicyDocument', 'Statement', 0, 'Principal'],
        { AWS: 'arn:aws:iam::111122223333:root' },
      ),
  },
  {
    name: 'let the page fetcher read the table',
    check: 'functions of strangers with rights',
    apply: (stack) =>
      push(resource(stack, policy, /^PipelineStagesPageFetcher/), statements, {
        Effect: 'Allow',
        Action: 'dynamodb:GetItem',
        Resource: { 'Fn::GetAtt': ['Table', 'Arn'] },
      }),
  },
  {
    name: 'let the webhook sender read the table',
    check: 'functions of strangers with rights',
    apply: (stack) =>
      push(resource(stack, policy, /^WebhooksSender/), statements, {
        Effect: 'Allow',
        Action: 'dynamodb:GetItem',
        Resource: { 'Fn::GetAtt': ['Table', 'Arn'] },
      }),
  },
  {
    name: 'put a secret into an environment',
    check: 'leaked secrets',
    apply: (stack) =>
      set(
        resource(stack, 'AWS::Lambda::Function', /^ApiApijobs/),
        ['Properties', 'Environment', 'Variables', 'SECRET'],
        '{{resolve:secretsmanager:sweetspot/paddle:SecretString:apiKey}}',
      ),
  },
  {
    name: 'let the credits function read the checkout key',
    check: 'functions with foreign secrets',
    apply: (stack) =>
      push(resource(stack, policy, /^ApiApicredits/), statements, {
        Effect: 'Allow',
        Action: 'secretsmanager:GetSecretValue',
        Resource: { Ref: keyOf(stack, /checkout/) },
      }),
  },
  {
    name: 'use the origin header’s secret elsewhere',
    check: 'shared origin secrets',
    apply: (stack) =>
      push(resource(stack, policy, /^AuthPostConfirmation/), statements, {
        Effect: 'Allow',
        Action: ['secretsmanager:GetSecretValue', 'secretsmanager:DescribeSecret'],
        Resource: { Ref: keyOf(stack, /CloudFront/) },
      }),
  },
  {
    name: 'delete the checkout key with the stack',
    check: 'wrongly removed data',
    apply: (stack) => set(resource(stack, 'AWS::SecretsManager::Secret'), ['DeletionPolicy'], 'Delete'),
  },
  {
    name: 'let API Gateways of other accounts call a function',
    check: 'open functions',
    apply: (stack) =>
      drop(resource(stack, 'AWS::Lambda::Permission', /^ApiHttpApi/), ['Properties', 'SourceArn']),
  },
  {
    name: 'remove the deletion protection of the table',
    check: 'unprotected tables',
    apply: (stack) =>
      set(resource(stack, table), ['Properties', 'Replicas', 0, 'DeletionProtectionEnabled'], false),
  },
  {
    name: 'switch point-in-time recovery off',
    check: 'unprotected tables',
    apply: (stack) =>
      drop(resource(stack, table), ['Properties', 'Replicas', 0, 'PointInTimeRecoverySpecification']),
  },
  {
    name: 'keep backups for 35 days',
    check: 'unprotected tables',
    apply: (stack) =>
      set(
        resource(stack, table),
        ['Properties', 'Replicas', 0, 'PointInTimeRecoverySpecification', 'RecoveryPeriodInDays'],
        35,
      ),
  },
  {
    name: 'store the table without a key of KMS',
    check: 'unprotected tables',
    apply: (stack) => drop(resource(stack, table), ['Properties', 'SSESpecification']),
  },
  {
    name: 'keep resources of a failed first deployment',
    check: 'wrongly removed data',
    apply: (stack) => set(resource(stack, table), ['DeletionPolicy'], 'Retain'),
  },
  {
    name: 'delete the table with the stack',
    check: 'wrongly removed data',
    apply: (stack) => set(resource(stack, table), ['DeletionPolicy'], 'Delete'),
  },
  {
    name: 'give the state machine’s log group a fixed name',
    check: 'fixed names',
    apply: (stack) =>
      set(
        resource(stack, 'AWS::Logs::LogGroup', /^PipelineMachinesJobLogs/),
        ['Properties', 'LogGroupName'],
        '/aws/vendedlogs/states/sweetspot-production-job',
      ),
  },
  {
    name: 'never delete a log',
    check: 'long logs',
    apply: (stack) =>
      drop(resource(stack, 'AWS::Logs::LogGroup', /^ApiAccessLogs/), ['Properties', 'RetentionInDays']),
  },
  {
    name: 'accept passwords in plain text',
    check: 'weak clients',
    apply: (stack) =>
      push(resource(stack, client), ['Properties', 'ExplicitAuthFlows'], 'ALLOW_USER_PASSWORD_AUTH'),
  },
  {
    name: 'reveal who has an account',
    check: 'weak clients',
    apply: (stack) => drop(resource(stack, client), ['Properties', 'PreventUserExistenceErrors']),
  },
  {
    name: 'let users write every attribute',
    check: 'weak clients',
    apply: (stack) => drop(resource(stack, client), ['Properties', 'WriteAttributes']),
  },
  {
    name: 'remove the deletion protection of the user pool',
    check: 'weak user pools',
    apply: (stack) => set(resource(stack, pool), ['Properties', 'DeletionProtection'], 'INACTIVE'),
  },
  {
    name: 'let an account’s address change before it is verified',
    check: 'weak user pools',
    apply: (stack) => drop(resource(stack, pool), ['Properties', 'UserAttributeUpdateSettings']),
  },
];
