import { withEanDigito } from '@vitrine/rules/documento'

import type { Desenho, Forma, ProdutoDemo } from '../tipos.ts'

/** What the products of one shelf have in common. */
export interface Familia {
  categoria: string
  /** 'cx', 'fd' and 'bd' are closed lots (box, bale, bucket); 'un' is the recipiente itself. */
  unidade: 'cx' | 'fd' | 'bd' | 'un'
  /** Plural, as in 'Caixa com 12 latas'. */
  recipiente: string
  /** Measure of the content of each recipiente. */
  unidade_base: 'kg' | 'L' | 'm' | 'un'
  /** Plural of what a base 'un' is: 'folhas', 'copos'. */
  contagem?: string
  desenho: Omit<Desenho, 'cor'>
  especificacoes: Record<string, string>
  maior_de_18?: boolean
}

type Herdado = Pick<ProdutoDemo, 'preco' | 'estoque' | 'vendas' | 'descricao'> &
  Partial<
    Pick<
      ProdutoDemo,
      | 'precooferta'
      | 'precovendaatacado'
      | 'minvendaatacado'
      | 'descontoProgressivo'
      | 'granularidade'
      | 'min_por_pedido'
      | 'maxporpedido'
      | 'especificacoes'
      | 'tags'
    >
  >

/** What one product says of its own; `descricao` is its first sentence, the second tells the package. */
export interface ItemAtacado extends Herdado {
  /** Recipientes in one box (or in the multiple sold), and the content of each in unidade_base. */
  caixa: [dentro: number, conteudo: number]
  cor: string
  cor2?: string
  motivo?: string
  forma?: Forma
  /** When it differs from that of the shelf. */
  recipiente?: string
}

export type CreateProduto = (sku: string, nome: string, marca: string, item: ItemAtacado) => ProdutoDemo

const EMBALAGENS = { cx: 'Caixa', fd: 'Fardo', bd: 'Balde' }

/**
 * Writer of the products of one shelf: box, unit price by law, table of specifications and the second sentence of the
 * description come out of `caixa`; prices and quantity rules are only copied.
 */
export function familia(comum: Familia): CreateProduto {
  return (sku, nome, marca, item) => {
    const { caixa, cor, cor2, motivo, forma, recipiente, descricao, especificacoes, ...venda } = item
    const lote = describeLote({ ...comum, ...(recipiente && { recipiente }) }, caixa)
    return {
      sku,
      ean: withEanDigito(`7891234${sku}`),
      nome,
      marca,
      categoria: comum.categoria,
      unidade: comum.unidade,
      ...lote.campos,
      ...venda,
      ...(comum.maior_de_18 && { maior_de_18: true }),
      descricao: `${descricao} ${lote.frase}`,
      especificacoes: { ...lote.especificacoes, ...comum.especificacoes, ...especificacoes },
      desenho: {
        ...comum.desenho,
        ...(forma && { forma }),
        ...(motivo && { motivo }),
        cor,
        ...(cor2 && { cor2 }),
      },
    }
  }
}

interface Lote {
  campos: Pick<ProdutoDemo, 'embalagem'> & Partial<ProdutoDemo>
  frase: string
  especificacoes: Record<string, string>
}

function describeLote(comum: Familia, [dentro, conteudo]: [number, number]): Lote {
  if (comum.unidade === 'un') return describeAvulso(comum, dentro, conteudo)
  const nome = EMBALAGENS[comum.unidade]
  const cada = formatConteudo(comum, conteudo)
  return dentro === 1
    ? describeUnico(comum, nome, conteudo)
    : {
        campos: {
          embalagem: `${comum.unidade} ${formatNumero(dentro)} un · ${cada}`,
          multiploincremento: dentro,
          unidade_base: comum.unidade_base,
          fator_unidade: round(dentro * conteudo),
        },
        frase: `${nome} com ${formatNumero(dentro)} ${comum.recipiente} de ${cada}, ${formatConteudo(comum, dentro * conteudo)} no total.`,
        especificacoes: {
          [`Unidades por ${nome.toLowerCase()}`]: formatNumero(dentro),
          'Conteúdo de cada unidade': cada,
          [`Conteúdo por ${nome.toLowerCase()}`]: formatConteudo(comum, dentro * conteudo),
        },
      }
}

function describeUnico(comum: Familia, nome: string, conteudo: number): Lote {
  const total = formatConteudo(comum, conteudo)
  return {
    campos: {
      embalagem: `${comum.unidade} ${total}`,
      unidade_base: comum.unidade_base,
      fator_unidade: conteudo,
    },
    frase: `A venda é por ${nome.toLowerCase()} de ${total}.`,
    especificacoes: { [`Conteúdo por ${nome.toLowerCase()}`]: total },
  }
}

function describeAvulso(comum: Familia, dentro: number, conteudo: number): Lote {
  const cada = formatConteudo(comum, conteudo)
  const ehPeca = comum.unidade_base === 'un' && conteudo === 1
  const deCada = ehPeca ? '' : ` de ${cada}`
  return {
    campos: {
      embalagem: ehPeca ? `múltiplos de ${dentro} un` : `${cada} · múltiplos de ${dentro}`,
      granularidade: dentro,
      min_por_pedido: dentro,
      ...(!ehPeca && { unidade_base: comum.unidade_base, fator_unidade: conteudo }),
    },
    frase: `Vendido em embalagens fechadas de ${formatNumero(dentro)} ${comum.recipiente}${deCada}.`,
    especificacoes: {
      ...(!ehPeca && { Conteúdo: cada }),
      'Múltiplo de venda': `${formatNumero(dentro)} ${comum.recipiente}`,
    },
  }
}

/** 0.35 L is '350 ml', 2.5 kg is '2,5 kg', 100 un is '100 folhas'. */
function formatConteudo({ unidade_base, contagem }: Familia, valor: number): string {
  if (unidade_base === 'un') return `${formatNumero(valor)} ${contagem ?? 'un'}`
  if (unidade_base === 'm') return `${formatNumero(valor)} m`
  if (valor >= 1) return `${formatNumero(valor)} ${unidade_base}`
  return `${formatNumero(valor * 1000)} ${unidade_base === 'L' ? 'ml' : 'g'}`
}

function formatNumero(valor: number): string {
  return round(valor).toLocaleString('pt-BR')
}

function round(valor: number): number {
  return Math.round(valor * 1000) / 1000
}
