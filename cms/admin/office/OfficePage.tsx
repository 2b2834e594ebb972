import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { notFound, redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import type { ReactNode } from 'react'
import { hasRole, type Role } from '../../access/who.ts'
import '../admin.css'
import './office.css'

interface Props {
  view: AdminViewServerProps
  title: string
  children: ReactNode
}

/**
 * Leads who is not signed in to the sign-in, and tells everybody whom it is not for that there is nothing: Payload shows a view of
 * one's own to whoever asks. To be called before anything is read.
 * @param path where the view is, so that who has to sign in first comes back to it
 * @param roles whom it is for
 */
export function admitToOffice(
  { initPageResult: { req } }: AdminViewServerProps,
  path: `/${string}`,
  roles: readonly Role[] = ['admin', 'staff'],
): void {
  const { admin: adminRoute } = req.payload.config.routes
  const wanted = encodeURIComponent(formatAdminURL({ adminRoute, path }))
  if (!req.user) redirect(formatAdminURL({ adminRoute, path: `/login?redirect=${wanted}` }))
  if (!hasRole(req, ...roles)) notFound()
}

/** A page of the office within the CMS's frame. */
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
