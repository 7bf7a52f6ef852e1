/** The callback of examples that only have to look right. */
export function nothing(): void {}
