interface PricedIn {
  /** Units for one euro. */
  readonly perEuro: number;
  /** Digits after the point. */
  readonly decimal: number;
}

/** A price as people set it: two leading digits and a half step, in the currency's own digits. */
export function priceOf(euros: number, { perEuro, decimal }: PricedIn): string {
  const exact = euros * perEuro;
  const step = 10 ** (Math.floor(Math.log10(exact)) - 1) / 2;
  return (Math.round(exact / step) * step).toFixed(decimal);
}
