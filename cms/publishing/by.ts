import type { SanitizedConfig, TypedUser } from 'payload'
import type { CmsEnv } from '../config/env.ts'

/** Who publishes the site when an editor asks: our own publisher, a host by its hook, or nobody that the CMS knows of. */
export type PublishingBy = 'publisher' | 'host' | null

export function publishingBy({ publisher, deployHookUrl }: Pick<CmsEnv, 'publisher' | 'deployHookUrl'>): PublishingBy {
  if (publisher) return 'publisher'
  return deployHookUrl ? 'host' : null
}

/** The same for a user of the admin: staff publish nothing. */
export function publishingFor(
  { custom }: Pick<SanitizedConfig, 'custom'>,
  user: TypedUser | null | undefined,
): PublishingBy {
  const mayPublish = user?.collection === 'users' && user.role !== 'staff'
  return mayPublish && (custom.publishing === 'publisher' || custom.publishing === 'host') ? custom.publishing : null
}
