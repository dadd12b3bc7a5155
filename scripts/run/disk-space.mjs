// The messages of `scripts/run.mjs` about the disk and the network when it installs packages.

/**
 * The bytes that a fresh install writes, measured on Linux x64 with npm 11: 1.22 GB of node_modules and 0.35 GB of
 * npm's cache.
 */
export const installBytes = 1_600_000_000;

const inGigabytes = (bytes) => `${(bytes / 1e9).toFixed(1)} GB`;

/** The warning before an install; null if the disk has room for a fresh one. */
export const spaceWarning = (folder, freeBytes) =>
  freeBytes >= installBytes
    ? null
    : `The disk that holds ${folder} has ${inGigabytes(freeBytes)} free, and a fresh install needs ${inGigabytes(installBytes)}. Free some space, for example with "npm cache clean --force", or move the folder to a larger disk.`;

/** With less than this, the disk is full: file systems keep a reserve that no file can use. */
const leastFreeBytes = 10_000_000;

/**
 * The message after an install that filled the disk; null if it did not. npm exits with 0 in this case: it only warns
 * about files that it could not unpack, and then treats their packages as installed.
 */
export const fullDiskMessage = (folder, freeBytes) =>
  freeBytes >= leastFreeBytes
    ? null
    : `The disk is full, so some packages are incomplete. Delete ${folder}/node_modules. ${spaceWarning(folder, freeBytes)} Then try again.`;

/**
 * The message after an install that failed. `freeBytes` was measured before the install, because npm removes the
 * packages that it could not finish, so a disk that was full has room again.
 */
export const failureMessage = (code, folder, freeBytes) => {
  const failed = `npm install failed with exit code ${code}.`;
  const warning = spaceWarning(folder, freeBytes);
  return warning === null
    ? `${failed} Check the network and the registry, then try again. The disk is probably not the cause: it had ${inGigabytes(freeBytes)} free before the install, and a fresh install needs ${inGigabytes(installBytes)}.`
    : `${failed} The disk is probably full. Before the install: ${warning} If the disk is not full, check the network and the registry. Then try again.`;
};
