import { entryIdPattern } from '@nusa/shared/catalog'
import type { Endpoint, PayloadRequest, SanitizedConfig } from 'payload'
import * as z from 'zod/mini'
import { hasPermission } from '../../access/permissions.ts'
import { errorResponse, jsonResponse } from '../../core/http/responses.ts'
import { languageOf } from '../../core/i18n/language.ts'
import { translateMessage } from '../../core/i18n/translate-message.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { createAccountAttempts } from '../sign-in/attempts.ts'
import type { SignInOptions } from '../sign-in/endpoints.ts'
import { invitationLimits } from '../sign-in/limits.ts'
import { rateLimitedResponse } from '../sign-in/sign-in-responses.ts'
import { findInvitations } from './find-invitations.ts'
import { invitationKey } from './invitation.ts'
import { sendInvitation } from './send-invitation.ts'

/**
 * Adds endpoints that email invitations. Call this function after the endpoints are guarded, so that administrators
 * must confirm their own password before an invitation is sent.
 */
export function withInvitations(
  config: SanitizedConfig,
  options: Pick<SignInOptions, 'trustedProxyHeader'>,
): SanitizedConfig {
  const endpoints = config.collections.find(({ slug }) => slug === 'users')?.endpoints
  if (!endpoints) return config
  const invitingEndpoints = endpoints.map((endpoint) =>
    endpoint.method === 'post' && endpoint.path === '/' ? withInvitationEmail(endpoint) : endpoint,
  )
  endpoints.splice(0, endpoints.length, resendInvitationEndpoint(options), ...invitingEndpoints)
  return config
}

/** `POST /api/users/12/invite` emails a new link to a user who has no password yet. Only administrators may call it. */
function resendInvitationEndpoint({ trustedProxyHeader }: Pick<SignInOptions, 'trustedProxyHeader'>): Endpoint {
  return {
    method: 'post',
    path: '/:id/invite',
    async handler(req) {
      if (!hasPermission(req, 'users:edit')) return errorResponse(responseTexts.forbidden, 403)
      const idParam = String(req.routeParams?.id)
      const id = Number(idParam)
      const account = entryIdPattern.test(idParam)
        ? await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
        : null
      if (!account) return errorResponse(responseTexts.notFound, 404)
      if (!(await findInvitations(req.payload, [id])).has(id)) return errorResponse(responseTexts.alreadyActive, 409)
      const attempts = createAccountAttempts(
        req,
        'invite',
        { account: account.email, trustedProxyHeader },
        invitationLimits,
      )
      const waitSeconds = await attempts.register()
      if (waitSeconds !== null) return rateLimitedResponse(req, responseTexts.tooManyAttempts, waitSeconds)
      if (!(await sendInvitation(req, account))) return errorResponse(responseTexts.emailNotSent, 502)
      await writeAudit(req, { operation: 'resend', kind: 'users', entry: idParam, title: account.email, changes: [] })
      return jsonResponse({
        message: translateMessage(responseTexts.invitationSent(account.email), languageOf(req.i18n)),
      })
    },
  }
}

const createdUserSchema = z.looseObject({ doc: z.looseObject({ id: z.int() }) })

/**
 * Emails the invitation after the account is stored, because a mail server that is slow or fails must not undo the
 * creation. The account then has the state "Invited", and the invitation can be sent again.
 */
function withInvitationEmail(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    handler: async (req) => {
      const response = await endpoint.handler(req)
      return response.ok && req.context[invitationKey] ? inviteCreatedUser(req, response) : response
    },
  }
}

/** Sends the invitation, and adds a message about the result to the response. */
async function inviteCreatedUser(req: PayloadRequest, response: Response): Promise<Response> {
  const body = createdUserSchema.parse(await response.json())
  const { id } = body.doc
  const account = await req.payload.findByID({ collection: 'users', id, depth: 0 })
  const isSent = await sendInvitation(req, account)
  const message = isSent ? responseTexts.invitationSent(account.email) : responseTexts.createdNotSent
  const { status } = response
  return Response.json({ ...body, message: translateMessage(message, languageOf(req.i18n)) }, { status })
}

/** These messages are translated when the response is sent. */
const responseTexts = {
  forbidden: 'Only administrators can invite people.',
  notFound: 'This account does not exist.',
  alreadyActive: 'This person has already chosen a password.',
  invitationSent: (email: string) => `The invitation is on its way to ${email}.`,
  createdNotSent: 'The account was created, but the invitation could not be sent. Please send it again.',
  emailNotSent: 'The email could not be sent. Please try again in a few minutes.',
  tooManyAttempts: (wait: string) => `This invitation has been sent too often. Please try again in ${wait}.`,
}
