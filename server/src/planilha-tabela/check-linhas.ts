import { CadastroProduto, parseLinhas } from '@vitrine/contract'

import type { EspecieAberta, RecusaDaLinha, Registro } from '#especie'

import { changeTabelas, precoOf } from './change-tabelas.ts'

/** A price that a row may change. */
export interface Atual extends Registro {
  produto: CadastroProduto
  idpolitica: string
  /** The quantity from which it holds. */
  faixa: string
}

type Conferidas = Parameters<NonNullable<EspecieAberta<Atual>['check']>>[0]

/** All tables of a product together: what its declaration says of each price, and that a price is not a discount too. */
export function checkLinhas(linhas: Conferidas): RecusaDaLinha[] {
  const grupos = [...Map.groupBy(linhas.keys(), (i) => linhas[i]?.atual?.id ?? '').values()]
  const inteiros = grupos.map((lugares) => {
    const produto = linhas[lugares[0] ?? -1]?.atual?.produto
    const mudancas = lugares.flatMap((i) => {
      const { atual, conferida } = linhas[i] ?? {}
      const { idpolitica = '', faixa = '' } = atual ?? {}
      return (conferida?.mudancas ?? []).map(({ campo, depois }) => ({
        idpolitica,
        faixa,
        campo,
        valor: depois,
      }))
    })
    return produto && { ...produto, tabelasdepreco: changeTabelas(produto.tabelasdepreco, mudancas) }
  })
  const grupoDe = new Map(grupos.flatMap((lugares, grupo) => lugares.map((lugar) => [lugar, grupo])))
  const duplos = linhas.flatMap(({ atual }, lugar): RecusaDaLinha[] => {
    const { preco, desconto } = precoOf(
      inteiros[grupoDe.get(lugar) ?? -1]?.tabelasdepreco?.[atual?.idpolitica ?? ''],
      atual?.faixa ?? '',
    )
    if (preco === null || desconto === null) return []
    return [
      {
        lugar,
        campo: 'preco',
        erro: 'Diga o preço ou o desconto: LIMPAR na outra célula tira o que estava.',
      },
    ]
  })
  const jaDitos = new Set(duplos.map(({ lugar }) => lugar))
  const daDeclaracao = parseLinhas(CadastroProduto, inteiros).erros.flatMap(({ linha, campo, erro }) =>
    (grupos[linha] ?? [])
      .filter((lugar) => !jaDitos.has(lugar) && isDaLinha(campo, linhas[lugar]?.atual))
      .map((lugar) => ({ lugar, ...sayErro(campo, erro) })),
  )
  return [...duplos, ...daDeclaracao]
}

/** 'tabelasdepreco.<id>.descontoProgressivo.2.5' is of the row of that table and quantity; what is of the product is of each. */
function isDaLinha(campo: string, atual: Atual | null | undefined): boolean {
  const [onde, idpolitica, , ...faixa] = campo.split('.')
  if (onde !== 'tabelasdepreco' || idpolitica === undefined) return true
  if (atual?.idpolitica !== idpolitica) return false
  const isBase = campo.endsWith('precofixo') || campo.endsWith('.percentual')
  return isBase ? atual.faixa === '0' : faixa.length === 0 || faixa.join('.') === atual.faixa
}

function sayErro(campo: string, erro: string): { campo: string; erro: string } {
  if (!campo.startsWith('tabelasdepreco')) return { campo: 'preco', erro: `${erro} (${campo})` }
  return { campo: campo.toLowerCase().includes('percentual') ? 'desconto' : 'preco', erro }
}
