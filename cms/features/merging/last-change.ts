import type { PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { isCorrectPassword } from '../../core/passwords/check-password.ts'
import type { AuditLog } from '../../generated/payload-types.ts'

/**
 * Returns the name of the user who last changed an entry, or null for the current user and unknown users. The column
 * `colleague` of the log contains the ID of the user.
 */
export async function findLastEditor(
  slug: string,
  id: number | string | null,
  req: PayloadRequest,
): Promise<string | null> {
  const lastChange = await findLastChange(slug, id, req)
  return !lastChange || lastChange.colleague === req.user?.id ? null : lastChange.who
}

const changesSchema = z.array(z.looseObject({ field: z.string() }))

/**
 * Returns whether the caller made the last change to a CMS user's account and set this password, for example if a form
 * is sent again after a lost response. Also returns false if the caller has not confirmed the current password, so that
 * the result does not reveal whether a guessed password is right.
 */
export async function hasSetPassword(
  slug: string,
  id: number | string,
  password: unknown,
  req: PayloadRequest,
): Promise<boolean> {
  const { context, payload, user } = req
  if (slug !== 'users' || typeof password !== 'string' || !context.knowsPassword) return false
  const lastChange = await findLastChange(slug, id, req)
  if (!lastChange || lastChange.colleague !== user?.id) return false
  const parsedChanges = changesSchema.safeParse(lastChange.changes)
  const changedPassword = parsedChanges.success && parsedChanges.data.some(({ field }) => field === 'password')
  if (!changedPassword) return false
  return (await isCorrectPassword(payload, Number(id), password)) === true
}

/** Finds the last change of an entry in the audit log. For a global, `id` is null. */
async function findLastChange(
  slug: string,
  id: number | string | null,
  req: PayloadRequest,
): Promise<AuditLog | undefined> {
  const { docs } = await req.payload.find({
    collection: 'audit-log',
    where: { and: [{ kind: { equals: slug } }, id === null ? {} : { entry: { equals: String(id) } }] },
    sort: '-id',
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  return docs[0]
}
