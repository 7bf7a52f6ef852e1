export { type Glyph, Icon, type IconProps } from '../lib/Icon.tsx';
