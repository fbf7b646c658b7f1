import { avisos, type AcaoPedido, type RespostaAcao, type StatusPedido } from '@vitrine/contract'
import { isOrcamento } from '@vitrine/rules/pedido'

import type { ContextoComprador } from '#acesso'
import { replaceCarrinho } from '#carrinho'
import type { HandlersOf, Requisicao } from '#chamada'
import { Falha, type Config, type Sql } from '#infra'
import type { Pagamentos } from '#pagamento'
import type { ProdutosVivos } from '#produto'

import { findDono, listLinhas, saveNumeroErp, type DonoDoPedido } from './movimento.repository.ts'
import { atorOf, movePedido, requirePedido, type Movimento } from './move-pedido.ts'

type Calls = 'POST /v4/orders/{num}/{acao}' | 'POST /painel/v1/pedidos/{num}/mover'

interface AcaoDeps {
  sql: Sql
  config: Config
  produtos: ProdutosVivos
  pagamentos: Pagamentos
  contextoOf: (
    requisicao: Requisicao,
    idfornecedor: string | null,
    idcliente?: string,
  ) => Promise<ContextoComprador>
}

/** Where each action leads in the table of moves. */
const destinos: Record<Exclude<AcaoPedido, 'repetir'>, { para: StatusPedido; mensagem: string }> = {
  cancelar: {
    para: 'CANCELADO',
    mensagem: 'Pedido cancelado. O que ele tinha reservado foi devolvido.',
  },
  'recusar-orcamento': { para: 'CANCELADO', mensagem: 'Orçamento recusado. A loja foi avisada.' },
  'confirmar-entrega': { para: 'ENTREGUE', mensagem: 'Recebimento confirmado. Obrigado!' },
}

/** What people do to an order that exists (readings 7 and 10): each move one transaction that holds the order. */
export function createAcaoPedidoHandlers({
  sql,
  config,
  produtos,
  pagamentos,
  contextoOf,
}: AcaoDeps): HandlersOf<Calls> {
  /** Who asks, as seen from the order's own fornecedor and cliente; strangers get 404. */
  async function openPedido(numpedido: number, requisicao: Requisicao): Promise<Aberto> {
    const dono = await findDono(sql, numpedido)
    if (!dono) throw new Falha('nao_encontrado')
    const contexto = await contextoOf(requisicao, dono.idfornecedor, dono.idcliente)
    if (!contexto.podeAgir && !isEquipe(contexto)) throw new Falha('nao_encontrado')
    return { ...dono, numpedido, contexto }
  }

  async function mover(
    { numpedido, contexto: { papel, idusuario } }: Aberto,
    { para, motivo, numpedidoerp }: Omit<Movimento, 'quem'> & { numpedidoerp?: string },
  ): Promise<StatusPedido> {
    const status = await sql.begin(async (tx) => {
      const pedido = await requirePedido(tx, numpedido)
      const quem = { ator: atorOf(papel), papel, idusuario }
      await movePedido(tx, pedido, { para, motivo: motivo.trim(), quem }, config)
      if (numpedidoerp !== undefined) await saveNumeroErp(tx, numpedido, numpedidoerp.trim())
      return para
    })
    // Asked of the provider once it is decided; one that is away is asked again by the minute's job.
    await pagamentos.settle(numpedido)
    return status
  }

  async function repetir({ numpedido, status, contexto }: Aberto): Promise<RespostaAcao> {
    try {
      const cartItens = await listLinhas(sql, numpedido)
      const carrinho = await replaceCarrinho(
        { db: sql, vivos: produtos },
        { cartItens, soma: true },
        contexto,
      )
      return { numpedido, status, mensagem: carrinho.mensagem ?? avisos.produtos_carregados, carrinho }
    } catch (error) {
      if (error instanceof Falha) throw error
      throw new Falha('repeticao_falhou')
    }
  }

  return {
    'POST /v4/orders/{num}/{acao}': async ({ params: { num, acao }, body, requisicao }) => {
      const aberto = await openPedido(num, requisicao)
      if (acao === 'repetir') return repetir(aberto)
      const { para, mensagem } = destinos[acao]
      if (acao === 'recusar-orcamento' && !isOrcamento(aberto.status))
        throw new Falha('movimento_recusado', { detalhes: { de: aberto.status, para } })
      const status = await mover(aberto, { para, motivo: body.motivo })
      return { numpedido: num, status, mensagem, carrinho: null }
    },
    'POST /painel/v1/pedidos/{num}/mover': async ({ params: { num }, body, requisicao }) => {
      const status = await mover(await openPedido(num, requisicao), body)
      return { numpedido: num, status, mensagem: 'Pedido atualizado.', carrinho: null }
    },
  }
}

/** An order that the asker may act on. */
interface Aberto extends DonoDoPedido {
  numpedido: number
  contexto: ContextoComprador
}

/** Works for the order's own fornecedor, or for the platform. */
function isEquipe({ papel }: ContextoComprador): boolean {
  return papel === 'atendente' || papel === 'fornecedor' || papel === 'operador'
}
