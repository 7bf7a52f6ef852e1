import '@fontsource-variable/inter';
import '@fontsource/roboto-mono';
import { createRoot } from 'react-dom/client';
import { Tool } from './tool.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Tool />);
