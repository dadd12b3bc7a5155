import { Duration, Lazy, SecretValue, Stack } from 'aws-cdk-lib';
import * as cognito from 'aws-cdk-lib/aws-cognito';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as iam from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { accountLimits } from '#contracts/accounts/account-limits.ts';
import { environmentNames } from '#contracts/platform/environment.ts';
import { paths, prerenderedPages } from '#contracts/platform/routes.ts';
import { dataRemoval } from '#lib/cloud/data/removal.ts';
import { grantTable } from '#lib/cloud/data/table-grants.ts';
import { functionEnvironment } from '#lib/cloud/functions/function-environment.ts';
import { lambdaFunction } from '#lib/cloud/functions/lambda-function.ts';
import { PoolFirewall } from '#lib/cloud/limits/pool-firewall.ts';
import { acknowledge } from '#lib/cloud/naming/acknowledge.ts';
import type { StageConfig } from '#lib/stage-config.ts';
import { isDeletionProtected } from '#lib/table-settings.ts';
import { Mails } from './mails.ts';

type TriggerProps = {
  readonly config: StageConfig;
  readonly siteOrigin: string;
  readonly table: dynamodb.ITableV2;
};

// Cognito gives up on a trigger after 5 s.
const triggerTimeout = Duration.seconds(5);

