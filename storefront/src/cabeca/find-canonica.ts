import type { DadosRaiz } from '#shell'

/** Screens that search engines may list, by the name of their file, with what of a query names another page of theirs. */
export const telasPublicas: Readonly<Record<string, readonly string[]>> = {
  inicio: ['categ', 'page'],
  lista: ['categ', 'page'],
  produto: [],
  combos: [],
  combo: [],
  pagina: [],
  termos: [],
}

/** Query parameters that search, filter or sort: they show the same products again. */
const ESCOLHAS = ['sk', 'tagsPesquisa', 'ordenacao', 'exata', 'versao']

/**
 * The one address of a screen: of its store's own host, without what only measures or closes something. Null for what no search
 * engine shall list: personal screens, and lists that somebody searched, filtered or sorted.
 */
export function findCanonica(
  rota: string,
  { pathname, search }: { pathname: string; search: string },
  { origem, loja }: Pick<DadosRaiz, 'origem' | 'loja'>,
): string | null {
  const partes = telasPublicas[rota]
  const busca = new URLSearchParams(search)
  if (!partes || ESCOLHAS.some((nome) => busca.get(nome))) return null
  const query = new URLSearchParams()
  for (const nome of partes) {
    const valor = busca.get(nome)
    if (valor && `${nome}=${valor}` !== 'page=1') query.set(nome, valor)
  }
  const isHome = pathname === '/' || pathname === `/${loja?.slug}`
  const isDaLoja = origem.replace(/^https?:\/\/|:\d+$/g, '') === loja?.config.dominio.dominio
  // On a host of its own a store is at home without its name.
  const home = loja && (query.size > 0 || !isDaLoja) ? `/${loja.slug}` : '/'
  const caminho = isHome ? home : pathname.replace(/\/$/, '')
  return `${origem}${caminho}${query.size > 0 ? `?${query}` : ''}`
}
