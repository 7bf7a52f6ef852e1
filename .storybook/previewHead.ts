import { colors } from '../packages/ui/src/theme/theme.ts';

/** Runs before Storybook's own scripts. */
const script = `{
const globals = new URLSearchParams(location.search).get('globals') ?? '';
document.documentElement.dataset.theme = /(?:^|;)theme:(dark|system)/.exec(globals)?.[1] ?? 'light';
// Previews in the frames of a docs page announce their globals to their parent, which is this page.
addEventListener('message', (event) => {
  const { source } = event;
  if (source !== window && source?.parent === window) event.stopImmediatePropagation();
});
}`;

const styles = `:where(:root){color-scheme:light}
:where(:root[data-theme="dark"]){color-scheme:dark}
:where(:root[data-theme="system"]){color-scheme:light dark}
:where(body),.sb-preparing-story{background:${backgroundOf('page')}}
.sb-preparing-docs,.sb-previewBlock,.sb-argstableBlock-body td{background:${backgroundOf('surface')}}`;

/**
 * Printed into the HTML of the preview: the theme of the address and its background from the first paint. The theme of
 * the design system follows with the first story, seconds later on a slow device.
 */
export const previewHead = `<script>${script}</script>\n<style>${styles}</style>\n`;

function backgroundOf(name: 'page' | 'surface'): string {
  const [light, dark] = colors[name];
  return `light-dark(${light},${dark})`;
}