/** The user pool and its client for browsers. Users can also sign in with Google if the stage names its client. */
export class Auth extends Construct {
  readonly userPool: cognito.UserPool;
  readonly client: cognito.UserPoolClient;
  /** The address of the pool's own pages, where Google sign-in begins; null without Google. */
  readonly domain: string | null;
  private readonly config: StageConfig;
  private siteOrigin = '';

  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id);
    this.config = config;
    this.userPool = new cognito.UserPool(this, 'UserPool', {
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      // By default, the CDK prefers phone numbers, which this product does not store.
      accountRecovery: cognito.AccountRecovery.EMAIL_ONLY,
      passwordPolicy: {
        minLength: accountLimits.passwordMinCharacters,
        requireLowercase: true,
        requireUppercase: true,
        requireDigits: true,
        requireSymbols: true,
      },
      deletionProtection: isDeletionProtected(config),
      removalPolicy: dataRemoval(config),
    });
    if (config.mail) new Mails(this, 'Mails', { userPool: this.userPool, settings: config.mail });
    acknowledge(this.userPool, {
      'AwsSolutions-COG1':
        'The specification sets six characters of four kinds; the README notes the deviation from ASVS.',
      'AwsSolutions-COG2':
        'The product has no screens for a second factor, and an account contains only articles and credits.',
      'AwsSolutions-COG8':
        'The Plus plan bills each monthly user for its threat protection. Cognito locks out guessers on every plan.',
    });
    if (config.firewall && !config.omit.has('firewall-parts'))
      new PoolFirewall(this, 'Firewall', config, this.userPool);
    const google = config.google && this.addGoogle(config.google);
    this.domain = google ? this.addDomain() : null;
    this.client = this.addClient(google);
  }

  private addClient(google: Construct | undefined): cognito.UserPoolClient {
    const client = this.userPool.addClient('Web', {
      generateSecret: false,
      authFlows: { userSrp: true },
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.hours(1),
      idTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.days(30),
      // Several tabs may refresh at the same moment. Cognito allows at most 60 s.
      refreshTokenRotationGracePeriod: Duration.seconds(60),
      // Tokens and `GetUser` show only these attributes, and users cannot add others.
      readAttributes: new cognito.ClientAttributes().withStandardAttributes({
        email: true,
        emailVerified: true,
      }),
      writeAttributes: new cognito.ClientAttributes().withStandardAttributes({ email: true }),
      ...(google ? this.oAuthSettings() : { disableOAuth: true }),
    });
    if (google) client.node.addDependency(google);
    return client;
  }

  /** Authorization codes with PKCE only, and only exact addresses of the site, which is defined after the pool. */
  private oAuthSettings() {
    const atSite = (pages: readonly string[]) =>
      Lazy.list({ produce: () => pages.map((path) => `${this.siteOrigin}${path}`) });
    return {
      supportedIdentityProviders: [
        cognito.UserPoolClientIdentityProvider.COGNITO,
        cognito.UserPoolClientIdentityProvider.GOOGLE,
      ],
      oAuth: {
        flows: { authorizationCodeGrant: true, implicitCodeGrant: false },
        // Not `aws.cognito.signin.user.admin`: a Google session needs none of the pool's own operations.
        scopes: [cognito.OAuthScope.OPENID, cognito.OAuthScope.EMAIL],
        callbackUrls: atSite([paths.home]),
        logoutUrls: atSite(prerenderedPages),
      },
    };
  }

  private addGoogle({ clientId, clientSecretName }: NonNullable<StageConfig['google']>): Construct {
    return new cognito.UserPoolIdentityProviderGoogle(this, 'Google', {
      userPool: this.userPool,
      clientId,
      clientSecretValue: SecretValue.secretsManager(clientSecretName),
      scopes: ['openid', 'email'],
      // Without `emailVerified`, each sign-in would reset the address to unverified.
      attributeMapping: {
        email: cognito.ProviderAttribute.GOOGLE_EMAIL,
        emailVerified: cognito.ProviderAttribute.GOOGLE_EMAIL_VERIFIED,
      },
    });
  }

  /** All accounts in a region share one set of prefixes. The account id makes this one unique. */
  private addDomain(): string {
    const { account, region } = Stack.of(this);
    const domainPrefix = `sweetspot-${this.config.stage}-${account}`;
    this.userPool.addDomain('Domain', { cognitoDomain: { domainPrefix } });
    // Written out rather than read from the domain. The site's headers name it, and the domain depends on the site's
    // address.
    return `https://${domainPrefix}.auth.${region}.amazoncognito.com`;
  }

  /** Triggers and site addresses, which are known only once the site is defined. */
  connect(props: TriggerProps): void {
    this.siteOrigin = props.siteOrigin;
    this.writeMails(props);
    this.endSessionsAfterReset(props);
    if (props.config.google) this.admitExternalUsers(props);
  }

  private writeMails({ config, siteOrigin }: TriggerProps): void {
    const customMessage = lambdaFunction(this, 'CustomMessage', {
      config,
      entry: 'lambdas/triggers/custom-message.ts',
      environment: { [environmentNames.siteOrigin]: siteOrigin },
      timeout: triggerTimeout,
      memorySize: 256,
    });
    this.userPool.addTrigger(cognito.UserPoolOperation.CUSTOM_MESSAGE, customMessage);
  }

  private endSessionsAfterReset({ config, table }: TriggerProps): void {
    const postConfirmation = lambdaFunction(this, 'PostConfirmation', {
      config,
      entry: 'lambdas/triggers/post-confirmation.ts',
      environment: functionEnvironment({ config, table }),
      timeout: triggerTimeout,
      memorySize: 1024,
    });
    grantTable(table, postConfirmation, 'post-confirmation');
    this.userPool.addTrigger(cognito.UserPoolOperation.POST_CONFIRMATION, postConfirmation);
  }

  private admitExternalUsers({ config }: TriggerProps): void {
    const preSignUp = lambdaFunction(this, 'PreSignUp', {
      config,
      entry: 'lambdas/triggers/pre-sign-up.ts',
      environment: { [environmentNames.stage]: config.stage },
      timeout: triggerTimeout,
      memorySize: 1024,
    });
    this.userPool.addTrigger(cognito.UserPoolOperation.PRE_SIGN_UP, preSignUp);
    // A separate policy avoids a circular dependency: the function depends on its role's default policy, and the pool
    // on the function.
    const policy = new iam.Policy(this, 'LinkAccounts', {
      statements: [
        new iam.PolicyStatement({
          actions: ['cognito-idp:ListUsers', 'cognito-idp:AdminLinkProviderForUser'],
          resources: [this.userPool.userPoolArn],
        }),
      ],
    });
    preSignUp.role?.attachInlinePolicy(policy);
  }
}
