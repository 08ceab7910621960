/** What the modules of the page ask of a browser when they are loaded; Node 20 has none of it. */
import { vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
