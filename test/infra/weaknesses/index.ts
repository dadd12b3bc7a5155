import { openBuckets, openFunctions, openOrigins, publicGrants } from './buckets.ts';
import { fixedNames, longLogs, plainQueues, unprotectedTables, wronglyRemoved } from './data.ts';
import { bareResponses, bypasses, plainHttp, unguardedSites } from './edge.ts';
import { cachedResponses, lostHeaders } from './edge-behavior.ts';
import { lostEvents, lostMessages, silentQueues, unseenEndings } from './events.ts';
import {
  leakedSecrets,
  managedPolicies,
  openRoles,
  secretReaders,
  sharedOriginSecrets,
  unexpectedFetchers,
  wideGrants,
} from './grants.ts';
import { weakClients, weakPools } from './identity.ts';
import { costlyRoutes, earlyStages, sharedThrottles, unlimitedAddresses } from './limits.ts';
import { endlessTasks, outlastedStates, uncaughtTasks, unretriedTasks } from './machine.ts';
import { blindReleases, unreleasedCalls } from './releases.ts';
import { wideTableGrants } from './table-grants.ts';
import type { TemplateJson } from './template-json.ts';
import { lateCallees, lateResponses, lateTriggers } from './time-limits.ts';
import { findUndeliveredAlarms } from './undelivered-alarms.ts';
import {
  missingManagedRules,
  openNotifications,
  readableLogs,
  uncountedCalls,
  uncountedNetworks,
  unguardedPools,
} from './web-acl.ts';

/** A production stack: its template, and the machine's definition, which the template only names. */
export type Subject = {
  readonly template: TemplateJson;
  readonly definition: unknown;
  /** The definition of the steps inside a run. */
  readonly steps: unknown;
};

type Check = (subject: Subject) => string[] | Promise<string[]>;
const ofTemplate =
  (check: (template: TemplateJson) => string[]): Check =>
  ({ template }) =>
    check(template);
const ofDefinitions =
  (check: (definition: unknown) => string[]): Check =>
  ({ definition, steps }) =>
    [definition, steps].flatMap(check);

/** Rules that every resource of their kind must satisfy. Each describes its violations in words. */
export const checks = {
  'open buckets': ofTemplate(openBuckets),
  'public grants': ofTemplate(publicGrants),
  'open functions': ofTemplate(openFunctions),
  'open origins': ofTemplate(openOrigins),
  'wide grants': ofTemplate(wideGrants),
  'wide table grants': ofTemplate(wideTableGrants),
  'managed policies': ofTemplate(managedPolicies),
  'open roles': ofTemplate(openRoles),
  'functions of strangers with rights': ofTemplate(unexpectedFetchers),
  'leaked secrets': ofTemplate(leakedSecrets),
  'functions with foreign secrets': ofTemplate(secretReaders),
  'shared origin secrets': ofTemplate(sharedOriginSecrets),
  'lost events': ofTemplate(lostEvents),
  'lost messages': ofTemplate(lostMessages),
  'silent queues': ofTemplate(silentQueues),
  'unreported endings': ofTemplate(unseenEndings),
  'unheard alarms': ofTemplate(findUndeliveredAlarms),
  'unprotected tables': ofTemplate(unprotectedTables),
  'wrongly removed data': ofTemplate(wronglyRemoved),
  'fixed names': ofTemplate(fixedNames),
  'plain queues': ofTemplate(plainQueues),
  'long logs': ofTemplate(longLogs),
  'ways around the firewall': ofTemplate(bypasses),
  'unguarded sites': ofTemplate(unguardedSites),
  'plain HTTP': ofTemplate(plainHttp),
  'responses without security headers': ofTemplate(bareResponses),
  'headers that CloudFront drops': ({ template }) => lostHeaders(template),
  'responses that CloudFront caches': ({ template }) => cachedResponses(template),
  'shared throttles': ofTemplate(sharedThrottles),
  'stages created before their routes': ofTemplate(earlyStages),
  'greedy addresses': ofTemplate(unlimitedAddresses),
  'costly routes': ofTemplate(costlyRoutes),
  'uncounted calls': ofTemplate(uncountedCalls),
  'uncounted networks': ofTemplate(uncountedNetworks),
  'open webhooks': ofTemplate(openNotifications),
  'missing managed rules': ofTemplate(missingManagedRules),
  'readable firewall logs': ofTemplate(readableLogs),
  'unguarded user pools': ofTemplate(unguardedPools),
  'weak clients': ofTemplate(weakClients),
  'weak user pools': ofTemplate(weakPools),
  'blind releases': ofTemplate(blindReleases),
  'unreleased calls': ofTemplate(unreleasedCalls),
  'late responses': ofTemplate(lateResponses),
  'late triggers': ofTemplate(lateTriggers),
  'late callees': ofTemplate(lateCallees),
  'tasks without retry': ofDefinitions(unretriedTasks),
  'tasks without catch': ofDefinitions(uncaughtTasks),
  'tasks without a time limit': ofDefinitions(endlessTasks),
  'functions that outlive their state': ({ template, definition, steps }) =>
    [definition, steps].flatMap((each) => outlastedStates(template, each)),
} as const satisfies Readonly<Record<string, Check>>;
export type CheckName = keyof typeof checks;

/** Every weakness of a stack, by the check that found it. Checks that found nothing are left out. */
export const findWeaknesses = async (subject: Subject): Promise<Partial<Record<CheckName, string[]>>> => {
  const found = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await check(subject)] as const),
  );
  return Object.fromEntries(found.filter(([, lines]) => lines.length > 0));
};
