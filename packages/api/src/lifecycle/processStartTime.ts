import { readFileSync } from 'node:fs';

/**
 * When a process began, as the kernel counts it; undefined where the system does not tell (no /proc).
 * Process ids are used again after a restart, the pair of id and start time is not.
 */
export function startTimeOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold blanks; field 22 (starttime) is the 20th after it.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}:${ticks}`;
  } catch {
    return undefined;
  }
}
