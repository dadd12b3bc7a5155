import type * as cognito from 'aws-cdk-lib/aws-cognito';
import * as wafv2 from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { closedPoolOperations } from '#lib/closed-pool-operations.ts';
import type { StageConfig } from '#lib/stage-config.ts';
import { poolLimits } from './address-limits.ts';
import { anyOf, blockRule, headerContains, ranked, rateRule, visibility } from './firewall-rules.ts';

/**
 * Cognito names the operation to WAF in this header, whatever the caller sent (developer guide, "Associate an AWS WAF
 * web ACL with a user pool"). Parts of names match the confirmation and the pool's own pages as well.
 */
const operation = (part: string) => headerContains('x-amzn-cognito-operation-name', part);
const mails = anyOf(operation('SignUp'), operation('ForgotPassword'), operation('ResendConfirmationCode'));

const [firstClosed, ...otherClosed] = closedPoolOperations;
const closed = anyOf(operation(firstClosed), ...otherClosed.map(operation));

/**
 * Closes what no page calls, and limits what one address may ask of the user pool, which browsers call directly: nobody alone may use up the mails
 * of the day or the pool's own quotas. $8 a month for the ACL and its rules, and $0.60 a million requests.
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
