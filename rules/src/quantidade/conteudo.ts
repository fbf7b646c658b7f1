import { formatQuantidade, fromMilesimos, toMilesimos } from '#dinheiro'

/** A sales unit that holds several single ones (§3 multiploincremento). */
export interface UnidadeComConteudo {
  unidade?: string | null
  multiploincremento?: number | null
}

/** '1 cx = 12 un.'; null when the product is sold one by one, or when its unit does not say what holds them. */
export function describeConteudo(item: UnidadeComConteudo): string | null {
  const conteudo = countConteudo(item, 1)
  return conteudo && `${formatQuantidade(1, item.unidade)} = ${conteudo}`
}

/** '24 un.' of 2 boxes of 12; null as above. For display only: it never changes quantity or total (readings 3). */
export function countConteudo(
  { unidade, multiploincremento }: UnidadeComConteudo,
  quantidade: number,
): string | null {
  const fator = toMilesimos(multiploincremento ?? 0)
  if (!unidade || unidade === 'un' || fator <= 1000 || quantidade <= 0) return null
  return formatQuantidade(fromMilesimos(Math.round((fator * toMilesimos(quantidade)) / 1000)), 'un')
}
