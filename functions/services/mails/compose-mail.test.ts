import { expect, test } from 'vitest'
import { composeMail } from './compose-mail.ts'

const company = {
  name: 'Laut & Langit',
  email: 'hello@laut.example',
  phone: '+62 361 555-0100',
  whatsapp: '+62 812 3456',
  address: 'Jl. Raya Ubud 1\nBali',
}
const content = {
  subject: 'We received your <payment>',
  paragraphs: ['Thank you, "Ayu" & family.', 'See you soon.'],
  cards: [{ title: 'Sunrise on <Batur>', facts: [['Date', 'Jun 3, 2026']] as const }],
  button: { label: 'See your booking', url: 'https://nusa.example/booking?a=1&b=2' },
  after: ['Please arrive 15 minutes early.'],
}
const mail = composeMail('ayu@example.com', company, content)

/** Returns the visible text of HTML. */
function visibleText(html: string): string {
  const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
  return html
    .replace(/<head>[\s\S]*<\/head>/, '')
    .replace(/<div style="display:none[\s\S]*?<\/div>/, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&[a-z#\d]+;/g, (entity) => entities[entity] ?? '')
    .replaceAll(/\s+/g, ' ')
}

test('the text and the HTML of an email have the same content', () => {
  const html = visibleText(mail.html)
  for (const word of mail.text.replaceAll(/Date:|See your booking:/g, (name) => name.slice(0, -1)).split(/\s+/)) {
    expect(html).toContain(word)
  }
})

test('an email shows a logo of any shape in a limited space, with the company name as alternative text', () => {
  const withLogo = (width: number, height: number) =>
    composeMail(
      'ayu@example.com',
      { ...company, logo: { url: 'https://nusa.example/media/a.webp', width, height } },
      content,
    )
  expect(withLogo(320, 160).html).toContain(
    '<img src="https://nusa.example/media/a.webp" alt="Laut &amp; Langit" width="88" height="44"',
  )
  expect(withLogo(1600, 100).html).toContain('width="240" height="15"')
  expect(withLogo(320, 160).text).toBe(mail.text)
})

test('replies to an email go to the contact address of the company', () => {
  expect(mail.replyTo).toBe('hello@laut.example')
  expect(composeMail('ayu@example.com', { ...company, email: '' }, content)).not.toHaveProperty('replyTo')
})

test('user input is escaped in the HTML', () => {
  expect(mail.html).toContain('Sunrise on &lt;Batur&gt;')
  expect(mail.html).toContain('<title>We received your &lt;payment&gt;</title>')
  expect(mail.html).toContain('href="https://nusa.example/booking?a=1&amp;b=2"')
  expect(mail.html).not.toMatch(/<(Batur|payment)>/)
})

test('an email ends with the name and all contact details of the company', () => {
  expect(mail.text.split('\n').slice(-5)).toEqual([
    'Laut & Langit',
    'hello@laut.example',
    '+62 361 555-0100',
    'WhatsApp +62 812 3456',
    'Jl. Raya Ubud 1 Bali',
  ])
  for (const url of ['mailto:hello@laut.example', 'tel:+623615550100', 'https://wa.me/628123456']) {
    expect(mail.html).toContain(`href="${url}"`)
  }
})

test('the preview text next to the subject is the first sentence of the email', () => {
  expect(mail.html).toMatch(/<div style="display:none[^>]*>Thank you, &quot;Ayu&quot; &amp; family\./)
})

test('an email does not list contact details that the company does not have', () => {
  const { text, html } = composeMail('a@example.com', { ...company, phone: '', whatsapp: '', address: '' }, content)
  expect(text.endsWith('Laut & Langit\nhello@laut.example')).toBe(true)
  expect(html).not.toMatch(/WhatsApp|tel:|wa\.me/)
})

test('an email fits on a phone, whatever its labels, values and links contain', () => {
  const question = 'Can everyone climb stairs for half an hour?'
  const { html } = composeMail('ayu@example.com', company, {
    ...content,
    changes: { title: 'What has changed', facts: [[question, 'Yes → No']] },
    requests: [{ title: 'Your pickup is missing', text: 'Please tell us.', button: content.button }],
  })
  expect(html).not.toContain('nowrap')
  const fullWidthTables = html.match(/<table [^>]*width="100%"[^>]*>/g) ?? []
  expect(fullWidthTables.length).toBeGreaterThan(6)
  for (const table of fullWidthTables) expect(table).toContain('table-layout:fixed')
  const findCell = (part: string) => {
    expect(html).toContain(part)
    return html.slice(0, html.indexOf(part)).split('<td').at(-1)
  }
  expect(findCell(question)).toMatch(/width="38%".*word-break:break-word/)
  for (const part of ['Yes → No', '<h1', company.email]) expect(findCell(part)).toContain('word-break:break-word')
})
