// Writes the import rules from scripts/lint/layers.ts to the file that biome.json extends.
import { writeFileSync } from 'node:fs';
import { layerRules } from '../lint/layers.ts';

writeFileSync('scripts/lint/layers.json', layerRules());
