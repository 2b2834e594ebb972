import { Link, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import type { ReactNode } from 'react'

interface Props {
  /** Empty where it is not known. */
  slug: string
  /** Null for what exists once. */
  id: number | string | null
  children: ReactNode
}

/** Leads to where something is written. */
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
