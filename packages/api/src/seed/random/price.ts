interface PricedIn {
  /** Units per euro. */
  readonly perEuro: number;
  /** Decimals of the currency. */
  readonly decimal: number;
}

/** A realistic price: two leading digits and a half step, with the decimals of the currency. */
export function priceOf(euros: number, { perEuro, decimal }: PricedIn): string {
  const exact = euros * perEuro;
  const step = 10 ** (Math.floor(Math.log10(exact)) - 1) / 2;
  return (Math.round(exact / step) * step).toFixed(decimal);
}
