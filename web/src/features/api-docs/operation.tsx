import { Badge } from '#web/components/ui/badge.tsx';
import { MarkedText } from './marked-text.tsx';
import type { ReferenceField, ReferenceOperation } from './reference.ts';

type FieldsProps = {
  title?: string;
  fields: readonly ReferenceField[];
  /** Fields of a response: they are present unless the line says otherwise. */
  isResponse?: boolean;
};

/** A type without values. Its odd-numbered parts are names of objects. */
const partsOf = (type: string): string[] => (type.includes('"') ? [type] : type.split(/\b([A-Z]\w+)/));

/** A type. The name of an object links to its fields. */
const TypeName = ({ type }: { type: string }) => (
  <span className="font-mono wrap-anywhere">
    {partsOf(type).map((part, index) =>
      index % 2 === 1 ? (
        <a key={part} href={`#type-${part}`} className="underline underline-offset-2">
          {part}
        </a>
      ) : (
        part
      ),
    )}
  </span>
);

/** A list of fields with their types. */
export const Fields = ({ title, fields, isResponse = false }: FieldsProps) => (
  <>
    {title !== undefined && <h4 className="mt-5 font-medium">{title}</h4>}
    <dl className="mt-2">
      {fields.map(({ name, type, required, description }) => (
        <div key={name} className="border-t border-line py-2.5 sm:grid sm:grid-cols-[1fr_2fr] sm:gap-4">
          <dt className="font-mono text-small wrap-anywhere">
            {name}
            {required !== isResponse && (
              <span className="ml-2 font-sans text-ink-soft">{isResponse ? 'optional' : 'required'}</span>
            )}
          </dt>
          <dd className="text-small text-ink-soft">
            <TypeName type={type} />
            {description !== '' && (
              <>
                . <MarkedText text={description} />
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  </>
);

const bodyTitle = (fields: readonly ReferenceField[], forms: number): string => {
  const tool = fields.find(({ name }) => name === 'tool');
  return forms > 1 && tool ? `Body with tool ${tool.type}` : 'Body';
};

/** One route of the API: what it takes, what it returns, how it fails. */
export const Operation = ({ operation }: { operation: ReferenceOperation }) => {
  const { name, method, path, scope, summary, parameters, bodies, response, errors } = operation;
  return (
    <section
      id={name}
      aria-labelledby={`${name}-title`}
      className="scroll-mt-20 border-t border-line-strong py-8"
    >
      <h3 id={`${name}-title`} className="text-h4">
        {summary}
      </h3>
      <p className="mt-2 flex flex-wrap items-center gap-2">
        <Badge tone="accent">{method}</Badge>
        <code className="font-mono text-small wrap-anywhere">{path}</code>
        <Badge>{scope === null ? 'no key' : `scope: ${scope}`}</Badge>
      </p>
      {parameters.length > 0 && <Fields title="Parameters" fields={parameters} />}
      {bodies.map((fields) => (
        <Fields
          key={bodyTitle(fields, bodies.length)}
          title={bodyTitle(fields, bodies.length)}
          fields={fields}
        />
      ))}
      <p className="mt-5">
        <span className="font-medium">Returns {response.status}.</span>{' '}
        <MarkedText text={response.description} />
      </p>
      {response.fields.length > 0 && <Fields title="Response" fields={response.fields} isResponse />}
      <p className="mt-4 text-small text-ink-soft">
        Errors:{' '}
        {errors.map((code, index) => (
          <span key={code}>
            {index > 0 && ', '}
            <a href={`#error-${code}`} className="font-mono underline underline-offset-4">
              {code}
            </a>
          </span>
        ))}
      </p>
    </section>
  );
};
