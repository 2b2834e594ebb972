import type { Payload } from 'payload'
import type { Language, Translations } from '../../core/i18n/language.ts'
import { instantText } from '../../core/i18n/times.ts'
import { parseScheduledChange, readScheduledTitle, type ScheduledChange } from './scheduled-change.ts'

interface ScheduledTexts {
  willPublish: (time: Date) => string
  willUnpublish: (time: Date) => string
}

export const scheduledTexts: Translations<ScheduledTexts> = {
  en: {
    willPublish: (time: Date) => `will be published on ${instantText(time, 'en')}`,
    willUnpublish: (time: Date) => `will be unpublished on ${instantText(time, 'en')}`,
  },
  id: {
    willPublish: (time) => `akan dipublikasikan pada ${instantText(time, 'id')}`,
    willUnpublish: (time) => `akan diturunkan dari situs pada ${instantText(time, 'id')}`,
  },
}

interface ScheduledEntry extends ScheduledChange {
  jobId: number
  title: string
  at: Date
}

type EntryKey = Pick<ScheduledChange, 'collection' | 'entryId'>

const maxUpcomingChanges = 8

/**
 * Returns scheduled changes in order of their time: all changes of `entry`, or the next few changes of all entries.
 */
export async function findScheduledEntries(payload: Payload, entry?: EntryKey): Promise<ScheduledEntry[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { waitUntil: { exists: true } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
      ],
    },
    sort: 'waitUntil',
    // The id in the input of a job is a number or a string, so the query cannot compare it. With `entry`, all jobs are
    // read and their ids are compared below.
    limit: entry ? 0 : maxUpcomingChanges,
    pagination: false,
  })
  const entryLists = await Promise.all(
    docs.map(async ({ id, input, waitUntil }): Promise<ScheduledEntry[]> => {
      const scheduledChange = parseScheduledChange(input)
      if (!scheduledChange || !waitUntil) return []
      if (entry && !isChangeOf(scheduledChange, entry)) return []
      return [
        {
          ...scheduledChange,
          jobId: id,
          title: await readScheduledTitle(scheduledChange, { payload }),
          at: new Date(waitUntil),
        },
      ]
    }),
  )
  return entryLists.flat()
}

/** Returns texts such as 'Will be unpublished on 24 December 2026, 08:00'. */
export async function describeSchedule(payload: Payload, entry: EntryKey, language: Language): Promise<string[]> {
  const texts = scheduledTexts[language]
  const scheduledEntries = await findScheduledEntries(payload, entry)
  return scheduledEntries.map(({ action, at }) => {
    const text = action === 'publish' ? texts.willPublish(at) : texts.willUnpublish(at)
    return text.charAt(0).toUpperCase() + text.slice(1)
  })
}

function isChangeOf(change: EntryKey, { collection, entryId }: EntryKey): boolean {
  return change.collection === collection && change.entryId === entryId
}
