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
 * Sends the user pool's emails through SES. Without SES, Cognito sends at most 50 emails a day from an Amazon address.
 * An operator verifies the domain in SES before the stage is deployed, because the DNS records are theirs to set.
 */
export class Mails extends Construct {
  constructor(scope: Construct, id: string, { userPool, settings }: MailsProps) {
    super(scope, id);
    const { from, replyTo } = settings;
    const domain = settings.domain ?? from.slice(from.indexOf('@') + 1);
    // Addresses that bounced or complained get no more emails, which protects the domain's reputation.
    const configurationSet = new ses.ConfigurationSet(this, 'Reputation', {
      reputationMetrics: true,
      suppressionReasons: ses.SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    const pool = userPool.node.defaultChild as cognito.CfnUserPool;
    // The CDK's `withSES` requires a region literal. This uses SES in the stack's own region.
    pool.emailConfiguration = {
      emailSendingAccount: 'DEVELOPER',
      from: `${product.name} <${from}>`,
      sourceArn: Stack.of(this).formatArn({ service: 'ses', resource: 'identity', resourceName: domain }),
      configurationSet: configurationSet.configurationSetName,
      ...(replyTo && { replyToEmailAddress: replyTo }),
    };
  }
}
