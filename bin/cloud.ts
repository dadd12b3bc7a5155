import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { SweetspotStack } from '#lib/cloud/stack.ts';
import { parseStageConfig } from '#lib/stage-config.ts';

const app = new App();
const context = (name: string): unknown => app.node.tryGetContext(name);
const config = parseStageConfig(context('stage'), context('stages'), context('omit'));
new SweetspotStack(app, `sweetspot-${config.stage}`, config);
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
