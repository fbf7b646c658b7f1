/** A thing of schema.org. What is not known is undefined and not written. */
export interface Dado {
  '@type': string
  '@id'?: string
  [propriedade: string]: unknown
}

const moeda = 'BRL'

/** An amount in reais, as schema.org writes it. */
export function dadoDeReais(value: number): Dado {
  return { '@type': 'MonetaryAmount', value, currency: moeda }
}

/** Steps from the home to a page; the last one is the page itself. */
export function makeMigalhas(passos: readonly { nome: string; url: string }[]): Dado {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: passos.map(({ nome, url }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: nome,
      item: url,
    })),
  }
}

/** Goods in the order of their page; `desde`: how many stand on the pages before. */
export function makeLista(itens: readonly { nome: string; url: string }[], desde = 0): Dado {
  return {
    '@type': 'ItemList',
    numberOfItems: itens.length,
    itemListElement: itens.map(({ nome, url }, i) => ({
      '@type': 'ListItem',
      position: desde + i + 1,
      name: nome,
      url,
    })),
  }
}

/** Questions that a page answers, as it shows them. */
export function makePerguntas(perguntas: readonly { pergunta: string; resposta: string }[]): Dado {
  return {
    '@type': 'FAQPage',
    mainEntity: perguntas.map(({ pergunta, resposta }) => ({
      '@type': 'Question',
      name: pergunta,
      acceptedAnswer: { '@type': 'Answer', text: resposta },
    })),
  }
}
