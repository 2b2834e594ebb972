import type { PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { isPasswordOf } from '../../core/passwords/is-password-of.ts'

const changesSchema = z.array(z.looseObject({ field: z.string() }))

/**
 * Returns whether the caller made the last change to a CMS user's account and set this password with it. This is the
 * case if a form is sent again after a lost response. Returns false for other callers, and for callers who have not
 * confirmed their own password, because the result would reveal whether a guess is right.
 */
export async function hasSetPassword(
  slug: string,
  id: number | string,
  password: unknown,
  req: PayloadRequest,
): Promise<boolean> {
  const { context, payload, user } = req
  if (slug !== 'users' || typeof password !== 'string' || !context.knowsPassword) return false
  const { docs } = await payload.find({
    collection: 'audit-log',
    where: { and: [{ kind: { equals: slug } }, { entry: { equals: String(id) } }] },
    sort: '-id',
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  const [last] = docs
  if (!last || last.colleague !== user?.id) return false
  const changes = changesSchema.safeParse(last.changes)
  if (!changes.success || changes.data.every(({ field }) => field !== 'password')) return false
  return (await isPasswordOf(payload, Number(id), password)) === true
}
