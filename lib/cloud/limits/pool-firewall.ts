import type * as cognito from 'aws-cdk-lib/aws-cognito';
import * as wafv2 from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { closedPoolOperations } from '#lib/closed-pool-operations.ts';
import type { StageConfig } from '#lib/stage-config.ts';
import { poolLimits } from './address-limits.ts';
import { anyOf, blockRule, headerContains, ranked, rateRule, visibility } from './firewall-rules.ts';

/**
 * Cognito gives WAF the operation's name in this header, no matter what the caller sent (developer guide, "Associate an
 * AWS WAF web ACL with a user pool"). Partial names also match the confirmations and the pool's own pages.
 */
const operation = (part: string) => headerContains('x-amzn-cognito-operation-name', part);
const mails = anyOf(operation('SignUp'), operation('ForgotPassword'), operation('ResendConfirmationCode'));

const [firstClosed, ...otherClosed] = closedPoolOperations;
const closed = anyOf(operation(firstClosed), ...otherClosed.map(operation));

/**
 * Blocks operations that no page calls, and limits each address's calls to the user pool, which browsers call directly.
 * No single address can therefore use up the day's emails or the pool's quotas. The ACL and its rules cost $8 a month,
 * plus $0.60 per million requests.
 */
export class PoolFirewall extends Construct {
  constructor(scope: Construct, id: string, config: StageConfig, userPool: cognito.IUserPool) {
    super(scope, id);
    const name = `sweetspot-${config.stage}-accounts`;
    const acl = new wafv2.CfnWebACL(this, 'WebAcl', {
      name,
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      rules: ranked([
        blockRule('ClosedOperations', closed),
        rateRule('RateOfMails', {
          limit: poolLimits.mails.requests,
          windowSeconds: poolLimits.mails.windowSeconds,
          of: mails,
        }),
        rateRule('RateOfAccountCalls', {
          limit: poolLimits.all.requests,
          windowSeconds: poolLimits.all.windowSeconds,
        }),
      ]),
      visibilityConfig: visibility(name),
    });
    new wafv2.CfnWebACLAssociation(this, 'Pool', {
      resourceArn: userPool.userPoolArn,
      webAclArn: acl.attrArn,
    });
  }
}
