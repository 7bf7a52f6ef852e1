import type { BotStep } from '@rentyard/contract/entities/chat/event';

/** Records the steps of the bot with their durations. */
export interface Trace {
  readonly steps: readonly BotStep[];
  /** Since the start, in whole milliseconds. */
  readonly duration: number;
  step<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}

export function createTrace(): Trace {
  const began = performance.now();
  const steps: BotStep[] = [];
  return {
    steps,
    get duration() {
      return Math.round(performance.now() - began);
    },
    async step(name, work) {
      const from = performance.now();
      const note = (result: BotStep['result'], detail?: unknown) =>
        steps.push({
          name,
          result,
          duration: Math.round(performance.now() - from),
          ...(detail === undefined ? {} : { detail }),
        });
      try {
        const result = await work();
        note('ok');
        return result;
      } catch (error) {
        note('error', error instanceof Error ? error.message : String(error));
        throw error;
      }
    },
  };
}
