export const questionTexts = {
  optional: (question: string) => `${question} (optional)`,
  chooseAnswer: 'Please choose',
  answered: 'Answered. Only the person who booked and our team can read this.',
  replaceAnswer: 'Replace the answer',
  keepAnswer: 'Keep the given answer',
} as const
