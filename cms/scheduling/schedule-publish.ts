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

/** Milliseconds. Who takes the next minute and then reads the form once more is not late. */
const grace = 60 * 1000

/**
 * What the drawer _Schedule publish_ asks for, in Payload's place: what would do nothing, or at once what was to be done later, is
 * refused. Answers with `error` in the language of whoever asked, as Payload's own does where it fails.
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

/** Where it fails Payload's own answers with `error`. */
function isDone(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && !('error' in answer)
}

/** Deletes what was planned. Payload's own would let anybody of the company, and plan something empty instead. */
async function forget(id: number | string, req: PayloadRequest): Promise<unknown> {
  if (!hasRole(req, 'admin', 'editor')) return { error: req.t('error:notAllowedToPerformAction') }
  const where: Where = { and: [{ id: { equals: id } }, { taskSlug: { equals: 'schedulePublish' } }] }
  await req.payload.delete({ collection: 'payload-jobs', where, overrideAccess: false, req })
  return { message: req.t('general:deletedSuccessfully') }
}

/** Why nothing can be planned so, in English; null where it can. */
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

/** Whether it will be on the site by then, since that is planned, too. */
async function isPublishedBefore(date: Date, asked: Asked, { relationTo, value }: Doc): Promise<boolean> {
  const planned = await getUpcomingScheduledPublishHandler({ ...asked, collectionSlug: relationTo, id: value })
  return planned.some(({ input, waitUntil }) => input.type === 'publish' && new Date(waitUntil) < date)
}
