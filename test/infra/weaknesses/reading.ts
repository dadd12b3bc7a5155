import type { TemplateJson } from './template-json.ts';

/** A resource with its properties, which are an object even if the template has none. */
export type Found = { readonly id: string; readonly properties: unknown };

export const ofType = (template: TemplateJson, ...types: string[]): Found[] =>
  Object.entries(template.Resources).flatMap(([id, { Type, Properties = {} }]) =>
    types.includes(Type) ? [{ id, properties: Properties }] : [],
  );

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The value at the end of a path of keys; undefined if the path ends early. */
export const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((each, key) => (isObject(each) ? each[key] : undefined), value);

export const listAt = (value: unknown, ...path: readonly (string | number)[]): unknown[] => {
  const found = at(value, ...path);
  return found === undefined ? [] : [found].flat();
};

export const numberAt = (value: unknown, ...path: readonly (string | number)[]): number => {
  const found = at(value, ...path);
  return typeof found === 'number' ? found : Number.NaN;
};

export const entriesAt = (value: unknown, ...path: readonly (string | number)[]): [string, unknown][] => {
  const found = at(value, ...path);
  return isObject(found) ? Object.entries(found) : [];
};

/** A text of the template. A value that is known only after the deployment appears in it as `<token>`. */
export const textAt = (value: unknown, ...path: readonly (string | number)[]): string => {
  const found = at(value, ...path);
  if (typeof found === 'string') return found;
  return listAt(found, 'Fn::Join', 1)
    .map((part) => (typeof part === 'string' ? part : '<token>'))
    .join('');
};

/** The resource that a `Ref` or `Fn::GetAtt` names. */
export const idOf = (value: unknown): string | undefined => {
  const id = at(value, 'Ref') ?? at(value, 'Fn::GetAtt', 0);
  return typeof id === 'string' ? id : undefined;
};

export const mentions = (value: unknown, id: string): boolean =>
  (JSON.stringify(value) ?? '').includes(`"${id}"`);

export const typeOf = (template: TemplateJson, id: string | undefined): string | undefined =>
  id === undefined ? undefined : template.Resources[id]?.Type;

/** The function that an alias, a version or an ARN leads to. */
export const functionBehind = (template: TemplateJson, value: unknown): string | undefined => {
  const id = idOf(value);
  const resource = id === undefined ? undefined : template.Resources[id];
  if (resource?.Type === 'AWS::Lambda::Function') return id;
  return resource === undefined ? undefined : functionBehind(template, resource.Properties?.FunctionName);
};

/** True for the product's own resources, not for the helpers that the CDK uses to fill and empty buckets. */
export const isOwn = ({ id }: Found): boolean => !/^(Custom|LogRetention)/.test(id);

export const ownFunctions = (template: TemplateJson): Found[] =>
  ofType(template, 'AWS::Lambda::Function').filter(isOwn);

/** One line if a condition does not hold. */
export const unless = (holds: boolean, line: string): string[] => (holds ? [] : [line]);
