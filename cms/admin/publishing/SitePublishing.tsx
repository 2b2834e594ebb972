import type { ServerProps } from 'payload'
import { PublishPanel } from './PublishPanel.tsx'

/** The site and its publishing, for editors and administrators, where a publisher runs beside the CMS. */
export function SitePublishing({ user, payload }: ServerProps) {
  const mayPublish = user?.collection === 'users' && user.role !== 'staff'
  return mayPublish && payload.config.custom.hasPublisher ? <PublishPanel /> : null
}
