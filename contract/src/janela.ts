import type { FormaAnunciada } from '@vitrine/rules/anuncio'
import type { Local, Lugar } from '@vitrine/rules/lugar'

export type { Local } from '@vitrine/rules/lugar'

/** Configuration of the browser: one inlined object, typed here, without secrets; each field has a default (readings 8). */
export interface JanelaVitrine {
  /** Local state of another build keeps lines only. */
  build: string
  /** The supplier of this host, when white-label. */
  whiteLabel: string | null
  providerUrl: string | null
  demo: boolean
  /** Names what the platform's own icons are made of (urlsMarca). */
  marca: string
  /** Whether the store may open without a connection (decision 0088); false takes the worker off every device. */
  trabalhador: boolean
  /** Company that runs the platform, for pages outside of a store (Decreto 7.962/2013 art. 2); null: not configured. */
  plataforma: { nome: string; cnpj: string; endereco: string; email: string } | null
  /** Ground of the map: a tile address with {z}, {x}, {y} and the credit to be shown for it; null: a plain ground (brazil.md 3). */
  mapa: { tiles: string; atribuicao: string } | null
  /** Milliseconds; §9. */
  cartSaveDebounce: number
  statePersistThrottle: number
  productDebounce: number
  suggestionDebounce: number
}

export const janelaPadrao: JanelaVitrine = {
  build: 'dev',
  whiteLabel: null,
  providerUrl: null,
  demo: false,
  marca: '',
  trabalhador: true,
  plataforma: null,
  mapa: null,
  cartSaveDebounce: 1000,
  statePersistThrottle: 500,
  productDebounce: 250,
  suggestionDebounce: 1000,
}

/** What search engines are told of a store: how it delivers, and where it stands. */
export interface FatosDaLoja {
  entregas: readonly FormaAnunciada[]
  cidade: string
  uf: string
  lojas: readonly {
    idloja: string
    nome: string
    descricao_endereco_loja: string
    telefone: string
    lat: number
    lng: number
    /** '08:00-18:00', Monday first; null: closed. */
    horarios: readonly (string | null)[]
  }[]
}

/** HTML of a part of pages, cut where something stands in it that is the page's own: its address, its nonce. */
export interface PecaGuardada {
  partes: readonly Uint8Array[]
  /** Which of it follows each part but the last. */
  daPagina: readonly number[]
}

/** An object that stays as it is for as long as it is anywhere, and what else a piece is drawn from: with it the piece's name is kept. */
export interface FonteDaPeca {
  objeto: object
  /** With what kind of piece it is. */
  resto: string
}

/** Parts of pages by all that they are drawn from (decision 0153): bounded, so what was put there may be gone. */
export interface PecasGuardadas {
  /** A short name of all that a piece is drawn from, which `chave` writes out; it is not asked for where `fonte` is known already. */
  nameOf(chave: () => string, fonte?: FonteDaPeca): string
  get(nome: string): PecaGuardada | undefined
  set(nome: string, peca: PecaGuardada): void
}

/** What every loader and action of the storefront receives from the server (set in server/src/pagina, read in storefront). */
export interface ContextoPagina {
  client: import('./client.ts').Client
  janela: JanelaVitrine
  /** Host of the request, without port. */
  host: string
  /**
   * Scheme and host that a store is known by, whatever host was asked for: its principal domain, else the marketplace's. Null
   * where none is configured.
   */
  origemDe(dominio: string): string
  /** What a page's head tells of a store besides its configuration; from memory. */
  fatosDe(slug: string): Promise<FatosDaLoja | null>
  /** Slug of the supplier that owns this host; null on a marketplace host. */
  slugDoHost: string | null
  /** The place at the supplier of this page, or at the door of the marketplace (§4 Delivery type). */
  local: Local | null
  /** What the cookie keeps for all of them. */
  lugar: Lugar | null
  /** The supplier of this page brings nothing to that place. */
  isForaDaArea: boolean
  /** Set-Cookie lines that calls made in process asked for (login, logout); the page's answer must carry them. */
  setCookies: string[]
  /** Login and cliente that the root loader drew the page for, ''  for a visitor; null: it was not asked. */
  quem: string | null
  /** Session cookie present: pages are personal and never cached. */
  temSessao: boolean
  /** Draws the page when it is its turn; the signal is of who asked. */
  draw<T>(sinal: AbortSignal, work: () => Promise<T>): Promise<T>
  /** Parts that were drawn for others; null: all of the page is drawn. */
  guardadas: PecasGuardadas | null
  /** A call of this page failed on the server's side: what it shows in its place is for this visitor alone, never kept for others. */
  incompleta: boolean
  /** The page as it was drawn, given beside an answer without a body: streams of the web around bytes that are all there cost as much as a fifth of it. */
  desenhada: Uint8Array | null
}

/** What every loader and action of the panel receives (set in server/src/pagina, read in backoffice). */
export type ContextoPainel = Pick<ContextoPagina, 'client' | 'janela' | 'setCookies' | 'temSessao'>
