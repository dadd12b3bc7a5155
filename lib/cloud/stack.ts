import { CfnOutput, Stack, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StageConfig } from '#lib/stage-config.ts';
import { Api } from './api.ts';
import { Auth } from './auth.ts';
import { Images } from './images.ts';
import { Operate } from './operate.ts';
import { Pipeline } from './pipeline.ts';
import { Secrets } from './secrets.ts';
import { Site } from './site.ts';
import { Table } from './table.ts';

/** Everything of one stage, wired: each concern is a construct of its own. */
export class SweetspotStack extends Stack {
  /** @param webDir the built web, by default where `npm run build:web` puts it */
  constructor(scope: Construct, id: string, config: StageConfig, webDir = 'dist/web') {
    super(scope, id, {
      description: `Sweetspot, stage ${config.stage}`,
      terminationProtection: config.protectData,
    });
    Tags.of(this).add('product', 'sweetspot');
    Tags.of(this).add('stage', config.stage);

    const { table } = new Table(this, 'Table', config);
    const images = new Images(this, 'Images', config);
    const { secret } = new Secrets(this, 'Secrets');
    const auth = new Auth(this, 'Auth', config);
    const { stateMachine } = new Pipeline(this, 'Pipeline', { config, table, secret, images });
    new Operate(this, 'Operate', { config, table, stateMachine, secret, auth, images });
    const { httpApi } = new Api(this, 'Api', { config, table, stateMachine, secret, auth, images });
    const { distribution } = new Site(this, 'Site', { config, httpApi, secret, auth, webDir });

    const siteOrigin = `https://${config.domain?.name ?? distribution.domainName}`;
    auth.connect({ config, siteOrigin, table, secret });

    new CfnOutput(this, 'SiteUrl', { value: siteOrigin });
    new CfnOutput(this, 'ApiUrl', { value: httpApi.apiEndpoint });
    new CfnOutput(this, 'UserPoolId', { value: auth.userPool.userPoolId });
    new CfnOutput(this, 'UserPoolClientId', { value: auth.client.userPoolClientId });
    new CfnOutput(this, 'TableName', { value: table.tableName });
    new CfnOutput(this, 'ImageBucketName', { value: images.bucket.bucketName });
    new CfnOutput(this, 'StateMachineArn', { value: stateMachine.stateMachineArn });
  }
}
