/** What a demo store's people wrote: pages, texts for places of the shop, short links. */
export interface ConteudoDemo {
  /** In their order. */
  paginas: PaginaDemo[]
  textos: TextoDemo[]
  links: LinkDemo[]
}

export interface PaginaDemo {
  slug: string
  titulo: string
  descricao: string
  /** False: without the store's telephone and e-mail at its end. */
  contato?: boolean
  blocos: BlocoDemo[]
}

/** As a page has it; FOTO is the first picture of a product, FILEIRA a carousel of the home's file. */
export type BlocoDemo =
  | { tipo: 'TITULO'; texto: string; nivel?: 2 | 3 }
  | { tipo: 'TEXTO'; texto: string }
  | { tipo: 'LISTA'; itens: string[]; ordenada?: boolean }
  | { tipo: 'TABELA'; legenda: string; colunas: string[]; linhas: string[][] }
  | { tipo: 'PERGUNTAS'; perguntas: { pergunta: string; resposta: string }[] }
  | { tipo: 'FOTO'; sku: string; legenda: string }
  | { tipo: 'FILEIRA'; carrossel: string }
  | { tipo: 'MAPA' }
  | {
      tipo: 'FORMULARIO'
      codigo: string
      titulo: string
      campos: CampoDemo[]
      consentimento: string
      botao?: string
      obrigado: string
    }

export interface CampoDemo {
  nome: string
  tipo: 'TEXTO' | 'EMAIL' | 'TELEFONE' | 'ESCOLHA' | 'TEXTO_LONGO'
  rotulo: string
  ajuda?: string
  obrigatorio?: boolean
  opcoes?: string[]
}

export interface TextoDemo {
  chave: string
  titulo: string
  texto: string
  en?: { titulo: string; texto: string }
}

export interface LinkDemo {
  codigo: string
  nome: string
  descricao: string
  acao:
    | { tipo: 'CUPOM'; codigocupom: string }
    | { tipo: 'PRODUTOS'; produtos: { sku: string; quantidade?: number }[] }
    | { tipo: 'PAGINA'; slug: string }
    | { tipo: 'LISTA'; busca: { sk?: string; categ?: string } }
  /** It ended so many days before the demo was loaded. */
  terminou_ha?: number
  limite?: number
}
