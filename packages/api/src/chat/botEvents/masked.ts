/** The replacement of a secret. */
const mask = '••••••';

const secretName =
  /(?:^|_|-)(?:token|secret|password|passwd|authorization|cookie|session|api_?key|access_?key|card|cvv|iban|pin)(?:$|_|-)/i;

/** Secrets inside texts: bot tokens, bearer tokens, passwords in URLs. */
const secretTexts: readonly (readonly [RegExp, string])[] = [
  [/\d{6,12}:[\w-]{30,}/g, mask],
  [/\b(Bearer|Basic)\s+[\w~+/.=-]{8,}/gi, `$1 ${mask}`],
  [/(\/\/[^/\s:@]+:)[^/\s@]+@/g, `$1${mask}@`],
];

const longNumber = /\b\d(?:[ -]?\d){12,18}\b/g;

/** The value with masked secrets, which are recognized by their names and their patterns. */
export function masked(value: unknown): unknown {
  if (typeof value === 'string') {
    const text = value.replace(longNumber, (number) => (isCard(number) ? mask : number));
    return secretTexts.reduce((left, [secret, shown]) => left.replace(secret, shown), text);
  }
  if (Array.isArray(value)) return value.map(masked);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      secretName.test(snake(name)) && inner !== null ? mask : masked(inner),
    ]),
  );
}

/** `botToken` -> `bot_Token`: makes both spellings of a name match. */
function snake(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2');
}

/** Card numbers end with a check digit (ISO/IEC 7812); chat ids of that length rarely match it. */
function isCard(number: string): boolean {
  const digits = [...number.replace(/\D/g, '')].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const weighed = index % 2 === 0 ? digit : 2 * digit;
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}
