import { writeFileSync } from 'node:fs';
import { makeApiReference } from './api-reference.ts';

/**
 * Writes what /docs/api shows. Run it again when a schema of the public API changes:
 * node scripts/generate/build-api-reference.ts
 */
const output = new URL('../../web/content/api/reference.json', import.meta.url);
writeFileSync(output, `${JSON.stringify(makeApiReference(), null, 2)}\n`);
