import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { inject } from 'vitest';

export interface ToolRun {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a tool of the project as a user would, by its own process. */
export function runTool(
  tool: 'sim' | 'engine' | 'tower' | 'arena' | 'bench',
  args: readonly string[],
  input = '',
): ToolRun {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(inject('toolsFolder'), `${tool}.mjs`), ...args],
    {
      encoding: 'utf8',
      input,
    },
  );
  return { code: status, out: stdout, err: stderr };
}
