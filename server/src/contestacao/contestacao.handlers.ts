import type { HandlersOf } from '#chamada'
import type { Fornecedores } from '#fornecedor'
import { Falha, type Config, type Db, type Sql } from '#infra'
import { endContestacoes, type Pagamentos } from '#pagamento'
import {
  atorOf,
  findPedido,
  findStatus,
  movePedido,
  openPedido,
  requirePedido,
  toQuemVe,
  type ContextoOf,
  type QuemMove,
} from '#pedido'

import { listCartasDoPedido } from './dossie.repository.ts'
import { writeDossie } from './write-dossie.ts'

type Calls =
  | 'POST /painel/v1/pedidos/{num}/contestacoes/{idcontestacao}/encerrar'
  | 'GET /painel/v1/pedidos/{num}/dossie'

interface ContestacaoDeps {
  sql: Sql
  config: Config
  fornecedores: Fornecedores
  pagamentos: Pagamentos
  contextoOf: ContextoOf
}

interface Fim {
  idcontestacao: string
  decisao: 'LIBERADA' | 'CANCELADA'
  palavra: string
  quem: QuemMove
}

/** What staff does about an order whose payment is contested (decision 0054). */
export function createContestacaoHandlers(deps: ContestacaoDeps): HandlersOf<Calls> {
  const { sql, config, fornecedores, pagamentos } = deps
  return {
    'POST /painel/v1/pedidos/{num}/contestacoes/{idcontestacao}/encerrar': async ({
      params: { num, idcontestacao },
      body,
      requisicao,
    }) => {
      const { contexto } = await openPedido(deps, num, requisicao)
      const { papel, idusuario } = contexto
      const quem = { ator: atorOf(papel), papel, idusuario }
      const palavra = body.palavra.trim()
      if (!palavra) throw new Falha('motivo_ausente')
      await sql.begin((tx) => endHold(tx, num, { idcontestacao, decisao: body.decisao, palavra, quem }))
      await pagamentos.settle(num)
      const mensagem = body.decisao === 'LIBERADA' ? 'Pedido liberado.' : 'Pedido cancelado.'
      return { numpedido: num, status: await findStatus(sql, num), mensagem, carrinho: null }
    },
    'GET /painel/v1/pedidos/{num}/dossie': async ({ params: { num }, requisicao }) => {
      const { contexto, idfornecedor } = await openPedido(deps, num, requisicao)
      const quem = toQuemVe(contexto)
      const [pedido, fornecedor, cartas] = await Promise.all([
        quem && findPedido(sql, num, quem, { demo: config.demo, ator: atorOf(contexto.papel) }),
        fornecedores.findSempre(idfornecedor),
        listCartasDoPedido(sql, idfornecedor, num),
      ])
      if (!pedido || !fornecedor) throw new Falha('nao_encontrado')
      return writeDossie({ pedido, fornecedor, cartas, agora: new Date() })
    },
  }
}

/** If the order is cancelled, all its disputes end; if it is released, only this one, and the order continues when none is left. */
async function endHold(
  tx: Db,
  numpedido: number,
  { idcontestacao, decisao, palavra, quem }: Fim,
): Promise<void> {
  const pedido = await requirePedido(tx, numpedido)
  const fim = { idcontestacao, decisao, palavra, ator: quem.papel, idusuario: quem.idusuario }
  if ((await endContestacoes(tx, numpedido, fim)) === 0)
    throw new Falha('movimento_recusado', { detalhes: { de: 'ENCERRADA', para: decisao } })
  if (decisao === 'CANCELADA') await movePedido(tx, pedido, { para: 'CANCELADO', motivo: palavra, quem })
}
