import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const hashSha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** The user is present, the user is verified, and the data contains a new credential. */
const flags = { userPresent: 1, userVerified: 4, newCredential: 64 }

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
    const idLength = Buffer.from([0, this.id.length])
    const credentialData = Buffer.concat([Buffer.alloc(16), idLength, this.id, this.publicKey])
    const header = this.createHeader(options.rp.id, isVerified, flags.newCredential)
    const authData = Buffer.concat([header, credentialData])
    const authDataLength = Buffer.from([0x58, authData.length])
    // {fmt: 'none', attStmt: {}, authData: …} in CBOR.
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      authDataLength,
      authData,
    ])
    return this.createCredential({
      clientDataJSON: this.createClientData('webauthn.create', options.challenge, origin),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Signs a challenge. Each use increases the counter. */
  authenticate(options: { challenge: string; rpId: string }, { origin, isVerified = true }: AuthenticatorOptions) {
    this.counter += 1
    const clientDataJSON = this.createClientData('webauthn.get', options.challenge, origin)
    const authData = this.createHeader(options.rpId, isVerified, 0)
    const signedData = Buffer.concat([authData, hashSha256(Buffer.from(clientDataJSON, 'base64url'))])
    return this.createCredential({
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signedData, this.key).toString('base64url'),
    })
  }

  private createHeader(rpId: string, isVerified: boolean, otherFlags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([
      hashSha256(rpId),
      Buffer.from([flags.userPresent + (isVerified ? flags.userVerified : 0) + otherFlags]),
      counter,
    ])
  }

  private createClientData(type: string, challenge: string, origin: string): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')
  }

  private createCredential<Response>(response: Response) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }
}
