export { type Glyph, Icon } from '../lib/Icon.tsx';
