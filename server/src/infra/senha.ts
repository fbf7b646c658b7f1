import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)
/** OWASP's second choice for argon2id (19 MiB, 2 passes, 1 lane): about 25 ms a login on the small machine. */
const custo = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

/** What stands in place of a hash, and no password matches: none chosen yet, the person erased, the demo closed. */
export const SEM_SENHA = 'sem-senha'
export const SENHA_REMOVIDA = 'removida'
export const SENHA_TRANCADA = 'trancada'

/** PHC string `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashSenha(senha: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { message: senha.normalize('NFC'), nonce, ...custo })
  return `$argon2id$v=19$m=${custo.memory},t=${custo.passes},p=${custo.parallelism}$${nonce.toString('base64')}$${tag.toString('base64')}`
}

/** Takes the same time whether the user exists or not: a missing or foreign hash is replaced by one that no password matches. */
export async function verifySenha(senha: string, guardado: string | undefined): Promise<boolean> {
  const hash = guardado?.startsWith('$argon2id$') ? guardado : undefined
  const [, , , parametros = '', salt = '', esperado = ''] = (hash ?? inexistente).split('$')
  const [memory = 0, passes = 0, parallelism = 0] = parametros
    .split(',')
    .map((parte) => Number(parte.slice(2)))
  const alvo = Buffer.from(esperado, 'base64')
  const tag = await derive('argon2id', {
    message: senha.normalize('NFC'),
    nonce: Buffer.from(salt, 'base64'),
    memory,
    passes,
    parallelism,
    tagLength: alvo.length,
  })
  return timingSafeEqual(tag, alvo) && hash !== undefined
}

const inexistente = `$argon2id$v=19$m=${custo.memory},t=${custo.passes},p=${custo.parallelism}$${Buffer.alloc(16, 1).toString('base64')}$${Buffer.alloc(32).toString('base64')}`
