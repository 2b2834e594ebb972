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

/** Creates `count` accounts through the API, as travellers do, and returns their session cookies. */
export function makeAccounts(address: string, databaseUrl: string, count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, (_, number) => makeAccount(address, databaseUrl, number)))
}

async function makeAccount(address: string, databaseUrl: string, number: number): Promise<string> {
  const email = `traveller-${number}@nusa.example`
  await ask(`${address}/api/auth/sign-up`, 'POST', { email, password, full_name: 'Ayu Lestari', username: 'ayu' })
  await verify(databaseUrl, email)
  const answer = await ask(`${address}/api/auth/sign-in`, 'POST', { email, password })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  await ask(`${address}/api/account/profile`, 'PATCH', profile, cookie)
  return cookie
}

/** Verifies the account directly, as the link in the mail would. */
async function verify(databaseUrl: string, email: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('update travellers set _verified = true where email = $1', [email])
  } finally {
    await client.end()
  }
}

async function ask(url: string, method: string, body: object, cookie = ''): Promise<Response> {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  if (answer.ok) return answer
  throw new Error(`${method} ${url} answered ${answer.status}: ${await answer.text()}`)
}
