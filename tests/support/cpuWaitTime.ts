import { readdirSync, readFileSync } from 'node:fs';

/**
 * How long the threads of a process waited for a CPU, in ms. Time limits in tests exclude this time. 0
 * where the system does not report it.
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
