import { App } from 'aws-cdk-lib';
import { SweetspotStack } from '#lib/cloud/stack.ts';
import { parseStageConfig } from '#lib/stage-config.ts';

const app = new App();
const config = parseStageConfig(app.node.tryGetContext('stage'), app.node.tryGetContext('stages'));
new SweetspotStack(app, `sweetspot-${config.stage}`, config);
