import { en } from '@payloadcms/translations/languages/en'
import { id } from '@payloadcms/translations/languages/id'
import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { indonesian } from '../../core/i18n/indonesian/index.ts'
import type { Language } from '../../core/i18n/language.ts'
import { translateMessage } from '../../core/i18n/translate-message.ts'
import { parseScheduledChange, readScheduledTitle, type ScheduledChange } from './scheduled-change.ts'

interface MissedSchedule extends ScheduledChange {
  jobId: number
  title: string
  /** ISO 8601. */
  at: string
  reason: string
}

const errorSchema = z.object({ message: z.string() })

/** Returns the newest 20 failed jobs, newest first. A job is deleted when an editor dismisses its message. */
export async function findMissedSchedules(payload: Payload): Promise<MissedSchedule[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { hasError: { equals: true } },
    sort: '-createdAt',
    limit: 20,
  })
  const schedules = await Promise.all(
    docs.map(async ({ id, input, log, error, waitUntil, createdAt }): Promise<MissedSchedule | null> => {
      const scheduledChange = parseScheduledChange(input)
      if (!scheduledChange) return null
      // A job that never finished has no log entry.
      const parsedError = z.safeParse(errorSchema, log?.at(-1)?.error ?? error)
      return {
        ...scheduledChange,
        jobId: id,
        title: await readScheduledTitle(scheduledChange, { payload }),
        at: waitUntil ?? createdAt,
        reason: parsedError.success ? parsedError.data.message : 'This failed.',
      }
    }),
  )
  return schedules.filter((schedule) => schedule !== null)
}

/** Payload's errors about invalid fields begin with these texts. The labels of the fields follow. */
const fieldListPrefixes = (['followingFieldsInvalid_one', 'followingFieldsInvalid_other'] as const).map((key) => ({
  englishPrefix: `${en.translations.error[key]} `,
  indonesianPrefix: `${id.translations.error[key]} `,
}))

/**
 * The stored reason is in English, including the labels of fields, because jobs run without a user. A reason without a
 * translation is returned unchanged.
 */
export function translateReason(reason: string, language: Language): string {
  if (language === 'en') return reason
  const prefix = fieldListPrefixes.find(({ englishPrefix }) => reason.startsWith(englishPrefix))
  if (!prefix) return translateMessage(reason, language)
  const labels = reason.slice(prefix.englishPrefix.length).split(', ')
  return prefix.indonesianPrefix + labels.map(translateFieldLabel).join(', ')
}

/** @param label may include the list and the row of the field, such as 'Packages 2 > Name' */
function translateFieldLabel(label: string): string {
  return label
    .split(' > ')
    .map((part) => part.replace(/^(.*?)( \d+)?$/, (_part, name, row = '') => (indonesian[name] ?? name) + row))
    .join(' > ')
}
