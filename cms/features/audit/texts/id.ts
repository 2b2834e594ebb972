import type { AuditTexts } from './en.ts'

export const id: AuditTexts = {
  fields: {
    release: 'Rilis',
    publish_at: 'Dijadwalkan pada',
    quiet_seconds: 'Perubahan tayang',
    planned_publish: 'Publikasikan pada',
    planned_unpublish: 'Batalkan publikasi pada',
  },
  site: 'Situs',
  manually: 'hanya bila seseorang memublikasikannya',
  automatically: (seconds) => `secara otomatis, ${seconds} detik setelah yang terakhir`,
}
