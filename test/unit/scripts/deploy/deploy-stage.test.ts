import { describe, expect, it } from 'vitest';
import { deployStage } from '../../../../scripts/deploy/deploy-stage.ts';
import type { FoundStack } from '../../../../scripts/deploy/stacks.ts';

const created: FoundStack = {
  status: 'CREATE_COMPLETE',
  terminationProtection: false,
  siteUrl: 'https://d1.cloudfront.net',
  alertTopic: null,
  table: null,
};

/** An account in which each deployment leaves the next of `states`, with a record of what was done in it. */
const accountWith = (first: FoundStack | null, states: readonly FoundStack[] = [created]) => {
  const done: string[] = [];
  const later = [...states];
  let stack = first;
  const tools = {
    stacks: {
      find: async () => stack,
      allowTermination: async (name: string) => {
        done.push(`unprotect ${name}`);
      },
    },
    buildSite: (origin: string) => void done.push(`build ${origin}`),
    deploy: async (settings: Readonly<Record<string, string>>) => {
      done.push(`deploy ${JSON.stringify(settings)}`);
      stack = later.length > 1 ? (later.shift() ?? null) : (later[0] ?? null);
    },
    say: () => {},
  };
  return { done, tools };
};

const development = { stage: 'development', protectData: false, siteOrigin: null };
const production = { stage: 'production', protectData: true, siteOrigin: 'https://sweetspot.example' };
const atDomain = { ...created, siteUrl: 'https://sweetspot.example' };

describe('deploying a stage', () => {
  it('without a domain for the first time: the stack, then a site built for its distribution', async () => {
    const { done, tools } = accountWith(null);
    expect(await deployStage(development, tools)).toBe('https://d1.cloudfront.net');
    expect(done).toEqual([
      'deploy {"foundation":"true"}',
      'build https://d1.cloudfront.net',
      'deploy {"siteOrigin":"https://d1.cloudfront.net"}',
    ]);
  });

  it('without a domain again: one pass, for the address that the stack has', async () => {
    const { done, tools } = accountWith(created);
    await deployStage(development, tools);
    expect(done).toEqual([
      'build https://d1.cloudfront.net',
      'deploy {"siteOrigin":"https://d1.cloudfront.net"}',
    ]);
  });

  it('with a domain and protected data for the first time: protection comes with the second pass', async () => {
    const { done, tools } = accountWith(null, [atDomain]);
    await deployStage(production, tools);
    expect(done).toEqual(['deploy {"foundation":"true"}', 'build https://sweetspot.example', 'deploy {}']);
  });

  it.each(['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED'])(
    'after a creation that ended with %s: lifts the protection that would block the clean-up',
    async (status) => {
      const { done, tools } = accountWith(
        { ...created, status, terminationProtection: true, siteUrl: null },
        [atDomain],
      );
      await deployStage(production, tools);
      expect(done.slice(0, 2)).toEqual(['unprotect sweetspot-production', 'deploy {"foundation":"true"}']);
    },
  );

  it('never lifts the protection of a stack that exists', async () => {
    const { done, tools } = accountWith(
      { ...atDomain, status: 'UPDATE_ROLLBACK_COMPLETE', terminationProtection: true },
      [atDomain],
    );
    await deployStage(production, tools);
    expect(done).toEqual(['build https://sweetspot.example', 'deploy {}']);
  });

  it('again, when the deployment gave the stage another distribution', async () => {
    const moved = { ...created, siteUrl: 'https://d2.cloudfront.net' };
    const { done, tools } = accountWith(created, [moved]);
    expect(await deployStage(development, tools)).toBe('https://d2.cloudfront.net');
    expect(done.at(-1)).toBe('deploy {"siteOrigin":"https://d2.cloudfront.net"}');
  });

  it('is refused while the stack is being changed', async () => {
    const { done, tools } = accountWith({ ...created, status: 'UPDATE_IN_PROGRESS' });
    await expect(deployStage(development, tools)).rejects.toThrow(/UPDATE_IN_PROGRESS.*Wait/);
    expect(done).toEqual([]);
  });
});
