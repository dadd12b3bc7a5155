import type { SourceMap } from 'node:module';

const frame = /(?:file:\/\/)?\/var\/task\/([\w.-]+\.mjs):(\d+):(\d+)/g;

/**
 * A stack trace in which each position in a bundle is replaced by its position in the sources.
 * @param mapOf the source map of a bundle file; null if there is none, in which case the position stays
 */
export const readFrames = (trace: string, mapOf: (file: string) => SourceMap | null): string =>
  trace.replaceAll(frame, (place: string, file: string, line: string, column: string) => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (entry === undefined || !('originalSource' in entry)) return place;
    const source = entry.originalSource.replace(/^(?:\.\.\/)+/, '');
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
