import { fileURLToPath } from 'node:url';

/** The folder that holds package.json, wherever the scripts are started from. */
export const PROJECT_FOLDER = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
