import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findSiteBuild, stampOf } from '#lib/site-build.ts';
import { notEmpty } from '#test/not-empty.ts';
import { tempDir } from '#test/temp-dir.ts';
import { createApp, createStack, synthesize } from './synth.ts';
import type { TemplateJson } from './weaknesses/template-json.ts';

const template = synthesize('production').toJSON() as TemplateJson;
const foundation = synthesize('production', {}, [], { foundation: 'true' });
const stackOf = (foundationFlag: string) =>
  createStack(createApp(), 'production', {}, [], {
    foundation: foundationFlag,
  });

describe('a failed first deployment', () => {
  it('keeps nothing that would block the next attempt', () => {
    const policies = new Set(Object.values(template.Resources).map(({ DeletionPolicy }) => DeletionPolicy));
    expect(policies).toContain('RetainExceptOnCreate');
    expect(policies).not.toContain('Retain');
  });

  it('gives no log group a name that an earlier stack may have kept', () => {
    const names = Object.values(template.Resources).flatMap(({ Type, Properties }) =>
      Type === 'AWS::Logs::LogGroup' && Properties?.LogGroupName
        ? [JSON.stringify(Properties.LogGroupName)]
        : [],
    );
    expect(names).toHaveLength(3);
    for (const name of notEmpty(names)) expect(name).toContain('{"Ref":"AWS::StackId"}');
    // WAF refuses a destination without the first prefix. Without the second, the delivery of vended logs outgrows its
    // policy.
    expect(names.join()).toMatch(/"aws-waf-logs-sweetspot-production-"/);
    expect(names.join()).toMatch(/"\/aws\/vendedlogs\/states\/sweetspot-production-job-"/);
  });

  it('is cleaned up: deletion protection starts with the second deployment', () => {
    const protectedParts = (json: object) =>
      JSON.stringify(json).match(/"DeletionProtection(Enabled)?":(true|"ACTIVE")/g);
    expect(protectedParts(template)).toHaveLength(2);
    expect(protectedParts(foundation.toJSON())).toBeNull();
    expect(stackOf('false').terminationProtection).toBe(true);
    expect(stackOf('true').terminationProtection).toBe(false);
  });
});

describe('a new account, which has a concurrency of 10', () => {
  const reserved = (json: object): number[] =>
    Object.values((json as TemplateJson).Resources).flatMap(({ Properties }) => {
      const value = Properties?.ReservedConcurrentExecutions;
      return typeof value === 'number' ? [value] : [];
    });

  it('accepts production as cdk.json configures it, with nothing reserved', () => {
    expect(reserved(template)).toEqual([]);
  });

  it('reserves what the stage requests', () => {
    const asked = synthesize('production', { concurrency: { pageFetches: 40, images: 30 } });
    expect(reserved(asked.toJSON()).sort()).toEqual([1, 30, 40]);
  });
});

describe('the site of a stage', () => {
  const buildFor = (origin: string): string => {
    const folder = join(tempDir(), 'web');
    mkdirSync(folder);
    writeFileSync(stampOf(folder), JSON.stringify({ origin, sources: 'abc' }));
    return folder;
  };
  const stage = {
    stage: 'production',
    foundation: false,
    siteOrigin: 'https://sweetspot.example',
    api: 'soon' as const,
  };

  it('is built for its own address', () => {
    const folder = buildFor('https://sweetspot.example');
    expect(findSiteBuild(stage, folder)).toBe(folder);
  });

  it('is rejected when its pages describe the API in another state', () => {
    const folder = buildFor('https://sweetspot.example');
    expect(() => findSiteBuild({ ...stage, api: 'open' }, folder)).toThrow(
      /built for an API that is "soon", and that of stage production is "open".*SITE_API=open npm run build:web/,
    );
  });

  it('is rejected when it was built for another address, when it is missing, and when its stamp cannot be read', () => {
    const local = buildFor('http://localhost:3000');
    expect(() => findSiteBuild(stage, local)).toThrow(
      /was built for http:\/\/localhost:3000, and stage production is at https:\/\/sweetspot\.example.*npm run deploy -- --stage production/,
    );
    expect(() => findSiteBuild(stage, '/nowhere')).toThrow(/no built site in \/nowhere.*npm run deploy/);
    writeFileSync(stampOf(local), 'an older stamp');
    expect(() => findSiteBuild(stage, local)).toThrow(/no built site/);
  });

  it('is omitted from a first deployment, and while its address is unknown', () => {
    const local = buildFor('http://localhost:3000');
    expect(findSiteBuild({ ...stage, foundation: true }, local)).toBeNull();
    expect(findSiteBuild({ ...stage, siteOrigin: null }, local)).toBeNull();
  });
});
