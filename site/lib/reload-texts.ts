export const reloadTexts = {
  title: 'Part of this page couldn’t be loaded.',
  detail: 'Check your connection, then reload the page. Your cart stays as it is.',
  reload: 'Reload the page',
  close: 'Close',
} as const
