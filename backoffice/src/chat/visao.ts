import type { ContagensDaEquipe, VistaConversa } from '@vitrine/contract'

import type { OndeNaLista } from '#shell'

/** What a list asks for; null: rooms with unread messages, which have a call of their own. */
interface Filtro {
  vista: VistaConversa
  quem: 'TODAS' | 'MINHAS' | 'SEM_ATENDENTE'
  atrasadas: boolean
}

const abertas = { vista: 'ABERTA', quem: 'TODAS', atrasadas: false } as const

/** Which rooms a list shows. `conta`: which of the counts stands beside its name. */
export const visoes = [
  { id: 'todas', nome: 'Todas', icone: 'message-circle', conta: 'abertas', filtro: abertas },
  { id: 'minhas', nome: 'Minhas', icone: 'inbox', conta: 'minhas', filtro: { ...abertas, quem: 'MINHAS' } },
  {
    id: 'sem-atendente',
    nome: 'Sem atendente',
    icone: 'user',
    conta: 'sem_atendente',
    filtro: { ...abertas, quem: 'SEM_ATENDENTE' },
  },
  {
    id: 'atrasadas',
    nome: 'Atrasadas',
    icone: 'timer',
    conta: 'atrasadas',
    filtro: { ...abertas, atrasadas: true },
  },
  { id: 'nao-lidas', nome: 'Não lidas', icone: 'bell', conta: null, filtro: null },
  {
    id: 'adiadas',
    nome: 'Adiadas',
    icone: 'calendar-clock',
    conta: 'adiadas',
    filtro: { ...abertas, vista: 'ADIADA' },
  },
  {
    id: 'resolvidas',
    nome: 'Resolvidas',
    icone: 'check-check',
    conta: null,
    filtro: { ...abertas, vista: 'RESOLVIDA' },
  },
] as const satisfies readonly {
  filtro: Filtro | null
  conta: keyof ContagensDaEquipe | null
  [_: string]: unknown
}[]
export type Visao = (typeof visoes)[number]['id']

/** Whose conversations, in the views that do not say it themselves. */
export const dequem = [
  { id: 'todas', nome: 'De todos', quem: 'TODAS' },
  { id: 'minhas', nome: 'Minhas', quem: 'MINHAS' },
  { id: 'sem-atendente', nome: 'Sem atendente', quem: 'SEM_ATENDENTE' },
] as const
export type DeQuem = (typeof dequem)[number]['id']

/** The list as its address says. */
export interface Lista {
  visao: Visao
  quem: DeQuem
  page: number
}

export const hasDeQuem = (visao: Visao) => ['atrasadas', 'adiadas', 'resolvidas'].includes(visao)

export function readLista({ searchParams }: URL): Lista {
  const visao = visoes.find(({ id }) => id === searchParams.get('visao'))?.id ?? 'todas'
  const quem = dequem.find(({ id }) => id === searchParams.get('quem'))?.id ?? 'todas'
  const page = Number(searchParams.get('page'))
  return {
    visao,
    quem: hasDeQuem(visao) ? quem : 'todas',
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, 100_000) : 1,
  }
}

/** What is asked for; null: unread rooms. */
export function toFiltro({ visao, quem }: Pick<Lista, 'visao' | 'quem'>): Filtro | null {
  const filtro = visoes.find(({ id }) => id === visao)?.filtro ?? null
  const deQuem = dequem.find(({ id }) => id === quem)?.quem
  return filtro && hasDeQuem(visao) && deQuem ? { ...filtro, quem: deQuem } : filtro
}

/** In an address only what is not so anyway. */
export const toOnde = ({ visao, quem, page }: Lista): OndeNaLista => ({
  visao: visao === 'todas' ? undefined : visao,
  quem: quem === 'todas' ? undefined : quem,
  page,
})
