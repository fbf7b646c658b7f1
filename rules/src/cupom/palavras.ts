import { formatReais } from '#dinheiro'

import type { ContextoCupom, Cupom } from './cupom.ts'

/** A typed or pasted code as it is stored: upper case, no spaces. */
export function normalizeCodigo(texto: string): string {
  return texto.replaceAll(/\s+/g, '').toUpperCase()
}

/** '25/11/2026'. */
export function formatDiaCupom(data: string): string {
  return data.split('-').reverse().join('/')
}

/** 'Pix', 'Pix ou boleto', 'Pix, boleto ou cartão'. */
export function joinOu(nomes: readonly string[]): string {
  const last = nomes.at(-1) ?? ''
  return nomes.length < 2 ? last : `${nomes.slice(0, -1).join(', ')} ou ${last}`
}

const percentFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })

/** The benefit in two words: '10% de desconto', 'R$ 20,00 de desconto'. */
export function describeBeneficio(cupom: Pick<Cupom, 'tipodesconto' | 'valor'>): string {
  return `${formatBeneficio(cupom)} de desconto`
}

/** '10%' or 'R$ 20,00'. */
export function formatBeneficio({ tipodesconto, valor }: Pick<Cupom, 'tipodesconto' | 'valor'>): string {
  return tipodesconto === 'absoluto' ? formatReais(valor) : `${percentFormat.format(valor)}%`
}

/** The conditions in plain words, one sentence each (ux 1.13.1). */
export function describeRegras(
  { condicoes, alvo, nao_usar_com_politica }: Cupom,
  { formasPagamento }: Pick<ContextoCupom, 'formasPagamento'>,
): string[] {
  const { valor_minimo, limite_por_cliente, canalVenda, tipoEntrega } = condicoes
  const pagamentos = formasPagamento
    .filter(({ idformapagto }) => condicoes.idformapagto?.includes(idformapagto))
    .map(({ nome }) => nome)
  const isDeAlguns = (alvo.produtos?.length ?? 0) + (alvo.categorias?.length ?? 0) > 0
  return [
    valor_minimo && `Em compras a partir de ${formatReais(valor_minimo)}`,
    condicoes.primeira_compra && 'Só na primeira compra',
    isDeAlguns && 'Só em produtos selecionados',
    nao_usar_com_politica && 'Não se soma a preços especiais',
    pagamentos.length > 0 && `Pagando com ${joinOu(pagamentos)}`,
    tipoEntrega === 'DELIVERY' && 'Só para entrega',
    tipoEntrega === 'RETIRADA' && 'Só para retirada na loja',
    canalVenda === 'WEB' && 'Só pelo site',
    canalVenda === 'MANUAL' && 'Só com um atendente',
    limite_por_cliente &&
      (limite_por_cliente === 1 ? 'Uma vez por cliente' : `Até ${limite_por_cliente} vezes por cliente`),
    condicoes.fim && `Vale até ${formatDiaCupom(condicoes.fim)}`,
  ].filter((regra) => typeof regra === 'string')
}
