import { EdgeTemplateError } from './edge-error.ts';

const entryOf = (value: object): [string, unknown] => {
  const [entry, ...others] = Object.entries(value);
  if (!entry || others.length > 0)
    throw new EdgeTemplateError(
      `${JSON.stringify(value)} is not a CloudFormation value that the model knows.`,
    );
  return entry;
};

const listOf = (value: unknown, length: number): unknown[] => {
  if (Array.isArray(value) && value.length === length) return value;
  throw new EdgeTemplateError(`${JSON.stringify(value)} should be a list of ${length}.`);
};

const partsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.map(textOf);
  const [name, parameter] = entryOf(Object(value));
  if (name !== 'Fn::Split') throw new EdgeTemplateError(`The model does not know a list by ${name}.`);
  const [separator, text] = listOf(parameter, 2);
  return textOf(text).split(textOf(separator));
};

const functions: Readonly<Record<string, (parameter: unknown) => string>> = {
  Ref: (parameter) => `\${${textOf(parameter)}}`,
  'Fn::GetAtt': (parameter) => `\${${partsOf(parameter).join('.')}}`,
  'Fn::Sub': (parameter) => textOf(parameter),
  'Fn::Join': (parameter) => {
    const [separator, parts] = listOf(parameter, 2);
    return partsOf(parts).join(textOf(separator));
  },
  'Fn::Select': (parameter) => {
    const [index, list] = listOf(parameter, 2);
    const part = partsOf(list)[Number(index)];
    // A value that is known only after deployment, such as an endpoint's host, stays a placeholder.
    return (
      part ??
      `\${${partsOf(list)
        .join('')
        .replace(/^\$\{|\}$/g, '')}[${String(index)}]}`
    );
  },
};

/** A template value as text. Values that exist only after deployment stay `${Id}` or `${Id.Attribute}`. */
export function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const [name, parameter] = entryOf(value);
  const evaluate = functions[name];
  if (!evaluate) throw new EdgeTemplateError(`The model does not know CloudFormation's ${name}.`);
  return evaluate(parameter);
}

/** The logical id that a `Ref` or the first part of a `Fn::GetAtt` names; null for plain text. */
export const referredId = (value: unknown): string | null => {
  if (typeof value !== 'object' || value === null) return null;
  return /^\$\{([^.}]+)/.exec(textOf(value))?.[1] ?? null;
};
