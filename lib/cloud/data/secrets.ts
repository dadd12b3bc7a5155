import { SecretValue } from 'aws-cdk-lib';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import * as secretsmanager from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { environmentNames as names } from '#contracts/platform/environment.ts';
import { acknowledge } from '#lib/cloud/naming/acknowledge.ts';
import type { StageConfig } from '#lib/stage-config.ts';
import { dataRemoval } from './removal.ts';

export type KeyName = 'edge' | 'visitor' | 'checkout' | 'webhook';

const variables = {
  edge: names.edgeSecretArn,
  visitor: names.visitorSecretArn,
  checkout: names.checkoutSecretArn,
  webhook: names.webhookSecretArn,
} as const satisfies Record<KeyName, string>;

const purposes = {
  edge: 'Header value that proves to the API that a request came through CloudFront',
  visitor: 'Key of the hashes that identify visitors without an account',
  checkout: 'Key that proves which user started a checkout',
  webhook: 'Key that encrypts the signing secrets of webhooks',
} as const satisfies Record<KeyName, string>;

/** The checkout key keeps the id of the only secret that stages once had, so existing proofs stay valid. */
const ids = {
  edge: 'Edge',
  visitor: 'Visitor',
  checkout: 'Secret',
  webhook: 'Webhook',
} as const satisfies Record<KeyName, string>;

/**
 * The keys that a stage generates for itself, one per purpose. Functions accept the current and the previous version of
 * each, so that operators can rotate them: docs/secrets.md.
 */
export class Secrets extends Construct {
  private readonly keys: Readonly<Record<KeyName, secretsmanager.Secret>>;

  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id);
    this.keys = {
      edge: this.key('edge', config),
      visitor: this.key('visitor', config),
      checkout: this.key('checkout', config),
      webhook: this.key('webhook', config),
    };
  }

  /** Lets a function read keys and gives it their ARNs. */
  grant(reader: lambda.Function, ...keys: readonly KeyName[]): void {
    for (const name of keys) {
      reader.addEnvironment(variables[name], this.keys[name].secretArn);
      this.keys[name].grantRead(reader);
    }
  }

  /**
   * The key that CloudFront sends. CloudFormation reads the value only when the text of the template changes, so the
   * deployment after a rotation names the new version: `-c edgeKeyVersion=ID`.
   */
  originHeader(): string {
    const versionId: unknown = this.node.tryGetContext('edgeKeyVersion');
    const { secretArn } = this.keys.edge;
    const value =
      typeof versionId === 'string'
        ? SecretValue.secretsManager(secretArn, { versionId })
        : SecretValue.secretsManager(secretArn);
    return value.unsafeUnwrap();
  }

  private key(name: KeyName, config: StageConfig): secretsmanager.Secret {
    const key = new secretsmanager.Secret(this, ids[name], {
      description: purposes[name],
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: dataRemoval(config),
    });
    acknowledge(key, { 'AwsSolutions-SMG4': 'An operator rotates it by hand: docs/secrets.md.' });
    return key;
  }
}
