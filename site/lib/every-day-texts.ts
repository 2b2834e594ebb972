/** Why a day of something that is to be had every day can't be chosen. */
export const everyDayTexts = {
  past: 'this day has passed',
  tooEarly: 'before the first day',
  timesOver: 'no times left today',
  tooFar: 'more than two years ahead',
} as const
