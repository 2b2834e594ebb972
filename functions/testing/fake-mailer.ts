import type { Mail, Mailer } from '../ports/mail.ts'

export function fakeMailer(): Mailer & { sent: Mail[]; isDown: boolean } {
  const fake = {
    sent: [] as Mail[],
    isDown: false,
    async send(mail: Mail) {
      if (fake.isDown) throw new Error('The mail server does not answer.')
      fake.sent.push(mail)
    },
  }
  return fake
}
