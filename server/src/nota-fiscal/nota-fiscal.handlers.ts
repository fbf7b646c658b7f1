import type { ContextoComprador } from '#acesso'
import type { HandlersOf, Requisicao } from '#chamada'
import { Falha, type Sql } from '#infra'

import { drawDanfe } from './draw-danfe.ts'
import { findNota } from './nota-fiscal.repository.ts'
import { parseNfe } from './parse-nfe.ts'

type Calls = 'GET /v4/danfe/{num}/{idfornecedor}' | 'GET /v4/danfe/{num}/{idfornecedor}/xml'

interface NotaDeps {
  sql: Sql
  contextoOf: (
    requisicao: Requisicao,
    idfornecedor: string | null,
    idcliente?: string,
  ) => Promise<ContextoComprador>
}

/** Fiscal documents of an order (§2 Order detail, §7 Orders). */
export function createNotaFiscalHandlers({ sql, contextoOf }: NotaDeps): HandlersOf<Calls> {
  /** Strangers learn nothing: another's order is as unknown as one that does not exist. */
  async function find(numpedido: number, { fornecedor }: ContextoComprador, requisicao: Requisicao) {
    const nota = fornecedor && (await findNota(sql, fornecedor.idfornecedor, numpedido))
    if (!nota) throw new Falha('nao_encontrado')
    const { podeAgir } = await contextoOf(requisicao, fornecedor.idfornecedor, nota.idcliente)
    if (!podeAgir) throw new Falha('nao_encontrado')
    const { chave, xml } = nota
    if (!chave || !xml) throw new Falha('nota_nao_emitida')
    return { chave, xml }
  }

  return {
    'GET /v4/danfe/{num}/{idfornecedor}': async ({ params, contexto, requisicao }) => {
      const { chave, xml } = await find(params.num, contexto, requisicao)
      const nota = parseNfe(xml)
      if (!nota) throw new Falha('nota_nao_emitida')
      return { nome: `danfe-${chave}.pdf`, conteudo: drawDanfe(nota) }
    },
    'GET /v4/danfe/{num}/{idfornecedor}/xml': async ({ params, contexto, requisicao }) => {
      const { chave, xml } = await find(params.num, contexto, requisicao)
      return { nome: `nfe-${chave}.xml`, conteudo: toBytes(xml) }
    },
  }
}

async function* toBytes(texto: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(texto)
}
