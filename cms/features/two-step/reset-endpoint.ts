import { entryIdPattern } from '@nusa/shared/catalog'
import type { Endpoint } from 'payload'
import * as z from 'zod/mini'
import { hasPermission } from '../../access/permissions.ts'
import { requireTransaction } from '../../core/database/request-transaction.ts'
import { jsonResponse } from '../../core/http/responses.ts'
import { withAccountLock } from '../sign-in/account-lock.ts'
import type { SignInOptions } from '../sign-in/endpoints.ts'
import { announceFactorEvent } from './announce.ts'
import { createStepEndpoint, getApiTexts, refuse } from './endpoint.ts'
import { removeAllFactors } from './factors.ts'

/**
 * `POST /api/users/12/two-step/reset` removes all factors of a user who has lost them, and ends the sessions of that
 * user. The caller must be another user who is an administrator and has just entered a password or a factor.
 */
export function resetEndpoint(signInOptions: SignInOptions): Endpoint {
  return createStepEndpoint(signInOptions, {
    path: '/:id/two-step/reset',
    allowedSessions: 'confirmed',
    body: z.object({}),
    async handle({ req, session }) {
      const isSignedIn = session.step === null
      if (!isSignedIn || !hasPermission(req, 'users:edit')) return refuse(req, 'forbidden')
      const idParam = String(req.routeParams?.id)
      const id = Number(idParam)
      if (id === session.user.id) return refuse(req, 'ownReset')
      const owner = entryIdPattern.test(idParam)
        ? await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
        : null
      if (!owner) return refuse(req, 'notFound')
      const hadFactors = await withAccountLock(req, id, async () => {
        const hasRemovedFactors = await removeAllFactors(await requireTransaction(req), id)
        if (hasRemovedFactors) await announceFactorEvent(req, owner, { kind: 'reset' })
        return hasRemovedFactors
      })
      return hadFactors ? jsonResponse({ message: getApiTexts(req).resetDone }) : refuse(req, 'noFactor')
    },
  })
}
