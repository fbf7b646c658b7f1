import type { PoliticaGuardada } from '@vitrine/contract'
import { foldTexto } from '@vitrine/rules/texto'

/** How a policy stands today. */
export type Estado = 'vigor' | 'agendada' | 'encerrada' | 'desligada'

export function estadoOf(
  { ativa, condicoes: { inicio, fim } }: Pick<PoliticaGuardada, 'ativa' | 'condicoes'>,
  hoje: string,
): Estado {
  if (!ativa) return 'desligada'
  if (fim && fim < hoje) return 'encerrada'
  return inicio && inicio > hoje ? 'agendada' : 'vigor'
}

export const estados: Readonly<Record<Estado, { nome: string; vista: string }>> = {
  vigor: { nome: 'Em vigor', vista: 'Em vigor' },
  agendada: { nome: 'Agendada', vista: 'Agendadas' },
  encerrada: { nome: 'Encerrada', vista: 'Encerradas' },
  desligada: { nome: 'Desligada', vista: 'Desligadas' },
}

/** Which policies are shown: it stands in the address. */
export interface Filtro {
  /** Null: all. */
  vista: Estado | null
  busca: string
  /** The one that is opened; '': none. */
  politica: string
}

export function readFiltro(url: URL): Filtro {
  const vista = url.searchParams.get('vista') ?? ''
  return {
    vista: vista in estados ? (vista as Estado) : null,
    busca: (url.searchParams.get('busca') ?? '').slice(0, 100),
    politica: url.searchParams.get('politica') ?? '',
  }
}

/** Those of a view that have these words in their name or sentence. */
export function listFiltradas<P extends PoliticaGuardada>(
  politicas: readonly P[],
  { vista, busca }: Omit<Filtro, 'politica'>,
  { hoje, say }: { hoje: string; say: (politica: P) => string },
): P[] {
  const palavras = foldTexto(busca).split(' ').filter(Boolean)
  return politicas.filter((politica) => {
    if (vista && estadoOf(politica, hoje) !== vista) return false
    const texto = foldTexto(`${politica.nome} ${say(politica)}`)
    return palavras.every((palavra) => texto.includes(palavra))
  })
}
