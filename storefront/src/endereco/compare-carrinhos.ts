import type { Carrinho } from '@vitrine/contract'

/** What another delivery type does to one line. */
export interface DiferencaLinha {
  id: string
  nome: string
  /** Null where the line cannot be had, or prices are hidden. */
  de: number | null
  para: number | null
  motivo: 'sai' | 'volta' | 'preco' | 'quantidade'
}

export interface DiferencaCarrinho {
  linhas: DiferencaLinha[]
  totalDe: number | null
  totalPara: number | null
}

type Lido = Pick<Carrinho, 'produtosSelecionados' | 'totalCompras'>

/** What changes in the cart with another delivery type; null when nothing does (ux 1.2.5). */
export function compareCarrinhos(antes: Lido, depois: Lido): DiferencaCarrinho | null {
  const novas = new Map(depois.produtosSelecionados.map((item) => [keyOf(item), item]))
  const linhas = antes.produtosSelecionados.flatMap((item): DiferencaLinha[] => {
    const nova = novas.get(keyOf(item))
    const { id, nome } = item
    const de = item.totallinha ?? null
    const isGone = !nova?.disponivel
    if (item.disponivel && isGone) return [{ id, nome, de, para: null, motivo: 'sai' }]
    if (!nova || isGone) return []
    const para = nova.totallinha ?? null
    if (!item.disponivel) return [{ id, nome, de: null, para, motivo: 'volta' }]
    if (item.quantidade !== nova.quantidade) return [{ id, nome, de, para, motivo: 'quantidade' }]
    return de === para ? [] : [{ id, nome, de, para, motivo: 'preco' }]
  })
  const totalDe = antes.totalCompras ?? null
  const totalPara = depois.totalCompras ?? null
  return linhas.length > 0 || totalDe !== totalPara ? { linhas, totalDe, totalPara } : null
}

/** A combo has no line id of its own twice: its head tells it from a product that is bought beside it. */
function keyOf({ id, idcombopromocional_cabecalho }: Lido['produtosSelecionados'][number]): string {
  return `${id}:${idcombopromocional_cabecalho ?? ''}`
}
