import { App } from 'aws-cdk-lib';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { readStage } from '#lib/cloud/read-stage.ts';
import { SweetspotStack } from '#lib/cloud/stack.ts';
import { findSiteBuild } from '#lib/site-build.ts';

/** The same stack with one changed function. The deployment's events then show what the change affects. */
const app = new App();
const config = readStage(app);
const stack = new SweetspotStack(app, `sweetspot-${config.stage}`, config, findSiteBuild(config));
const changed = stack.node.findChild('Api').node.findChild('Api-config');
if (!(changed instanceof LambdaFunction)) throw new Error(`${changed.node.path} is not a function.`);
changed.addEnvironment('CHANGED', 'true');
