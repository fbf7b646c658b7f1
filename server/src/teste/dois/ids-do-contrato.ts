import { calls, type CallKey } from '@vitrine/contract'

import { readEsquema, type Esquema } from '../entrada-minima.ts'

/** A field of a call that names something: `params.id`, `body.itens.0.id`. */
export interface CampoDeId {
  key: CallKey
  caminho: string
  /** Its own name, without where it stands. */
  nome: string
}

const partes = ['params', 'query', 'body'] as const

/** By their names: numbers and texts that name something too. */
const deNome = /^(id|num|cod|chave|token|centro|cupom|supplier|fornec$|categ$|ean$|sku$)/i

/**
 * Every field of the contract by which a request can name something that is somebody's, read from the schemas: all of a
 * path, all UUIDs, and what is named like an id. Fields of a record, whose names are not known, are left out.
 */
export function listCamposDeId(): CampoDeId[] {
  return (Object.keys(calls) as CallKey[]).flatMap((key) =>
    partes.flatMap((parte) => {
      const caminhos = new Map<string, Esquema>()
      walk(readEsquema(key, parte) ?? {}, parte, caminhos)
      return [...caminhos].flatMap(([caminho, esquema]) => {
        const nome = caminho.replace(/\.0$/, '').split('.').at(-1) ?? ''
        const names = parte === 'params' || isUuid(esquema) || deNome.test(nome)
        return names ? [{ key, caminho, nome }] : []
      })
    }),
  )
}

function isUuid({ pattern, format }: Esquema): boolean {
  return format === 'uuid' || pattern?.includes('[0-9a-fA-F]{8}') === true
}

/** Its fields that take any text or number: choices among a few words name nothing. */
function walk(esquema: Esquema, caminho: string, found: Map<string, Esquema>): void {
  const { anyOf = [], oneOf = [], properties = {}, items = [] } = esquema
  for (const forma of [...anyOf, ...oneOf]) walk(forma, caminho, found)
  for (const [nome, campo] of Object.entries(properties)) walk(campo, `${caminho}.${nome}`, found)
  for (const item of [items].flat().slice(0, 1)) walk(item, `${caminho}.0`, found)
  // The first form of a field counts, unless a later one is an id.
  if (isLivre(esquema) && (!found.has(caminho) || isUuid(esquema))) found.set(caminho, esquema)
}

function isLivre({ type, enum: palavras, const: fixo }: Esquema): boolean {
  return ['string', 'integer', 'number'].includes(type ?? '') && !palavras && fixo === undefined
}
