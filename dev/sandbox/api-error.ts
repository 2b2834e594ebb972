/** An error response in Xendit's format. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly errors: string[] | undefined

  constructor(status: number, code: string, message: string, errors?: string[]) {
    super(message)
    this.status = status
    this.code = code
    this.errors = errors
  }

  toResponse(): Response {
    const body = { error_code: this.code, message: this.message, ...(this.errors && { errors: this.errors }) }
    return Response.json(body, { status: this.status })
  }
}
