import { clientes, fornecedores, type ClienteDemo, type FornecedorDemo } from '@vitrine/demo'
import { addDias, FUSO_PADRAO, instantOf, todayIn } from '@vitrine/rules/data'
import { toCentavos, toDecimilesimos, toMilesimos } from '@vitrine/rules/dinheiro'
import { firstJanela, listDatas } from '@vitrine/rules/entrega'
import { isFinal, isOrcamento, type StatusPedido } from '@vitrine/rules/pedido'

import { type ImagemDemo, idDemo, makeAcaso } from '#loja-demo'

import { toCobranca } from './cobranca-historico.ts'
import type { PedidoPassado } from './historico-demo.repository.ts'
import { chooseItens, totalize, type Compra, type ItemPassado } from './itens-historico.ts'
import { listPassos } from './passos-historico.ts'
import { idCliente, idUsuario } from './pessoa-demo.repository.ts'
import { listPlanejados, planos, type PedidoPlanejado, type Plano } from './plano-historico.ts'
import { enderecoOf, lojaOf } from './retrato-historico.ts'

const HORA = 3_600_000
/** Who brings what is on its way. */
const ENTREGADOR = { nome: 'Rogério Lima', telefone: '19987650143' }

type Imagens = ReadonlyMap<string, readonly ImagemDemo[]>

/**
 * A year of past orders for ana and bar, and the last ones of rep's clientes, the oldest first. Lines, prices and totals are the same each time; only the
 * dates follow `agora`. Totals by the same rules as any order; stock is not looked at.
 */
export function makeHistorico(agora: Date, imagens: ReadonlyMap<string, Imagens>): PedidoPassado[] {
  const pedidos = planos.flatMap((plano, index) => {
    const demo = fornecedores.find(({ slug }) => slug === plano.slug)
    const cliente = clientes.find(({ chave }) => chave === plano.chave)
    if (!demo || !cliente) throw new Error(`no buyer ${plano.chave} or store ${plano.slug}`)
    const acaso = makeAcaso(index + 7)
    const meios = { agora, acaso, imagens: imagens.get(demo.slug) ?? new Map() }
    return listPlanejados(plano).map((planejado, n) =>
      makePedido({ demo, cliente, plano, planejado, n, ...meios }),
    )
  })
  return pedidos.sort((a, b) => a.criado_em.localeCompare(b.criado_em))
}

interface Encomenda {
  demo: FornecedorDemo
  cliente: ClienteDemo
  plano: Plano
  planejado: PedidoPlanejado
  n: number
  agora: Date
  acaso: () => number
  imagens: Imagens
}

function makePedido(encomenda: Encomenda): PedidoPassado {
  const { demo, cliente, plano, planejado, n, acaso } = encomenda
  const { status } = planejado
  const inicio = beginOf(encomenda)
  const hoje = todayIn(FUSO_PADRAO, inicio)
  const tags = cliente.cadastros.find(({ slug }) => slug === demo.slug)?.tags ?? []
  const compra: Compra = {
    tags,
    formaEntrega: chooseEntrega(encomenda),
    formaPagamento: choosePagamento(encomenda),
    hoje,
  }
  const { formaEntrega, formaPagamento } = compra
  const itens = chooseItens(demo, compra, acaso)
  const totais = totalize(itens, compra)
  const entrega = chooseData(encomenda, compra, inicio)
  const fim = endOf(encomenda, inicio, entrega)
  const orcamento = isOrcamento(status) || (demo.tags.includes('support-budget') && n % 3 === 0)
  const caminho = { status, tipoEntrega: formaEntrega.tipoEntrega, tipo: formaPagamento.tipo, orcamento, n }
  const historico = listPassos(caminho, { slug: demo.slug, email: plano.email }, { inicio, fim })
  // A budget that nobody priced yet has no amounts.
  const centavos = (reais: number | null) =>
    status === 'ORCAMENTO_NOVO' || reais === null ? null : toCentavos(reais)
  const isRetirada = formaEntrega.tipoEntrega === 'RETIRADA'
  const total = centavos(totais.totalCompras)
  return {
    idfornecedor: idDemo(demo.slug),
    idcliente: idCliente(cliente.chave),
    idusuario: idUsuario(plano.email),
    idsubmissao: idDemo('submissao', demo.slug, cliente.chave, n),
    status,
    tipoentrega: formaEntrega.tipoEntrega,
    idformaentrega: idDemo(demo.slug, 'entrega', formaEntrega.nome),
    nomeformaentrega: formaEntrega.nome,
    data_de_entrega: entrega.data,
    janela_inicio: entrega.inicio,
    janela_fim: entrega.fim,
    enderecoentrega: isRetirada ? null : enderecoOf(cliente),
    enderecofaturamento: enderecoOf(cliente),
    lojaretira: isRetirada ? lojaOf(demo) : null,
    codigoretirada: isRetirada ? String(204_817 + n * 31).padStart(6, '0') : null,
    entregador: status === 'EMENTREGA' ? ENTREGADOR : null,
    idformapagto: idDemo(demo.slug, 'pagamento', formaPagamento.nome),
    tipopagamento: formaPagamento.tipo,
    nomepagamento: formaPagamento.nome,
    subtotal: centavos(totais.subtotal),
    embalagens: centavos(totais.embalagens) ?? 0,
    taxaentrega: centavos(totais.taxaentrega) ?? 0,
    total,
    totalitens: itens.length,
    numpedidocliente: cliente.tipo_documento === 'CNPJ' && n % 4 === 1 ? `OC-${2400 - n}` : '',
    criado_em: inicio.toISOString(),
    itens: itens.map((item, sequencia) => toItem(item, sequencia, encomenda, totais.linhas.get(item.id))),
    historico: historico.map(({ email, ...passo }) => ({ ...passo, idusuario: email && idUsuario(email) })),
    pagamento: toCobranca({
      idpagamento: idDemo('cobranca', demo.slug, cliente.chave, n),
      status,
      tipo: formaPagamento.tipo,
      total,
      historico,
      agora: encomenda.agora,
    }),
  }
}

