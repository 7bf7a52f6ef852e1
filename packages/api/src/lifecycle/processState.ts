import { readFileSync } from 'node:fs';

/**
 * The start time of a process in units of the kernel; undefined on systems without /proc. Process
 * ids are reused after a restart, the pair of id and start time is not.
 */
export function startTimeOf(pid: number): string | undefined {
  try {
    const { startTime } = statOf(pid);
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}:${startTime}`;
  } catch {
    return undefined;
  }
}

/** Whether a process has ended although its id is still in use. */
export function isZombie(pid: number): boolean {
  try {
    const { state } = statOf(pid);
    return state === 'Z' || state === 'X';
  } catch {
    return false;
  }
}

function statOf(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may contain blanks; the state is the first field after it, field 22
  // (starttime) the 20th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0], startTime: fields[19] };
}
