import { Duration } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { pageFetch } from '#contracts/jobs/page-fetch.ts';
import { environmentNames } from '#contracts/platform/environment.ts';
import type { StageConfig } from '#lib/stage-config.ts';
import { lambdaFunction } from './lambda-function.ts';

/**
 * The function that opens sockets to any address that users give. It is isolated: it is not in any network of ours, and
 * its role can read no table, bucket or secret, so an attacker gains nothing from it.
 */
export class PageFetcher extends Construct {
  private readonly fetcher: lambda.Function;

  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id);
    this.fetcher = lambdaFunction(this, 'Function', {
      config,
      entry: 'lambdas/fetcher/fetch-page.ts',
      environment: { [environmentNames.stage]: config.stage },
      // The function has the page's deadline plus time to pack the page.
      timeout: Duration.millis(pageFetch.totalMs + 5_000),
      // Holds the largest page, its packed copy and the response, a few MB each. The rest buys CPU time.
      memorySize: 512,
      concurrency: config.concurrency?.pageFetches,
    });
  }

  /** Gives a function the fetcher's name and lets it call the fetcher. */
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
