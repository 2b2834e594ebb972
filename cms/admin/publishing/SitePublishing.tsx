import type { ServerProps } from 'payload'
import { PublishPanel } from './PublishPanel.tsx'

/** The site and its publishing, for those who may publish: editors and administrators. */
export function SitePublishing({ user }: ServerProps) {
  const mayPublish = user?.collection === 'users' && user.role !== 'staff'
  return mayPublish ? <PublishPanel /> : null
}
