import { formatCount } from '@nusa/shared/text'

/** English texts of the audit log that are not labels of menus or forms. */
export const en = {
  /** Changes that are not form fields. */
  fields: {
    release: 'Release',
    publish_at: 'Scheduled for',
    quiet_seconds: 'Changes go live',
    planned_publish: 'Publish at',
    planned_unpublish: 'Unpublish at',
  } as Readonly<Record<string, string>>,
  site: 'Site',
  manually: 'only when someone publishes',
  automatically: (seconds: number) => `automatically, ${formatCount(seconds, 'second')} after the last change`,
}

export type AuditTexts = typeof en
