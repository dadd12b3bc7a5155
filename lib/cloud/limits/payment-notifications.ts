import * as wafv2 from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { apiBase, apiRoutes } from '#contracts/platform/routes.ts';
import type { StageConfig } from '#lib/stage-config.ts';
import { allOf, inIpSet, not, pathStartsWith, type UnrankedRule, visibility } from './firewall-rules.ts';

type Paddle = NonNullable<StageConfig['paddle']>;

/** The only addresses from which Paddle sends webhooks (developer.paddle.com/webhooks/respond-to-webhooks, 2026-11). */
export const paddleAddresses: Readonly<Record<Paddle['environment'], readonly string[]>> = {
  production: [
    '34.232.58.13/32',
    '34.195.105.136/32',
    '34.237.3.244/32',
    '35.155.119.135/32',
    '52.11.166.252/32',
    '34.212.5.7/32',
  ],
  sandbox: [
    '34.194.127.46/32',
    '54.234.237.108/32',
    '3.208.120.145/32',
    '44.226.236.210/32',
    '44.241.183.62/32',
    '100.20.172.113/32',
  ],
};

/**
 * Webhooks from Paddle skip every other rule; from any other address, they are blocked at once. No rate is estimated
 * first, so nobody else can use up the route's share. Webhooks that pass must still be signed.
 */
export const notificationRules = (scope: Construct, paddle: Paddle): UnrankedRule[] => {
  const addresses = new wafv2.CfnIPSet(scope, 'PaymentProvider', {
    scope: 'CLOUDFRONT',
    ipAddressVersion: 'IPV4',
    addresses: [...(paddle.addresses ?? paddleAddresses[paddle.environment])],
  });
  const notification = pathStartsWith(`${apiBase}${apiRoutes.paddleWebhook.path}`);
  const rule = (name: string, action: wafv2.CfnWebACL.RuleActionProperty, sender: typeof notification) => ({
    name,
    action,
    statement: allOf(notification, sender),
    visibilityConfig: visibility(name),
  });
  return [
    rule('PaymentNotifications', { allow: {} }, inIpSet(addresses)),
    rule('NotificationsOfOthers', { block: {} }, not(inIpSet(addresses))),
  ];
};
