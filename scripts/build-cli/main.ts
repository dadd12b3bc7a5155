import { join } from 'node:path';
import { buildCli } from './build-cli.ts';

const folder = join('dist', 'cli');
await buildCli(folder);
console.log(`Built ${folder}. Pack it: npm pack ./${folder}`);
