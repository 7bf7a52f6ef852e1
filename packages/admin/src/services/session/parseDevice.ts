export interface Device {
  /** `Firefox`; empty when unknown. */
  readonly browser: string;
  /** `Windows`; empty when unknown. */
  readonly system: string;
}

/** The first match wins: user agents also contain the names of browsers that they imitate. */
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Yandex', /YaBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\/|Chromium\//],
  ['Safari', /Safari\//],
];

const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iOS', /iPhone|iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

/** The browser and the system of a session, by its user agent. Names without versions. */
export function parseDevice(userAgent: string | null): Device {
  const named = (known: typeof browsers) =>
    known.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? '';
  return { browser: named(browsers), system: named(systems) };
}
