/** The label of an amount with the currency that it is in: `Per hour, EUR`. */
export function inCurrency(label: string, code: string | undefined): string {
  return code === undefined ? label : `${label}, ${code}`;
}
