import type { Desenho, ProdutoDemo } from '../tipos.ts'
import { readConteudo } from './read-conteudo.ts'

/** What the products of one shelf have in common. */
export interface Prateleira {
  categoria: string
  desenho: Omit<Desenho, 'cor'>
  especificacoes?: Record<string, string>
  /** Sold by weight: unidade kg, in steps of 50 g from 100 g on. */
  porPeso?: true
  maior_de_18?: true
}

type Identidade = 'sku' | 'nome' | 'marca' | 'categoria' | 'unidade' | 'embalagem' | 'desenho'

/** What one product says of its own; colours are of its packaging, form and motif only when not the shelf's. */
export interface Item
  extends Omit<ProdutoDemo, Identidade>, Pick<Desenho, 'cor'>, Partial<Omit<Desenho, 'cor'>> {
  /** Absent only on a shelf sold by weight. */
  embalagem?: string
  /** Only for a closed package on a shelf sold by weight. */
  unidade?: string
}

const PESO = {
  unidade: 'kg',
  granularidade: 0.05,
  min_por_pedido: 0.1,
  unidade_base: 'kg',
  fator_unidade: 1,
} as const

/** Writer of the products of one shelf: unit price by law and content come out of the text of `embalagem`. */
export function prateleira(
  comum: Prateleira,
): (sku: string, nome: string, marca: string, item: Item) => ProdutoDemo {
  return (sku, nome, marca, item) => {
    const { cor, cor2, forma, motivo, embalagem = 'por peso, mínimo 100 g', especificacoes, ...venda } = item
    const conteudo = comum.porPeso ? undefined : readConteudo(embalagem)
    return {
      sku,
      nome,
      marca,
      categoria: comum.categoria,
      embalagem,
      ...(comum.porPeso ? PESO : { unidade: 'un' }),
      ...(conteudo && { unidade_base: conteudo.unidade_base, fator_unidade: conteudo.fator_unidade }),
      ...(comum.maior_de_18 && { maior_de_18: true }),
      ...venda,
      especificacoes: {
        ...(conteudo && { Conteúdo: conteudo.texto }),
        ...comum.especificacoes,
        ...especificacoes,
      },
      desenho: {
        ...comum.desenho,
        ...(forma && { forma }),
        ...(motivo && { motivo }),
        ...(cor2 && { cor2 }),
        cor,
      },
    }
  }
}
