/** Texts for failures without a message from the server. */
export const apiTexts = {
  offline: 'We couldn’t reach the server. Please check your connection and try again.',
  timedOut: 'Request timed out. Please check your connection and try again.',
  badAnswer: 'We couldn’t read the server’s response. Please try again.',
  tooOften: (seconds: number) => `Too many attempts. Please try again in ${formatDuration(seconds)}.`,
} as const

/** Formats a duration, rounded up: 'a minute', '12 minutes', '2 hours'. */
function formatDuration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`
  return minutes > 1 ? `${minutes} minutes` : 'a minute'
}
