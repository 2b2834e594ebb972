import type { SanitizedConfig, TypedUser } from 'payload'
import type { CmsEnv } from '../config/env.ts'

/** How the site is published on request: by our own publisher, by a host's deploy hook, or not from the CMS. */
export type PublishingBy = 'publisher' | 'host' | null

export function publishingBy({ publisher, deployHookUrl }: Pick<CmsEnv, 'publisher' | 'deployHookUrl'>): PublishingBy {
  if (publisher) return 'publisher'
  return deployHookUrl ? 'host' : null
}

/** Returns how this admin user can publish the site; null for staff, who cannot. */
export function publishingFor(
  { custom }: Pick<SanitizedConfig, 'custom'>,
  user: TypedUser | null | undefined,
): PublishingBy {
  const mayPublish = user?.collection === 'users' && user.role !== 'staff'
  return mayPublish && (custom.publishing === 'publisher' || custom.publishing === 'host') ? custom.publishing : null
}
