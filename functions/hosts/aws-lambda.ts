import { answerOf, type LambdaAnswer, type LambdaEvent, requestOf } from './lambda-event.ts'
import { lazyApp } from './lazy-app.ts'

const serve = lazyApp()

/** Handler for AWS Lambda behind API Gateway (HTTP API) or a function URL. */
export async function handler(event: LambdaEvent): Promise<LambdaAnswer> {
  return answerOf(await serve(requestOf(event), { remoteAddress: event.requestContext.http.sourceIp }))
}
