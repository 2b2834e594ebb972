import type { PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { isPasswordOf } from '../sign-in/is-password-of.ts'

const changesSchema = z.array(z.looseObject({ field: z.string() }))

/**
 * Whether whoever asks was the last to change a colleague's account, and gave it this password: so is a form that is sent once more
 * since its answer was lost. Nobody else is told, and nobody who has not said the own password: it would tell whether a guess is right.
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
