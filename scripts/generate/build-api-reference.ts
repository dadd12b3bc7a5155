import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeApiReference } from './api-reference.ts';

/**
 * Writes the content of /docs/api. Run it again when a schema of the public API changes: node
 * scripts/generate/build-api-reference.ts
 */
const pathOf = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const output = pathOf('web/content/api/reference.json');
writeFileSync(output, JSON.stringify(makeApiReference(), null, 2));
// Lint checks the format of the file.
execFileSync(pathOf('node_modules/.bin/biome'), ['format', '--write', output], { stdio: 'inherit' });
