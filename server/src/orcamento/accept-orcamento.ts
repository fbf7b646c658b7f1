import type { PedidoDeAcao } from '@vitrine/contract'
import { canSubmitPedido } from '@vitrine/rules/acesso'
import { fromCentavos, fromMilesimos } from '@vitrine/rules/dinheiro'
import { canMove, statusAfterSubmission } from '@vitrine/rules/movimento'
import { momentoOf } from '@vitrine/rules/pagamento'
import { makeParcelas } from '@vitrine/rules/fatura'

import type { ContextoComprador } from '#acesso'
import { asksTermos } from '#cliente'
import { checkDinheiro, refuse, SemJanela } from '#conferencia'
import type { FornecedorVivo } from '#fornecedor'
import { Falha, type Db } from '#infra'
import { passPedido, sistema } from '#movimento'
import { chooseDias, planPagamento, recallDetalhe, whyNotPagar, type Pagando } from '#pagamento'
import { saveForma } from '#pagamento-do-pedido'
import { atorOf, movePedido, requirePedido, situacaoOf, type PedidoTravado } from '#pedido'
import { listProdutosById } from '#produto'
import {
  makeAssinatura,
  readRecusa,
  refuseEstoque,
  saveAssinatura,
  saveFaturas,
  sumProdutos,
  takeTudo,
  toVaga,
  type AssinaturaNova,
} from '#submissao'

import {
  findOrcamento,
  hasTermos,
  saveJanela,
  saveOferta,
  type CondicaoGuardada,
  type Orcamento,
} from './orcamento.repository.ts'
import { chooseForma, refusePagamento, sumPorPeso } from './choose-forma.ts'
import { placeOrcamento, type EntregaDoOrcamento } from './place-orcamento.ts'

/**
 * A priced budget becomes an order, at the prices that were offered and before they expire: what a submission checks is
 * checked again, what an order takes is taken, all in this transaction. `versao` is the offer that the customer saw. Throws
 * what a submission throws (`SemJanela` too), and `orcamento_vencido`. `provedor`: who collects the supplier's money online.
 */
export async function acceptOrcamento(
  tx: Db,
  numpedido: number,
  aceite: PedidoDeAcao,
  { contexto, provedor }: { contexto: ContextoComprador; provedor: string | null },
): Promise<void> {
  const { papel, idusuario } = contexto
  const quem = { ator: atorOf(papel), papel, idusuario }
  const { pedido, orcamento, fornecedor, daVersao, produtos } = await openAceite(tx, numpedido, {
    aceite,
    contexto,
  })
  const entrega = placeOrcamento(pedido, orcamento, { aceite, fornecedor, produtos })
  const { linhas } = orcamento
  const { condicao, ...pagando } = toPagando(pedido, orcamento, {
    aceite,
    total: daVersao,
    contexto,
    fornecedor,
    provedor,
  })
  const total = condicao?.oferta?.total ?? daVersao
  const { forma, detalhe } = pagando
  checkDinheiro({ ...entrega, fornecedor, data: entrega.data_de_entrega }, forma)
  const vaga = toVaga(entrega.formaEntrega, entrega)
  const tomadas = {
    linhas: sumProdutos(linhas.map(({ id, quantidade }) => ({ idcadastroextraproduto: id, quantidade }))),
    credito: forma.tipo === 'FATURADO' ? total : null,
    // The price of the store is final: a budget has no coupon.
    cupom: null,
    vaga,
  }
  await takeTudo(tx, pedido, tomadas).catch((error: unknown) =>
    tellRecusa(error, orcamento, { entrega, fornecedor }),
  )
  if (condicao?.oferta) await saveOferta(tx, numpedido, condicao.oferta)
  await saveJanela(tx, numpedido, { ...entrega, vaga: vaga?.gramas ?? null })
  const motivo = `Orçamento aceito (versão ${orcamento.versao})`
  const { idformapagto, tipo, nome } = forma
  await saveForma(tx, numpedido, { idformapagto, tipo, nome, ...planPagamento(pagando) })
  const comoPedido = { ...pedido, tipopagamento: tipo, total }
  await movePedido(tx, comoPedido, { para: 'ENVIADO', motivo, quem })
  const [status = 'ENVIADO', ...depois] = statusAfterSubmission({
    orcamento: false,
    momentoPagamento: momentoOf(tipo),
  })
  for (const para of depois)
    await passPedido(
      tx,
      { numpedido, status },
      { para, motivo: '', autor: sistema },
      situacaoOf(comoPedido, 'sistema'),
    )
  if (tipo === 'FATURADO')
    await saveFaturas(tx, pedido, makeParcelas(total, chooseDias(forma, detalhe.prazo), contexto.hoje))
  const assinatura = toAssinatura(orcamento, { entrega, fornecedor, idformapagto })
  if (assinatura) await saveAssinatura(tx, numpedido, assinatura)
}

