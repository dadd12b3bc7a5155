/** The product's time. Tests and the local stack move it. */
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

/** A vendor credential. It is rotated without a deployment, so read it for each use and never keep it. */
export interface Secret<Value> {
  /** The current value. The secret store is read again only when the cached value has expired. */
  read(): Promise<Value>;
  /** Call this after the vendor rejects the value. The next read then fetches a newer one. */
  invalidate(): void;
}

/** A version of a key that the stage generates for itself. */
export type KeyVersion = { readonly value: string; readonly createdAt: Date };

/** The valid versions of a stage's key, current first. During a rotation, the previous one is valid, too. */
export type StageKey = Secret<readonly [KeyVersion, ...KeyVersion[]]>;
