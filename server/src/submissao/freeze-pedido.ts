import type { ConteudoAprovacao, Submissao } from '@vitrine/contract'
import { fromCentavos, fromDecimilesimos, fromMilesimos } from '@vitrine/rules/dinheiro'
import { formatEndereco } from '@vitrine/rules/documento'
import { formatJanela } from '@vitrine/rules/entrega'

import type { ContextoComprador } from '#acesso'
import { idsOf } from '#carrinho'
import {
  checks,
  findEstado,
  nameProxima,
  refuse,
  toComprador,
  type EmSubmissao,
  type SubmissaoDeps,
} from '#conferencia'
import { Falha } from '#infra'
import { reais } from '#pedido'
import { listProdutosById } from '#produto'

import { decidePedido, type PedidoDecidido } from './decide-pedido.ts'
import { hasFormas, toPedidoNovo } from './make-pedido.ts'
import type { PedidoNovo } from './pedido-novo.repository.ts'
import type { ItemPedidoNovo } from './registros.ts'

/** A submission as it would be priced now, without a login. */
export interface PedidoCongelado {
  conteudo: ConteudoAprovacao
  /** What the rules of the company look at. */
  fatos: { idcategorias: string[]; produtos: string[]; precoFora: boolean }
  impressao: Buffer
  /** Why it would be refused; null: it would become an order. */
  recusa: Falha | null
}

/**
 * What a submission would cost and whether it would pass, by the reading, prices and checks of every order but the permission of whoever asks and the
 * rules that ask for approval. Throws what cannot even be shown.
 */
export async function freezePedido(
  { sql, pagamentos, vivos }: SubmissaoDeps,
  submissao: Submissao,
  contexto: ContextoComprador,
): Promise<PedidoCongelado> {
  const aprovacao = {
    pede: true,
    idaprovacao: '',
    revisao: 0,
    quemPediu: '',
    feitas: [],
    motivo: '',
    esvazia: false,
  }
  const semProvedor = toComprador(submissao, { ...contexto, podeSubmeter: true }, { aprovacao })
  const provedor = pagamentos.provedorOf(semProvedor.fornecedor)?.nome ?? null
  const comprador = { ...semProvedor, provedor }
  const { idfornecedor } = comprador.fornecedor
  const ids = idsOf(submissao.itens)
  const [estado, produtos] = await Promise.all([
    findEstado(sql, submissao, { ...comprador, idfornecedor }),
    vivos ? vivos.listById(idfornecedor, ids) : listProdutosById(sql, idfornecedor, ids),
  ])
  // The person who makes the order accepts the terms.
  const lida = { submissao, comprador, estado: { ...estado, termosuso: true }, produtos }
  const decidido = await decidePedido(sql, lida)
  const { em } = decidido
  const recusa = tryChecks(em)
  if (!hasFormas(em) || em.composicao.itens.length === 0) throw recusa ?? new Falha('carrinho_vazio')
  if (em.formaPagamento.tipo === 'CARTAO') return refuse('pagamento_indisponivel', [], undefined, SEM_CARTAO)
  const novo = toPedidoNovo(em, { ...decidido, idcliente: comprador.idcliente, passos: ['ENVIADO'] })
  return {
    conteudo: toConteudo(decidido, novo),
    fatos: {
      idcategorias: [...em.idcategorias],
      produtos: [...new Set(novo.itens.map(({ idcadastroextraproduto }) => idcadastroextraproduto))],
      precoFora: em.precoFora,
    },
    impressao: comprador.impressao,
    recusa: recusa && (await nameProxima(sql, recusa).catch((error: unknown) => error as Falha)),
  }
}

/** A card is its holder's, and what stands for it lives for minutes. */
const SEM_CARTAO = 'Cartão não serve para um pedido que espera aprovação: escolha outra forma de pagamento.'

function tryChecks(em: EmSubmissao): Falha | null {
  try {
    for (const { check } of checks) check(em)
    return null
  } catch (error) {
    if (error instanceof Falha) return error
    throw error
  }
}

function toConteudo(
  { em, totais }: PedidoDecidido,
  { pedido, itens, servicos }: PedidoNovo,
): ConteudoAprovacao {
  const { submissao, orcamento, formaEntrega, formaPagamento } = em
  const { data_de_entrega, inicio } = submissao.formaEntrega
  return {
    itens: itens.map(toLinha),
    servicos: servicos.map(({ nome, quantidade, total }) => ({
      nome,
      quantidade: fromMilesimos(quantidade),
      total: fromCentavos(total),
    })),
    subtotal: totais.subtotal,
    desconto: totais.descontos ?? 0,
    embalagens: totais.embalagens ?? 0,
    taxaentrega: totais.taxaentrega,
    valoripi: totais.valoripi,
    valorst: totais.valorst,
    total: totais.total,
    cupom: totais.total === null ? null : (em.cupom.cupom?.codigocupom ?? null),
    tipoEntrega: submissao.tipoEntrega,
    formaEntrega: formaEntrega?.nome ?? '',
    data_de_entrega,
    janela: formatJanela(data_de_entrega, inicio, String(pedido.janela_fim ?? inicio), ''),
    onde: describeOnde(em),
    pagamento: formaPagamento?.nome ?? '',
    numPedidoCliente: submissao.numPedidoCliente,
    anotacoes: submissao.anotacoes,
    orcamento,
  }
}

function toLinha(item: ItemPedidoNovo): ConteudoAprovacao['itens'][number] {
  const { nome, embalagem, unidade, precounitario, total, observacao, sequenciacombo } = item
  return {
    id: item.idcadastroextraproduto,
    nome,
    embalagem,
    unidade,
    imagem: item.imagem as ConteudoAprovacao['itens'][number]['imagem'], // as the composition had it
    quantidade: fromMilesimos(item.quantidade),
    precounitario: precounitario === null ? null : fromDecimilesimos(precounitario),
    total: reais(total),
    observacao,
    emCombo: sequenciacombo !== null,
  }
}

/** 'Rua A, 10, Centro, Campinas', or the store. */
function describeOnde({ submissao, estado, fornecedor }: EmSubmissao): string {
  if (submissao.tipoEntrega === 'RETIRADA') {
    const loja = fornecedor.lojas.find(({ idloja }) => idloja === submissao.lojaRetira?.idloja)
    return loja ? `${loja.nome}, ${loja.descricao_endereco_loja}` : ''
  }
  const { rua, numero, complemento, bairro, cidade } = estado.enderecoentrega ?? {}
  return formatEndereco({ rua, numero, complemento, bairro, cidade })
}
