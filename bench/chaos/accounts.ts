import pg from 'pg'

const password = 'Sawah-hijau-1'

const profile = {
  first_name: 'Ayu',
  last_name: 'Lestari',
  phone: '+62 812 0000 111',
  address: 'Jl. Raya Ubud 1',
  city: 'Ubud',
  country: 'Indonesia',
}

/** Creates accounts, and returns their session cookies. */
export function createAccounts(serverUrl: string, databaseUrl: string, count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => createAccount(serverUrl, databaseUrl, index)))
}

async function createAccount(serverUrl: string, databaseUrl: string, index: number): Promise<string> {
  const email = `traveller-${index}@nusa.example`
  await send(`${serverUrl}/api/auth/sign-up`, 'POST', { email, password, full_name: 'Ayu Lestari', username: 'ayu' })
  await verifyEmail(databaseUrl, email)
  const response = await send(`${serverUrl}/api/auth/sign-in`, 'POST', { email, password })
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  await send(`${serverUrl}/api/account/profile`, 'PATCH', profile, cookie)
  return cookie
}

/** Marks the email address as verified, like the link in the verification email. */
async function verifyEmail(databaseUrl: string, email: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('update travellers set _verified = true where email = $1', [email])
  } finally {
    await client.end()
  }
}

async function send(url: string, method: string, body: object, cookie = ''): Promise<Response> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  if (response.ok) return response
  throw new Error(`${method} ${url} returned ${response.status}: ${await response.text()}`)
}
