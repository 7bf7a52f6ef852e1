export {
  ImageViewer,
  type ImageViewerProps,
  type ViewerImage,
} from '../ImageViewer/ImageViewer.tsx';
