export { Banner, type BannerProps } from '../feedback/Banner.tsx';
