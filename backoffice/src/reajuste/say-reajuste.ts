import type { PedidoDeReajuste } from '@vitrine/contract'
import { formatPercentual } from '@vitrine/rules/dinheiro'

interface Nomes {
  categorias: readonly { idcategoria: string; nome: string }[]
}

const finais = {
  NENHUM: '',
  FINAL_90: ', terminando em ,90',
  FINAL_99: ', terminando em ,99',
  DEZ_CENTAVOS: ', de 10 em 10 centavos',
  REAL: ', em reais inteiros',
} as const

const vistas: Partial<Record<PedidoDeReajuste['selecao']['vista'], string>> = {
  ATIVOS: 'à venda',
  INATIVOS: 'pausados',
  SEM_PRECO: 'sem preço',
}

/** What a rule does to which products, in a sentence without its end. */
export function sayReajuste({ selecao, regra }: PedidoDeReajuste, { categorias }: Nomes): string {
  return `${sayRegra(regra)}${finais[regra.final]} em ${saySelecao(selecao, categorias)}`
}

function sayRegra({ base, percentual = 0 }: PedidoDeReajuste['regra']): string {
  const pontos = `${formatPercentual(Math.abs(percentual))}%`
  if (base === 'CUSTO') return percentual === 0 ? 'Preço igual ao custo' : `Custo mais ${pontos}`
  if (percentual === 0) return 'Arredondamento'
  return percentual > 0 ? `Aumento de ${pontos}` : `Desconto de ${pontos}`
}

function saySelecao(
  { vista, sk, categ, marca, tag }: PedidoDeReajuste['selecao'],
  categorias: Nomes['categorias'],
): string {
  const nome = categorias.find(({ idcategoria }) => idcategoria === categ)?.nome ?? 'uma categoria'
  const partes = [
    ...(categ ? [nome] : []),
    ...(marca ? [`marca ${marca}`] : []),
    ...(tag ? [`etiqueta ${tag}`] : []),
    ...(sk ? [`busca “${sk}”`] : []),
    ...(vistas[vista] ? [vistas[vista]] : []),
  ]
  return partes.length === 0 ? 'toda a loja' : partes.join(', ')
}
