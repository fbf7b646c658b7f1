import { clientes, fornecedores, type FornecedorDemo, type ProdutoDemo } from '@vitrine/demo'
import { computeTotais, type ItemCarrinho } from '@vitrine/rules/carrinho'
import { toCentavos, toDecimilesimos, toMilesimos } from '@vitrine/rules/dinheiro'
import { computeTaxaEntrega } from '@vitrine/rules/entrega'
import { fitQuantidade } from '@vitrine/rules/quantidade'
import { momentoOf, stepsOf, type StatusPedido } from '@vitrine/rules/pedido'

import type { ImagemDemo } from './fornecedor-demo.repository.ts'
import type { PedidoPassado } from './historico-demo.repository.ts'
import { idDemo, makeAcaso } from './id-demo.ts'
import { idCliente, idUsuario } from './pessoa-demo.repository.ts'

const DIA = 86_400_000

interface Comprador {
  chave: string
  email: string
  slug: string
  pedidos: number
}

const compradores: Comprador[] = [
  { chave: 'ana', email: 'ana@vitrine.example', slug: 'emporio', pedidos: 36 },
  { chave: 'ana', email: 'ana@vitrine.example', slug: 'obra', pedidos: 10 },
  { chave: 'bar', email: 'bar@vitrine.example', slug: 'atacado', pedidos: 52 },
]

/** Statuses of the newest orders, so that each of the ten is seen; the older ones are delivered, some cancelled. */
const RECENTES: Record<string, StatusPedido[]> = {
  emporio: ['AGUARDANDOPAGAMENTO', 'PAGO', 'SEPARANDO', 'EMENTREGA', 'CANCELADO'],
  obra: ['ORCAMENTO_NOVO', 'ORCAMENTO_PRECIFICADO', 'PRONTO_RETIRADA'],
  atacado: ['ENVIADO', 'SEPARANDO', 'EMENTREGA'],
}

/** A year of past orders for ana and bar, the newest last; totals by the same rules as any order. */
export function makeHistorico(
  agora: Date,
  imagens: ReadonlyMap<string, ReadonlyMap<string, ImagemDemo>>,
): PedidoPassado[] {
  const pedidos = compradores.flatMap((comprador, index) => {
    const demo = fornecedores.find(({ slug }) => slug === comprador.slug)
    return demo
      ? makePedidos(demo, comprador, { agora, acaso: makeAcaso(index + 7), imagens: imagens.get(demo.slug) })
      : []
  })
  return pedidos.sort((a, b) => a.criado_em.localeCompare(b.criado_em))
}

interface Meios {
  agora: Date
  acaso: () => number
  imagens: ReadonlyMap<string, ImagemDemo> | undefined
}

function makePedidos(demo: FornecedorDemo, comprador: Comprador, meios: Meios): PedidoPassado[] {
  const recentes = RECENTES[demo.slug] ?? []
  return Array.from({ length: comprador.pedidos }, (_, i) => {
    const fromLast = comprador.pedidos - 1 - i
    const dias =
      fromLast < recentes.length
        ? fromLast * 0.7 + 0.2
        : 6 + ((fromLast - recentes.length) * 355) / comprador.pedidos
    const status = recentes[fromLast] ?? (i % 11 === 3 ? 'CANCELADO' : 'ENTREGUE')
    return makePedido(
      demo,
      comprador,
      { status, criado_em: new Date(meios.agora.getTime() - dias * DIA), n: i },
      meios,
    )
  })
}

interface Feito {
  status: StatusPedido
  criado_em: Date
  n: number
}

function makePedido(
  demo: FornecedorDemo,
  comprador: Comprador,
  { status, criado_em, n }: Feito,
  meios: Meios,
): PedidoPassado {
  const itens = chooseItens(demo, meios.acaso)
  const formaEntrega = chooseEntrega(demo, status)
  const formaPagamento = choosePagamento(demo, status, meios.acaso)
  const semPreco = status === 'ORCAMENTO_NOVO'
  const totais = computeTotais(itens, { multiplies: true })
  const taxaentrega = computeTaxaEntrega(formaEntrega, totais.subtotal ?? 0)
  const comFrete = computeTotais(itens, { multiplies: true, taxaentrega })
  const entrega = new Date(criado_em.getTime() + DIA)
  const [inicio = '08:00', fim = '12:00'] = (formaEntrega.janelas[0] ?? '08:00-12:00').split('-')
  const centavos = (reais: number | null) => (semPreco || reais === null ? null : toCentavos(reais))
  const passos = passosOf(status, formaEntrega.tipoEntrega, formaPagamento.tipo)
  return {
    idfornecedor: idDemo(demo.slug),
    idcliente: idCliente(comprador.chave),
    idusuario: idUsuario(comprador.email),
    idsubmissao: idDemo('submissao', demo.slug, comprador.chave, n),
    status,
    tipoentrega: formaEntrega.tipoEntrega,
    idformaentrega: idDemo(demo.slug, 'entrega', formaEntrega.nome),
    nomeformaentrega: formaEntrega.nome,
    data_de_entrega: entrega.toISOString().slice(0, 10),
    janela_inicio: inicio,
    janela_fim: fim,
    enderecoentrega: formaEntrega.tipoEntrega === 'DELIVERY' ? enderecoOf(comprador.chave) : null,
    lojaretira: formaEntrega.tipoEntrega === 'RETIRADA' ? lojaOf(demo) : null,
    idformapagto: idDemo(demo.slug, 'pagamento', formaPagamento.nome),
    tipopagamento: formaPagamento.tipo,
    nomepagamento: formaPagamento.nome,
    subtotal: centavos(totais.subtotal),
    taxaentrega: toCentavos(taxaentrega),
    total: centavos(comFrete.totalCompras),
    totalitens: itens.length,
    criado_em: criado_em.toISOString(),
    itens: itens.map((item, sequencia) => {
      const linha = totais.linhas.get(item.id)
      return {
        sequencia,
        idcadastroextraproduto: item.id,
        nome: item.nome,
        embalagem: item.embalagem,
        unidade: item.unidade,
        imagem: meios.imagens?.get(item.sku) ?? null,
        quantidade: toMilesimos(item.quantidade),
        precounitario:
          semPreco || linha?.precounitario === null || !linha ? null : toDecimilesimos(linha.precounitario),
        preco: semPreco ? null : toDecimilesimos(item.preco ?? 0),
        total: centavos(linha?.total ?? null),
      }
    }),
    historico: passos.map((passo, sequencia) => ({
      sequencia,
      status: passo,
      ator: sequencia === 0 ? 'cliente' : 'sistema',
      quando: new Date(criado_em.getTime() + Math.min(sequencia, 5) * (DIA / 6)).toISOString(),
      motivo: passo === 'CANCELADO' ? 'Cancelado a pedido do cliente' : '',
    })),
  }
}

