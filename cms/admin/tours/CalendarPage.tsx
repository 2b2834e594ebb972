import { entryNumberPattern } from '@nusa/shared/catalog'
import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { notFound, redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { hasRole } from '../../access/who.ts'
import { languageOf } from '../../i18n/language.ts'
import { TourCalendar } from './TourCalendar.tsx'
import { tourWords } from './words/index.ts'

/** The calendar as a page of its own, for staff, who have no tours in their menu. */
export function CalendarPage({ initPageResult, params, searchParams, payload, i18n }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  const id = String(params?.segments?.[1])
  // Payload keeps nobody out of views that are not its own.
  if (!req.user) redirect(loginAddress(payload.config.routes.admin, id))
  if (!hasRole(req, 'admin', 'editor', 'staff') || !entryNumberPattern.test(id)) notFound()
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <Gutter>
        <h1 className="nusa-calendar__title">{tourWords[languageOf(i18n)].calendarOfTour}</h1>
        <TourCalendar tour={Number(id)} isAlone />
      </Gutter>
    </DefaultTemplate>
  )
}

/** The sign-in that leads back here. */
function loginAddress(adminRoute: string, id: string): string {
  const here = formatAdminURL({ adminRoute, path: `/tour-calendar/${id}` })
  return formatAdminURL({ adminRoute, path: `/login?redirect=${encodeURIComponent(here)}` })
}
