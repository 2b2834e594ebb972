import type { Endpoint } from './contract/endpoint.ts'
import { contract } from './contract.ts'

type Contract = typeof contract

/** An endpoint that answers with a file, so that its address can be a link. */
export type FileEndpointName = {
  [Name in keyof Contract]: Contract[Name] extends { answerType: string } ? Name : never
}[keyof Contract]

/** Returns the endpoint that answers with a file at this path, or null if there is none. */
export function fileEndpointAt(pathname: string): FileEndpointName | null {
  const found = Object.entries<Endpoint>(contract).find(
    ([, { method, path, answerType }]) =>
      answerType !== undefined &&
      method === 'GET' &&
      new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  )
  return (found?.[0] as FileEndpointName | undefined) ?? null
}
