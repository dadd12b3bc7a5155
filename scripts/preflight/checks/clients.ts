import { ACMClient } from '@aws-sdk/client-acm';
import { BedrockClient } from '@aws-sdk/client-bedrock';
import { CloudWatchLogsClient } from '@aws-sdk/client-cloudwatch-logs';
import { CostExplorerClient } from '@aws-sdk/client-cost-explorer';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { Route53Client } from '@aws-sdk/client-route-53';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SNSClient } from '@aws-sdk/client-sns';
import { SSMClient } from '@aws-sdk/client-ssm';
import { STSClient } from '@aws-sdk/client-sts';
import { edgeRegion } from '#lib/stage-operations.ts';

export type ClientOptions = {
  readonly region: string;
  readonly modelRegion: string;
  /** How long a call may take, in milliseconds. */
  readonly timeoutMs: number;
};

/**
 * A client for each service, with the credentials of this shell. AWS_ENDPOINT_URL redirects them. Cost and certificate
 * clients use one region, whatever the stage's region is.
 */
export const openClients = ({ region, modelRegion, timeoutMs }: ClientOptions) => {
  const shared = {
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: timeoutMs,
      requestTimeout: timeoutMs,
      throwOnRequestTimeout: true,
    },
  };
  const here = { ...shared, region };
  const atEdge = { ...shared, region: edgeRegion };
  return {
    sts: new STSClient(here),
    ssm: new SSMClient(here),
    lambda: new LambdaClient(here),
    secrets: new SecretsManagerClient(here),
    ses: new SESv2Client(here),
    sns: new SNSClient(here),
    dynamodb: new DynamoDBClient(here),
    logs: new CloudWatchLogsClient(here),
    bedrock: new BedrockClient({ ...shared, region: modelRegion }),
    acm: new ACMClient(atEdge),
    route53: new Route53Client(atEdge),
    costs: new CostExplorerClient(atEdge),
  };
};
export type Clients = ReturnType<typeof openClients>;
