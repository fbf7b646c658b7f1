import type { Conteudo } from '@vitrine/contract'
import { chooseVivas, type VersaoPublicada } from '@vitrine/rules/publicacao'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'

import type { Db, Geracoes } from '#infra'

import { listPublicadas } from './publicacao.repository.ts'

/** A version of a piece of content that is in force now. */
export interface Viva<T> extends VersaoPublicada {
  idpublicacao: string
  chave: string
  /** When it was published, or began to be shown. */
  desde: number
  /** Null: what stands there is not as this kind of content has to be any more (§8, static page failure). */
  dados: T | null
}

/** What a supplier shows of a kind of content, in memory: a hot page asks no statement (decision 0080). */
export interface Publicacoes {
  /** Every piece of this kind that is shown at this moment, one version of each. */
  list<D extends z.ZodType<object>>(
    conteudo: Conteudo<D>,
    idfornecedor: string,
    agora?: number,
  ): Promise<Viva<z.output<D>>[]>
}

interface Lidas {
  geracao: number
  versoes: readonly Omit<Viva<object>, 'desde'>[]
  publicadas: ReadonlyMap<string, number>
  tamanho: number
}

const MAX_BYTES = 24 * 1024 * 1024

/** Read when first asked for and again when PostgreSQL tells that the supplier changed; what begins or ends does so by the clock. */
export function createPublicacoes(db: Db, geracoes: Geracoes): Publicacoes {
  const guardadas = new LRUCache<string, Lidas>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ tamanho }) => tamanho,
  })
  const lendo = new Map<string, Promise<Lidas>>()

  async function read<D extends z.ZodType<object>>(
    { tipo, dados }: Conteudo<D>,
    idfornecedor: string,
    geracao: number,
  ): Promise<Lidas> {
    const rows = await listPublicadas(db, idfornecedor, tipo)
    const versoes = rows.map(({ publicada_em: _publicada, dados: crus, ...versao }) => ({
      ...versao,
      dados: dados.safeParse(crus).data ?? null,
    }))
    return {
      geracao,
      versoes,
      publicadas: new Map(rows.map(({ idpublicacao, publicada_em }) => [idpublicacao, publicada_em])),
      tamanho: 200 + JSON.stringify(rows).length * 2,
    }
  }

  async function find<D extends z.ZodType<object>>(conteudo: Conteudo<D>, idfornecedor: string) {
    const geracao = geracoes.of(idfornecedor, 'fornecedor')
    const chave = `${idfornecedor}:${conteudo.tipo}`
    const guardada = guardadas.get(chave)
    if (guardada?.geracao === geracao) return guardada
    // One read at a time, however many ask; one that began before a change is not waited for after it.
    const nome = `${chave}:${geracao}`
    const leitura =
      lendo.get(nome) ??
      read(conteudo, idfornecedor, geracao)
        .then((lidas) => {
          guardadas.set(chave, lidas)
          return lidas
        })
        .finally(() => lendo.delete(nome))
    lendo.set(nome, leitura)
    return leitura
  }

  return {
    list: async <D extends z.ZodType<object>>(
      conteudo: Conteudo<D>,
      idfornecedor: string,
      agora = Date.now(),
    ) => {
      const { versoes, publicadas } = await find(conteudo, idfornecedor)
      return chooseVivas(versoes, agora).map((viva) => ({
        ...viva,
        desde: Math.max(publicadas.get(viva.idpublicacao) ?? 0, viva.de ?? 0),
        // The same kind was read through its schema.
        dados: viva.dados as z.output<D> | null,
      }))
    },
  }
}
