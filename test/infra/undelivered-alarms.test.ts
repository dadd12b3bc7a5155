import { describe, expect, it } from 'vitest';
import { parseStageConfig } from '#lib/stage-config.ts';
import { notEmpty } from '#test/not-empty.ts';
import cdk from '../../cdk.json' with { type: 'json' };
import { synthesize } from './synth.ts';
import type { TemplateJson } from './weaknesses/template-json.ts';
import { findUndeliveredAlarms } from './weaknesses/undelivered-alarms.ts';

const production = synthesize('production').toJSON() as TemplateJson;

/** The production template with changed properties for every resource of a type, or without these resources. */
const changed = (
  type: string,
  change: ((properties: Record<string, unknown>) => Record<string, unknown>) | null,
): TemplateJson => ({
  Resources: Object.fromEntries(
    Object.entries(structuredClone(production.Resources)).flatMap(([id, resource]) => {
      if (resource.Type !== type) return [[id, resource]];
      return change ? [[id, { ...resource, Properties: change(resource.Properties ?? {}) }]] : [];
    }),
  ),
});

describe('the alarms of a watched stage', () => {
  const alarms = Object.values(production.Resources).filter(({ Type }) => Type === 'AWS::CloudWatch::Alarm');

  it('all reach a person: action, topic, policy, subscription', () => {
    expect(alarms.length).toBeGreaterThanOrEqual(25);
    expect(findUndeliveredAlarms(production)).toEqual([]);
  });

  it.each<[break_: string, template: TemplateJson, found: RegExp]>([
    [
      'CloudWatch may not publish',
      changed('AWS::SNS::TopicPolicy', (properties) => {
        const text = JSON.stringify(properties).replace('cloudwatch.amazonaws.com', 'events.amazonaws.com');
        return JSON.parse(text) as Record<string, unknown>;
      }),
      /cloudwatch\.amazonaws\.com may not publish/,
    ],
    [
      'only the alarms of another account may publish',
      changed('AWS::SNS::TopicPolicy', (properties) => {
        const text = JSON.stringify(properties).replaceAll('{"Ref":"AWS::AccountId"}', '"111122223333"');
        return JSON.parse(text) as Record<string, unknown>;
      }),
      /cloudwatch\.amazonaws\.com may not publish/,
    ],
    ['nobody subscribes', changed('AWS::SNS::Subscription', null), /has no receiver/],
    [
      'an alarm has no action',
      changed('AWS::CloudWatch::Alarm', ({ AlarmActions: _, ...rest }) => rest),
      /has no action/,
    ],
    [
      'the actions are switched off',
      changed('AWS::CloudWatch::Alarm', (properties) => ({ ...properties, ActionsEnabled: false })),
      /switched off/,
    ],
    ['the topic is another stack’s', changed('AWS::SNS::Topic', null), /is no topic of the stack/],
  ])('are not heard when %s', (_, template, found) => {
    const all = findUndeliveredAlarms(template);
    expect(all.length).toBeGreaterThanOrEqual(alarms.length);
    for (const line of notEmpty(all.filter((each) => !each.includes('Budget')))) expect(line).toMatch(found);
  });

  it('need a receiver before anything is deployed', () => {
    const parse = (options: object) => parseStageConfig('production', cdk.context.stages, options);
    expect(() => parse({})).toThrow(
      /production in cdk\.json[\s\S]*"operatorEmail" in cdk\.json, or pass -c operatorEmail=/,
    );
    expect(() => parse({ operatorEmail: 'nobody' })).toThrow(/operatorEmail/);
    expect(parse({ operatorEmail: 'ops@example.com' })).toMatchObject({ operatorEmail: 'ops@example.com' });
  });
});
