import { entryIdPattern } from '@nusa/shared/catalog'
import type { Endpoint } from 'payload'
import * as z from 'zod/mini'
import { hasPermission } from '../../access/permissions.ts'
import { requireTransaction } from '../../core/database/request-transaction.ts'
import { jsonResponse } from '../../core/http/responses.ts'
import { withAccountLock } from '../sign-in/account-lock.ts'
import type { Guard } from '../sign-in/endpoints.ts'
import { announceFactorEvent } from './announce.ts'
import { apiTexts, refuse, stepEndpoint } from './endpoint.ts'
import { removeAllFactors } from './factors.ts'

/**
 * `POST /api/users/12/two-step/reset` removes all factors of a user who has lost them, and ends the sessions of that
 * user. Only another user who is an administrator and has just entered the administrator's password or a factor may
 * call it.
 */
export function resetEndpoint(guard: Guard): Endpoint {
  return stepEndpoint(guard, {
    path: '/:id/two-step/reset',
    for: 'confirmed',
    body: z.object({}),
    async handle({ req, session }) {
      if (session.step !== null || !hasPermission(req, 'users:edit')) return refuse(req, 'forbidden')
      const entry = String(req.routeParams?.id)
      const id = Number(entry)
      if (id === session.user.id) return refuse(req, 'ownReset')
      const owner = entryIdPattern.test(entry)
        ? await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
        : null
      if (!owner) return refuse(req, 'notFound')
      const hadFactors = await withAccountLock(req, id, async () => {
        const removed = await removeAllFactors(await requireTransaction(req), id)
        if (removed) await announceFactorEvent(req, owner, { kind: 'reset' })
        return removed
      })
      return hadFactors ? jsonResponse({ message: apiTexts(req).resetDone }) : refuse(req, 'noFactor')
    },
  })
}
