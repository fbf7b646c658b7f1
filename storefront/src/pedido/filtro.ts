import { addDias } from '@vitrine/rules/entrega'

/** Filters of the order list as they stand in the address (ux 1.10.2). */
export interface Filtro {
  sk: string
  status: string
  periodo: string
  page: number
}

/** Groups that people think in; each is a list of the ten codes. */
export const grupos = [
  {
    valor: 'andamento',
    nome: 'Em andamento',
    status: 'ENVIADO,AGUARDANDOPAGAMENTO,PAGO,SEPARANDO,EMENTREGA,PRONTO_RETIRADA',
  },
  { valor: 'pagar', nome: 'A pagar', status: 'AGUARDANDOPAGAMENTO' },
  { valor: 'entregues', nome: 'Entregues', status: 'ENTREGUE' },
  { valor: 'orcamentos', nome: 'Orçamentos', status: 'ORCAMENTO_NOVO,ORCAMENTO_PRECIFICADO' },
  { valor: 'cancelados', nome: 'Cancelados', status: 'CANCELADO' },
] as const

export const periodos = [
  { valor: '7', nome: 'Últimos 7 dias' },
  { valor: '30', nome: 'Últimos 30 dias' },
  { valor: '90', nome: 'Últimos 90 dias' },
  { valor: '365', nome: 'Último ano' },
] as const

export function readFiltro(busca: URLSearchParams): Filtro {
  const known = (lista: readonly { valor: string }[], valor: string | null) =>
    lista.some((each) => each.valor === valor) ? (valor ?? '') : ''
  const page = Number(busca.get('page') ?? 1)
  return {
    sk: (busca.get('sk') ?? '').trim().slice(0, 100),
    status: known(grupos, busca.get('status')),
    periodo: known(periodos, busca.get('periodo')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** What the call is asked: a text of digits alone is an order's number. */
export function toQuery({ sk, status, periodo, page }: Filtro, hoje: string) {
  const isNumero = /^\d{1,15}$/.test(sk)
  return {
    page,
    limit: 6,
    ...(isNumero ? { numpedido: Number(sk) } : { sk: sk || undefined }),
    status: grupos.find(({ valor }) => valor === status)?.status,
    ...(periodo && { dataInicio: addDias(hoje, -Number(periodo)) }),
  }
}

/** The address of a page under the same filters; '' for the plain list. */
export function writeFiltro({ sk, status, periodo }: Filtro, page: number): string {
  const busca = new URLSearchParams()
  for (const [nome, valor] of Object.entries({ sk, status, periodo, page: page > 1 ? String(page) : '' })) {
    if (valor) busca.set(nome, valor)
  }
  return busca.size > 0 ? `?${busca}` : '?'
}

export const isFiltrado = ({ sk, status, periodo }: Filtro): boolean => Boolean(sk || status || periodo)
