/** What stands where a secret stood. */
const mask = '••••••';

const secretName =
  /(?:^|_|-)(?:token|secret|password|passwd|authorization|cookie|session|api_?key|access_?key|card|cvv|iban|pin)(?:$|_|-)/i;

/** Secrets that stand in the middle of texts: bot tokens, bearer tokens, passwords in addresses, card numbers. */
const secretTexts: readonly (readonly [RegExp, string])[] = [
  [/\b\d{6,12}:[\w-]{30,}/g, mask],
  [/\b(Bearer|Basic)\s+[\w~+/.=-]{8,}/gi, `$1 ${mask}`],
  [/(\/\/[^/\s:@]+:)[^/\s@]+@/g, `$1${mask}@`],
  [/\b\d(?:[ -]?\d){12,18}\b/g, mask],
];

/** The value without what nobody may read in a log: secrets by their names and by their looks. */
export function masked(value: unknown): unknown {
  if (typeof value === 'string') {
    return secretTexts.reduce((text, [secret, shown]) => text.replace(secret, shown), value);
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

/** `botToken` -> `bot_Token`: both spellings of a name are looked at alike. */
function snake(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2');
}
