import { isFromOurSite } from '@nusa/shared/callers'
import type { PayloadRequest } from 'payload'
import { signInTexts } from './texts.ts'

/**
 * Refuses what another site has a browser send, before it is counted: it would sign a colleague in as somebody else, or use
 * up what their address may fail. Null for what comes from the admin's own pages, or from no browser.
 */
export function refuseForeign({ headers }: PayloadRequest, origins: ReadonlySet<string>): Response | null {
  if (!isFromOurSite({ headers }, origins)) return refusal(403, signInTexts.foreign)
  return isReadable(headers) ? null : refusal(415, signInTexts.unreadable)
}

/** JSON, or the form of the admin's own pages. A page of another site can send a form without asking first. */
function isReadable(headers: Headers): boolean {
  const [type = ''] = (headers.get('content-type') ?? '').split(';', 1)
  return type === 'application/json' || (type === 'multipart/form-data' && headers.has('origin'))
}

/** In the shape in which the admin's forms look for words. */
function refusal(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status })
}
