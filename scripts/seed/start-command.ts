/** The data folder of `npm start` and `npm run seed` when none is named. */
export const defaultFolder = '.data';

/** The command that starts the stack on the data in a folder. */
export const startCommand = (folder: string): string =>
  folder === defaultFolder ? 'npm start' : `npm start -- --data ${folder}`;
