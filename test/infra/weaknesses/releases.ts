import { at, functionBehind, idOf, listAt, ofType, typeOf, unless } from './reading.ts';
import type { TemplateJson } from './template-json.ts';

/** An alarm on the new version triggers a rollback. */
export const blindReleases = (template: TemplateJson): string[] => {
  const groups = ofType(template, 'AWS::CodeDeploy::DeploymentGroup');
  return ofType(template, 'AWS::Lambda::Alias').flatMap(({ id }) => {
    const group = idOf(
      at(template.Resources[id], 'UpdatePolicy', 'CodeDeployLambdaAliasUpdate', 'DeploymentGroupName'),
    );
    const found = groups.find((each) => each.id === group)?.properties;
    const alarms = listAt(found, 'AlarmConfiguration', 'Alarms').filter(
      (each) => typeOf(template, idOf(at(each, 'Name'))) === 'AWS::CloudWatch::Alarm',
    );
    const isTakenBack =
      at(found, 'AutoRollbackConfiguration', 'Enabled') === true &&
      listAt(found, 'AutoRollbackConfiguration', 'Events').includes('DEPLOYMENT_STOP_ON_ALARM');
    return [
      ...unless(found !== undefined, `${id} moves all calls to a new version at once`),
      ...unless(
        found === undefined ||
          (alarms.length > 0 && at(found, 'AlarmConfiguration', 'Enabled') === true && isTakenBack),
        `a bad version of ${id} is not taken back`,
      ),
    ];
  });
};

/** The API and the machine call aliases, so a version that was only uploaded is not called. */
export const unreleasedCalls = (template: TemplateJson): string[] => {
  const targets = [
    ...ofType(template, 'AWS::ApiGatewayV2::Integration').map(({ properties }) =>
      at(properties, 'IntegrationUri'),
    ),
    // The entry that starts the steps names another machine, not a function.
    ...ofType(template, 'AWS::StepFunctions::StateMachine')
      .flatMap(({ properties }) => Object.values(at(properties, 'DefinitionSubstitutions') ?? {}))
      .filter((target) => typeOf(template, idOf(target)) !== 'AWS::StepFunctions::StateMachine'),
  ];
  return targets.flatMap((target) =>
    unless(
      typeOf(template, idOf(target)) === 'AWS::Lambda::Alias',
      `${functionBehind(template, target)} is called past its releases`,
    ),
  );
};
