import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import { environmentNames } from '#contracts/platform/environment.ts';
import { tableSchema } from '#contracts/platform/table.ts';
import { type TableUser, tableGrantsOf } from '#contracts/platform/table-users.ts';

/**
 * Grants a function the actions that it needs on the partitions that it needs. It also passes the function the name of
 * its table user, so that its stores reject every method that the user does not declare. The stage may use a restored
 * table.
 */
export const grantTable = (table: dynamodb.ITableV2, fn: lambda.Function, user: TableUser): void => {
  fn.addEnvironment(environmentNames.tableUser, user);
  const arns = { table: table.tableArn, index: `${table.tableArn}/index/${tableSchema.index.name}` };
  for (const { action, on, leadingKeys } of tableGrantsOf(user))
    fn.addToRolePolicy(
      new iam.PolicyStatement({
        actions: [`dynamodb:${action}`],
        resources: [arns[on]],
        conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...leadingKeys] } },
      }),
    );
};
