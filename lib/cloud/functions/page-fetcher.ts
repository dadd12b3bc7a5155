import { Duration } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { pageFetch } from '#contracts/jobs/page-fetch.ts';
import { environmentNames } from '#contracts/platform/environment.ts';
import type { StageConfig } from '#lib/stage-config.ts';
import { lambdaFunction } from './lambda-function.ts';

/**
 * The function that opens sockets to wherever users point it, apart from everything else: it is in no network of ours,
 * and its role reads no table, bucket or secret, so that there is nothing behind it to be had.
 */
export class PageFetcher extends Construct {
  private readonly fetcher: lambda.Function;

  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id);
    this.fetcher = lambdaFunction(this, 'Function', {
      config,
      entry: 'lambdas/fetcher/fetch-page.ts',
      environment: { [environmentNames.stage]: config.stage },
      // Its own deadline is the page's; what is left is for packing the page.
      timeout: Duration.millis(pageFetch.totalMs + 5_000),
      // The largest page, its packed copy and the answer, each a few MB; the rest buys time.
      memorySize: 512,
      concurrency: config.concurrency?.pageFetches,
    });
  }

  /** Tells a function of the fetcher and lets it call it. */
  grant(caller: lambda.Function): void {
    caller.addEnvironment(environmentNames.pageFetcherFunction, this.fetcher.functionName);
    caller.addToRolePolicy(
      new iam.PolicyStatement({
        actions: ['lambda:InvokeFunction'],
        resources: [this.fetcher.functionArn],
      }),
    );
  }
}
