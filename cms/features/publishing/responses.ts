import type { PayloadRequest } from 'payload'
import { hasPermission } from '../../access/permissions.ts'
import { errorResponse } from '../../core/http/responses.ts'

const refusals = {
  forbidden: [403, 'Only editors and administrators can publish the site.'],
  noPublisher: [404, 'This CMS is not connected to a publisher.'],
  noDeployHook: [404, 'This CMS is not connected to a deploy hook of the host.'],
  unreachable: [503, 'The publisher does not respond. The live site is unchanged; please try again in a minute.'],
  invalidRelease: [400, 'To go back to a release, give its number. To publish, leave the number out.'],
  invalidSchedule: [400, 'Enter how long to wait after the last change (2 to 3600 seconds), or a time to publish at.'],
  invalidIds: [400, 'Send the ids of 1 to 20 entries.'],
  noDrafts: [404, 'Entries of this type have no drafts.'],
  invalidPage: [400, 'Send the token of a release’s link and the path of a page.'],
  linkExpired: [401, 'This link has expired. Open the release in the CMS again.'],
  noRelease: [404, 'This release does not have this page, or has been deleted.'],
} as const

export function refuse(reason: keyof typeof refusals): Response {
  const [status, message] = refusals[reason]
  return errorResponse(message, status)
}

/** Restricts a handler to editors and administrators. */
export function restrictToEditors(
  handler: (req: PayloadRequest) => Promise<Response> | Response,
): (req: PayloadRequest) => Promise<Response> | Response {
  return (req) => (hasPermission(req, 'content:edit') ? handler(req) : refuse('forbidden'))
}

/** Returns the name of the CMS user who sent the request, or an empty string for other callers. */
export function cmsUserName({ user }: PayloadRequest): string {
  return user?.collection === 'users' ? user.name : ''
}
