export { Thumbnail, type ThumbnailProps } from '../primitives/Thumbnail.tsx';
