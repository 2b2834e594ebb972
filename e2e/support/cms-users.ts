import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Locator, type Page, request } from '@playwright/test'
import * as z from 'zod/mini'
import { productUnderTest } from './product.ts'

const demoUsers = {
  editor: { email: 'editor@nusa.example', password: 'Nusa-Editor-1' },
  staff: { email: 'staff@nusa.example', password: 'Nusa-Staff-1' },
}

export interface CmsUser {
  email: string
  password: string
}

const cookiesSchema = z.object({ editor: z.string(), staff: z.string() })

/** The tests run in separate processes, which read the cookies from this environment variable. */
const COOKIES_VARIABLE = 'NUSA_OFFICE_COOKIES'

/** Signs in the demo editor and the demo staff member once for all tests. */
export async function signInDemoUsers(): Promise<void> {
  const { cmsUrl } = productUnderTest()
  const signIn = async (data: object): Promise<string> => {
    const api = await request.newContext({ extraHTTPHeaders: { origin: cmsUrl } })
    const response = await api.post(`${cmsUrl}/api/users/login`, { data })
    if (!response.ok())
      throw new Error(`The CMS rejected the login of a demo user: ${response.status()} ${await response.text()}`)
    const { cookies } = await api.storageState()
    await api.dispose()
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  }
  const cookies = { editor: await signIn(demoUsers.editor), staff: await signIn(demoUsers.staff) }
  process.env[COOKIES_VARIABLE] = JSON.stringify(cookies)
}

/** Returns a client that sends the user's session cookie and the origin of the CMS. Paths start with /api. */
export function openCmsApi(role: keyof typeof demoUsers): Promise<APIRequestContext> {
  const { cmsUrl } = productUnderTest()
  const cookies = cookiesSchema.parse(JSON.parse(process.env[COOKIES_VARIABLE] ?? 'null'))
  return request.newContext({ baseURL: cmsUrl, extraHTTPHeaders: { origin: cmsUrl, cookie: cookies[role] } })
}

/** Uses the demo administrator's account to create a CMS user for one test. */
export async function createCmsUser(name: string, role: 'admin' | 'editor' | 'staff' = 'staff'): Promise<CmsUser> {
  const { cmsUrl } = productUnderTest()
  const api = await request.newContext({ baseURL: cmsUrl, extraHTTPHeaders: { origin: cmsUrl } })
  const admin = { email: 'admin@nusa.example', password: 'Nusa-Admin-1' }
  await expect(await api.post('/api/users/login', { data: admin })).toBeOK()
  const user = { email: `${randomUUID()}@nusa.example`, password: 'Nusa-Staff-Member-1' }
  const data = { name, role, ...user, current_password: admin.password }
  await expect(await api.post('/api/users', { data })).toBeOK()
  await api.dispose()
  return user
}

/** Signs in without the form, and then opens `path`, which starts with /admin. */
export async function signInToCms(page: Page, user: keyof typeof demoUsers | CmsUser, path?: string): Promise<void> {
  const { cmsUrl } = productUnderTest()
  const { email, password } = typeof user === 'string' ? demoUsers[user] : user
  // `page.request` stores the session cookie for the page.
  const headers = { origin: cmsUrl }
  await expect(await page.request.post(`${cmsUrl}/api/users/login`, { headers, data: { email, password } })).toBeOK()
  if (path !== undefined) await page.goto(`${cmsUrl}${path}`)
}

/**
 * Signs in with the form of the CMS.
 * @param nextElement The element that is visible after the sign-in. By default, the start page of the CMS is expected.
 */
export async function signInWithForm(
  page: Page,
  user: keyof typeof demoUsers | CmsUser,
  nextElement?: Locator,
): Promise<void> {
  const { cmsUrl } = productUnderTest()
  const { email, password } = typeof user === 'string' ? demoUsers[user] : user
  const loginUrl = `${cmsUrl}/admin/login`
  await page.goto(loginUrl)
  // Retry, because input is lost before the form is hydrated.
  await expect(async () => {
    if (page.url() === loginUrl) {
      await page.getByLabel(/^Email/).fill(email)
      await page.getByLabel(/^Password/).fill(password)
      await page.getByRole('button', { name: 'Sign in' }).click()
    }
    if (nextElement) await expect(nextElement).toBeVisible({ timeout: 10_000 })
    else await expect(page).toHaveURL(`${cmsUrl}/admin`, { timeout: 10_000 })
  }).toPass()
}

/** Deletes the cookies. Leaves the page first, because an open page of the CMS would send requests without a cookie. */
export async function signOutOfCms(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}
