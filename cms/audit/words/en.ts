import { counted } from '@nusa/shared/words'

/** What the audit trail says beside what menus and forms say, in English. */
export const en = {
  /** What is noted and is no field of a form. */
  fields: {
    release: 'Release',
    publish_at: 'Scheduled for',
    quiet_seconds: 'Changes go live',
    planned_publish: 'Publish at',
    planned_unpublish: 'Unpublish at',
  } as Readonly<Record<string, string>>,
  site: 'Site',
  byHand: 'only when someone publishes',
  afterQuiet: (seconds: number) => `automatically, ${counted(seconds, 'second')} after the last change`,
}

export type AuditWords = typeof en
