import * as z from 'zod/mini'
import type { Product } from '../dev/product/product.ts'

const toursSchema = z.object({ docs: z.array(z.object({ id: z.int(), excerpt: z.nullish(z.string()) })) })

/** Changes one published tour as an editor does. */
export async function editTour({ settings }: Product): Promise<void> {
  const json = { 'content-type': 'application/json' }
  const login = await fetch(`${settings.cmsUrl}/api/users/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'editor@nusa.example', password: 'Nusa-Editor-1' }),
  })
  const [, token] = /payload-token=([^;]+)/.exec(login.headers.get('set-cookie') ?? '') ?? []
  if (!token) throw new Error(`The CMS refused the login: ${login.status} ${await login.text()}`)
  const headers = { ...json, authorization: `JWT ${token}` }
  const list = await fetch(`${settings.cmsUrl}/api/tours?limit=1&depth=0&where[_status][equals]=published`, { headers })
  const [tour] = toursSchema.parse(await list.json()).docs
  if (!tour) throw new Error('The CMS has no published tour.')
  const change = { excerpt: `${tour.excerpt ?? ''} Edited.`.slice(-150), _status: 'published' }
  const saved = await fetch(`${settings.cmsUrl}/api/tours/${tour.id}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify(change),
  })
  if (!saved.ok) throw new Error(`The CMS refused the edit: ${saved.status} ${await saved.text()}`)
}
