import type { Forma, ProdutoDemo } from '../tipos.ts'
import type { Receita } from './receitas.ts'

type Venda = 'preco' | 'estoque' | 'vendas' | 'descricao'
type Opcional =
  | 'precooferta'
  | 'precovendaatacado'
  | 'minvendaatacado'
  | 'descontoProgressivo'
  | 'min_por_pedido'
  | 'maxporpedido'
  | 'preco_embalagem'
  | 'principal'
  | 'tags'

/** How one recipe is filled and sold. */
export interface Envase extends Pick<ProdutoDemo, Venda>, Partial<Pick<ProdutoDemo, Opcional>> {
  /** Bottles or cans in a closed box; absent for one alone. */
  unidades?: number
  /** Of each bottle, can, growler or keg. */
  ml: number
  especificacoes?: Record<string, string>
}

/** Where the envase is shelved: its form, its word on the label and, for kegs and boxes, a category of its own. */
export interface Formato {
  forma: Forma
  recipiente: string
  categoria?: string
  conservacao: string
}

export const AVISO = 'Venda proibida para menores de 18 anos. Beba com moderação.'
export const MARCA = 'Alto da Mata'

/** Writer of the beers of one format; style, strength, unit price by law and allergens come out of the recipe. */
export function bottle(
  formato: Formato,
): (sku: string, nome: string, receita: Receita, envase: Envase) => ProdutoDemo {
  return (sku, nome, receita, { unidades = 1, ml, especificacoes, tags = [], ...venda }) => {
    const volume = ml < 1000 ? `${ml} ml` : `${formatNumero(ml / 1000)} L`
    const ehCaixa = unidades > 1
    return {
      sku,
      nome,
      marca: MARCA,
      categoria: formato.categoria ?? receita.categoria,
      embalagem: ehCaixa
        ? `cx ${unidades} un · ${volume}`
        : `${formato.recipiente} ${volume} · ${formatNumero(receita.teor)}%`,
      unidade: ehCaixa ? 'cx' : 'un',
      unidade_base: 'L',
      fator_unidade: Math.round(unidades * ml) / 1000,
      ...(ehCaixa && { multiploincremento: unidades }),
      maior_de_18: true,
      ...venda,
      especificacoes: {
        Conteúdo: ehCaixa ? `${unidades} × ${volume}` : volume,
        ...listFicha(receita),
        Conservação: formato.conservacao,
        ...especificacoes,
        Aviso: AVISO,
      },
      tags: [...(receita.tags ?? []), ...(receita.teor <= 5 ? ['ate-5'] : []), ...tags],
      desenho: { forma: formato.forma, cor: receita.cor, cor2: receita.cor2, motivo: receita.motivo },
    }
  }
}

function listFicha(receita: Receita): Record<string, string> {
  return {
    Estilo: receita.estilo,
    'Teor alcoólico': `${formatNumero(receita.teor)}%`,
    Amargor: `${receita.ibu} IBU`,
    Temperatura: receita.temperatura,
    Ingredientes: receita.ingredientes,
    Alérgicos: receita.alergicos ?? 'Contém cevada e glúten',
    Origem: 'Sousas, Campinas, SP',
  }
}

function formatNumero(valor: number): string {
  return valor.toLocaleString('pt-BR')
}
