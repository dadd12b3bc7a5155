/** A statement of an IAM policy, with its resources as ARNs. */
export type Statement = {
  readonly Effect: 'Allow' | 'Deny';
  readonly Action: readonly string[];
  readonly Resource: readonly string[];
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
};

/** A request as IAM sees it. A Scan has no leading keys. */
export type IamRequest = {
  readonly action: string;
  readonly resource: string;
  readonly leadingKeys: readonly string[];
};

/** Every table call checks the same few hundred patterns. */
const built = new Map<string, RegExp>();

const build = (pattern: string): RegExp => {
  const source = pattern.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`);
  const expression = new RegExp(`^${source.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's');
  built.set(pattern, expression);
  return expression;
};

const matches = (pattern: string, value: string): boolean =>
  (built.get(pattern) ?? build(pattern)).test(value);

/** `ForAllValues` matches a request without such keys, because no value fails to match. */
const operators: Readonly<
  Record<string, (values: readonly string[], patterns: readonly string[]) => boolean>
> = {
  'ForAllValues:StringLike': (values, patterns) =>
    values.every((value) => patterns.some((pattern) => matches(pattern, value))),
  'ForAnyValue:StringLike': (values, patterns) =>
    values.some((value) => patterns.some((pattern) => matches(pattern, value))),
  'ForAllValues:StringEquals': (values, patterns) => values.every((value) => patterns.includes(value)),
};

const conditionHolds = ({ Condition = {} }: Statement, { leadingKeys }: IamRequest): boolean =>
  Object.entries(Condition).every(([name, keys]) =>
    Object.entries(keys).every(([key, patterns]) => {
      const operator = operators[name];
      if (!operator || key !== 'dynamodb:LeadingKeys')
        throw new Error(`The condition ${name} of ${key} is not modeled.`);
      return operator(leadingKeys, patterns);
    }),
  );

const applies = (statement: Statement, request: IamRequest): boolean =>
  statement.Action.some((action) => matches(action.toLowerCase(), request.action.toLowerCase())) &&
  statement.Resource.some((resource) => matches(resource, request.resource)) &&
  conditionHolds(statement, request);

/** IAM's decision on a request: allowed if a statement allows it and none denies it. */
export const isAllowed = (statements: readonly Statement[], request: IamRequest): boolean => {
  const effects = new Set(statements.filter((each) => applies(each, request)).map(({ Effect }) => Effect));
  return effects.has('Allow') && !effects.has('Deny');
};
