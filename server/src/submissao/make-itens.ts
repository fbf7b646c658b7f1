import type { ItemCarrinho, ParteCombo } from '@vitrine/contract'
import {
  computeImpostosDasLinhas,
  type ImpostosDaLinhaTotal,
  type LinhaTotal,
  type Totais,
} from '@vitrine/rules/carrinho'
import {
  formatReais,
  fromDecimilesimos,
  shareAbsoluto,
  toCentavos,
  toDecimilesimos,
  toMilesimos,
} from '@vitrine/rules/dinheiro'
import type { ImpostosDaLinha } from '@vitrine/rules/imposto'

import type { ItemPedidoNovo } from './registros.ts'

/** Lines of an order: one for each line of the cart, and one for each product that a combo takes, with its share. */
export function toItens(itens: readonly ItemCarrinho[], totais: Totais): ItemPedidoNovo[] {
  const impostos = computeImpostosDasLinhas(totais)
  return itens
    .flatMap((item, index) => {
      const linha = totais.linhas.get(item.id)
      const taxas = impostos.get(item.id)
      return item.produtos
        ? explodeCombo(item, item.produtos, { linha, taxas, index })
        : [toItem(item, linha, taxas)]
    })
    .map((item, sequencia) => ({ ...item, sequencia }))
}

/** What a line comes to in the end, in centavos; nothing without a price. */
export function totalComImpostos({
  total,
  valoripi,
  valorst,
}: Pick<ItemPedidoNovo, 'total' | 'valoripi' | 'valorst'>): number {
  return (total ?? 0) + valoripi + valorst
}

/** What each product takes of stock, in 1/1,000 unit: once for each product, wherever it stands. */
export function sumProdutos(
  itens: readonly Pick<ItemPedidoNovo, 'idcadastroextraproduto' | 'quantidade'>[],
): { id: string; quantidade: number }[] {
  const porId = new Map<string, number>()
  for (const { idcadastroextraproduto: id, quantidade } of itens)
    porId.set(id, (porId.get(id) ?? 0) + quantidade)
  return [...porId].map(([id, quantidade]) => ({ id, quantidade }))
}

type SemSequencia = Omit<ItemPedidoNovo, 'sequencia'>

function toItem(
  item: ItemCarrinho,
  linha: LinhaTotal | undefined,
  taxas: ImpostosDaLinha | undefined,
): SemSequencia {
  const unitario = linha?.precounitario ?? null
  return {
    idcadastroextraproduto: item.id,
    nome: item.nome,
    embalagem: item.embalagem,
    unidade: item.unidade,
    imagem: item.imagem,
    quantidade: toMilesimos(item.quantidade),
    precounitario: unitario === null ? null : toDecimilesimos(unitario),
    preco: item.preco === undefined ? null : toDecimilesimos(item.preco),
    embalarparapresente: item.embalarParaPresente,
    desconto: centavosOf(linha?.desconto) ?? 0,
    embalagens: centavosOf(linha?.embalagem) ?? 0,
    total: centavosOf(linha?.total),
    ...impostosOf(taxas, item.imposto),
    traco_preco: linha?.traco ?? null,
    ...notaOf(item),
    ...semCombo,
  }
}

const semCombo = {
  idcombopromocional_cabecalho: null,
  nomecombo: null,
  sequenciacombo: null,
  quantidadecombo: null,
  sozinho: null,
}

function notaOf({ observacao = '', substituicao = null }: ItemCarrinho) {
  return { observacao, substituicao }
}

interface LinhaDoCombo {
  linha: LinhaTotal | undefined
  taxas: ImpostosDaLinhaTotal | undefined
  index: number
}

/** The combo's price and its coupon, each shared by largest remainder: the lines add up to what the group costs. */
function explodeCombo(
  item: ItemCarrinho,
  produtos: readonly ParteCombo[],
  { linha, taxas, index }: LinhaDoCombo,
): SemSequencia[] {
  const cotas = linha?.partes?.map(({ total }) => toCentavos(total))
  const descontos = cotas && shareAbsoluto(centavosOf(linha?.desconto) ?? 0, cotas)
  return produtos.map((parte, i) => {
    const quantidade = toMilesimos(parte.quantidade * item.quantidade)
    const cota = cotas?.[i] ?? null
    const desconto = descontos?.[i] ?? 0
    const unitario = cota === null ? null : Math.round((cota * 100 * 1000) / quantidade)
    return {
      idcadastroextraproduto: parte.id,
      nome: parte.nome,
      embalagem: parte.embalagem,
      unidade: parte.unidade,
      imagem: parte.imagem,
      quantidade,
      precounitario: unitario,
      preco: parte.preco === undefined ? null : toDecimilesimos(parte.preco),
      embalarparapresente: false,
      desconto,
      embalagens: 0,
      total: cota === null ? null : cota - desconto,
      ...impostosOf(taxas?.partes[i], parte.imposto),
      traco_preco: unitario === null ? null : explainCota(item, linha, i, unitario),
      idcombopromocional_cabecalho: item.idcombopromocional_cabecalho,
      nomecombo: item.nome,
      sequenciacombo: index,
      quantidadecombo: item.quantidade,
      sozinho: centavosOf(linha?.partes?.[i]?.soma),
      ...notaOf(item),
    }
  })
}

/** Kept as they were agreed, rates too: later rules do not alter an order (decision 0065). */
function impostosOf(taxas: ImpostosDaLinha | undefined, imposto: ItemCarrinho['imposto']) {
  return {
    valoripi: centavosOf(taxas?.valoripi) ?? 0,
    valorst: centavosOf(taxas?.valorst) ?? 0,
    imposto: taxas && imposto ? imposto : null,
  }
}

function explainCota({ nome }: ItemCarrinho, linha: LinhaTotal | undefined, i: number, unitario: number) {
  const parte = linha?.partes?.[i]
  const sozinho = parte ? ` (sozinho: ${formatReais(parte.soma)})` : ''
  const motivo = `Parte do combo ${nome}${sozinho}`
  return { precounitario: fromDecimilesimos(unitario), vencedor: 'combo', motivo, candidatos: [] }
}

function centavosOf(reais: number | null | undefined): number | null {
  return reais === null || reais === undefined ? null : toCentavos(reais)
}
