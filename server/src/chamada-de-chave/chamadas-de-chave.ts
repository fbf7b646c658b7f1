import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'

import { hashToken } from '#acesso'
import type { Feita } from '#chamada'
import { createContador, networkOf, type Sql } from '#infra'

import { addChamadas, type ChamadaNotada } from './chamada-de-chave.repository.ts'
import { nameCampos } from './name-campos.ts'

export interface ChamadasDeChave {
  /** Told of each call that was answered: what no key made is let go at once. */
  note(feita: Feita): void
  /** Writes what waits. */
  flush(): Promise<void>
}

/** Lost at a kill. */
const ESPERA_MS = 5000
const MAX = 5000
/** Of those that wait, calls whose key is looked for only when they are written: who makes up tokens pushes nothing else out. */
const MAX_SEM_DONO = 500

/**
 * Keeps which calls keys make (decision 0172) in memory and writes them as one statement every few seconds: no call waits for it. What finds no room is
 * dropped and counted.
 */
export function createChamadasDeChave(
  fastify: FastifyInstance,
  { sql, registry }: { sql: Sql; registry: Registry },
): ChamadasDeChave {
  const perdidas = new Counter({
    name: 'vitrine_chamadas_de_chave_perdidas_total',
    help: 'Calls of API keys that were not kept, because too many waited to be written.',
    registers: [registry],
  })
  let semDono = 0
  const contador = createContador<ChamadaNotada>({
    chaveOf: ({ idrequisicao }) => idrequisicao,
    sum: (antes) => antes,
    write: (linhas) => {
      semDono = 0
      return addChamadas(sql, linhas)
    },
    onErro: (error) => fastify.log.error({ err: error }, 'calls of keys were not written'),
    onPerdida: () => perdidas.inc(),
    esperaMs: ESPERA_MS,
    max: MAX,
  })
  fastify.addHook('onClose', () => contador.close())
  return {
    note(feita) {
      if (!isDeSistema(feita)) return
      if (!feita.requisicao.deChave && !feita.requisicao.chaveEnviada) {
        if (semDono >= MAX_SEM_DONO) return perdidas.inc()
        semDono += 1
      }
      contador.add(toChamada(feita))
    },
    flush: () => contador.flush(),
  }
}

/** A key that logs in, or a session of one; a customer's browser that a key let in is nobody's to follow, and has its token in a cookie. */
const isDeSistema = ({ requisicao: { token, cookie, deChave, chaveEnviada } }: Feita): boolean =>
  chaveEnviada !== undefined || (token !== '' && !cookie && deChave !== null)

function toChamada({ key, requisicao, status, falha, ms, bytes }: Feita): ChamadaNotada {
  const { id, ip, token, deChave, chaveEnviada } = requisicao
  return {
    idrequisicao: id,
    idapikeys: deChave ?? null,
    chave_hash: chaveEnviada?.toString('base64') ?? null,
    token_hash: deChave || chaveEnviada ? null : hashToken(token).toString('base64'),
    hora: new Date(momentoOf(id)).toISOString(),
    chamada: key,
    status,
    codigo: falha?.codigo ?? null,
    campos: nameCampos(falha?.extra.campos ?? {}),
    ms,
    bytes,
    rede: networkOf(ip),
    repetida: requisicao.repetida === true,
  }
}

/** The moment of a uuid of version 7, in milliseconds. */
export const momentoOf = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
