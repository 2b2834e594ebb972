export const reloadTexts = {
  title: 'A part of this page could not be loaded.',
  detail: 'Check your connection, then load the page again. Your cart stays as it is.',
  reload: 'Load the page again',
  close: 'Close',
} as const
