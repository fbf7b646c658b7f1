import type { SituacaoDoCupom } from '@vitrine/rules/cupom'

/** Views of the list, as its address names them. */
export const vistas = [
  { id: 'todos', nome: 'Todos', situacao: null },
  { id: 'em-vigor', nome: 'Em vigor', situacao: 'EM_VIGOR' },
  { id: 'agendados', nome: 'Agendados', situacao: 'AGENDADO' },
  { id: 'encerrados', nome: 'Encerrados', situacao: 'ENCERRADO' },
  { id: 'esgotados', nome: 'Esgotados', situacao: 'ESGOTADO' },
  { id: 'desligados', nome: 'Desligados', situacao: 'DESLIGADO' },
] as const satisfies readonly { id: string; nome: string; situacao: SituacaoDoCupom | null }[]

export const nomesDasSituacoes: Record<SituacaoDoCupom, string> = {
  EM_VIGOR: 'Em vigor',
  AGENDADO: 'Agendado',
  ENCERRADO: 'Encerrado',
  ESGOTADO: 'Esgotado',
  DESLIGADO: 'Desligado',
}

/** Which coupons. */
export interface Filtro {
  vista: string
  situacao: SituacaoDoCupom | null
  busca: string
}

export function readFiltro({ searchParams }: Pick<URL, 'searchParams'>): Filtro {
  const { id, situacao } = vistas.find((vista) => vista.id === searchParams.get('vista')) ?? vistas[0]
  return { vista: id, situacao, busca: (searchParams.get('busca') ?? '').trim().slice(0, 100) }
}
