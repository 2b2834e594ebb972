import type { IncomingAuthType } from 'payload'

type Verify = Exclude<NonNullable<IncomingAuthType['verify']>, boolean>

/** The mail with the link that verifies an address, should Payload send it; the functions send their own. */
export function verificationMail(siteUrl: string): Verify {
  return {
    generateEmailSubject: () => 'Please verify your e-mail address',
    generateEmailHTML: ({ token }) =>
      letter('Please verify your e-mail address to use your account.', `${siteUrl}/verify-email?token=${token}`),
  }
}

/** The mail with the link to set a new password; it leads to the site, where travellers are at home. */
export function passwordMail(siteUrl: string): NonNullable<IncomingAuthType['forgotPassword']> {
  return {
    expiration: 60 * 60 * 1000,
    generateEmailSubject: () => 'Set a new password',
    generateEmailHTML: (args) =>
      letter(
        'Somebody, hopefully you, asked for a new password. The link is valid for one hour.',
        `${siteUrl}/reset-password?token=${args?.token ?? ''}`,
      ),
  }
}

function letter(sentence: string, link: string): string {
  return `<p>${sentence}</p><p><a href="${link}">${link}</a></p>`
}
