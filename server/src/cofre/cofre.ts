import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

import { Falha, type Config } from '#infra'

/** Seals what nobody is to read in the database (decision 0150). */
export interface Cofre {
  /** Whether the environment has a key to seal with. */
  isAberto(): boolean
  /** `deQuem` is sealed with it: moved to another row, it does not open. Errors: `cofre_fechado`. */
  seal(segredo: string, deQuem: string): string
  /** Whether it was sealed with the key that seals now. */
  isAtual(selado: string): boolean
  /** Null: its key is not there any more, or it is not what was sealed for this one. */
  open(selado: string, deQuem: string): string | null
}

/** AES-256-GCM: who changed a byte, or took it elsewhere, gets nothing. */
const CIFRA = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** A box whose keys come from the environment: the first seals, all of them open, so that a key can be replaced. */
export function createCofre({ chavesSelo }: Pick<Config, 'chavesSelo'>): Cofre {
  return {
    isAberto: () => chavesSelo.length > 0,
    seal: (segredo, deQuem) => {
      const [atual] = chavesSelo
      if (!atual) throw new Falha('cofre_fechado')
      const iv = randomBytes(IV_BYTES)
      const cifra = createCipheriv(CIFRA, atual.chave, iv, { authTagLength: TAG_BYTES })
      cifra.setAAD(Buffer.from(`${atual.id}:${deQuem}`))
      const corpo = Buffer.concat([iv, cifra.update(segredo, 'utf8'), cifra.final(), cifra.getAuthTag()])
      return `${atual.id}.${corpo.toString('base64url')}`
    },
    isAtual: (selado) => selado.startsWith(`${chavesSelo[0]?.id}.`),
    open: (selado, deQuem) => {
      const [id = '', texto = ''] = selado.split('.')
      const chave = chavesSelo.find((cada) => cada.id === id)?.chave
      const corpo = Buffer.from(texto, 'base64url')
      if (!chave || corpo.length < IV_BYTES + TAG_BYTES) return null
      const decifra = createDecipheriv(CIFRA, chave, corpo.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decifra.setAAD(Buffer.from(`${id}:${deQuem}`)).setAuthTag(corpo.subarray(-TAG_BYTES))
      try {
        const claro = decifra.update(corpo.subarray(IV_BYTES, -TAG_BYTES))
        return Buffer.concat([claro, decifra.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
