import { tableSchema } from '#contracts/platform/table.ts';

export const text = { type: 'string' } as const;
export const requiredText = { type: 'string', required: true } as const;
export const requiredNumber = { type: 'number', required: true } as const;
export const flag = { type: 'boolean', required: true } as const;
export const expiresAt = { type: 'number', field: tableSchema.timeToLive } as const;
/** Keys sort as text. Padding makes numbers sort correctly. */
export const padded = (length: number) => ({ ...requiredNumber, padding: { length, char: '0' } }) as const;
export const model = <const Name extends string>(entity: Name) => ({
  entity,
  version: '1',
  service: 'sweetspot',
});
