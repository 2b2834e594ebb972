import { Link, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import type { ReactNode } from 'react'

interface Props {
  /** Empty if unknown. */
  slug: string
  /** Null for a global. */
  id: number | string | null
  children: ReactNode
}

/** Links to the form of an entry or global. */
export function EntryLink({ slug, id, children }: Props) {
  const { config } = useConfig()
  if (slug === '') return children
  const path = id === null ? (`/globals/${slug}` as const) : (`/collections/${slug}/${id}` as const)
  return (
    <Link href={formatAdminURL({ adminRoute: config.routes.admin, path })} prefetch={false}>
      {children}
    </Link>
  )
}
