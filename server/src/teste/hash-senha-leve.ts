import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)
/** The least that argon2 takes: what a login costs on purpose is paid where it is what a test is about. */
const custo = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 }

/** As `hashSenha`, which takes three hundred times as long, and so does who checks what it made: the hash names its cost. */
export async function hashSenhaLeve(senha: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { message: senha.normalize('NFC'), nonce, ...custo })
  return `$argon2id$v=19$m=${custo.memory},t=${custo.passes},p=${custo.parallelism}$${nonce.toString('base64')}$${tag.toString('base64')}`
}
