import type { AuditWords } from './en.ts'

/** The same in Indonesian. */
export const id: AuditWords = {
  fields: {
    release: 'Rilis',
    publish_at: 'Akan diterbitkan pada',
    quiet_seconds: 'Perubahan tayang',
    planned_publish: 'Akan diterbitkan pada',
    planned_unpublish: 'Akan diturunkan dari situs pada',
  },
  site: 'Situs',
  byHand: 'hanya bila seseorang menerbitkannya',
  afterQuiet: (seconds) => `dengan sendirinya, ${seconds} detik setelah yang terakhir`,
  mail: (what, to) => `${what}, kepada ${to}`,
}
