/** Every address of the storefront as a function: the map of the product (readings 9). */
export const urls = {
  home: () => '/',
  loja: (slug: string) => `/${slug}`,
  /** All products: a list that nothing narrows, which is not the store's home. */
  catalogo: (slug: string) => `/${slug}?ordenacao=relevancia`,
  lista: (slug: string, busca: Record<string, string | number | undefined>) => `/${slug}${toSearch(busca)}`,
  produto: (slug: string, id: string, nome = '') => `/${slug}/produto/${toNomeado(id, nome)}`,
  /** A static page. */
  pagina: (slug: string, pagina: string) => `/${slug}/pagina/${pagina}`,
  carrinho: (slug: string) => `/${slug}/carrinho`,
  finalizar: (slug: string) => `/${slug}/finalizar`,
  submissao: (slug: string, numpedido: number) => `/${slug}/submissao/${numpedido}`,
  combos: (slug: string) => `/${slug}/combos`,
  combo: (slug: string, id: string, nome = '') => `/${slug}/combos/${toNomeado(id, nome)}`,
  pedidos: (slug: string) => `/${slug}/pedidos`,
  pedido: (slug: string, numpedido: number) => `/${slug}/pedidos/${numpedido}`,
  assinaturas: (slug: string) => `/${slug}/assinaturas`,
  assinatura: (slug: string, id: string) => `/${slug}/assinaturas/${id}`,
  faturas: (slug: string) => `/${slug}/faturas`,
  /** `codigo`: one that waits in the field, as an invitation brings it. */
  cupons: (slug: string, codigo?: string) => `/${slug}/cupons${toSearch({ codigo })}`,
  conta: (slug: string) => `/${slug}/conta`,
  termos: (slug: string, versao?: string) => `/${slug}/termos${toSearch({ versao })}`,
  linkAcao: (slug: string, codigo: string) => `/${slug}/link/${codigo}`,
  listas: (slug: string) => `/${slug}/listas`,
  listaCompras: (slug: string, idlista: string) => `/${slug}/listas/${idlista}`,
  listaCompartilhada: (slug: string, codigo: string) => `/${slug}/listas/compartilhada/${codigo}`,
  /** The review of a repeated order, a list (`so`: a part of it), a shared list or cart; without any, of pasted text. */
  revisao: (
    slug: string,
    origem: {
      pedido?: number
      lista?: string
      so?: string
      compartilhada?: string
      carrinho?: string
    } = {},
  ) => `/${slug}/revisao${toSearch(origem)}`,
  enderecos: (slug: string) => `/${slug}/enderecos`,
  /** A representative's clientes. */
  clientes: (slug: string) => `/${slug}/clientes`,
  entrar: (slug: string, voltar?: string) => `/${slug}/entrar${toSearch({ voltar })}`,
  cadastro: (slug: string, busca: Record<string, string | undefined> = {}) =>
    `/${slug}/cadastro${toSearch(busca)}`,
  alertas: (slug: string) => `/${slug}/alertas`,
  /** `token` is the one of a recovery link. */
  recuperar: (slug: string, busca: Record<string, string | undefined> = {}) =>
    `/${slug}/recuperar${toSearch(busca)}`,
  sair: (slug: string) => `/${slug}/sair`,
  /** '' outside of a store. */
  tooManyRequests: (slug: string) => `${slug && `/${slug}`}/erro/too-many-request`,
  /** `largura` is one of `larguras`; avif or webp. */
  imagem: (hash: string, largura: number, formato: 'webp' | 'avif' = 'webp') =>
    `/img/${hash}/${largura}.${formato}`,
  /** For whom reads no WebP: Meta's feed, and messengers that show a link. One width, the largest. */
  imagemJpeg: (hash: string) => `/img/${hash}/1080.jpg`,
  /** A drawing kept as it is: logos. */
  desenho: (hash: string) => `/img/${hash}/original.svg`,
  aprovacoes: (slug: string, quais?: string) => `/${slug}/aprovacoes${toSearch({ quais })}`,
  aprovacao: (slug: string, idaprovacao: string) => `/${slug}/aprovacoes/${idaprovacao}`,
  regrasAprovacao: (slug: string) => `/${slug}/aprovacoes/regras`,
  eventosAprovacao: (idfornecedor: string) => `/v4/aprovacao/${idfornecedor}/eventos`,
  eventosPedido: (numpedido: number) => `/v4/orders/${numpedido}/eventos`,
} as const

/** Widths that the image pipeline makes (ux 2.5). */
export const larguras = [160, 240, 320, 480, 720, 1080, 1440] as const

/** First path segments that are the server's own: no supplier may have them as slug (readings 9). */
export const slugsReservados = [
  'v1',
  'v2',
  'v4',
  'superon',
  'termouso',
  'erro',
  'commerce',
  'docs',
  'openapi.json',
  'healthz',
  'readyz',
  'metrics',
  'assets',
  'painel',
  'dev',
  'api',
  'img',
  'socket.io',
] as const

/** The id at the end of `nome-do-produto-{uuid}`. */
export function idFromProdutoPath(part: string): string {
  return part.slice(-36)
}

function toSearch(busca: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams()
  for (const [nome, valor] of Object.entries(busca))
    if (valor !== undefined && valor !== '') search.set(nome, String(valor))
  return search.size > 0 ? `?${search}` : ''
}

/** `nome-do-produto-{uuid}`: read by people by its name, found by its id, so that it leads there whatever it is called later. */
function toNomeado(id: string, nome: string): string {
  const slug = nome
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  return slug ? `${slug}-${id}` : id
}
