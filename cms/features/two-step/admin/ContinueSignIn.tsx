import { headers } from 'next/headers.js'
import { redirect } from 'next/navigation.js'
import type { Payload } from 'payload'
import { formatAdminURL, getSafeRedirect } from 'payload/shared'
import { findParkedSession } from '../../sessions/request-session.ts'
import { secondStepPath } from '../paths.ts'

interface Props {
  payload: Payload
  searchParams?: { redirect?: string | string[] | undefined }
}

/** Redirects from the sign-in page to the second step if the user has entered the correct password. */
export async function ContinueSignIn({ payload, searchParams }: Props) {
  const session = await findParkedSession({ headers: await headers(), payload })
  if (!session?.step) return null
  const { admin: adminRoute } = payload.config.routes
  const target = getSafeRedirect({ fallbackTo: adminRoute, redirectTo: searchParams?.redirect ?? adminRoute })
  redirect(formatAdminURL({ adminRoute, path: `${secondStepPath}?redirect=${encodeURIComponent(target)}` }))
}
