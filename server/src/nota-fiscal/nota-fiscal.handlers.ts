import type { ContextoComprador } from '#acesso'
import type { HandlersOf, Requisicao } from '#chamada'
import { Falha, type Config, type Sql } from '#infra'
import { openPedido } from '#pedido'

import { drawDanfe } from './draw-danfe.ts'
import { findNota } from './nota-fiscal.repository.ts'
import { parseNfe } from './parse-nfe.ts'
import { receiveCancelamento, receiveNota } from './receive-nota.ts'

type Calls =
  | 'GET /v4/danfe/{num}/{idfornecedor}'
  | 'GET /v4/danfe/{num}/{idfornecedor}/xml'
  | 'POST /painel/v1/pedidos/{num}/nota-fiscal'
  | 'POST /painel/v1/pedidos/{num}/nota-fiscal/cancelar'

interface NotaDeps {
  sql: Sql
  config: Pick<Config, 'demo' | 'port' | 'marketplaceHosts'>
  contextoOf: (
    requisicao: Requisicao,
    idfornecedor: string | null,
    idcliente?: string,
  ) => Promise<ContextoComprador>
}

/** Fiscal documents of an order (§2 Order detail, §7 Orders). */
export function createNotaFiscalHandlers({ sql, config, contextoOf }: NotaDeps): HandlersOf<Calls> {
  /** Strangers learn nothing: another's order is as unknown as one that does not exist. */
  async function find(numpedido: number, { fornecedor }: ContextoComprador, requisicao: Requisicao) {
    const nota = fornecedor && (await findNota(sql, fornecedor.idfornecedor, numpedido))
    if (!nota) throw new Falha('nao_encontrado')
    const { podeAgir } = await contextoOf(requisicao, fornecedor.idfornecedor, nota.idcliente)
    if (!podeAgir) throw new Falha('nao_encontrado')
    const { chave, xml, cancelada } = nota
    if (!chave || !xml) throw new Falha('nota_nao_emitida')
    return { chave, xml, cancelada }
  }

  /** Who works for the order's store, or its own system. */
  async function quemOf(num: number, requisicao: Requisicao) {
    const { contexto } = await openPedido({ sql, contextoOf }, num, requisicao)
    return { ator: contexto.papel, idusuario: contexto.idusuario }
  }

  return {
    'POST /painel/v1/pedidos/{num}/nota-fiscal': async ({ params: { num }, body, requisicao }) => {
      const quem = await quemOf(num, requisicao)
      const recebida = await sql.begin((tx) => receiveNota(tx, num, body.xml, { quem, config }))
      return { numpedido: num, ...recebida }
    },
    'POST /painel/v1/pedidos/{num}/nota-fiscal/cancelar': async ({ params: { num }, body, requisicao }) => {
      await quemOf(num, requisicao)
      const cancelada = await sql.begin((tx) => receiveCancelamento(tx, num, body.xml))
      return { numpedido: num, ...cancelada }
    },
    'GET /v4/danfe/{num}/{idfornecedor}': async ({ params, contexto, requisicao }) => {
      const { chave, xml, cancelada } = await find(params.num, contexto, requisicao)
      const nota = parseNfe(xml)
      if (!nota) throw new Falha('nota_nao_emitida')
      return { nome: `danfe-${chave}.pdf`, conteudo: drawDanfe(nota, { cancelada }) }
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
