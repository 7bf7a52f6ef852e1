import { amber, blue, green, orange, red, steel } from './tokens.ts';

/**
 * Styles for contrast themes, in which system colours replace all others. They show what colour alone shows
 * elsewhere: focus that a component shows by a background or a shadow, the current page, the selection, the progress.
 * Transparent outlines of components become visible by themselves in these themes.
 */
const forcedColorsCss = `@media (forced-colors:active){
:focus-visible:not([tabindex="-1"],dialog),[role^=menuitem]:focus,[data-highlighted],a[role=option][aria-selected=true]{outline:2px solid Highlight!important;outline-offset:-2px}
nav a[aria-current]:not([aria-current=false]){forced-color-adjust:none;background:Highlight!important;color:HighlightText!important}
[data-selected]:not(tr),tr[data-selected]>:first-child{border-inline-start:4px solid Highlight!important}
[role=progressbar]{border:1px solid CanvasText}
[role=progressbar]>*{forced-color-adjust:none;background:CanvasText!important}
}`;

/** Semantic colours, each with its light and dark value. */
export const colors = {
  /** The page background. */
  page: [steel[50], steel[925]],
  /** Cards, tables, fields. */
  surface: [steel[0], '#161c23'],
  /** Floating surfaces: menus, dialogs. */
  raised: [steel[0], '#1c232c'],
  /** Less prominent fills: disabled fields, code, group heads. */
  sunken: [steel[50], steel[925]],
  hover: [steel[25], '#1b222a'],
  pressed: [steel[100], '#232b34'],
  selected: ['#fef3ec', '#2b2320'],
  border: [steel[200], '#2a333d'],
  hairline: [steel[100], '#202830'],
  /** Outlines of interactive elements: 3:1 against the surface. */
  outline: ['#8a95a3', '#6b7785'],
  text: [steel[900], '#e8edf2'],
  textSoft: [steel[700], '#c9d1da'],
  textMuted: ['#5f6b79', '#97a3b1'],
  rail: [steel[900], steel[950]],
  railText: ['#c9d1da', '#aab4bf'],
  railMuted: ['#8995a3', '#8590a0'],
  railActive: ['#222b35', '#1b222a'],
  railActiveText: [steel[0], steel[0]],
  accent: [orange[700], orange[400]],
  /** Marks of the current page: a line or a dot, never text. */
  accentMark: [orange[500], orange[500]],
  accentFill: [orange[600], orange[500]],
  accentFillHover: [orange[700], orange[400]],
  onAccent: [steel[0], orange[900]],
  accentSoft: [orange[50], '#2b1d13'],
  focus: ['#c94f0a', '#f58a4b'],
  danger: [red[600], red[300]],
  dangerFill: [red[600], '#c8372e'],
  dangerFillHover: [red[700], red[600]],
  onDanger: [steel[0], steel[0]],
  dangerSoft: [red[50], red[900]],
  success: [green[600], green[300]],
  successFill: [green[600], green[600]],
  successFillHover: [green[700], green[700]],
  onSuccess: [steel[0], steel[0]],
  successSoft: [green[50], green[900]],
  info: [blue[600], blue[300]],
  infoSoft: [blue[50], blue[900]],
  warning: [amber[600], amber[300]],
  warningSoft: [amber[50], amber[900]],
  neutral: [steel[600], '#a7b2be'],
  neutralSoft: [steel[100], '#232b34'],
  /** The dark bar that shows unsaved changes. */
  bar: [steel[900], '#2a333d'],
  onBar: ['#e8edf2', '#f2f5f8'],
  onBarMuted: ['#aab4bf', '#bac4ce'],
  backdrop: ['rgb(11 15 19 / 0.48)', 'rgb(4 6 8 / 0.64)'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** Values that are the same in every theme. */
export const fixed = {
  fontSans:
    "'Inter Variable', Inter, 'Noto Sans', system-ui, -apple-system, 'Segoe UI', sans-serif",
  /** Inter renders characters that Roboto Mono lacks, before any system font. */
  fontMono: "'Roboto Mono', 'Inter Variable', ui-monospace, monospace",
  /** 4 px grid. */
  space1: '4px',
  space2: '8px',
  space3: '12px',
  space4: '16px',
  space5: '20px',
  space6: '24px',
  space8: '32px',
  space10: '40px',
  radiusSmall: '4px',
  radius: '6px',
  radiusLarge: '8px',
  radiusRound: '999px',
  textXs: '11px',
  textSm: '12px',
  textMd: '13px',
  textBase: '14px',
  textLg: '16px',
  textXl: '20px',
  /** Height of buttons, inputs and toolbar items; components use 44 px on touch devices. */
  control: '32px',
  controlLarge: '36px',
  rowHeight: '44px',
  sideBar: '232px',
  sideBarCollapsed: '56px',
  topBar: '48px',
  contentMax: '1600px',
  shadowFloat: '0 8px 24px rgb(11 15 19 / 0.16), 0 2px 6px rgb(11 15 19 / 0.1)',
  fast: '120ms',
  slow: '200ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
  layerSticky: '10',
  layerBar: '20',
  layerDrawer: '40',
  layerDialog: '50',
  layerMenu: '60',
  layerAlert: '70',
  layerLoader: '80',
} as const;

/** Colours of users who ask for more contrast. They replace those of both themes. */
export const moreContrast = {
  border: '#6b7785',
  hairline: '#8a95a3',
  outline: 'var(--ry-text-soft)',
  textSoft: 'var(--ry-text)',
  textMuted: 'var(--ry-text)',
  railMuted: 'var(--ry-rail-text)',
  onBarMuted: 'var(--ry-on-bar)',
} as const satisfies Partial<Record<keyof typeof colors, string>>;

type Name = keyof typeof colors | keyof typeof fixed;

/** The custom property of a theme value: `accentFillHover` is `--ry-accent-fill-hover`. */
export function cssName(name: string): string {
  return `--ry-${name.replace(/[A-Z]|\d+$/g, (part) => `-${part.toLowerCase()}`)}`;
}

/**
 * Every theme value as a `var(--ry-...)` reference for styles. Values change with the `data-theme` attribute of the
 * root element, so switching the theme renders nothing again.
 */
export const theme: Readonly<Record<Name, string>> = /* @__PURE__ */ namesToReferences();

function namesToReferences(): Record<Name, string> {
  return Object.fromEntries(
    [...Object.keys(colors), ...Object.keys(fixed)].map((name) => [name, `var(${cssName(name)})`]),
  ) as Record<Name, string>;
}

/** Layout breakpoints in pixels. Below `phone` tables are cards and dialogs are sheets. */
export const breakpoints = { phone: 640, tablet: 1024, wide: 1440 } as const;

/** Media queries for styles. */
export const media = {
  phone: `@media (max-width: ${breakpoints.phone - 0.02}px)`,
  notPhone: `@media (min-width: ${breakpoints.phone}px)`,
  tablet: `@media (max-width: ${breakpoints.tablet - 0.02}px)`,
  touch: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const;

export type ThemeName = 'light' | 'dark' | 'system';

function colorLines(mode: 0 | 1): string {
  return Object.entries(colors)
    .map(([name, pair]) => `${cssName(name)}:${pair[mode]};`)
    .join('');
}

function formatLines(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${cssName(name)}:${value};`)
    .join('');
}

/**
 * The custom properties as CSS: light on the root element, dark with `data-theme="dark"`, the system preference with
 * `data-theme="system"`. A page may include it before any script runs.
 */
export const themeCss = /* @__PURE__ */ printTheme();

function printTheme(): string {
  return `:root{color-scheme:light;${formatLines(fixed)}${colorLines(0)}}
:root[data-theme="dark"]{color-scheme:dark;${colorLines(1)}}
@media (prefers-color-scheme:dark){:root[data-theme="system"]{color-scheme:dark;${colorLines(1)}}}
@media (prefers-contrast:more){:root:root{${formatLines(moreContrast)}}}`;
}

/**
 * Resets and base typography of every page that uses the design system. Phones zoom in on a field with text below 16
 * px and do not zoom out again.
 */
export const baseCss = `*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:64px}
html:has([data-save-bar]){scroll-padding-bottom:96px}
body{margin:0;font:400 14px/20px var(--ry-font-sans);font-feature-settings:"cv05","ss03";color:var(--ry-text);background:var(--ry-page);-webkit-font-smoothing:antialiased}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
code,kbd,pre,samp{font-family:var(--ry-font-mono)}
@media (pointer:coarse){input,select,textarea,[contenteditable]{font-size:16px}}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure{margin:0;padding:0}
fieldset{min-width:0;margin:0;padding:0;border:0}
legend{padding:0}
ul,ol{list-style:none}
a{color:inherit}
img,svg{display:block}
:focus-visible{outline:2px solid var(--ry-focus);outline-offset:2px}
[hidden]{display:none!important}
[dir=rtl]{--ry-inline:-1}
[dir=ltr]{--ry-inline:1}
svg[data-mirrored]{scale:var(--ry-inline,1) 1}
@keyframes ry-float-in{from{opacity:0;translate:0 -4px}}
@keyframes ry-rise-in{from{opacity:0;translate:0 12px}}
@keyframes ry-sheet-in{from{translate:calc(100%*var(--ry-inline,1)) 0}}
@keyframes ry-bottom-in{from{translate:0 100%}}
@keyframes ry-drawer-in{from{translate:calc(-100%*var(--ry-inline,1)) 0}}
@keyframes ry-fade-in{from{opacity:0}}
@keyframes ry-spin{to{rotate:1turn}}
@keyframes ry-pulse{50%{opacity:.45}}
@keyframes ry-slide{from{translate:-100% 0}to{translate:350% 0}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after,*::backdrop{animation-duration:0s!important;animation-iteration-count:1!important;transition-duration:0s!important;scroll-behavior:auto!important}}
${forcedColorsCss}`;
