import { setTimeout as wait } from 'node:timers/promises'
import { publishingStateSchema } from '@nusa/shared/publishing'
import sharp from 'sharp'
import * as z from 'zod/mini'
import type { Product } from '../dev/product/product.ts'

/**
 * Disables keep-alive. Requests may be seconds apart, and the server closes idle connections. A busy process could
 * reuse a connection before it notices that the server has closed it.
 */
export const withoutKeepAlive = { connection: 'close' }

const uploadedSchema = z.object({ doc: z.object({ id: z.int() }) })
const toursSchema = z.object({ docs: z.array(z.object({ id: z.int(), slug: z.string() })) })

export async function signInEditor({ settings }: Product) {
  const json = { 'content-type': 'application/json', ...withoutKeepAlive }
  const login = await fetch(`${settings.cmsUrl}/api/users/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'editor@nusa.example', password: 'Nusa-Editor-1' }),
  })
  const [, token] = /payload-token=([^;]+)/.exec(login.headers.get('set-cookie') ?? '') ?? []
  if (!token) throw new Error(`The CMS refused the login: ${login.status} ${await login.text()}`)
  return { token, headers: { ...json, authorization: `JWT ${token}` } }
}

/** Returns the path of a page, and a function that edits a text that every page shows. */
export async function editedSettings(product: Product) {
  const { headers } = await signInEditor(product)
  return {
    path: '/news',
    async edit(tagline: string) {
      const settingsUrl = `${product.settings.cmsUrl}/api/globals/settings`
      const saved = await fetch(settingsUrl, { method: 'POST', headers, body: JSON.stringify({ tagline }) })
      if (!saved.ok) throw new Error(`The CMS refused the edit: ${saved.status} ${await saved.text()}`)
    },
  }
}

/** Returns the path of a published tour, and a function that edits and publishes its excerpt. */
export async function editedTour(product: Product) {
  const { cmsUrl } = product.settings
  const { headers } = await signInEditor(product)
  const list = await fetch(`${cmsUrl}/api/tours?limit=1&depth=0&where[_status][equals]=published`, { headers })
  const [tour] = toursSchema.parse(await list.json()).docs
  if (!tour) throw new Error('The CMS has no published tour.')
  return {
    path: `/tour/${tour.slug}`,
    async edit(excerpt = 'Edited.') {
      const saved = await fetch(`${cmsUrl}/api/tours/${tour.id}`, {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ excerpt, _status: 'published' }),
      })
      if (!saved.ok) throw new Error(`The CMS refused the edit: ${saved.status} ${await saved.text()}`)
    },
  }
}

/** Returns the path of a published tour, and a function that publishes the tour with a new image. */
export async function illustratedTour(product: Product) {
  const { cmsUrl } = product.settings
  const { headers, token } = await signInEditor(product)
  const toursUrl = `${cmsUrl}/api/tours?limit=1&depth=0&sort=id&where[_status][equals]=published`
  const [tour] = toursSchema.parse(await (await fetch(toursUrl, { headers })).json()).docs
  if (!tour) throw new Error('The CMS has no published tour.')
  return {
    path: `/tour/${tour.slug}`,
    async edit(alt: string) {
      const form = new FormData()
      const pixels = await sharp({ create: { width: 1600, height: 1067, channels: 3, background: '#0f5c4d' } })
        .png()
        .toBuffer()
      form.set('file', new File([new Uint8Array(pixels)], 'green.png', { type: 'image/png' }))
      form.set('_payload', JSON.stringify({ alt }))
      const authorized = { authorization: `JWT ${token}`, ...withoutKeepAlive }
      const upload = await fetch(`${cmsUrl}/api/media`, { method: 'POST', headers: authorized, body: form })
      if (!upload.ok) throw new Error(`The CMS refused the picture: ${upload.status} ${await upload.text()}`)
      const { doc } = uploadedSchema.parse(await upload.json())
      const saved = await fetch(`${cmsUrl}/api/tours/${tour.id}`, {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ main_image: doc.id, _status: 'published' }),
      })
      if (!saved.ok) throw new Error(`The CMS refused the edit: ${saved.status} ${await saved.text()}`)
    },
  }
}

/** Sets the product's publisher to publish only on request. */
export async function setManualPublishing(product: Product): Promise<void> {
  const { headers } = await signInEditor(product)
  const scheduleUrl = `${product.settings.cmsUrl}/api/publishing/schedule`
  const response = await fetch(scheduleUrl, { method: 'POST', headers, body: JSON.stringify({ quiet_seconds: null }) })
  if (!response.ok) throw new Error(`The CMS refused the schedule: ${response.status} ${await response.text()}`)
}

/** Publishes all changes and waits until they are live. */
export async function publishAll(product: Product): Promise<void> {
  const { headers } = await signInEditor(product)
  const publishingUrl = `${product.settings.cmsUrl}/api/publishing`
  const publishResponse = await fetch(publishingUrl, { method: 'POST', headers, body: '{}' })
  if (!publishResponse.ok)
    throw new Error(`The CMS refused to publish: ${publishResponse.status} ${await publishResponse.text()}`)
  const isBusy = async () => {
    const response = await fetch(publishingUrl, { headers })
    // A publisher that renders ten thousand pages may respond too late.
    if (response.status === 503) return true
    const { running, waiting } = publishingStateSchema.parse(await response.json())
    return running !== null || waiting.length > 0
  }
  while (await isBusy()) await wait(500)
}
