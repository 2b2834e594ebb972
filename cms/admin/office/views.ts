import type { AdminViewConfig } from 'payload'
import { officePaths } from './paths.ts'

/** The office's own pages in the CMS. Each asks itself who may see it. */
export const officeViews: Record<string, AdminViewConfig> = {
  bookingsByDay: {
    Component: '/admin/office/BookingsByDay.tsx#BookingsByDay',
    path: officePaths.day,
    exact: true,
    meta: { title: 'Bookings by day' },
  },
  figures: {
    Component: '/admin/office/FiguresView.tsx#FiguresView',
    path: officePaths.figures,
    exact: true,
    meta: { title: 'Reports' },
  },
}
