/** Ordered: many browsers also name those whose engine they share. */
const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** A browser and its system by the names people know them by: `Chrome · Windows`. Undefined for programs. */
export function deviceOf(userAgent: string | null): string | undefined {
  const names = [browsers, systems].flatMap(
    (known) => known.find(([mark]) => mark.test(userAgent ?? ''))?.[1] ?? [],
  );
  return names.length > 0 ? names.join(' · ') : undefined;
}
