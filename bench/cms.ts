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

const uploadResponseSchema = z.object({ doc: z.object({ id: z.int() }) })
const toursSchema = z.object({ docs: z.array(z.object({ id: z.int(), slug: z.string() })) })

export async function signInEditor({ settings }: Product) {
  const jsonHeaders = { 'content-type': 'application/json', ...withoutKeepAlive }
  const response = await fetch(`${settings.cmsUrl}/api/users/login`, {
    method: 'POST',
    headers: jsonHeaders,
    body: JSON.stringify({ email: 'editor@nusa.example', password: 'Nusa-Editor-1' }),
  })
  const [, token] = /payload-token=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? []
  if (!token) throw new Error(`The CMS refused the login: ${response.status} ${await response.text()}`)
  return { token, headers: { ...jsonHeaders, authorization: `JWT ${token}` } }
}

/** Returns the path of a page, and a function that edits a text that every page shows. */
export async function prepareSettingsEdit(product: Product) {
  const { headers } = await signInEditor(product)
  return {
    path: '/news',
    async edit(tagline: string) {
      const settingsUrl = `${product.settings.cmsUrl}/api/globals/settings`
      const response = await fetch(settingsUrl, { method: 'POST', headers, body: JSON.stringify({ tagline }) })
      if (!response.ok) throw new Error(`The CMS refused the edit: ${response.status} ${await response.text()}`)
    },
  }
}

/** Returns the path of a published tour, and a function that edits and publishes its excerpt. */
export async function prepareTourEdit(product: Product) {
  const { cmsUrl } = product.settings
  const { headers } = await signInEditor(product)
  const toursUrl = `${cmsUrl}/api/tours?limit=1&depth=0&where[_status][equals]=published`
  const [tour] = toursSchema.parse(await (await fetch(toursUrl, { headers })).json()).docs
  if (!tour) throw new Error('The CMS has no published tour.')
  return {
    path: `/tour/${tour.slug}`,
    async edit(excerpt = 'Edited.') {
      const response = await fetch(`${cmsUrl}/api/tours/${tour.id}`, {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ excerpt, _status: 'published' }),
      })
      if (!response.ok) throw new Error(`The CMS refused the edit: ${response.status} ${await response.text()}`)
    },
  }
}

/** Returns the path of a published tour, and a function that publishes the tour with a new image. */
export async function prepareTourPictureEdit(product: Product) {
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
      const uploadHeaders = { authorization: `JWT ${token}`, ...withoutKeepAlive }
      const uploadResponse = await fetch(`${cmsUrl}/api/media`, { method: 'POST', headers: uploadHeaders, body: form })
      if (!uploadResponse.ok)
        throw new Error(`The CMS refused the picture: ${uploadResponse.status} ${await uploadResponse.text()}`)
      const { doc } = uploadResponseSchema.parse(await uploadResponse.json())
      const saveResponse = await fetch(`${cmsUrl}/api/tours/${tour.id}`, {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ main_image: doc.id, _status: 'published' }),
      })
      if (!saveResponse.ok)
        throw new Error(`The CMS refused the edit: ${saveResponse.status} ${await saveResponse.text()}`)
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
    // The CMS responds with 503 if its publisher is too busy to respond, for example while it renders ten thousand
    // pages.
    if (response.status === 503) return true
    const { running, waiting } = publishingStateSchema.parse(await response.json())
    return running !== null || waiting.length > 0
  }
  while (await isBusy()) await wait(500)
}
