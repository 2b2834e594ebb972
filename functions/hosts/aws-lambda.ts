import { type LambdaEvent, type LambdaResponse, toLambdaResponse, toRequest } from './lambda-event.ts'
import { createLazyApp } from './lazy-app.ts'

const serve = createLazyApp()

/** Handler for AWS Lambda behind API Gateway (HTTP API) or a function URL. */
export async function handler(event: LambdaEvent): Promise<LambdaResponse> {
  return toLambdaResponse(await serve(toRequest(event), { remoteAddress: event.requestContext.http.sourceIp }))
}
