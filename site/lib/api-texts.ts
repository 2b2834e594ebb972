/** What a traveller reads when no answer of the server says it. */
export const apiTexts = {
  offline: 'We could not reach the server. Please check your connection and try again.',
  timedOut: 'Request timed out. Please check your connection and try again.',
  badAnswer: 'The server gave an answer that we could not read. Please try again.',
} as const
