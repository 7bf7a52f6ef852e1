export { RangePlot, type RangePlotProps } from '../charts/RangePlot.tsx';
