import type { TipoDePlanilha } from '@vitrine/rules/importacao'

/** Where the panel is mounted: the router's `basename`, which links leave out and addresses have. */
export const PAINEL = '/painel'

/** Which list of conversations, and where in it. */
export interface OndeNaLista {
  visao?: string
  quem?: string
  page?: number
}

/** Addresses of the panel, as the router's links name them. */
export const urlsPainel = {
  /** The way to it without anything: it leads on to where one works. */
  porta: () => '/',
  /** The login. Not `/` with a query: the router takes the base out of such a redirect once too seldom. */
  entrada: (busca: { voltar?: string; expirada?: string } = {}) => `/_/entrar${toSearch(busca)}`,
  /** One's own login. `entrada`: right after it, on the way to `voltar`. Addresses with the base, as the login leads back to them. */
  minhaConta: (busca: { voltar?: string | undefined; entrada?: '1' } = {}) => `/_/conta${toSearch(busca)}`,
  /** Suppliers, for who runs the platform. */
  fornecedores: ({ busca, page = 1, criada }: { busca?: string; page?: number; criada?: string } = {}) =>
    `/_/fornecedores${toSearch({ busca, page: page > 1 ? String(page) : undefined, criada })}`,
  /** Accesses of the platform to customers of stores; `pedido`: an order that is looked up. */
  acessos: (busca: { pedido?: string | undefined; cursor?: string | undefined } = {}) =>
    `/_/acessos${toSearch(busca)}`,
  /** How the platform and its stores are doing. */
  saude: (busca: { busca?: string | undefined; cursor?: string | undefined } = {}) =>
    `/_/saude${toSearch(busca)}`,
  fornecedorNovo: () => '/_/fornecedores/novo',
  inicio: (slug: string) => `/${slug}`,
  conversas: (slug: string, onde: OndeNaLista = {}) => `/${slug}/conversas${toSearch(toCampos(onde))}`,
  /** `busca`: what has these words. */
  conversa: (slug: string, sala: string, { busca, ...onde }: OndeNaLista & { busca?: string } = {}) =>
    `/${slug}/conversas/${sala}${toSearch({ ...toCampos(onde), busca })}`,
  carrinhos: (
    slug: string,
    { vista, busca, page = 1 }: { vista?: string; busca?: string; page?: number } = {},
  ) => `/${slug}/negociacao${toSearch({ vista, busca, page: page > 1 ? String(page) : undefined })}`,
  /** `sala`: the room that one comes from and goes on talking in. */
  negociacao: (slug: string, idcliente: string, { sala }: { sala?: string } = {}) =>
    `/${slug}/negociacao/${idcliente}${toSearch({ sala })}`,
  orcamentos: (
    slug: string,
    { vista, busca, page = 1 }: { vista?: string; busca?: string; page?: number } = {},
  ) => `/${slug}/orcamentos${toSearch({ vista, busca, page: page > 1 ? String(page) : undefined })}`,
  orcamento: (slug: string, num: number) => `/${slug}/orcamentos/${num}`,
  aparencia: (slug: string) => `/${slug}/aparencia`,
  apresentacao: (slug: string) => `/${slug}/aparencia/apresentacao`,
  conteudo: (slug: string) => `/${slug}/conteudo`,
  paginas: (slug: string) => `/${slug}/conteudo/paginas`,
  pagina: (slug: string, idconteudo: string) => `/${slug}/conteudo/paginas/${idconteudo}`,
  textos: (slug: string) => `/${slug}/conteudo/textos`,
  navegacao: (slug: string) => `/${slug}/conteudo/menu`,
  cartas: (slug: string) => `/${slug}/conteudo/cartas`,
  carta: (slug: string, modelo: string) => `/${slug}/conteudo/cartas/${modelo}`,
  entregas: (slug: string) => `/${slug}/entregas`,
  preparo: (slug: string) => `/${slug}/preparo`,
  categorias: (slug: string) => `/${slug}/categorias`,
  cupons: (slug: string, onde: { vista?: string; busca?: string } = {}) => `/${slug}/cupons${toSearch(onde)}`,
  /** Without an id: a new one. */
  cupom: (slug: string, idcupom = 'novo') => `/${slug}/cupons/${idcupom}`,
  combos: (slug: string) => `/${slug}/combos`,
  servicos: (slug: string) => `/${slug}/servicos`,
  fotos: (slug: string) => `/${slug}/fotos`,
  produtos: (
    slug: string,
    onde: {
      vista?: string | undefined
      busca?: string
      categoria?: string
      ordem?: string | undefined
      recorte?: string | undefined
      sem?: string | undefined
    } = {},
  ) => `/${slug}/produtos${toSearch(onde)}`,
  /** `politica`: the one that is opened. */
  precos: (slug: string, onde: { vista?: string; busca?: string; politica?: string } = {}) =>
    `/${slug}/precos${toSearch(onde)}`,
  tabelaDePrecos: (slug: string) => `/${slug}/precos/tabela`,
  /** `mes`: its first, 'YYYY-MM'. */
  calendarioDePrecos: (slug: string, onde: { mes?: string; meses?: string } = {}) =>
    `/${slug}/precos/calendario${toSearch(onde)}`,
  reajustes: (slug: string, onde: { categoria?: string; busca?: string } = {}) =>
    `/${slug}/precos/reajustes${toSearch(onde)}`,
  qualidade: (slug: string) => `/${slug}/qualidade`,
  /** `menos`: units below which stock is low. */
  estoque: (
    slug: string,
    onde: { vista?: string | undefined; busca?: string; menos?: string | undefined } = {},
  ) => `/${slug}/estoque${toSearch(onde)}`,
  /** `tipo`: what the sheet that is sent is of. */
  importacoes: (slug: string, onde: { tipo?: TipoDePlanilha } = {}) => `/${slug}/importar${toSearch(onde)}`,
  /** `vista`: which rows. `passo`: `colunas` of one that was rehearsed already. */
  importacao: (
    slug: string,
    idimportacao: string,
    { vista, page = 1, passo }: { vista?: string | undefined; page?: number; passo?: 'colunas' } = {},
  ) =>
    `/${slug}/importar/${idimportacao}${toSearch({ passo, vista, page: page > 1 ? String(page) : undefined })}`,
  integracoes: (slug: string) => `/${slug}/integracoes`,
  /** Which calls keys made; `chave`: of one. `periodo`: `24h`, `7d`, `30d`. */
  chamadasDasChaves: (slug: string, filtro: { chave?: string; periodo?: string } = {}) =>
    `/${slug}/integracoes/chamadas${toSearch(filtro)}`,
  equipe: (slug: string) => `/${slug}/equipe`,
  /** `tipo`: kind of record. `de`, `ate`: days, both included. */
  registro: (slug: string, filtro: { tipo?: string; quem?: string; de?: string; ate?: string } = {}) =>
    `/${slug}/registro${toSearch(filtro)}`,
  /** `estado`: which requests; absent: those that wait. */
  titulares: (slug: string, estado?: string) => `/${slug}/titulares${toSearch({ estado })}`,
  /** The store's own fields of registration and of orders. */
  campos: (slug: string) => `/${slug}/campos`,
  dominios: (slug: string) => `/${slug}/dominios`,
  modulos: (slug: string) => `/${slug}/ajustes/modulos`,
  ajustesNegociacao: (slug: string) => `/${slug}/ajustes/negociacao`,
  ajustesConversas: (slug: string) => `/${slug}/ajustes/conversas`,
} as const

const toCampos = ({ visao, quem, page = 1 }: OndeNaLista) => ({
  visao,
  quem,
  page: page > 1 ? String(page) : undefined,
})

function toSearch(campos: Record<string, string | undefined>): string {
  const search = new URLSearchParams(
    Object.entries(campos).flatMap(([nome, valor]) => (valor ? [[nome, valor]] : [])),
  )
  return search.size > 0 ? `?${search}` : ''
}
