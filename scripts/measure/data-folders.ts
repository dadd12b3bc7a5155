import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Public sets next to the project; see test/bench/SOURCES.md. */
export const benchData = join(root, '../shared/bench-data');
/** Hand-labeled texts and graded sheets that the project keeps. */
export const training = join(root, 'training');
/** Measurement output that git ignores. */
export const cacheFolder = join(root, '.cache');
export const projectRoot = root;
