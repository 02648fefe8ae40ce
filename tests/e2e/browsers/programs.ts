import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program lies that is installed under one of these names. */
export function programOf(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const all = names.flatMap((name) => (name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name))));
  return all.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Waits for what a program says, and gives what the pattern finds in it. */
export function saidBy(program: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk;
      const found = pattern.exec(said);
      if (found) resolve(found[1] ?? '');
    };
    program.stdout?.on('data', listen);
    program.stderr?.on('data', listen);
    program.on('error', reject);
    program.on('exit', (code) => reject(new Error(`it ended with ${code} and said: ${said.slice(-400)}`)));
  });
}

/** Starts a program beside this one; what it says can be read. */
export function startProgram(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  return spawn(file, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
}
