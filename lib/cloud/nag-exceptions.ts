import { CfnElement, type Stack } from 'aws-cdk-lib';
import type * as sfn from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct, IConstruct } from 'constructs';
import type { StageConfig } from '#lib/stage-config.ts';
import type { Images } from './data/images.ts';
import { acknowledge } from './naming/acknowledge.ts';

type Shared = {
  readonly config: StageConfig;
  readonly images: Images;
  readonly stateMachine: sfn.StateMachine;
};

const wildcard = (resource: string) => `AwsSolutions-IAM5[Resource::${resource}]`;
const logicalId = (stack: Stack, { node }: IConstruct): string =>
  node.defaultChild instanceof CfnElement ? stack.getLogicalId(node.defaultChild) : node.path;

/** Wildcards in many roles that are as narrow as the service allows. */
const acknowledgePatterns = (stack: Stack, shared: Shared): void => {
  const { config, images, stateMachine } = shared;
  const bucket = `<${logicalId(stack, images.bucket)}.Arn>`;
  const machine = `{"Fn::Select":[6,{"Fn::Split":[":",{"Ref":"${logicalId(stack, stateMachine)}"}]}]}`;
  const executions = `arn:<AWS::Partition>:states:${config.region}:<AWS::AccountId>:execution:${machine}:*`;
  const keys =
    'Keys begin with the run that an image belongs to, so a wildcard is needed to allow one kind of file.';
  acknowledge(stack, {
    [wildcard(`${bucket}/job-images/*`)]: keys,
    [wildcard(`${bucket}/job-image-copies/*`)]: keys,
    [wildcard(executions)]: 'Executions of the one state machine, each named after its job.',
  });
};

const isOfBucketDeployment = ({ node }: IConstruct): boolean =>
  node.id.startsWith('Custom::CDKBucketDeployment');

/** The CDK's own function that fills the site bucket. The CDK chooses its role and runtime. */
const acknowledgeSiteUpload = (stack: Stack): void => {
  const upload: Construct | undefined = stack.node.children.filter(isOfBucketDeployment)[0] as
    | Construct
    | undefined;
  const bucket = stack.node.tryFindChild('Site')?.node.tryFindChild('Bucket');
  if (!upload || !bucket) return;
  const reason =
    'The CDK’s own helper: it reads the assets, fills the site’s bucket and invalidates CloudFront’s cache.';
  const assets = `arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${stack.region}/*`;
  const actions = ['List', 'GetObject', 'GetBucket', 'DeleteObject', 'Abort'];
  acknowledge(upload, {
    'AwsSolutions-L1': reason,
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]':
      reason,
    [wildcard('*')]: `${reason} CloudFront invalidations have no resource-level permissions.`,
    [wildcard(assets)]: reason,
    [wildcard(`<${logicalId(stack, bucket)}.Arn>/*`)]: reason,
    ...Object.fromEntries(actions.map((action) => [`AwsSolutions-IAM5[Action::s3:${action}*]`, reason])),
  });
};

/** cdk-nag findings that are accepted for one reason in many places. The others are accepted where they occur. */
export const acknowledgeShared = (stack: Stack, shared: Shared): void => {
  acknowledgePatterns(stack, shared);
  acknowledgeSiteUpload(stack);
};
