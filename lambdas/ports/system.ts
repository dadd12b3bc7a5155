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
