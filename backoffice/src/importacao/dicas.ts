import type { TipoDePlanilha } from '@vitrine/rules/importacao'

/** What whoever fills a sheet in must know of its kind: before it is chosen, and where its columns are said. */
export const dicas: Readonly<Record<TipoDePlanilha, { escolha: string; colunas: string }>> = {
  PRODUTOS: {
    escolha: 'Cria e muda produtos, com preço e estoque.',
    colunas: 'A palavra LIMPAR numa célula tira o valor; APAGAR na coluna Ação tira o produto da loja.',
  },
  ESTOQUE: {
    escolha: 'Conta o que há de cada produto, pelo código ou pelo EAN, com o motivo.',
    colunas:
      'A palavra LIMPAR na quantidade deixa o produto sem controle de estoque. O que for vendido depois da conferência continua descontado.',
  },
  PRECOS: {
    escolha: 'Muda o preço de tabela e os preços por quantidade, uma linha para cada.',
    colunas:
      'Sem “A partir de”, o preço é o de tabela; com ela, vale daquela quantidade em diante. A palavra LIMPAR no preço tira aquele preço.',
  },
}
