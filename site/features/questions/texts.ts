export const questionTexts = {
  optionalQuestion: (question: string) => `${question} (optional)`,
  chooseAnswer: 'Please choose',
  hiddenAnswerNote: 'Answered. Only the person who booked and our team can read this.',
  replaceAnswer: 'Replace the answer',
  keepAnswer: 'Keep the given answer',
} as const
