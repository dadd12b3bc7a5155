import { at, entriesAt, idOf, listAt, mentions, ofType, unless } from './reading.ts';
import type { TemplateJson } from './template-json.ts';

/** Every bucket blocks public access, is encrypted, and has a policy that refuses plain HTTP. */
export const openBuckets = (template: TemplateJson): string[] => {
  const policies = ofType(template, 'AWS::S3::BucketPolicy');
  return ofType(template, 'AWS::S3::Bucket').flatMap(({ id, properties }) => {
    const blocks = entriesAt(properties, 'PublicAccessBlockConfiguration');
    const policy = policies.find((each) => idOf(at(each.properties, 'Bucket')) === id);
    const denied = JSON.stringify(policy ?? '').includes('"aws:SecureTransport":"false"');
    return [
      ...unless(
        blocks.length === 4 && blocks.every(([, value]) => value === true),
        `${id} may be made public`,
      ),
      ...unless(at(properties, 'BucketEncryption') !== undefined, `${id} is not encrypted`),
      ...unless(denied, `${id} takes plain HTTP`),
    ];
  });
};

/** Statements of resource policies that allow everybody in. */
export const publicGrants = (template: TemplateJson): string[] =>
  ofType(template, 'AWS::S3::BucketPolicy', 'AWS::SQS::QueuePolicy', 'AWS::SNS::TopicPolicy').flatMap(
    ({ id, properties }) =>
      listAt(properties, 'PolicyDocument', 'Statement')
        .filter((each) => at(each, 'Effect') === 'Allow')
        .filter((each) => /^("\*"|\{"AWS":"\*"\})$/.test(JSON.stringify(at(each, 'Principal')) ?? ''))
        .map(() => `${id} allows everybody`),
  );

/** A service may invoke a function only on behalf of a resource of this stack. */
export const openFunctions = (template: TemplateJson): string[] =>
  ofType(template, 'AWS::Lambda::Permission')
    .filter(({ properties }) => at(properties, 'SourceArn') === undefined)
    .map(({ id }) => `${id} lets every resource of every account invoke its function`);

/** A bucket behind CloudFront is readable only through an origin access control, and only by this distribution. */
export const openOrigins = (template: TemplateJson): string[] =>
  ofType(template, 'AWS::CloudFront::Distribution').flatMap(({ id, properties }) =>
    listAt(properties, 'DistributionConfig', 'Origins').flatMap((origin) => {
      const bucket = idOf(at(origin, 'DomainName'));
      if (bucket === undefined || template.Resources[bucket]?.Type !== 'AWS::S3::Bucket') return [];
      const control = idOf(at(origin, 'OriginAccessControlId'));
      const hasControl =
        control !== undefined && template.Resources[control]?.Type === 'AWS::CloudFront::OriginAccessControl';
      const grants = ofType(template, 'AWS::S3::BucketPolicy')
        .filter((each) => idOf(at(each.properties, 'Bucket')) === bucket)
        .flatMap((each) => listAt(each.properties, 'PolicyDocument', 'Statement'))
        .filter((each) => at(each, 'Principal', 'Service') === 'cloudfront.amazonaws.com');
      const isBound = grants.every((each) => mentions(at(each, 'Condition', 'StringEquals'), id));
      return [
        ...unless(hasControl, `${id} reads ${bucket} without an origin access control`),
        ...unless(grants.length > 0 && isBound, `${bucket} is not bound to ${id} alone`),
      ];
    }),
  );
