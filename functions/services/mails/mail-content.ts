import type { Attachment } from '../../ports/mail.ts'
import type { Fact } from '../../ports/vouchers.ts'

/** A thing that a mail is about, as a small table: a booking with its date and price. */
export interface MailCard {
  title: string
  facts: readonly Fact[]
}

/** The words of a mail, in their order. */
export interface MailContent {
  subject: string
  paragraphs: string[]
  cards?: MailCard[]
  button: { label: string; url: string } | null
  /** What stands below the button. */
  after?: string[]
  attachments?: Attachment[]
}
