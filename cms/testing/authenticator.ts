import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const digest = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** The user is present, the user is verified, and the data contains a new credential. */
const flags = { present: 1, verified: 4, newCredential: 64 }

export interface AuthenticatorOptions {
  origin: string
  isVerified?: boolean
}

/** A passkey in software, which responds as a browser with an authenticator does. */
export class SoftwareAuthenticator {
  counter = 0
  readonly id = randomBytes(16)
  private readonly key: KeyObject
  private readonly publicKey: Buffer

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.key = privateKey
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    // A COSE key for ES256: {1: 2, 3: -7, -1: 1, -2: x, -3: y} in CBOR.
    this.publicKey = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
  }

  register(options: { challenge: string; rp: { id: string } }, { origin, isVerified = true }: AuthenticatorOptions) {
    const length = Buffer.from([0, this.id.length])
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.publicKey])
    const authData = Buffer.concat([this.header(options.rp.id, isVerified, flags.newCredential), credential])
    const size = Buffer.from([0x58, authData.length])
    // {fmt: 'none', attStmt: {}, authData: …} in CBOR.
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      size,
      authData,
    ])
    return this.credential({
      clientDataJSON: this.clientData('webauthn.create', options.challenge, origin),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Each use increases the counter. */
  use(options: { challenge: string; rpId: string }, { origin, isVerified = true }: AuthenticatorOptions) {
    this.counter += 1
    const clientDataJSON = this.clientData('webauthn.get', options.challenge, origin)
    const authData = this.header(options.rpId, isVerified, 0)
    const signed = Buffer.concat([authData, digest(Buffer.from(clientDataJSON, 'base64url'))])
    return this.credential({
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.key).toString('base64url'),
    })
  }

  private header(rpId: string, isVerified: boolean, more: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([
      digest(rpId),
      Buffer.from([flags.present + (isVerified ? flags.verified : 0) + more]),
      counter,
    ])
  }

  private clientData(type: string, challenge: string, origin: string): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')
  }

  private credential<Response>(response: Response) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }
}
