import { environmentNames } from '#contracts/platform/environment.ts';
import { at, functionBehind, idOf, listAt, numberAt, ofType, ownFunctions, unless } from './reading.ts';
import type { TemplateJson } from './template-json.ts';

const timeoutOf = (template: TemplateJson, id: string | undefined): number =>
  numberAt(template.Resources[id ?? '']?.Properties, 'Timeout');

/** API Gateway gives up after 30 s (quota of HTTP APIs), CloudFront after the time that its origin sets. */
const gatewaySeconds = 30;

/** A function of the API answers before API Gateway and CloudFront give up on it. */
export const lateResponses = (template: TemplateJson): string[] => {
  const edge = ofType(template, 'AWS::CloudFront::Distribution')
    .flatMap(({ properties }) => listAt(properties, 'DistributionConfig', 'Origins'))
    .filter((origin) => at(origin, 'CustomOriginConfig') !== undefined)
    .map((origin) => numberAt(origin, 'CustomOriginConfig', 'OriginReadTimeout'));
  const most = Math.min(gatewaySeconds, ...edge);
  const functions = new Set(
    ofType(template, 'AWS::ApiGatewayV2::Integration').map(({ properties }) =>
      functionBehind(template, at(properties, 'IntegrationUri')),
    ),
  );
  return [...functions].flatMap((id) =>
    unless(timeoutOf(template, id) < most, `${id} may answer after the edge has given up`),
  );
};

/** Cognito gives a trigger 5 s to answer. */
export const lateTriggers = (template: TemplateJson): string[] =>
  ofType(template, 'AWS::Cognito::UserPool').flatMap(({ properties }) =>
    Object.values(at(properties, 'LambdaConfig') ?? {}).flatMap((each) => {
      const id = functionBehind(template, each);
      return unless(timeoutOf(template, id) <= 5, `${id} may end after Cognito has given up`);
    }),
  );

/** The variables that name a function which another function calls and waits for. */
const callees = [environmentNames.pageFetcherFunction, environmentNames.webhookSenderFunction];

/** A function that waits for another one has a longer time limit than that one. */
export const lateCallees = (template: TemplateJson): string[] =>
  ownFunctions(template).flatMap(({ id, properties }) =>
    callees.flatMap((variable) => {
      const name = at(properties, 'Environment', 'Variables', variable);
      const callee = functionBehind(template, name) ?? idOf(name);
      if (callee === undefined) return [];
      return unless(
        timeoutOf(template, callee) < timeoutOf(template, id),
        `${callee} may end after ${id} has given up`,
      );
    }),
  );
