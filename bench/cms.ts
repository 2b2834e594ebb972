import * as z from 'zod/mini'
import type { Product } from '../dev/product/product.ts'

const toursSchema = z.object({ docs: z.array(z.object({ id: z.int(), slug: z.string() })) })

/** An editor of the demo content, signed in: the cookie's content and what requests need. */
export async function signInEditor({ settings }: Product) {
  const json = { 'content-type': 'application/json' }
  const login = await fetch(`${settings.cmsUrl}/api/users/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'editor@nusa.example', password: 'Nusa-Editor-1' }),
  })
  const [, token] = /payload-token=([^;]+)/.exec(login.headers.get('set-cookie') ?? '') ?? []
  if (!token) throw new Error(`The CMS refused the login: ${login.status} ${await login.text()}`)
  return { token, headers: { ...json, authorization: `JWT ${token}` } }
}

/** A page, and how an editor changes words that stand on it and on every other one. */
export async function editedSettings(product: Product) {
  const { headers } = await signInEditor(product)
  return {
    path: '/news',
    async edit(tagline: string) {
      const address = `${product.settings.cmsUrl}/api/globals/settings`
      const saved = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ tagline }) })
      if (!saved.ok) throw new Error(`The CMS refused the edit: ${saved.status} ${await saved.text()}`)
    },
  }
}

/** A published tour, and how an editor changes the words about it, at once for everybody. */
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
