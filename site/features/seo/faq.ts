import type { Node } from './head.ts'

/** Returns the structured data of a page's questions and answers; null without questions. */
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
