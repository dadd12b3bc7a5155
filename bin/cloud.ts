import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { readStage } from '#lib/cloud/read-stage.ts';
import { SweetspotStack } from '#lib/cloud/stack.ts';
import { findSiteBuild } from '#lib/site-build.ts';

const app = new App();
const config = readStage(app);
new SweetspotStack(app, `sweetspot-${config.stage}`, config, findSiteBuild(config));
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
