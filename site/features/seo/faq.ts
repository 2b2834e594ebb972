import type { Node } from './head.ts'

/** Questions that a page answers; null where it answers none. */
export function faq(questions: readonly { question: string; answer: string }[]): Node | null {
  if (questions.length === 0) return null
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
