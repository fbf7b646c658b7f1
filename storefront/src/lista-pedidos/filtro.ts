import { addDias } from '@vitrine/rules/data'
import { canaisDoFiltro, colunasPedidos, statusPedido, type ColunaPedidos } from '@vitrine/rules/pedido'

/** Filters of the order list as they stand in the address (ux 1.10.2). */
export interface Filtro {
  sk: string
  /** A group of statuses with a name that people use. */
  status: string
  /** Single statuses instead of a group of them. */
  situacoes: string[]
  periodo: string
  /** First and last day as the person chose them, 'YYYY-MM-DD'. */
  de: string
  ate: string
  canal: string
  pagamento: string
  ordem: string
  /** Facts shown besides. */
  colunas: ColunaPedidos[]
  page: number
  /** Orders on a page. */
  limit: number
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
  { valor: 'mes-passado', nome: 'Mês passado' },
  { valor: '365', nome: 'Último ano' },
] as const

export const ordens = [
  { valor: '', nome: 'Mais recentes' },
  { valor: 'antigos', nome: 'Mais antigos' },
  { valor: 'maior_total', nome: 'Maior total' },
  { valor: 'menor_total', nome: 'Menor total' },
] as const

/** What a row can tell besides its number, state, goods and total. */
export const colunasExtras = colunasPedidos.filter(({ codigo }) =>
  ['canal', 'pagamento', 'numPedidoCliente', 'numpedidoerp'].includes(codigo),
)

const DIA = /^\d{4}-\d{2}-\d{2}$/
/** Page size of this screen (readings 8); the address may ask for another within the bounds of the call. */
const POR_PAGINA = 6
const MAX_POR_PAGINA = 100
const UUID = /^[0-9a-f-]{36}$/

export function readFiltro(busca: URLSearchParams): Filtro {
  const known = (lista: readonly { valor: string }[], nome: string) => {
    const valor = busca.get(nome) ?? ''
    return lista.some((each) => each.valor === valor) ? valor : ''
  }
  const matching = (nome: string, pattern: RegExp) => {
    const valor = busca.get(nome) ?? ''
    return pattern.test(valor) ? valor : ''
  }
  const page = Number(busca.get('page') ?? 1)
  const limit = Number(busca.get('limit') ?? POR_PAGINA)
  const situacoes = busca.getAll('situacao')
  const colunas = busca.getAll('coluna')
  return {
    sk: (busca.get('sk') ?? '').trim().slice(0, 100),
    status: known(grupos, 'status'),
    situacoes: statusPedido.filter((status) => situacoes.includes(status)),
    periodo: known(periodos, 'periodo'),
    de: matching('de', DIA),
    ate: matching('ate', DIA),
    canal:
      canaisDoFiltro.find(({ codigo }) => codigo === busca.get('canal') && codigo !== 'TODOS')?.codigo ?? '',
    pagamento: matching('pagamento', UUID),
    ordem: known(ordens, 'ordem'),
    colunas: colunasExtras.map(({ codigo }) => codigo).filter((codigo) => colunas.includes(codigo)),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    limit: Number.isInteger(limit) && limit > 0 ? Math.min(limit, MAX_POR_PAGINA) : POR_PAGINA,
  }
}

/** What the list and its spreadsheet are filtered by, as their calls take it; digits alone are an order's number. */
export function toConsulta(filtro: Filtro, hoje: string) {
  const { sk, status, situacoes, canal, pagamento, ordem } = filtro
  const isNumero = /^\d{1,15}$/.test(sk)
  const grupo = grupos.find(({ valor }) => valor === status)?.status
  return {
    ...(isNumero ? { numpedido: Number(sk) } : { sk: sk || undefined }),
    status: situacoes.length > 0 ? situacoes.join(',') : grupo,
    ...toPeriodo(filtro, hoje),
    canalVenda: canal || undefined,
    idformapagto: pagamento || undefined,
    ordenacao: ordens.find(({ valor }) => valor !== '' && valor === ordem)?.valor || undefined,
  }
}

export function toQuery(filtro: Filtro, hoje: string) {
  return { page: filtro.page, limit: filtro.limit, ...toConsulta(filtro, hoje) }
}

/** Chosen days win over a named period. */
function toPeriodo({ periodo, de, ate }: Filtro, hoje: string): { dataInicio?: string; dataFim?: string } {
  if (de || ate) return { ...(de && { dataInicio: de }), ...(ate && { dataFim: ate }) }
  if (periodo === 'mes-passado') {
    const dataFim = addDias(`${hoje.slice(0, 8)}01`, -1)
    return { dataInicio: `${dataFim.slice(0, 8)}01`, dataFim }
  }
  return periodo ? { dataInicio: addDias(hoje, -Number(periodo)) } : {}
}

/** The address of a page under the same filters; '?' for the plain list. */
export function writeFiltro(filtro: Filtro, page: number): string {
  const { situacoes, colunas, page: _, limit, ...textos } = filtro
  const busca = new URLSearchParams()
  for (const [nome, valor] of Object.entries(textos)) if (valor) busca.set(nome, valor)
  for (const situacao of situacoes) busca.append('situacao', situacao)
  for (const coluna of colunas) busca.append('coluna', coluna)
  if (limit !== POR_PAGINA) busca.set('limit', String(limit))
  if (page > 1) busca.set('page', String(page))
  return busca.size > 0 ? `?${busca}` : '?'
}

/** Sorting and columns do not change which orders are shown. */
export function isFiltrado(filtro: Filtro): boolean {
  return countFiltros(filtro) > 0
}

export function countFiltros({ sk, status, situacoes, periodo, de, ate, canal, pagamento }: Filtro): number {
  return [sk, status || situacoes.length > 0, periodo || de || ate, canal, pagamento].filter(Boolean).length
}
