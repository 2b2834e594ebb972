/** Programs that are not part of a process. Keys are paths in the image, without `.mjs`; values are the sources. */
export const programs = {
  'cms/migrate': 'cms/scripts/migrate.ts',
  'cms/reset-two-step': 'cms/scripts/reset-two-step.ts',
  'backup-report': 'deploy/backup/report.ts',
}
