import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { notFound, redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import type { ReactNode } from 'react'
import { hasPermission, type Permission } from '../../../access/permissions.ts'
import '../../../admin/admin.css'
import '../../../admin/office.css'

interface Props {
  view: AdminViewServerProps
  title: string
  children: ReactNode
}

/**
 * Redirects anonymous visitors to the sign-in, and responds "not found" to users without the permission. Call this
 * function before reading any data, because Payload shows custom views to everyone.
 */
export function requirePermission(
  { initPageResult: { req } }: AdminViewServerProps,
  path: `/${string}`,
  permission: Permission,
): void {
  const { admin: adminRoute } = req.payload.config.routes
  const redirectPath = encodeURIComponent(formatAdminURL({ adminRoute, path }))
  if (!req.user) redirect(formatAdminURL({ adminRoute, path: `/login?redirect=${redirectPath}` }))
  if (!hasPermission(req, permission)) notFound()
}

export function OfficePage({ view: { initPageResult, params, searchParams, viewActions }, title, children }: Props) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      viewActions={viewActions}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      <Gutter>
        <main className="nusa-office">
          <h1>{title}</h1>
          {children}
        </main>
      </Gutter>
    </DefaultTemplate>
  )
}
