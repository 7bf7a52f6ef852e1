/** The present moment. An argument everywhere, so that a test can move it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
