import '@rentyard/ui/fonts';
import { createRoot } from 'react-dom/client';
import { Screen } from './screen.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Screen name="JCB" />);
