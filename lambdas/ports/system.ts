/** The product's time: tests and the local stack move it. */
export interface Clock {
  now(): Date;
}

export interface Ids {
  uuid(): string;
}

/** Structured logs without personal data. */
export interface Log {
  info(message: string, fields?: Record<string, unknown>): void;
  warn(message: string, fields?: Record<string, unknown>): void;
  error(message: string, fields?: Record<string, unknown>): void;
}

/** What a vendor is shown to prove who asks. It is rotated without a deploy, so it is read at each use and never kept. */
export interface Secret<Value> {
  /** The current value. The store is read again only after the lifetime of the cached value. */
  read(): Promise<Value>;
  /** To be called when the vendor refused the value: the next read asks the store for a newer one. */
  refuse(): void;
}

/** A version of a key that the stage generates for itself. */
export type KeyVersion = { readonly value: string; readonly createdAt: Date };

/** The valid versions of a stage's key, current first. The previous one is valid during a rotation. */
export type StageKey = Secret<readonly [KeyVersion, ...KeyVersion[]]>;
