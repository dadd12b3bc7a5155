import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import * as cognito from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { environmentNames } from '#contracts/environment.ts';
import { limits } from '#contracts/limits.ts';
import type { StageConfig } from '#lib/stage-config.ts';
import { lambdaFunction } from './lambda-function.ts';

type MailProps = { readonly config: StageConfig; readonly siteOrigin: string };

/** The user pool and the browser's client of it. */
export class Auth extends Construct {
  readonly userPool: cognito.UserPool;
  readonly client: cognito.UserPoolClient;

  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id);
    this.userPool = new cognito.UserPool(this, 'UserPool', {
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      // The CDK prefers the phone by default; this product knows no phone numbers.
      accountRecovery: cognito.AccountRecovery.EMAIL_ONLY,
      passwordPolicy: {
        minLength: limits.passwordMinCharacters,
        requireLowercase: true,
        requireUppercase: true,
        requireDigits: true,
        requireSymbols: true,
      },
      deletionProtection: config.protectData,
      removalPolicy: config.protectData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.client = this.userPool.addClient('Web', {
      generateSecret: false,
      authFlows: { userSrp: true },
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.hours(1),
      idTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.days(30),
      // Several tabs may refresh at the same moment: 60 s is the longest that Cognito allows.
      refreshTokenRotationGracePeriod: Duration.seconds(60),
      disableOAuth: true,
    });
  }

  /** Account mails carry a link to the site, whose address is known only once the site is defined. */
  writeMails({ config, siteOrigin }: MailProps): void {
    const customMessage = lambdaFunction(this, 'CustomMessage', {
      config,
      entry: 'lambdas/triggers/custom-message.ts',
      environment: { [environmentNames.siteOrigin]: siteOrigin },
      // Cognito itself gives up on a trigger after 5 s.
      timeout: Duration.seconds(5),
      memorySize: 256,
    });
    this.userPool.addTrigger(cognito.UserPoolOperation.CUSTOM_MESSAGE, customMessage);
  }
}
