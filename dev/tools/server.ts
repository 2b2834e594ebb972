import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { parseChangedBy } from '@nusa/shared/publishing'
import { Hono } from 'hono'
import type { Sandbox } from '../sandbox/index.ts'
import { attachmentBytes, findAttachment, listMails, readMail } from './outbox.ts'
import { homePage, mailBody, mailListPage, mailPage, notFoundPage, paymentsPage } from './pages.ts'

export type ToolsOptions = {
  siteUrl: string
  outboxDir: string
  /** Null if payments go to the real Xendit. */
  payments: Sandbox | null
  buildHook: string
  /** @param editors the names of the editors who made the changes */
  onBuildHook(editors: string[]): void
}

export type Tools = { stop(): Promise<void> }

export function createToolsApp({ siteUrl, outboxDir, payments, buildHook, onBuildHook }: ToolsOptions): Hono {
  const app = new Hono()
  app.get('/', (c) => c.html(homePage(siteUrl)))
  app.get('/favicon.ico', (c) => c.body(null, 204))
  app.get('/mail', async (c) => c.html(mailListPage(await listMails(outboxDir))))
  app.get('/mail/:file', async (c) => {
    const mail = await readMail(outboxDir, c.req.param('file'))
    return mail ? c.html(mailPage(mail)) : c.html(notFoundPage(), 404)
  })
  app.get('/mail/:file/body', async (c) => {
    const mail = await readMail(outboxDir, c.req.param('file'))
    if (!mail) return c.html(notFoundPage(), 404)
    // An email is untrusted, so scripts are also blocked when its body is opened outside of the frame.
    c.header('Content-Security-Policy', "script-src 'none'; sandbox allow-top-navigation-by-user-activation")
    return c.html(mailBody(mail))
  })
  app.get('/mail/:file/source', async (c) => {
    const mail = await readMail(outboxDir, c.req.param('file'))
    return mail
      ? c.body(mail.source, 200, { 'Content-Type': 'text/plain; charset=utf-8' })
      : c.html(notFoundPage(), 404)
  })
  app.get('/mail/:file/attachments/:index', async (c) => {
    const mail = await readMail(outboxDir, c.req.param('file'))
    const attachment = mail && findAttachment(mail, c.req.param('index'))
    if (!attachment) return c.html(notFoundPage(), 404)
    const name = encodeURIComponent(attachment.filename ?? 'attachment')
    // Only a PDF is displayed in the browser; any other attachment is downloaded and never run.
    const isInline = attachment.mimeType === 'application/pdf'
    return c.body(attachmentBytes(attachment), 200, {
      'Content-Type': isInline ? attachment.mimeType : 'application/octet-stream',
      'Content-Disposition': `${isInline ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
      'X-Content-Type-Options': 'nosniff',
    })
  })
  app.post('/hooks/build/:secret', async (c) => {
    if (c.req.param('secret') !== buildHook) return c.json({ error: 'unknown' }, 404)
    onBuildHook(parseChangedBy(await c.req.text()))
    return c.json({ accepted: true }, 202)
  })
  if (payments) {
    app.get('/payments', (c) => c.html(paymentsPage(payments.invoices.list({ statuses: [], limit: 100 }))))
    app.route('/', payments.app)
  }
  app.notFound((c) => c.html(notFoundPage(), 404))
  return app
}

/** Accepts connections from this machine only. */
export async function startTools(app: Hono, port: number): Promise<Tools> {
  const server = createServer(getRequestListener(app.fetch))
  server.listen(port, 'localhost')
  await once(server, 'listening')
  return { stop: () => closeServer(server) }
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}
