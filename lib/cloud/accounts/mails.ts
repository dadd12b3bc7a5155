import { Stack } from 'aws-cdk-lib';
import type * as cognito from 'aws-cdk-lib/aws-cognito';
import * as ses from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import { product } from '#contracts/product.ts';
import type { StageConfig } from '#lib/stage-config.ts';

type MailsProps = {
  readonly userPool: cognito.UserPool;
  readonly settings: NonNullable<StageConfig['mail']>;
};

/**
 * Mails of the user pool by SES. Without it Cognito sends them itself, from an address of Amazon's and 50 a day at the
 * most. The domain is verified in SES by hand, before the stage is deployed: its proof stands in the operator's DNS.
 */
export class Mails extends Construct {
  constructor(scope: Construct, id: string, { userPool, settings }: MailsProps) {
    super(scope, id);
    const { from, replyTo } = settings;
    const domain = settings.domain ?? from.slice(from.indexOf('@') + 1);
    // Addresses that bounced or complained get no more mail, so that the domain keeps its reputation.
    const configurationSet = new ses.ConfigurationSet(this, 'Reputation', {
      reputationMetrics: true,
      suppressionReasons: ses.SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    const pool = userPool.node.defaultChild as cognito.CfnUserPool;
    // Not the CDK's own `withSES`, which wants the region's name in the code: this is SES in the stack's own region.
    pool.emailConfiguration = {
      emailSendingAccount: 'DEVELOPER',
      from: `${product.name} <${from}>`,
      sourceArn: Stack.of(this).formatArn({ service: 'ses', resource: 'identity', resourceName: domain }),
      configurationSet: configurationSet.configurationSetName,
      ...(replyTo && { replyToEmailAddress: replyTo }),
    };
  }
}
