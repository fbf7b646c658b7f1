import type { FiltrosProduto, Fornecedor } from '@vitrine/contract'

/** What a value of tagsPesquisa is called: by the counts, by the supplier, else by itself ('marca:Serra' is 'Serra'). */
export function nameOfFiltro(
  valor: string,
  filtros: FiltrosProduto | null,
  tagsPesquisa: Fornecedor['tagsPesquisa'],
): string {
  const opcao = filtros?.grupos.flatMap(({ opcoes }) => opcoes).find((outra) => outra.valor === valor)
  const tag = tagsPesquisa.find((outra) => outra.tag === valor)
  return opcao?.nome ?? tag?.nome ?? capitalize(valor.replace(/^\w+:/, '').replaceAll('-', ' '))
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
