import pg from 'pg'
import type { Product } from '../../dev/product/product.ts'

const password = 'Nusa-Traveller-1'

/**
 * Returns the session cookies of `count` copies of the demo traveller. Requests from a single account would wait for
 * each other at its rate limit counter.
 */
export async function signInTravellers(product: Product, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, number) => `traveller-${number}@nusa.example`)
  await copyDemoTraveller(product, emails)
  const cookies: string[] = []
  for (const email of emails) cookies.push(await signIn(product.settings.siteUrl, email))
  return cookies
}

/** The salt and the hash are copied too, so all copies have the demo traveller's password. */
async function copyDemoTraveller(product: Product, emails: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: product.environment().DATABASE_URL })
  await client.connect()
  const copiedColumns =
    'first_name, last_name, full_name, username, phone, whatsapp, address, city, country, salt, hash, _verified'
  await client.query(
    `insert into travellers (email, ${copiedColumns})
     select copy, ${copiedColumns} from travellers, unnest($1::text[]) as copy where email = 'traveller@nusa.example'
     on conflict (email) do nothing`,
    [emails],
  )
  await client.end()
}

async function signIn(siteUrl: string, email: string): Promise<string> {
  const response = await fetch(`${siteUrl}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl },
    body: JSON.stringify({ email, password }),
  })
  const cookie = response.headers.getSetCookie().find((value) => value.startsWith('nusa-session='))
  if (!cookie) throw new Error(`Signing in failed: ${response.status} ${await response.text()}`)
  return cookie.split(';')[0] ?? ''
}
