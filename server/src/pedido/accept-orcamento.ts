import type { PedidoDeAcao } from '@vitrine/contract'
import { canSubmitPedido } from '@vitrine/rules/acesso'
import { fromCentavos } from '@vitrine/rules/dinheiro'
import { canMove, momentoOf, statusAfterSubmission } from '@vitrine/rules/pedido'

import { makeParcelas } from '@vitrine/rules/fatura'

import type { ContextoComprador } from '#acesso'
import { asksTermos } from '#cliente'
import type { FornecedorVivo } from '#fornecedor'
import { Falha, type Db } from '#infra'
import { moveStatus } from '#pagamento'
import { listProdutosById } from '#produto'

import { refuse } from './checks.ts'
import { saveFaturas } from './pedido-novo-partes.repository.ts'
import { placeOrcamento, type EntregaDoOrcamento } from './place-orcamento.ts'
import { sumProdutos } from './make-itens.ts'
import { toCobranca } from './make-pedido.ts'
import { atorOf, movePedido, requirePedido, type Ambiente } from './move-pedido.ts'
import type { PedidoTravado } from './movimento.repository.ts'
import {
  findOrcamento,
  hasTermos,
  insertCobranca,
  saveJanela,
  type Orcamento,
} from './orcamento.repository.ts'
import { SemJanela } from './sem-janela.ts'
import { toVaga } from './to-tomadas.ts'
import { readRecusa, takeTudo } from './tomada.repository.ts'

/**
 * A priced budget becomes an order, at the prices that were offered and before they expire: what a submission checks is
 * checked again, what an order takes is taken, all in this transaction. `versao` is the offer that the customer saw. Throws
 * what a submission throws (`SemJanela` too), and `orcamento_vencido`.
 */
export async function acceptOrcamento(
  tx: Db,
  numpedido: number,
  aceite: PedidoDeAcao,
  { contexto, config }: Ambiente,
): Promise<void> {
  const pedido = await requirePedido(tx, numpedido)
  const orcamento = await findOrcamento(tx, numpedido)
  const { fornecedor, papel, idusuario } = contexto
  const { total } = pedido
  if (!orcamento || !fornecedor) throw new Falha('nao_encontrado')
  const quem = { ator: atorOf(papel), papel, idusuario }
  checkMovimento(pedido, quem.ator)
  if (total === null) throw new Falha('movimento_recusado')
  await checkComprador(tx, contexto)
  const produtos = await listProdutosById(
    tx,
    fornecedor.idfornecedor,
    orcamento.linhas.map(({ id }) => id),
  )
  checkOferta(orcamento, { aceite, total, vendidos: new Set(produtos.map(({ id }) => id)) })
  const entrega = placeOrcamento(pedido, orcamento, { aceite, fornecedor, produtos })
  const { idformapagto, linhas } = orcamento
  const forma = fornecedor.formasPagamento.find((each) => each.idformapagto === idformapagto)
  if (!forma) return refuse('pagamento_indisponivel')

  const vaga = toVaga(entrega.formaEntrega, entrega)
  const tomadas = {
    linhas: sumProdutos(linhas.map(({ id, quantidade }) => ({ idcadastroextraproduto: id, quantidade }))),
    credito: forma.tipo === 'FATURADO' ? total : null,
    // The store's price is the price: a budget has no coupon.
    idcupom: null,
    vaga,
  }
  await takeTudo(tx, pedido, tomadas).catch((error: unknown) =>
    tellRecusa(error, orcamento, { entrega, fornecedor }),
  )
  await saveJanela(tx, numpedido, { ...entrega, vaga: vaga?.gramas ?? null })
  const motivo = `Orçamento aceito (versão ${orcamento.versao})`
  await movePedido(tx, pedido, { para: 'ENVIADO', motivo, quem }, config)
  const momentoPagamento = momentoOf(forma.tipo)
  for (const status of statusAfterSubmission({ orcamento: false, momentoPagamento }).slice(1))
    await moveStatus(tx, numpedido, { status, motivo: '', ator: 'sistema', idusuario: null })
  if (forma.tipo === 'PIX') await insertCobranca(tx, pedido, toCobranca(total))
  if (forma.tipo === 'FATURADO')
    await saveFaturas(
      tx,
      pedido,
      makeParcelas(total, fornecedor.prazos.get(idformapagto) ?? [], contexto.hoje),
    )
}

function checkMovimento(pedido: PedidoTravado, ator: ReturnType<typeof atorOf>): void {
  const { status: de, tipoentrega: tipoEntrega, tipopagamento, vencido } = pedido
  const situacao = { ator, momentoPagamento: momentoOf(tipopagamento), tipoEntrega, pago: false }
  if (!canMove(de, 'ENVIADO', situacao))
    throw new Falha('movimento_recusado', { detalhes: { de, para: 'ENVIADO' } })
  if (vencido) throw new Falha('orcamento_vencido')
}

/** Permission, approval and terms, as they stand now (readings 6). */
async function checkComprador(tx: Db, contexto: ContextoComprador): Promise<void> {
  const { motivo } = canSubmitPedido({
    tags: contexto.fornecedor?.tags ?? [],
    autenticado: contexto.sessao !== null,
    aprovado: contexto.aprovado,
    pode_submeter: contexto.podeSubmeter,
  })
  if (motivo) refuse(motivo)
  if (asksTermos(contexto) && !(await hasTermos(tx, contexto.idusuario))) refuse('termos_nao_aceitos')
}

/** The prices that the customer saw are those that hold, and everything is still sold. */
function checkOferta(
  { versao, linhas }: Orcamento,
  { aceite, total, vendidos }: { aceite: PedidoDeAcao; total: number; vendidos: ReadonlySet<string> },
): void {
  const gone = linhas.filter(({ id }) => !vendidos.has(id))
  if (gone.length > 0) refuse('produto_indisponivel', gone)
  if (aceite.versao !== undefined && aceite.versao !== versao)
    refuse('total_mudou', [], { versao, total: fromCentavos(total) })
}

function tellRecusa(
  error: unknown,
  { linhas }: Orcamento,
  { entrega, fornecedor }: { entrega: EntregaDoOrcamento; fornecedor: FornecedorVivo },
): never {
  const recusa = readRecusa(error)
  if (recusa?.codigo === 'credito_insuficiente') return refuse('credito_insuficiente')
  if (recusa?.codigo === 'horario_lotado') throw new SemJanela('horario_lotado', { ...entrega, fornecedor })
  if (recusa?.codigo !== 'estoque_insuficiente') throw error
  const ids = recusa.detalhe.split(',')
  return refuse(
    'estoque_insuficiente',
    linhas.filter(({ id }) => ids.includes(id)),
  )
}
