import type { ServerProps } from 'payload'
import { publishingMethodFor } from '../publishing-method.ts'
import { HostPanel } from './HostPanel.tsx'
import { PublishPanel } from './PublishPanel.tsx'

/** The start page's section about publishing, for editors and administrators. */
export function SitePublishing({ user, payload }: ServerProps) {
  const method = publishingMethodFor(payload.config, user)
  if (method === 'publisher') return <PublishPanel showsReleases={payload.config.custom.showsReleases === true} />
  return method === 'host' ? <HostPanel /> : null
}
