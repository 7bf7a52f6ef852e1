import { readdirSync, readFileSync } from 'node:fs';

/**
 * How long the threads of a process stood ready to run while others had the cores, in ms: what a limit on its
 * time must not count. 0 where the system does not tell.
 */
export function cpuWaitTime(pid: number | undefined): number {
  try {
    const folder = `/proc/${pid}/task`;
    const waits = readdirSync(folder).map((thread) => {
      const [, waited] = readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ');
      return Number(waited) / 1e6;
    });
    return waits.reduce((sum, one) => sum + one, 0);
  } catch {
    return 0;
  }
}