/** The budget as it stands, held: it may be accepted by who asks, and what it offers is still sold. `daVersao`: its total in centavos. */
async function openAceite(
  tx: Db,
  numpedido: number,
  { aceite, contexto }: { aceite: PedidoDeAcao; contexto: ContextoComprador },
) {
  const pedido = await requirePedido(tx, numpedido)
  const orcamento = await findOrcamento(tx, numpedido)
  const { fornecedor, papel } = contexto
  const { total: daVersao } = pedido
  if (!orcamento || !fornecedor) throw new Falha('nao_encontrado')
  checkMovimento(pedido, atorOf(papel))
  if (daVersao === null) throw new Falha('movimento_recusado')
  await checkComprador(tx, contexto)
  const ids = orcamento.linhas.map(({ id }) => id)
  const produtos = await listProdutosById(tx, fornecedor.idfornecedor, ids)
  checkOferta(orcamento, { aceite, total: daVersao, vendidos: new Set(produtos.map(({ id }) => id)) })
  return { pedido, orcamento, fornecedor, daVersao, produtos }
}

interface Aceito {
  aceite: PedidoDeAcao
  /** Centavos. */
  total: number
  contexto: ContextoComprador
  fornecedor: FornecedorVivo
  provedor: string | null
}

/**
 * How it is paid: as it was asked for, or in another way that was said now, under which prices are the same. Refuses what a
 * submission would be refused for.
 */
function toPagando(
  { tipoentrega: tipoEntrega }: PedidoTravado,
  orcamento: Orcamento,
  { aceite, total: daVersao, contexto, fornecedor, provedor }: Aceito,
): Pagando & { condicao: CondicaoGuardada | null } {
  const { detalhepagamento, linhas } = orcamento
  const { forma, condicao } = chooseForma(orcamento, aceite, fornecedor)
  const total = fromCentavos(condicao?.oferta?.total ?? daVersao)
  const pagando = {
    forma,
    detalhe: aceite.formaPagamento ?? recallDetalhe(detalhepagamento, total),
    provedor,
    total,
    porPeso: sumPorPeso(linhas, condicao),
    tipoEntrega,
    tags: contexto.tags,
    fuso: fornecedor.fuso,
    agora: new Date(),
  }
  const motivo = whyNotPagar(pagando)
  return motivo ? refusePagamento(motivo) : { ...pagando, condicao }
}

/** The subscription that was asked for with it (§4), of all that was accepted, paid as it is now; null when there is none, or its type is gone. */
function toAssinatura(
  { idtipoassinatura, idusuario, submissao, incluidas }: Orcamento,
  {
    entrega,
    fornecedor,
    idformapagto,
  }: { entrega: EntregaDoOrcamento; fornecedor: FornecedorVivo; idformapagto: string },
): AssinaturaNova | null {
  const tipo = fornecedor.tiposAssinatura.find((each) => each.idtipoassinatura === idtipoassinatura)
  if (!tipo || !submissao) return null
  const { formaEntrega, data_de_entrega: ancora, inicio, lugar } = entrega
  const guardada = {
    ...submissao,
    itens: [
      ...submissao.itens,
      // No line of what was asked for: the desk refuses to add one that is there.
      ...incluidas.map(({ id, quantidade }) => ({
        id,
        quantidade: fromMilesimos(quantidade),
        embalarParaPresente: false,
      })),
    ],
    formaEntrega: { ...submissao.formaEntrega, inicio },
    formaPagamento: { idformapagto },
  }
  return makeAssinatura(tipo, { idusuario, ancora, formaEntrega, fornecedor, lugar, submissao: guardada })
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
  if (recusa?.codigo === 'credito_insuficiente' || recusa?.codigo === 'credito_bloqueado')
    return refuse(recusa.codigo)
  if (recusa?.codigo === 'horario_lotado') throw new SemJanela('horario_lotado', { ...entrega, fornecedor })
  if (recusa?.codigo !== 'estoque_insuficiente') throw error
  return refuseEstoque(recusa.detalhe, linhas)
}
