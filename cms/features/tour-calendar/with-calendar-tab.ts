import type { CollectionConfig } from 'payload'

export function withCalendarTab(tours: CollectionConfig): CollectionConfig {
  return {
    ...tours,
    admin: {
      ...tours.admin,
      components: {
        ...tours.admin?.components,
        views: {
          edit: {
            calendar: {
              Component: '/features/tour-calendar/admin/CalendarPage.tsx#CalendarTab',
              path: '/calendar',
              tab: { label: ({ t }) => t('nusa:calendar'), href: '/calendar', order: 200 },
            },
          },
        },
      },
    },
  }
}
