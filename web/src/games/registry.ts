/** The games that the page can show: one folder and one line each. Nothing else outside those folders names a game. */
export { faces as sultan } from './sultan';
export { faces as splendor } from './splendor';
export { faces as toy } from './toy';
