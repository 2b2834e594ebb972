import { mailProblemKey } from '@nusa/shared/operations'
import type { MailProblems } from '../../ports/mail.ts'
import type { ProblemStore } from './problem-store.ts'

export function createMailProblems({ store, clear }: ProblemStore): MailProblems {
  const key = mailProblemKey('functions')
  return { record: (kind) => (kind === null ? clear(key) : store(key, { kind })) }
}
