import { CfnOutput, Stack, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StageConfig } from '#lib/stage-config.ts';
import { isDeletionProtected, stageTags } from '#lib/table-settings.ts';
import { Auth } from './accounts/auth.ts';
import { Api } from './api/api.ts';
import { BillingReview, PaymentEvents } from './api/payments.ts';
import { Webhooks } from './api/webhooks.ts';
import { AccessLogs } from './data/access-logs.ts';
import { Images } from './data/images.ts';
import { Secrets } from './data/secrets.ts';
import { Table } from './data/table.ts';
import { Releases } from './functions/releases.ts';
import { acknowledgeShared } from './nag-exceptions.ts';
import { Operate } from './operator/operate.ts';
import { Pipeline } from './pipeline/pipeline.ts';
import { Site } from './site/site.ts';
import { Operations } from './watch/operations.ts';

/** Connects all parts of one stage. Each concern is a separate construct. */
export class SweetspotStack extends Stack {
  /** @param webDir the folder of the built site; null for a stack without its files */
  constructor(scope: Construct, id: string, config: StageConfig, webDir: string | null) {
    super(scope, id, {
      description: `Sweetspot, stage ${config.stage}`,
      terminationProtection: isDeletionProtected(config),
      env: { region: config.region },
    });
    for (const [name, value] of Object.entries(stageTags(config))) Tags.of(this).add(name, value);

    const { table } = new Table(this, 'Table', config);
    const accessLogs = new AccessLogs(this, 'AccessLogs', config);
    const images = new Images(this, 'Images', config, accessLogs);
    const secrets = new Secrets(this, 'Secrets', config);
    const auth = new Auth(this, 'Auth', config);
    const releases = new Releases(this, 'Releases', config);
    const webhooks = new Webhooks(this, 'Webhooks', { config, table, secrets });
    const pipeline = new Pipeline(this, 'Pipeline', { config, table, images, releases, webhooks });
    const { stateMachine } = pipeline;
    const paymentEvents = new PaymentEvents(this, 'PaymentEvents', { config, table, secrets });
    new Operate(this, 'Operate', {
      config,
      table,
      stateMachine,
      auth,
      images,
      paymentEvents,
      webhooks,
      accessLogs,
    });
    const api = new Api(this, 'Api', {
      config,
      table,
      stateMachine,
      secrets,
      auth,
      images,
      releases,
      paymentEvents,
      webhooks,
      pageFetcher: pipeline.stages.fetcher,
    });
    const { httpApi } = api;
    new BillingReview(this, 'BillingReview', { config, table, secrets, events: paymentEvents });
    const site = new Site(this, 'Site', { config, httpApi, secrets, auth, images, accessLogs, webDir });
    const { alerts } = new Operations(this, 'Operations', { config, table, pipeline, api, paymentEvents });
    acknowledgeShared(this, { config, images, stateMachine });

    const siteOrigin = `https://${config.domain?.name ?? site.distribution.domainName}`;
    auth.connect({ config, siteOrigin, table });

    new CfnOutput(this, 'SiteUrl', { value: siteOrigin });
    new CfnOutput(this, 'ApiUrl', { value: httpApi.apiEndpoint });
    new CfnOutput(this, 'UserPoolId', { value: auth.userPool.userPoolId });
    new CfnOutput(this, 'UserPoolClientId', { value: auth.client.userPoolClientId });
    new CfnOutput(this, 'TableName', { value: table.tableName });
    new CfnOutput(this, 'SiteBucketName', { value: site.bucket.bucketName });
    new CfnOutput(this, 'ImageBucketName', { value: images.bucket.bucketName });
    new CfnOutput(this, 'AlertTopicArn', { value: alerts.topicArn });
    new CfnOutput(this, 'StateMachineArn', { value: stateMachine.stateMachineArn });
  }
}
