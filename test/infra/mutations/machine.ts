import { at } from '../weaknesses/reading.ts';
import { drop, keep, resource, set } from './edit.ts';
import type { Mutation } from './mutation.ts';

const fn = 'AWS::Lambda::Function';
const timeout = ['Properties', 'Timeout'] as const;
const state = (name: string) => ['States', name] as const;

export const machineMutations: readonly Mutation[] = [
  {
    name: 'drop the retries of a state',
    check: 'tasks without retry',
    apply: ({ steps }) => drop(steps, [...state('summarizing'), 'Retry']),
  },
  {
    name: 'give up at the first rejection by Lambda',
    check: 'tasks without retry',
    apply: ({ steps }) =>
      keep(
        steps,
        [...state('pending'), 'Retry'],
        (each) => !JSON.stringify(at(each, 'ErrorEquals')).includes('Lambda.TooManyRequests'),
      ),
  },
  {
    name: 'drop the catch of a state',
    check: 'tasks without catch',
    apply: ({ definition }) => drop(definition, [...state('run'), 'Catch']),
  },
  {
    name: 'catch only cancellations',
    check: 'tasks without catch',
    apply: ({ steps }) =>
      keep(
        steps,
        [...state('completed'), 'Catch'],
        (each) => !JSON.stringify(at(each, 'ErrorEquals')).includes('States.ALL'),
      ),
  },
  {
    name: 'let errors of one image end the run',
    check: 'tasks without catch',
    apply: ({ steps }) =>
      drop(steps, [...state('each_image'), 'ItemProcessor', 'States', 'images_processing', 'Catch']),
  },
  {
    name: 'let a state wait without a time limit',
    check: 'tasks without a time limit',
    apply: ({ steps }) => drop(steps, [...state('url_scraping'), 'TimeoutSeconds']),
  },
  {
    name: 'let a run take unlimited time',
    check: 'tasks without a time limit',
    apply: ({ definition }) => drop(definition, ['TimeoutSeconds']),
  },
  {
    name: 'let a function continue after its state timed out',
    check: 'functions that outlive their state',
    apply: (stack) => set(resource(stack, fn, /^PipelineStagesTextStages/), timeout, 90),
  },
  {
    name: 'let a function respond after API Gateway timed out',
    check: 'late responses',
    apply: (stack) => set(resource(stack, fn, /^ApiApibilling/), timeout, 30),
  },
  {
    name: 'let CloudFront time out before the API does',
    check: 'late responses',
    apply: (stack) =>
      set(
        resource(stack, 'AWS::CloudFront::Distribution'),
        ['Properties', 'DistributionConfig', 'Origins', 1, 'CustomOriginConfig', 'OriginReadTimeout'],
        10,
      ),
  },
  {
    name: 'let a trigger take longer than Cognito waits',
    check: 'late triggers',
    apply: (stack) => set(resource(stack, fn, /^AuthPostConfirmation/), timeout, 10),
  },
  {
    name: 'let the page fetcher outlive the stage that waits for it',
    check: 'late callees',
    apply: (stack) => set(resource(stack, fn, /^PipelineStagesPageFetcher/), timeout, 60),
  },
  {
    name: 'let the webhook sender outlive the function that waits for it',
    check: 'late callees',
    apply: (stack) => set(resource(stack, fn, /^WebhooksSender/), timeout, 60),
  },
];
