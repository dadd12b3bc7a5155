import * as secretsmanager from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

/**
 * One generated value from which the functions derive what must not be guessed: the key of visitors' hashes, and
 * the header by which the API knows that a request came through CloudFront.
 */
export class Secrets extends Construct {
  readonly secret: secretsmanager.Secret;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.secret = new secretsmanager.Secret(this, 'Secret', {
      description: 'Key of visitor hashes and of the CloudFront origin header',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
    });
    acknowledge(this.secret, {
      'AwsSolutions-SMG4':
        'A new key would make every visitor a new one, with a new free run, and part CloudFront from the API.',
    });
  }
}
