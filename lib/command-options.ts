/** Node's message continues with how to name a file that begins with a dash. */
const mistakeIn = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\. To specify.*$/s, '.');

/**
 * The options of a command, which `parse` reads from the command line. `--help` ends the command with its usage. A
 * mistake, such as an option that does not exist, ends it with what is wrong and the usage.
 */
export const commandOptions = <Options>(usage: string, parse: () => Options): Options => {
  if (process.argv.includes('--help', 2)) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parse();
  } catch (error) {
    console.error(`${mistakeIn(error)}\n\n${usage}`);
    process.exit(2);
  }
};
