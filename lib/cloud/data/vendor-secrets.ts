import type * as lambda from 'aws-cdk-lib/aws-lambda';
import * as secretsmanager from 'aws-cdk-lib/aws-secretsmanager';

/**
 * Lets one function read one vendor secret and no other. Operators store it in Secrets Manager under the name in the
 * stage's settings, and rotate it there. The stack knows only the name.
 */
export const grantVendorSecret = (reader: lambda.Function, secretName: string | undefined): void => {
  if (secretName === undefined) return;
  const id = `Secret-${secretName.replaceAll('/', '-')}`;
  secretsmanager.Secret.fromSecretNameV2(reader, id, secretName).grantRead(reader);
};