function toItem(
  item: ItemPassado,
  sequencia: number,
  { planejado, imagens }: Encomenda,
  linha: ReturnType<typeof totalize>['linhas'] extends Map<string, infer L> ? L | undefined : never,
): PedidoPassado['itens'][number] {
  const priced = planejado.status === 'ORCAMENTO_NOVO' ? undefined : linha
  const centavos = (reais: number | null | undefined) =>
    reais === null || reais === undefined ? null : toCentavos(reais)
  return {
    sequencia,
    idcadastroextraproduto: item.id,
    nome: item.nome,
    embalagem: item.embalagem,
    unidade: item.unidade,
    imagem: imagens.get(item.sku)?.[0] ?? null,
    quantidade: toMilesimos(item.quantidade),
    precounitario: priced?.precounitario == null ? null : toDecimilesimos(priced.precounitario),
    preco: priced && item.preco ? toDecimilesimos(item.preco) : null,
    embalarparapresente: item.embalarParaPresente ?? false,
    embalagens: centavos(priced?.embalagem) ?? 0,
    total: centavos(priced?.total),
    traco_preco: priced?.traco ?? null,
  }
}

/** Open orders count back from this moment; older ones began at some minute between 8 and 20 h. */
function beginOf({ planejado: { atras }, agora, acaso }: Encomenda): Date {
  if ('horas' in atras) return new Date(agora.getTime() - atras.horas * HORA)
  const minuto = Math.floor(acaso() * 12 * 60)
  const hora = `${String(8 + Math.floor(minuto / 60)).padStart(2, '0')}:${String(minuto % 60).padStart(2, '0')}`
  return instantOf(addDias(todayIn(FUSO_PADRAO, agora), -atras.dias), hora, FUSO_PADRAO)
}

interface Entrega {
  data: string
  inicio: string
  fim: string
}

/** The first window that was open when it was ordered; one still to come, or going on, when it is not over yet. */
function chooseData({ demo, planejado, agora }: Encomenda, { formaEntrega }: Compra, inicio: Date): Entrega {
  const { status } = planejado
  const isOnItsWay = status === 'EMENTREGA' || status === 'PRONTO_RETIRADA'
  const antecedencia_horas = isOnItsWay ? -3 : formaEntrega.antecedencia_horas
  const agenda = { ...formaEntrega, antecedencia_horas, prazo_dias: 0, corte_hora: null }
  const janela = firstJanela(listDatas(agenda, isFinal(status) ? inicio : agora, { fuso: FUSO_PADRAO }))
  if (!janela) throw new Error(`${demo.slug} ${formaEntrega.nome} has no open window`)
  return janela
}

/** When the last move was made. */
function endOf({ planejado: { status }, agora }: Encomenda, inicio: Date, entrega: Entrega): Date {
  if (status === 'CANCELADO') return new Date(inicio.getTime() + HORA / 2)
  if (status !== 'ENTREGUE') return new Date(inicio.getTime() + (agora.getTime() - inicio.getTime()) * 0.8)
  const shortlyBefore = instantOf(entrega.data, entrega.fim, FUSO_PADRAO).getTime() - HORA / 2
  return new Date(Math.max(shortlyBefore, inicio.getTime() + HORA / 2))
}

function chooseEntrega({ demo, planejado: { status }, n }: Encomenda) {
  const wanted =
    status === 'PRONTO_RETIRADA' || (n % 6 === 4 && status !== 'EMENTREGA') ? 'RETIRADA' : 'DELIVERY'
  const { formasEntrega, slug } = demo
  const forma = formasEntrega.find(({ tipoEntrega }) => tipoEntrega === wanted) ?? formasEntrega[0]
  if (!forma) throw new Error(`${slug} has no delivery form`)
  return forma
}

/** Methods by which an order may have reached its status. */
function tiposFor(status: StatusPedido): readonly string[] {
  if (status === 'AGUARDANDOPAGAMENTO' || status === 'PAGO') return ['PIX']
  return status === 'ENVIADO' ? ['ENTREGA'] : ['PIX', 'ENTREGA', 'FATURADO']
}

/** In turn, so that each is seen; credit only for whoever has a limit. */
function choosePagamento({ demo, cliente, planejado: { status }, n }: Encomenda) {
  const limite = cliente.cadastros.find(({ slug }) => slug === demo.slug)?.limite ?? 0
  const usable = demo.formasPagamento.filter(
    ({ tipo }) => tiposFor(status).includes(tipo) && (tipo !== 'FATURADO' || limite > 0),
  )
  const forma = usable[n % usable.length]
  if (!forma) throw new Error(`${demo.slug} has no payment method for ${status}`)
  return forma
}
