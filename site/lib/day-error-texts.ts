/** Why a day cannot be chosen for an offer that is available every day. */
export const everyDayTexts = {
  past: 'this day has passed',
  tooEarly: 'before the first day',
  timesOver: 'no times left today',
  tooFar: 'more than two years ahead',
} as const
