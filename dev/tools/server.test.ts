import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createToolsApp } from './server.ts'

let outboxDir: string
const onBuildHook = vi.fn()
const ask = (path: string, init?: RequestInit) =>
  createToolsApp({
    siteUrl: 'http://localhost:4321',
    outboxDir,
    payments: null,
    buildHook: 'the-word',
    onBuildHook,
  }).request(path, init)

const mail = [
  'From: Nusa <hello@nusa.example>',
  'To: made@nusa.example',
  'Subject: Verify <your> e-mail',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p><a href="http://localhost:4321/verify-email?token=abc">Verify</a></p><script>alert(1)</script>',
].join('\r\n')

beforeAll(async () => {
  outboxDir = await mkdtemp(join(tmpdir(), 'nusa-outbox-'))
})
afterAll(() => rm(outboxDir, { recursive: true, force: true }))

describe('the server of the local tools', () => {
  it('shows a message for an empty outbox', async () => {
    expect(await (await ask('/mail')).text()).toContain('No mail has been sent yet.')
  })

  it('lists a stored email and escapes its text', async () => {
    await writeFile(join(outboxDir, '1-verify.eml'), mail)
    const list = await (await ask('/mail')).text()
    expect(list).toContain('href="/mail/1-verify.eml"')
    expect(list).toContain('Verify &lt;your&gt; e-mail')
    expect(list).toContain('made@nusa.example')
  })

  it('serves the body of an email without permission to run scripts', async () => {
    const body = await ask('/mail/1-verify.eml/body')
    expect(body.headers.get('content-security-policy')).toContain("script-src 'none'; sandbox")
    expect(await body.text()).toContain('verify-email?token=abc')
  })

  it('lists attachments, and serves a PDF for display and other files for download', async () => {
    const parts = [
      ['Content-Type: text/plain', '', 'Paid.'],
      ['Content-Type: application/pdf', 'Content-Disposition: attachment; filename="voucher.pdf"', '', '%PDF-1.3'],
      ['Content-Type: text/html', 'Content-Disposition: attachment; filename="<b>.html"', '', '<script></script>'],
    ]
    const body = parts.map((part) => ['--x', ...part].join('\r\n')).join('\r\n')
    const head = 'Subject: Paid\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n'
    await writeFile(join(outboxDir, '2-paid.eml'), `${head}${body}\r\n--x--\r\n`)
    const page = await (await ask('/mail/2-paid.eml')).text()
    expect(page).toContain('href="/mail/2-paid.eml/attachments/0">voucher.pdf</a>')
    expect(page).toContain('&lt;b&gt;.html')
    const pdf = await ask('/mail/2-paid.eml/attachments/0')
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(await pdf.text()).toContain('%PDF-1.3')
    const other = await ask('/mail/2-paid.eml/attachments/1')
    expect(other.headers.get('content-type')).toBe('application/octet-stream')
    expect(other.headers.get('content-disposition')).toMatch(/^attachment/)
    for (const place of ['2', '-1', 'x']) expect((await ask(`/mail/2-paid.eml/attachments/${place}`)).status).toBe(404)
  })

  it('returns 404 for a file name that leads out of the outbox', async () => {
    for (const path of ['/mail/..%2Fsecrets.json', '/mail/%2Fetc%2Fpasswd', '/mail/none.eml']) {
      expect((await ask(path)).status).toBe(404)
    }
  })

  it('accepts a call of the build hook only with the right secret', async () => {
    expect((await ask('/hooks/build/guess', { method: 'POST' })).status).toBe(404)
    expect(onBuildHook).not.toHaveBeenCalled()
    expect((await ask('/hooks/build/the-word', { method: 'POST', body: '{"by":["Ketut"]}' })).status).toBe(202)
    expect(onBuildHook).toHaveBeenCalledExactlyOnceWith(['Ketut'])
  })
})
