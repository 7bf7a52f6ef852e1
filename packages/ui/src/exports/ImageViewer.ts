export { ImageViewer, type ImageViewerProps } from '../ImageViewer/ImageViewer.tsx';
export type { ViewerImage } from '../ImageViewer/ViewerPicture.tsx';
