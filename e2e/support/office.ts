import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page, request } from '@playwright/test'
import * as z from 'zod/mini'
import { productUnderTest } from './product.ts'

const people = {
  editor: { email: 'editor@nusa.example', password: 'Nusa-Editor-1' },
  staff: { email: 'staff@nusa.example', password: 'Nusa-Staff-1' },
}

export interface CmsUser {
  email: string
  password: string
}

const cookiesSchema = z.object({ editor: z.string(), staff: z.string() })

const VARIABLE = 'NUSA_OFFICE_COOKIES'

/** Signs in the demo editor and the demo staff member once for all tests. */
export async function openOffice(): Promise<void> {
  const { cmsUrl } = productUnderTest()
  const signIn = async (data: object): Promise<string> => {
    const door = await request.newContext({ extraHTTPHeaders: { origin: cmsUrl } })
    const answer = await door.post(`${cmsUrl}/api/users/login`, { data })
    if (!answer.ok()) throw new Error(`The CMS rejected a new user: ${answer.status()} ${await answer.text()}`)
    const { cookies } = await door.storageState()
    await door.dispose()
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  }
  const cookies = { editor: await signIn(people.editor), staff: await signIn(people.staff) }
  process.env[VARIABLE] = JSON.stringify(cookies)
}

/**
 * Returns a context for CMS requests with a user's cookie and the same origin as the CMS's own pages. Paths start with
 * /api.
 */
export function enterOffice(as: keyof typeof people): Promise<APIRequestContext> {
  const { cmsUrl } = productUnderTest()
  const cookies = cookiesSchema.parse(JSON.parse(process.env[VARIABLE] ?? 'null'))
  return request.newContext({ baseURL: cmsUrl, extraHTTPHeaders: { origin: cmsUrl, cookie: cookies[as] } })
}

/** Creates a CMS user for one test with the demo administrator's account. */
export async function makeCmsUser(name: string, role: 'admin' | 'staff' = 'staff'): Promise<CmsUser> {
  const { cmsUrl } = productUnderTest()
  const office = await request.newContext({ baseURL: cmsUrl, extraHTTPHeaders: { origin: cmsUrl } })
  const admin = { email: 'admin@nusa.example', password: 'Nusa-Admin-1' }
  await expect(await office.post('/api/users/login', { data: admin })).toBeOK()
  const colleague = { email: `${randomUUID()}@nusa.example`, password: 'Nusa-Colleague-1' }
  const data = { name, role, ...colleague, current_password: admin.password }
  await expect(await office.post('/api/users', { data })).toBeOK()
  await office.dispose()
  return colleague
}

/** Signs in a CMS user without the form. Then opens `path` of the CMS, which starts with /admin, if given. */
export async function signInToCms(page: Page, as: keyof typeof people | CmsUser, path?: string): Promise<void> {
  const { cmsUrl } = productUnderTest()
  const { email, password } = typeof as === 'string' ? people[as] : as
  // The page's own requests share its cookies.
  const headers = { origin: cmsUrl }
  await expect(await page.request.post(`${cmsUrl}/api/users/login`, { headers, data: { email, password } })).toBeOK()
  if (path !== undefined) await page.goto(`${cmsUrl}${path}`)
}

/** Signs in a CMS user with the CMS's login form. */
export async function signInToOffice(page: Page, as: keyof typeof people | CmsUser): Promise<void> {
  const { cmsUrl } = productUnderTest()
  const { email, password } = typeof as === 'string' ? people[as] : as
  const door = `${cmsUrl}/admin/login`
  await page.goto(door)
  // Input before the form is hydrated is lost.
  await expect(async () => {
    if (page.url() === door) {
      await page.getByLabel(/^Email/).fill(email)
      await page.getByLabel(/^Password/).fill(password)
      await page.getByRole('button', { name: 'Sign in' }).click()
    }
    await expect(page).toHaveURL(`${cmsUrl}/admin`, { timeout: 10_000 })
  }).toPass()
}
