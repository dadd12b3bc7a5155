type Gap = {
  /** CloudFormation types that the switch removes from the template. */
  readonly types: readonly string[];
  readonly reason: string;
  /** The substitute. */
  readonly instead: string;
};

/**
 * The features that an emulator of AWS lacks, by the name of the switch that leaves each out of a deployment (`-c
 * omit=NAME,NAME`). Tested with MiniStack 1.5. A deployment to a real account uses no switch. The tests check that the
 * production template has every type listed here.
 */
export const emulatorGaps = {
  'code-deploy': {
    types: ['AWS::CodeDeploy::Application', 'AWS::CodeDeploy::DeploymentGroup'],
    reason:
      'Its CloudFormation does not support CodeDeploy, and one unsupported type rolls the whole stack back.',
    instead: 'Aliases switch to the new version at once.',
  },
  budget: {
    types: ['AWS::Budgets::Budget'],
    reason: 'Its CloudFormation does not support budgets, and nothing costs money there.',
    instead: 'Nothing.',
  },
  'call-trail': {
    types: ['AWS::CloudTrail::Trail'],
    reason: 'A trail of data events has not been tested there, and an emulator does not verify callers.',
    instead: 'Only the audit trail in the table.',
  },
  'firewall-logs': {
    types: ['AWS::WAFv2::LoggingConfiguration'],
    reason: 'Its CloudFormation creates a web ACL but does not support its logging.',
    instead: 'Nothing. The CloudFront model in front of the emulator has no firewall.',
  },
  'firewall-parts': {
    types: ['AWS::WAFv2::IPSet', 'AWS::WAFv2::WebACLAssociation'],
    reason: 'Its CloudFormation supports neither IP sets nor the association of a web ACL.',
    instead: 'Rules that use an IP set are left out, and the user pool has no web ACL.',
  },
  'metric-math': {
    types: [],
    reason: 'Each alarm there watches one metric. A metric math expression is rejected.',
    instead: 'Only alarms on a single metric are created.',
  },
  'bucket-tags': {
    types: ['Custom::S3AutoDeleteObjects'],
    reason: 'Buckets there lose the tag that allows the CDK’s function to empty them.',
    instead: 'The deploy script empties the buckets before it deletes the stack.',
  },
  'site-upload': {
    types: ['Custom::CDKBucketDeployment'],
    reason: 'Its function runs the AWS CLI from a layer under /opt, which does not exist there.',
    instead: 'The deploy script uploads the built site to the site bucket, with the same headers.',
  },
  google: {
    types: ['AWS::Cognito::UserPoolIdentityProvider'],
    reason: 'Its CloudFormation does not support identity providers.',
    instead: 'Sign-in with a password only.',
  },
  'arm64-packages': {
    types: [],
    reason: 'Functions run as processes of this machine, which may not have an ARM processor.',
    instead: 'Native packages are the ones built for this machine.',
  },
} as const satisfies Readonly<Record<string, Gap>>;
export type EmulatorGap = keyof typeof emulatorGaps;

export const emulatorGapNames = Object.keys(emulatorGaps) as readonly EmulatorGap[];

/** Parses the switches of `-c omit=a,b`. @throws Error that names an unknown switch */
export const parseOmitted = (text: unknown): ReadonlySet<EmulatorGap> => {
  const names = typeof text === 'string' ? text.split(',').filter((name) => name !== '') : [];
  const known = new Set<string>(emulatorGapNames);
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new Error(`-c omit=${unknown}: unknown switch. Known switches: ${emulatorGapNames.join(', ')}.`);
  return new Set(emulatorGapNames.filter((name) => names.includes(name)));
};
