export const uiTexts = {
  close: 'Close',
  back: 'Back',
  working: 'One moment…',
  notifications: 'Notifications',
  breadcrumb: 'Breadcrumb',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  decrease: (label: string) => `Decrease ${label}`,
  increase: (label: string) => `Increase ${label}`,
} as const

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
