import {
  getUpcomingScheduledPublishHandler,
  type SchedulePublishHandlerArgs,
  schedulePublishHandler,
} from '@payloadcms/ui/utilities/schedulePublishHandler'
import type { DefaultServerFunctionArgs, PayloadRequest, Where } from 'payload'
import { hasPermission } from '../../access/permissions.ts'
import { languageOf } from '../../core/i18n/language.ts'
import { translateMessage } from '../../core/i18n/translate-message.ts'
import { recordSchedule } from './record-schedule.ts'
import { parseScheduledChange } from './scheduled-change.ts'

type ScheduleRequest = DefaultServerFunctionArgs & SchedulePublishHandlerArgs

/** An editor may need a minute to submit the form after choosing the time. */
const graceMs = 60 * 1000

/**
 * Replaces Payload's handler of the _Schedule publish_ drawer. Refuses a change that would have no effect, or whose
 * time has passed. Returns a refusal as `error`, in the user's language.
 */
export async function schedulePublish(request: ScheduleRequest): Promise<unknown> {
  if (request.deleteID) return deleteScheduledJob(request.deleteID, request.req)
  const scheduleError = await findScheduleError(request)
  if (scheduleError !== null) return { error: translateMessage(scheduleError, languageOf(request.req.i18n)) }
  const result: unknown = await schedulePublishHandler(request)
  const { type, doc, date, req } = request
  const scheduledChange = parseScheduledChange({ type, doc })
  if (scheduledChange && date && hasSucceeded(result)) await recordSchedule(req, scheduledChange, date)
  return result
}

/** If Payload's handler fails, it returns an object with `error`. */
function hasSucceeded(result: unknown): boolean {
  return typeof result === 'object' && result !== null && !('error' in result)
}

/** Replaces the deletion in Payload's handler, which lets every user delete jobs and then queues an empty job. */
async function deleteScheduledJob(id: number | string, req: PayloadRequest): Promise<unknown> {
  if (!hasPermission(req, 'content:edit')) return { error: req.t('error:notAllowedToPerformAction') }
  const where: Where = { and: [{ id: { equals: id } }, { taskSlug: { equals: 'schedulePublish' } }] }
  await req.payload.delete({ collection: 'payload-jobs', where, overrideAccess: false, req })
  return { message: req.t('general:deletedSuccessfully') }
}

/** Returns in English why the change cannot be scheduled, or null if it can be scheduled. */
async function findScheduleError(request: ScheduleRequest): Promise<string | null> {
  const { date, type, doc, req } = request
  if (!date || !doc) return null
  if (date.getTime() < Date.now() - graceMs) {
    const buttonLabel = req.i18n.t(type === 'unpublish' ? 'version:unpublish' : 'version:publishChanges')
    return `This time has passed. Choose a later one, or press ${buttonLabel}.`
  }
  if (type !== 'unpublish' || (await isOnSite(request, doc)) || (await willBePublishedBefore(date, request, doc)))
    return null
  return 'This entry is not on the site, so it cannot be unpublished. To schedule its publication, choose Publish.'
}

type Doc = NonNullable<ScheduleRequest['doc']>

async function isOnSite({ req }: ScheduleRequest, { relationTo, value }: Doc): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: relationTo,
    where: { id: { equals: value }, _status: { equals: 'published' } },
    select: {},
    depth: 0,
    limit: 1,
    overrideAccess: false,
    req,
  })
  return docs.length > 0
}

/** Returns whether a publish that is scheduled before `date` will put the entry on the site. */
async function willBePublishedBefore(
  date: Date,
  request: ScheduleRequest,
  { relationTo, value }: Doc,
): Promise<boolean> {
  const upcomingJobs = await getUpcomingScheduledPublishHandler({ ...request, collectionSlug: relationTo, id: value })
  return upcomingJobs.some(({ input, waitUntil }) => input.type === 'publish' && new Date(waitUntil) < date)
}
