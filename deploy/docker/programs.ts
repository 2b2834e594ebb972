/** Programs that are not part of a process. Keys are paths in the image, without `.mjs`; values are the sources. */
export const programs = {
  'cms/copy-media': 'cms/scripts/copy-media.ts',
  'cms/migrate': 'cms/scripts/migrate.ts',
  'cms/reset-two-step': 'cms/scripts/reset-two-step.ts',
  'backup-report': 'deploy/backup/report.ts',
}

/** Packages that only code in a string requires, so that no tool finds them. */
export const packagesInStrings = ['heic-decode']
