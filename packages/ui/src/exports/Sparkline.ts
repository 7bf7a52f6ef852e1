export { type ChartPoint, Sparkline, type SparklineProps } from '../charts/Sparkline.tsx';
export type { ChartTone } from '../charts/tones.ts';
