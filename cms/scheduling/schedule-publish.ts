import {
  getUpcomingScheduledPublishHandler,
  type SchedulePublishHandlerArgs,
  schedulePublishHandler,
} from '@payloadcms/ui/utilities/schedulePublishHandler'
import type { DefaultServerFunctionArgs, PayloadRequest, Where } from 'payload'
import { hasRole } from '../access/who.ts'
import { notePlan } from '../audit/plans.ts'
import { languageOf } from '../i18n/language.ts'
import { translated } from '../i18n/translated.ts'
import { planIn } from './plan.ts'

type Asked = DefaultServerFunctionArgs & SchedulePublishHandlerArgs

/** Milliseconds. Allows for an editor who chooses the next minute and then reviews the form. */
const grace = 60 * 1000

/**
 * Replaces Payload's handler of the _Schedule publish_ drawer. It refuses plans that would have no effect, or would run
 * at once because their time has passed. Refusals are returned as `error` in the user's language, as Payload's handler
 * does.
 */
export async function schedulePublish(asked: Asked): Promise<unknown> {
  if (asked.deleteID) return forget(asked.deleteID, asked.req)
  const refusal = await refusalOf(asked)
  if (refusal !== null) return { error: translated(refusal, languageOf(asked.req.i18n)) }
  const answer: unknown = await schedulePublishHandler(asked)
  const { type, doc, date, req } = asked
  const plan = planIn({ type, doc })
  if (plan && date && isDone(answer)) await notePlan(req, plan, date)
  return answer
}

/** Payload's handler returns `error` when it fails. */
function isDone(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && !('error' in answer)
}

/** Deletes a planned job. Payload's handler would let every user do so, and would queue an empty job instead. */
async function forget(id: number | string, req: PayloadRequest): Promise<unknown> {
  if (!hasRole(req, 'admin', 'editor')) return { error: req.t('error:notAllowedToPerformAction') }
  const where: Where = { and: [{ id: { equals: id } }, { taskSlug: { equals: 'schedulePublish' } }] }
  await req.payload.delete({ collection: 'payload-jobs', where, overrideAccess: false, req })
  return { message: req.t('general:deletedSuccessfully') }
}

/** Returns in English why this cannot be planned, or null if it can. */
async function refusalOf(asked: Asked): Promise<string | null> {
  const { date, type, doc, req } = asked
  if (!date || !doc) return null
  if (date.getTime() < Date.now() - grace) {
    const button = req.i18n.t(type === 'unpublish' ? 'version:unpublish' : 'version:publishChanges')
    return `This time has passed. Choose a later one, or press ${button}.`
  }
  if (type !== 'unpublish' || (await isOnSite(asked, doc)) || (await isPublishedBefore(date, asked, doc))) return null
  return 'This entry is not on the site, so it cannot be unpublished. Choose Publish.'
}

type Doc = NonNullable<Asked['doc']>

async function isOnSite({ req }: Asked, { relationTo, value }: Doc): Promise<boolean> {
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

/** Returns whether a publish planned before `date` will put the entry on the site. */
async function isPublishedBefore(date: Date, asked: Asked, { relationTo, value }: Doc): Promise<boolean> {
  const planned = await getUpcomingScheduledPublishHandler({ ...asked, collectionSlug: relationTo, id: value })
  return planned.some(({ input, waitUntil }) => input.type === 'publish' && new Date(waitUntil) < date)
}
