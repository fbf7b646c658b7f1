import { addDias } from '#data'

import { covers, listConflitos, type Conflito, type PoliticaComAlvo } from './conflito.ts'

/** Days, both included. */
export interface Trecho {
  de: string
  ate: string
}

/** A policy in a stretch of days. */
export interface LinhaDoCalendario<P> {
  politica: P
  /** What it holds of the days. */
  trecho: Trecho
  /** It held before them, or holds after them. */
  isDeAntes: boolean
  isAlem: boolean
  /** Days on which another one that is on speaks to the same buyer about the same product. */
  encontros: (Trecho & Pick<Conflito<P>, 'outra' | 'por' | 'vence'>)[]
  /** Days after it on which none speaks of all that it spoke of, until `seguinte` does; null: none comes, or another one is there. */
  lacuna: (Trecho & { seguinte: P }) | null
}

/** Policies that are on and hold on some day from `de` to `ate`, those that begin first first (ux 3.6, decision 0165). */
export function composeCalendario<P extends PoliticaComAlvo>(
  politicas: readonly P[],
  dias: Trecho,
): LinhaDoCalendario<P>[] {
  const ligadas = politicas.filter(({ ativa }) => ativa)
  return ligadas
    .flatMap((politica): LinhaDoCalendario<P>[] => {
      const { inicio = CEDO, fim = TARDE } = politica.condicoes
      const trecho = intersect({ de: inicio, ate: fim }, dias)
      if (!trecho) return []
      return [
        {
          politica,
          trecho,
          isDeAntes: inicio < dias.de,
          isAlem: fim > dias.ate,
          encontros: listEncontros(politica, ligadas, trecho),
          lacuna: findLacuna(politica, ligadas, dias),
        },
      ]
    })
    .toSorted((a, b) => compare(a.trecho.de, b.trecho.de) || compare(a.trecho.ate, b.trecho.ate))
}

const CEDO = '0000-01-01'
const TARDE = '9999-12-31'

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

function intersect(a: Trecho, b: Trecho): Trecho | null {
  const de = a.de > b.de ? a.de : b.de
  const ate = a.ate < b.ate ? a.ate : b.ate
  return de <= ate ? { de, ate } : null
}

const daPolitica = ({ condicoes: { inicio = CEDO, fim = TARDE } }: PoliticaComAlvo): Trecho => ({
  de: inicio,
  ate: fim,
})

function listEncontros<P extends PoliticaComAlvo>(politica: P, outras: readonly P[], trecho: Trecho) {
  return listConflitos(politica, outras, trecho.de).flatMap((conflito) => {
    const juntos = intersect(trecho, daPolitica(conflito.outra))
    return juntos ? [{ ...conflito, ...juntos }] : []
  })
}

function findLacuna<P extends PoliticaComAlvo>(
  politica: P,
  ligadas: readonly P[],
  dias: Trecho,
): LinhaDoCalendario<P>['lacuna'] {
  const { fim } = politica.condicoes
  if (!fim || fim >= dias.ate) return null
  const de = addDias(fim, 1)
  const parentes = ligadas.filter(
    (outra) => outra.idpolitica !== politica.idpolitica && covers(outra, politica),
  )
  if (parentes.some((outra) => intersect(daPolitica(outra), { de, ate: de }))) return null
  const [seguinte] = parentes
    .filter(({ condicoes }) => (condicoes.inicio ?? CEDO) > de)
    .toSorted((a, b) => compare(a.condicoes.inicio ?? CEDO, b.condicoes.inicio ?? CEDO))
  const inicio = seguinte?.condicoes.inicio
  return seguinte && inicio ? { de, ate: addDias(inicio, -1), seguinte } : null
}
