import type { AuditWords } from './en.ts'

/** The same in Indonesian. */
export const id: AuditWords = {
  fields: {
    release: 'Rilis',
    publish_at: 'Akan dipublikasikan pada',
    quiet_seconds: 'Perubahan tayang',
    planned_publish: 'Akan dipublikasikan pada',
    planned_unpublish: 'Akan diturunkan dari situs pada',
  },
  site: 'Situs',
  byHand: 'hanya bila seseorang memublikasikannya',
  afterQuiet: (seconds) => `dengan sendirinya, ${seconds} detik setelah yang terakhir`,
  mail: (what, to) => `${what}, kepada ${to}`,
}
