import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type Command = {
  args: readonly string[];
  cwd: string;
  input: string | Buffer;
  env?: Readonly<Record<string, string>>;
};
export type Outcome = { status: number; stdout: string; stderr: string };

/**
 * A Node process that runs commands of the entry at `main`, one after another, as a shell would. A separate process for
 * each command takes a second of CPU or more: it loads its modules and runs the engine for the first time.
 */
export class CommandHost {
  readonly #child: ChildProcess;

  constructor(main: string) {
    this.#child = fork(fileURLToPath(new URL('./command-host.mjs', import.meta.url)), [main], {
      serialization: 'advanced',
    });
  }

  async run(command: Command): Promise<Outcome> {
    const answer = once(this.#child, 'message');
    const end = once(this.#child, 'exit').then(([code]): never => {
      throw new Error(`The host of the commands ended with ${code}.`);
    });
    this.#child.send(command);
    const [outcome] = await Promise.race([answer, end]);
    return outcome as Outcome;
  }

  stop(): void {
    this.#child.kill();
  }
}
