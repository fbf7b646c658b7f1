import type { FornecedorDemo, TabelaDemo } from '@vitrine/demo'
import { addDias } from '@vitrine/rules/data'
import type { EfeitoDoPreco, Politica, TabelasDePreco } from '@vitrine/rules/politica'

import { idDemo } from './id-demo.ts'

const TRIMESTRES = ['janeiro a março', 'abril a junho', 'julho a setembro', 'outubro a dezembro']

/** The price tables of a demo store as policies, of the quarter that `hoje` is in: 'Tabela ouro de outubro a dezembro'. */
export function tabelasOf({ slug, tabelas = [] }: FornecedorDemo, hoje: string): Politica[] {
  const [ano = 0, mes = 1] = hoje.split('-').map(Number)
  const trimestre = Math.floor((mes - 1) / 3)
  const inicio = dayOf(ano, trimestre)
  const fim = addDias(trimestre === 3 ? dayOf(ano + 1, 0) : dayOf(ano, trimestre + 1), -1)
  return tabelas.map(({ nome, tags, prioridade }) => ({
    idpolitica: idDemo(slug, 'politica', nome),
    nome: `${nome} de ${TRIMESTRES[trimestre]}`,
    prioridade,
    condicoes: { tags, inicio, fim },
    alvo: {},
    efeito: { tabela: true },
  }))
}

const dayOf = (ano: number, trimestre: number) => `${ano}-${String(trimestre * 3 + 1).padStart(2, '0')}-01`

/** What the tables of a demo store say of one product; null: nothing. */
export function precosDasTabelas({ slug, tabelas = [] }: FornecedorDemo, sku: string): TabelasDePreco | null {
  const ditos = tabelas.flatMap(({ nome, precos }) => {
    const dito = precos[sku]
    return dito ? [[idDemo(slug, 'politica', nome), toEfeito(dito)] as const] : []
  })
  return ditos.length > 0 ? Object.fromEntries(ditos) : null
}

function toEfeito({ preco, desconto, faixas }: TabelaDemo['precos'][string]): EfeitoDoPreco {
  return {
    ...(preco !== undefined && { precofixo: preco }),
    ...(desconto !== undefined && { percentual: -desconto }),
    ...(faixas && { descontoProgressivo: faixas }),
  }
}