type ItemDemo = ItemCarrinho & { sku: string; embalagem: string; unidade: string }

/** Three to nine of the products that sell best, in quantities that their rules allow. */
function chooseItens(demo: FornecedorDemo, acaso: () => number): ItemDemo[] {
  const best = demo.produtos
    .filter(({ maior_de_18, principal, estoque }) => !maior_de_18 && !principal && estoque !== 0)
    .sort((a, b) => b.vendas - a.vendas)
    .slice(0, 80)
  const chosen = new Map<string, ItemDemo>()
  const wanted = 3 + Math.floor(acaso() * 7)
  while (chosen.size < wanted) {
    const produto = best[Math.floor(acaso() * best.length)]
    if (produto) chosen.set(produto.sku, toItem(demo.slug, produto, acaso))
  }
  return [...chosen.values()].sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'))
}

function toItem(slug: string, produto: ProdutoDemo, acaso: () => number): ItemDemo {
  const { sku, nome, embalagem, unidade, preco, precooferta, granularidade, min_por_pedido, maxporpedido } =
    produto
  const regra = { granularidade, min_por_pedido, maxporpedido }
  const asked = (min_por_pedido ?? granularidade ?? 1) * (1 + Math.floor(acaso() * 4))
  return {
    id: idDemo(slug, sku),
    sku,
    nome,
    embalagem,
    unidade,
    preco,
    preconf: precooferta ?? preco,
    precovendaatacado: produto.precovendaatacado,
    minvendaatacado: produto.minvendaatacado,
    multiploincremento: produto.multiploincremento,
    efeitospoliticas: { descontoProgressivo: produto.descontoProgressivo },
    ...regra,
    quantidade: fitQuantidade(regra, asked).quantidade,
  }
}

function chooseEntrega({ formasEntrega, slug }: FornecedorDemo, status: StatusPedido) {
  const wanted = status === 'PRONTO_RETIRADA' ? 'RETIRADA' : 'DELIVERY'
  const forma = formasEntrega.find(({ tipoEntrega }) => tipoEntrega === wanted) ?? formasEntrega[0]
  if (!forma) throw new Error(`${slug} has no delivery form`)
  return forma
}

/** Methods by which an order may have reached its status. */
function tiposFor(status: StatusPedido): readonly string[] {
  if (status === 'AGUARDANDOPAGAMENTO' || status === 'PAGO') return ['PIX']
  return status === 'ENVIADO' ? ['ENTREGA', 'FATURADO'] : ['PIX', 'ENTREGA', 'FATURADO']
}

function choosePagamento(
  { formasPagamento, slug }: FornecedorDemo,
  status: StatusPedido,
  acaso: () => number,
) {
  const tipos = tiposFor(status)
  const usable = formasPagamento.filter(({ tipo }) => tipos.includes(tipo))
  const forma = usable[Math.floor(acaso() * usable.length)] ?? formasPagamento[0]
  if (!forma) throw new Error(`${slug} has no payment method`)
  return forma
}

/** The labels that an order went through to where it is. */
function passosOf(
  status: StatusPedido,
  tipoEntrega: 'DELIVERY' | 'RETIRADA',
  tipo: Parameters<typeof momentoOf>[0],
): StatusPedido[] {
  if (status === 'ORCAMENTO_NOVO') return ['ORCAMENTO_NOVO']
  if (status === 'ORCAMENTO_PRECIFICADO') return ['ORCAMENTO_NOVO', 'ORCAMENTO_PRECIFICADO']
  if (status === 'CANCELADO') return ['ENVIADO', 'CANCELADO']
  const steps = stepsOf(tipoEntrega, momentoOf(tipo)).flatMap((step): StatusPedido[] =>
    step === 'PAGO' ? ['AGUARDANDOPAGAMENTO', 'PAGO'] : [step],
  )
  return steps.slice(0, steps.indexOf(status) + 1)
}

function enderecoOf(chave: string) {
  const endereco = clientes.find((cliente) => cliente.chave === chave)?.enderecos[0]
  return endereco ? { complemento: '', pontoref: '', pais: 'Brasil', textoendereco: '', ...endereco } : null
}

function lojaOf({ lojas }: FornecedorDemo) {
  const [loja] = lojas
  return loja
    ? {
        nome: loja.nome,
        descricao_endereco_loja: loja.descricao_endereco_loja,
        coordenadas_loja: { lat: loja.lat, lng: loja.lng },
      }
    : null
}
