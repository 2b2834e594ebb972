import type { AuditWords } from './en.ts'

export const id: AuditWords = {
  fields: {
    release: 'Rilis',
    publish_at: 'Dijadwalkan pada',
    quiet_seconds: 'Perubahan tayang',
    planned_publish: 'Publikasikan pada',
    planned_unpublish: 'Batalkan publikasi pada',
  },
  site: 'Situs',
  byHand: 'hanya bila seseorang memublikasikannya',
  afterQuiet: (seconds) => `secara otomatis, ${seconds} detik setelah yang terakhir`,
}
