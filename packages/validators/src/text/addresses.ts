import { normalLine } from './normalForm.ts';

/**
 * The normal form of an e-mail address: lower case, and the domain as in `normalDomain`. Every
 * spelling of an address has one normal form, so that addresses compare as texts.
 */
export function normalEmail(text: string): string {
  const line = normalLine(text);
  const at = line.lastIndexOf('@');
  if (at < 0) return lowerCase(line);
  return `${lowerCase(line.slice(0, at))}@${normalDomain(line.slice(at + 1))}`;
}

/**
 * The normal form of a domain: lower case and, for an international domain, its letters instead of
 * Punycode. A text that is no domain only changes its case.
 */
export function normalDomain(text: string): string {
  const domain = normalLine(text);
  // The parser of URLs would read `1.2` as an IP address.
  if (/^[ -~]*$/.test(domain) && !/(?:^|\.)xn--/i.test(domain)) return domain.toLowerCase();
  if (!/^[\p{L}\p{M}\p{N}.。．｡·_-]+$/u.test(domain)) return lowerCase(domain);
  try {
    return new URL(`http://${domain}`).hostname.split('.').map(labelOf).join('.');
  } catch {
    return lowerCase(domain);
  }
}

/** Letter by letter, because the lower case of `İ` would be two characters. */
function lowerCase(text: string): string {
  return Array.from(text, (letter) => (letter === 'İ' ? 'i' : letter.toLowerCase())).join('');
}

/** A label of a domain in its own letters. */
function labelOf(label: string): string {
  return label.startsWith('xn--') ? decodePunycode(label.slice('xn--'.length)) : label;
}

const base = 36;
const thresholds = { least: 1, most: 26 };

/** Decodes the valid Punycode that a URL contains; see RFC 3492, section 6.2. */
function decodePunycode(encoded: string): string {
  const end = encoded.lastIndexOf('-');
  const letters = end > 0 ? Array.from(encoded.slice(0, end)) : [];
  let code = 128;
  let position = 0;
  let bias = 72;
  for (let at = end > 0 ? end + 1 : 0; at < encoded.length; ) {
    const before = position;
    for (let weight = 1, k = base; ; k += base) {
      const digit = Number.parseInt(encoded.charAt(at++), base);
      // Punycode counts its letters before its digits.
      const value = digit < 10 ? digit + 26 : digit - 10;
      position += value * weight;
      const threshold = Math.min(Math.max(k - bias, thresholds.least), thresholds.most);
      if (!(value >= threshold)) break;
      weight *= base - threshold;
    }
    const count = letters.length + 1;
    bias = adaptedBias(position - before, count, before === 0);
    code += Math.floor(position / count);
    position %= count;
    letters.splice(position++, 0, String.fromCodePoint(code));
  }
  return letters.join('');
}

function adaptedBias(distance: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(distance / (isFirst ? 700 : 2));
  delta += Math.floor(delta / count);
  let k = 0;
  for (; delta > 455; k += base) delta = Math.floor(delta / (base - thresholds.least));
  return k + Math.floor((base * delta) / (delta + 38));
}
