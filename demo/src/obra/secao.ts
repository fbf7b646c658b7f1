import type { Desenho, Forma, ProdutoDemo } from '../tipos.ts'

/** What the products of one shelf have in common. */
export interface Secao {
  categoria: string
  unidade: string
  unidade_base?: ProdutoDemo['unidade_base']
  desenho: Omit<Desenho, 'cor'>
  especificacoes?: Record<string, string>
}

type Proprio = Omit<
  ProdutoDemo,
  'sku' | 'nome' | 'marca' | 'categoria' | 'unidade' | 'unidade_base' | 'desenho'
>

/** What one product says of its own; `unidade` when it differs from that of the shelf. */
export interface ItemObra extends Proprio {
  unidade?: string
  cor: string
  cor2?: string
  motivo?: string
  forma?: Forma
}

export type CreateProduto = (sku: string, nome: string, marca: string, item: ItemObra) => ProdutoDemo

/** Writer of the products of one shelf; the unit price by law appears where `fator_unidade` is given. */
export function secao(comum: Secao): CreateProduto {
  return (sku, nome, marca, { cor, cor2, motivo, forma, unidade, especificacoes, ...item }) => ({
    sku,
    nome,
    marca,
    categoria: comum.categoria,
    unidade: unidade ?? comum.unidade,
    ...item,
    ...(item.fator_unidade && comum.unidade_base && { unidade_base: comum.unidade_base }),
    especificacoes: { ...comum.especificacoes, ...especificacoes },
    desenho: {
      ...comum.desenho,
      ...(forma && { forma }),
      ...(motivo && { motivo }),
      cor,
      ...(cor2 && { cor2 }),
    },
  })
}
