/** `10.50` is as exact as `10.5`: closing zeros are not digits too many. */
export function shortestAmount(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
}
