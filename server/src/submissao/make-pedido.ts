import { randomInt } from 'node:crypto'

import type { ItemCarrinho, LojaColeta } from '@vitrine/contract'
import type { Totais } from '@vitrine/rules/carrinho'
import { makeParcelas, type Parcela } from '@vitrine/rules/fatura'
import { toCentavos, toDecimilesimos, toMilesimos } from '@vitrine/rules/dinheiro'
import { isPorPeso } from '@vitrine/rules/pagamento'
import type { StatusPedido } from '@vitrine/rules/pedido'
import type { ServicoCalculado } from '@vitrine/rules/servico'

import { centroDoPedido, hasRestritos, readRespostas, toPagando, type EmSubmissao } from '#conferencia'
import { chooseJanela } from '#entrega'
import { listEventosDoNovo } from '#movimento'
import { chooseDias, planPagamento, type PlanoPagamento } from '#pagamento'

import { keepSubmissao, toAssinaturaNova, toColunasAssinatura } from './make-assinatura.ts'
import { toItens, totalComImpostos } from './make-itens.ts'
import type { PedidoNovo } from './pedido-novo.repository.ts'
import type { ItemPedidoNovo, PedidoGravado } from './registros.ts'

/** A submission whose delivery form and payment method are the supplier's own: the checks refuse any other. */
export type EmPedido = EmSubmissao & {
  formaEntrega: NonNullable<EmSubmissao['formaEntrega']>
  formaPagamento: NonNullable<EmSubmissao['formaPagamento']>
}

export function hasFormas(em: EmSubmissao): em is EmPedido {
  return em.formaEntrega !== undefined && em.formaPagamento !== undefined
}

export type TotaisPedido = Totais & { total: number | null }

interface Decidido {
  idcliente: string
  servicos: ServicoCalculado[]
  totais: TotaisPedido
  /** Labels the submission passes through; the last is its status. */
  passos: StatusPedido[]
}

/** The rows of an order that passed every check: a snapshot that later changes of products or people do not touch. */
export function toPedidoNovo(em: EmPedido, decidido: Decidido): PedidoNovo {
  const { contexto } = em
  const { totais, passos } = decidido
  const esvazia = em.aprovacao ? em.aprovacao.esvazia : em.ciclo === null
  const ator = em.ciclo ? 'sistema' : contexto.papel
  const assinatura = toAssinaturaNova(em)
  const itens = toItens(em.composicao.itens, totais)
  const { cobranca, detalhe } = planDoPedido(em, totais.total, itens)
  const faturas = toFaturas(em, totais.total)
  const servicos = decidido.servicos.map((servico, sequencia) =>
    toServico(servico, sequencia, em.composicao.itens),
  )
  const historico = passos.map((status, sequencia) => ({
    sequencia,
    status,
    ator: sequencia === 0 ? ator : 'sistema',
    idusuario: contexto.idusuario,
  }))
  const documentonaentrega = hasRestritos(em)
  return {
    pedido: {
      ...toPedido(em, decidido, assinatura?.idassinatura ?? null),
      ...toEntrega(em),
      detalhepagamento: detalhe,
      documentonaentrega,
    },
    itens,
    servicos,
    historico,
    eventos: listEventosDoNovo({
      passos: historico,
      numpedidocliente: em.submissao.numPedidoCliente,
      total: totais.total,
      documentoNaEntrega: documentonaentrega,
      negociacao: totais.total === null ? null : em.negociacao,
      ciclo: em.ciclo,
    }),
    pagamento: cobranca,
    assinatura,
    faturas,
    esvazia,
    fechada: esvazia && !em.orcamento ? toFechada(em, totais.total) : null,
    centro: centroDoPedido(em),
    aprovacao: em.aprovacao && { ...em.aprovacao, idusuario: contexto.idusuario },
  }
}

/** The negotiation of the cart ends with its order, whoever sends it. */
function toFechada({ estado, contexto, ciclo }: EmPedido, total: number | null): PedidoNovo['fechada'] {
  const negociacao = ciclo ? null : estado.acordo?.negociacao
  if (!negociacao) return null
  const { idusuario, sessao, papel } = contexto
  return {
    idnegociacao: negociacao.idnegociacao,
    revisao: negociacao.revisao,
    idusuario,
    nome: sessao?.nome || (sessao?.cliente_nome ?? ''),
    lado: papel === 'atendente' || papel === 'fornecedor' ? 'LOJA' : 'CLIENTE',
    total: centavosOf(total),
  }
}

/** The charge is stored with the order, before its provider is asked (readings 6: the order exists first). */
function planDoPedido(
  em: EmSubmissao,
  total: number | null,
  itens: readonly ItemPedidoNovo[],
): PlanoPagamento {
  const { formaPagamento: forma } = em
  if (!forma) return { cobranca: null, detalhe: {} }
  const porPeso = itens
    .filter(({ unidade }) => isPorPeso(unidade))
    .reduce((soma, linha) => soma + totalComImpostos(linha), 0)
  return planPagamento(toPagando(em, { forma, total, porPeso }))
}

