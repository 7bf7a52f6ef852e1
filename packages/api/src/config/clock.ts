/** The current time. Passed as an argument everywhere, so that tests can set it. */
export type Clock = () => Date;

/** The machine's clocks in ms; tests replace them. */
interface Clocks {
  readonly wall: () => number;
  readonly monotonic: () => number;
}

/** Smaller differences are corrections of the machine's clock, which are followed at once. In ms. */
const correction = 1_000;
/** A larger one is followed after it has lasted this long, in ms. */
const confirmedAfter = 60_000;

const machine: Clocks = { wall: Date.now, monotonic: () => performance.now() };

/**
 * A clock that ignores jumps of the machine's clock that last less than a minute: a day ahead for
 * three seconds would end sessions, expire codes in the outbox and purge the trash.
 */
export function steadyClock({ wall, monotonic }: Clocks = machine): Clock {
  let offset = wall() - monotonic();
  let jump: { readonly difference: number; readonly since: number } | undefined;
  return () => {
    const elapsed = monotonic();
    const difference = wall() - elapsed - offset;
    if (Math.abs(difference) < correction) {
      offset += difference;
      jump = undefined;
    } else if (!jump || Math.abs(jump.difference - difference) >= correction) {
      jump = { difference, since: elapsed };
    } else if (elapsed - jump.since >= confirmedAfter) {
      offset += difference;
      jump = undefined;
    }
    return new Date(Math.round(elapsed + offset));
  };
}

export const systemClock: Clock = steadyClock();
