import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';

/** The change to a file as a unified diff. */
export const diffOf = (path: string, before: string, after: string): string =>
  createTwoFilesPatch(path, path, before, after, undefined, undefined, {
    context: 2,
    headerOptions: FILE_HEADERS_ONLY,
  }).trimEnd();
