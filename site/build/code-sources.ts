/** The files and directories that the code of the pages is built from, relative to the repository root. */
export const codeSources = ['site', 'shared', 'astro.config.mjs', 'tsconfig.json', 'package-lock.json']