/** The invoices of an order on credit, by the terms of its method; none for other orders and for a budget. */
function toFaturas({ formaPagamento, contexto, submissao }: EmSubmissao, total: number | null): Parcela[] {
  if (formaPagamento?.tipo !== 'FATURADO' || !total) return []
  const dias = chooseDias(formaPagamento, submissao.formaPagamento.prazo)
  return makeParcelas(toCentavos(total), dias, contexto.hoje)
}

function toPedido(
  em: EmPedido,
  { idcliente, totais, passos }: Decidido,
  idassinatura: string | null,
): Omit<PedidoGravado, keyof ReturnType<typeof toEntrega> | 'detalhepagamento' | 'documentonaentrega'> {
  const { submissao, contexto, fornecedor } = em
  const { idformapagto, tipo: tipopagamento, nome: nomepagamento } = em.formaPagamento
  const status = passos.at(-1) ?? 'ENVIADO'
  return {
    idfornecedor: fornecedor.idfornecedor,
    idcliente,
    idusuario: contexto.idusuario,
    idrepresentante: contexto.idrepresentante,
    idapikeys: contexto.idapikeys,
    idsubmissao: submissao.idsubmissao,
    status,
    // Priced as the customer read it, whose channel is not the attendant's.
    canalvenda: em.fechamento ? 'MANUAL' : contexto.canalVenda,
    negociacao: totais.total === null ? null : em.negociacao,
    idformapagto,
    tipopagamento,
    nomepagamento,
    subtotal: centavosOf(totais.subtotal),
    desconto: centavosOf(totais.descontos) ?? 0,
    embalagens: centavosOf(totais.embalagens) ?? 0,
    servicos: totais.total === null ? 0 : toCentavos(totais.servicos),
    taxaentrega: toCentavos(totais.taxaentrega),
    valoripi: toCentavos(totais.valoripi),
    valorst: toCentavos(totais.valorst),
    total: centavosOf(totais.total),
    cupom: totais.total === null ? null : (em.cupom.cupom?.codigocupom ?? null),
    idcupom: totais.total === null ? null : (em.cupom.cupom?.idcupom ?? null),
    anotacoes: submissao.anotacoes,
    numpedidocliente: submissao.numPedidoCliente,
    substituicao: submissao.substituicao,
    caracteristicas: readRespostas(em).valores,
    totalitens: em.composicao.itens.length,
    orcamento: passos[0] === 'ORCAMENTO_NOVO',
    submissao: keepSubmissao(em),
    ...toColunasAssinatura(em, idassinatura),
  }
}

/** Where and when: copies, so that an address or a store that changes later leaves the order as it was. */
function toEntrega({ submissao, estado, fornecedor, formaEntrega, agora, lugar }: EmPedido) {
  const { data_de_entrega, inicio } = submissao.formaEntrega
  const janela = chooseJanela(formaEntrega, fornecedor, agora, { data: data_de_entrega, inicio, lugar })
  const loja = fornecedor.lojas.find(({ idloja }) => idloja === submissao.lojaRetira?.idloja)
  const isRetirada = submissao.tipoEntrega === 'RETIRADA'
  return {
    tipoentrega: submissao.tipoEntrega,
    idformaentrega: formaEntrega.idformaentrega,
    nomeformaentrega: formaEntrega.nome,
    data_de_entrega,
    janela_inicio: inicio,
    janela_fim: janela?.fim ?? inicio,
    enderecoentrega: isRetirada ? null : estado.enderecoentrega,
    enderecofaturamento: estado.enderecofaturamento ?? estado.enderecoentrega,
    lojaretira: isRetirada && loja ? toLojaRetira(loja) : null,
    // Code for pickup: the goods are handed to the person who says it.
    codigoretirada: isRetirada ? String(randomInt(1_000_000)).padStart(6, '0') : null,
  }
}

function toLojaRetira({ nome, descricao_endereco_loja, lat, lng, horarios }: LojaColeta) {
  return { nome, descricao_endereco_loja, coordenadas_loja: { lat, lng }, horarios }
}

/** A service as it is sold now, with the name of the product it is for. */
function toServico(servico: ServicoCalculado, sequencia: number, itens: readonly ItemCarrinho[]) {
  const { idservico, nome, idlinha, quantidade, precounitario, total } = servico
  const item = itens.find(({ id }) => id === idlinha)
  return {
    sequencia,
    idservico,
    nome,
    idcadastroextraproduto: item && !item.produtos ? item.id : null,
    nomeproduto: item?.nome ?? null,
    quantidade: toMilesimos(quantidade),
    precounitario: toDecimilesimos(precounitario),
    total: toCentavos(total),
  }
}

function centavosOf(reais: number | null | undefined): number | null {
  return reais === null || reais === undefined ? null : toCentavos(reais)
}
