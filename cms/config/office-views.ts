import type { AdminViewConfig } from 'payload'
import { officePaths } from '../features/office/paths.ts'

/** The office pages as views of the CMS. Each view checks the user's role itself. */
export const officeViews: Record<string, AdminViewConfig> = {
  bookingsByDay: {
    Component: '/features/office/admin/BookingsByDay.tsx#BookingsByDay',
    path: officePaths.day,
    exact: true,
    meta: { title: 'Bookings by day' },
  },
  figures: {
    Component: '/features/reports/admin/ReportsPage.tsx#ReportsPage',
    path: officePaths.figures,
    exact: true,
    meta: { title: 'Reports' },
  },
}
