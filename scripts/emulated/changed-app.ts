import { App } from 'aws-cdk-lib';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SweetspotStack } from '#lib/cloud/stack.ts';
import { parseStageConfig } from '#lib/stage-config.ts';

/** The same stack with one function changed: what a deployment then touches is seen in its events. */
const app = new App();
const context = (name: string): unknown => app.node.tryGetContext(name);
const config = parseStageConfig(context('stage'), context('stages'), context('omit'));
const stack = new SweetspotStack(app, `sweetspot-${config.stage}`, config);
const changed = stack.node.findChild('Api').node.findChild('Api-config');
if (!(changed instanceof LambdaFunction)) throw new Error(`${changed.node.path} is no function.`);
changed.addEnvironment('CHANGED', 'true');
