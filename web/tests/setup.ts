/** The browser features that the page's modules need when they load; Node 20 has none of them. */
import { vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
