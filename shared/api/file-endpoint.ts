import { contract } from './contract.ts'
import type { Endpoint } from './endpoint.ts'

type Contract = typeof contract

/** An endpoint that returns a file, so that its URL can be used as a link. */
export type FileEndpointName = {
  [Name in keyof Contract]: Contract[Name] extends { responseType: string } ? Name : never
}[keyof Contract]

/** Returns the endpoint that returns a file at a path, or null. */
export function findFileEndpoint(pathname: string): FileEndpointName | null {
  const entry = Object.entries<Endpoint>(contract).find(
    ([, { method, path, responseType }]) =>
      responseType !== undefined &&
      method === 'GET' &&
      new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  )
  return (entry?.[0] as FileEndpointName | undefined) ?? null
}
