export { Thumbnail } from '../primitives/Thumbnail.tsx';
