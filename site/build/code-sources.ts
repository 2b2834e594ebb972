/** The files and directories with the code of the pages, relative to the repository root. */
export const codeSources = ['site', 'shared', 'astro.config.mjs', 'tsconfig.json', 'package-lock.json']
