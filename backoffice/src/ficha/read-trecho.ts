/** What the head of a page of the shop says of it to search engines and to whoever shares it. */
export interface Trecho {
  titulo: string
  descricao: string
  /** Address on this host; null: it has none. */
  imagem: string | null
  /** 'loja.example › emporio › produto', without what is only of this preview. */
  endereco: string
}

/** Reads it of the page that the shop drew, so that nothing of it is composed a second time. */
export function readTrecho(pagina: Document): Trecho {
  const contentOf = (nome: string) =>
    pagina.head.querySelector(`meta[${nome}]`)?.getAttribute('content') ?? ''
  const { host, pathname } = new URL(pagina.URL)
  const imagem = contentOf('property="og:image"')
  return {
    titulo: pagina.title,
    descricao: contentOf('name="description"'),
    // Of a store with a host of its own its picture is named there; the panel stands here.
    imagem: URL.canParse(imagem) ? new URL(imagem).pathname : null,
    endereco: [host, ...pathname.split('/').filter(Boolean).map(decodeURIComponent)].join(' › '),
  }
}
