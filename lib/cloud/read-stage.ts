import type { App } from 'aws-cdk-lib';
import { parseStageConfig, type StageConfig, stageOptionNames } from '#lib/stage-config.ts';

/** The stage that the command line names with `-c stage=NAME` and the other `-c` options. */
export const readStage = (app: App): StageConfig => {
  const context = (name: string): unknown => app.node.tryGetContext(name);
  const options = stageOptionNames.map((name) => [name, context(name)] as const);
  return parseStageConfig(context('stage'), context('stages'), Object.fromEntries(options));
};
