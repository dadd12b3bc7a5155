export type ReferenceField = {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** Markdown with inline code only; empty where the name is enough. */
  readonly description: string;
};

export type ReferenceOperation = {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** The scope that a key must have; null if no key is needed. */
  readonly scope: string | null;
  readonly summary: string;
  readonly parameters: readonly ReferenceField[];
  /** The fields of the body, with one list for each form that it can have. */
  readonly bodies: readonly (readonly ReferenceField[])[];
  readonly response: {
    readonly status: number;
    readonly description: string;
    readonly fields: readonly ReferenceField[];
  };
  readonly errors: readonly string[];
};

/** A named object that responses contain. */
export type ReferenceType = { readonly name: string; readonly fields: readonly ReferenceField[] };

export type ReferenceError = {
  readonly code: string;
  readonly anchor: string;
  readonly status: number;
  readonly detail: string;
};

/** The events that a webhook receiver gets. */
export type ReferenceWebhook = {
  readonly headers: readonly ReferenceField[];
  readonly fields: readonly ReferenceField[];
  /** When an event counts as received, and what happens if it does not. */
  readonly response: string;
};

/** The reference of the public API, made from its OpenAPI document. */
export type ApiReference = {
  readonly operations: readonly ReferenceOperation[];
  readonly types: readonly ReferenceType[];
  readonly webhook: ReferenceWebhook;
  readonly errors: readonly ReferenceError[];
};
