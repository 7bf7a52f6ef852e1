export { type LinkProps, type RenderLink, renderAnchor } from '../lib/link.tsx';
