type Fetch = typeof fetch

/**
 * Wraps `fetch` so that users stay signed in while the server fails. Payload regularly requests a new token. After any
 * refusal, such as 502 while the CMS restarts, it leaves the form for the sign-in page. If `fetch` throws, it only
 * shows the message, and requests a token again later.
 *
 * Payload 3.90.1; tested by `stay-signed-in.test.ts`. Remove it when Payload signs users out only after status 401
 * or 403.
 */
export function staySignedIn(send: Fetch, message: string): Fetch {
  return async (address, init) => {
    const response = await send(address, init)
    if (response.status >= 500 && requestsToken(address)) throw new Error(message)
    return response
  }
}

function requestsToken(address: Parameters<Fetch>[0]): boolean {
  return !(address instanceof Request) && /\/refresh-token(\?|$)/.test(String(address))
}
