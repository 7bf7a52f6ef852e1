export interface Device {
  /** `Firefox`; empty when it cannot be told. */
  readonly browser: string;
  /** `Windows`; empty when it cannot be told. */
  readonly system: string;
}

/** The first that fits counts: browsers name those whose pages they want as well. */
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

/** What somebody signed in with, by the words that their browser says of itself. Names, not versions. */
export function deviceOf(userAgent: string | null): Device {
  const named = (known: typeof browsers) =>
    known.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? '';
  return { browser: named(browsers), system: named(systems) };
}
