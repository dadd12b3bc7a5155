import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Runs the CDK CLI in this terminal, including its questions. @throws Error when it fails */
export const runCdk = (args: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin/cdk'), args, { cwd: root, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`cdk ${args[0]} ended with exit code ${code}; see its output above.`)),
    );
  });
