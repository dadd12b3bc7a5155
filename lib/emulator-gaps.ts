type Gap = {
  /** CloudFormation's types that are then not in the template. */
  readonly types: readonly string[];
  readonly reason: string;
  /** The substitute. */
  readonly instead: string;
};

/**
 * What an emulator of AWS lacks, by the name of the switch that leaves it out of a deployment
 * (`-c omit=NAME,NAME`). A tested fact of MiniStack 1.5; a real account is never deployed with one, and the tests
 * hold every type against the production template as it is.
 */
export const emulatorGaps = {
  'code-deploy': {
    types: ['AWS::CodeDeploy::Application', 'AWS::CodeDeploy::DeploymentGroup'],
    reason: 'CloudFormation there knows no CodeDeploy, and one unknown type rolls the whole stack back.',
    instead: 'Aliases move to the new version at once.',
  },
  budget: {
    types: ['AWS::Budgets::Budget'],
    reason: 'CloudFormation there knows no budgets; nothing costs anything there either.',
    instead: 'Nothing.',
  },
  'call-trail': {
    types: ['AWS::CloudTrail::Trail'],
    reason: 'Nobody tried a trail of data events there, and an emulator verifies no caller.',
    instead: 'The audit trail of the table alone.',
  },
  'firewall-logs': {
    types: ['AWS::WAFv2::LoggingConfiguration'],
    reason: 'CloudFormation there makes a web ACL, but knows no logging of it.',
    instead: 'Nothing: the model of CloudFront that stands before the emulator has no firewall.',
  },
  'firewall-parts': {
    types: ['AWS::WAFv2::IPSet', 'AWS::WAFv2::WebACLAssociation'],
    reason: 'CloudFormation there knows neither sets of addresses nor the association of a web ACL.',
    instead: 'Rules that name addresses are left out, and the user pool has no web ACL.',
  },
  'metric-math': {
    types: [],
    reason: 'Alarms there watch one metric each; an expression of several is refused.',
    instead: 'Alarms on expressions are not made; those on one metric are.',
  },
  'bucket-tags': {
    types: ['Custom::S3AutoDeleteObjects'],
    reason: 'Buckets there lose the tag by which the CDK’s function knows that it may empty them.',
    instead: 'The deploy script empties the buckets before it destroys the stack.',
  },
  'site-upload': {
    types: ['Custom::CDKBucketDeployment'],
    reason: 'Its function runs the AWS command line from a layer under /opt, which is not there.',
    instead: 'The deploy script puts the built web into the site bucket itself, with the same headers.',
  },
  google: {
    types: ['AWS::Cognito::UserPoolIdentityProvider'],
    reason: 'CloudFormation there knows no identity providers.',
    instead: 'Sign-in with a password alone.',
  },
  'arm64-packages': {
    types: [],
    reason: 'Functions run as processes of this machine, whose processor need not be an ARM.',
    instead: 'Native packages are taken as built for this machine.',
  },
} as const satisfies Readonly<Record<string, Gap>>;
export type EmulatorGap = keyof typeof emulatorGaps;

export const emulatorGapNames = Object.keys(emulatorGaps) as readonly EmulatorGap[];

/** Parses the switches of `-c omit=a,b`. @throws Error that names an unknown one */
export const parseOmitted = (text: unknown): ReadonlySet<EmulatorGap> => {
  const names = typeof text === 'string' ? text.split(',').filter((name) => name !== '') : [];
  const known = new Set<string>(emulatorGapNames);
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new Error(`-c omit=${unknown}: there is no such switch. Known: ${emulatorGapNames.join(', ')}.`);
  return new Set(emulatorGapNames.filter((name) => names.includes(name)));
};
