export const codeSources = ['site', 'shared', 'astro.config.mjs', 'tsconfig.json', 'package-lock.json']
