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
  TABELAS: {
    escolha: 'Preços de cada produto por grupo de clientes, quantidade e dias: as suas tabelas de preço.',
    colunas:
      'Uma linha para cada produto, tabela e quantidade, com preço ou desconto em %. A tabela é achada pelo nome, ou pelo grupo e pelos dias; quem mais pode comprar por ela se muda em Preços. A palavra LIMPAR tira aquele preço.',
  },
  CUPONS: {
    escolha: 'Cria e muda cupons pelo código: desconto, dias, limites, produtos e grupos de clientes.',
    colunas:
      'Dias como 31/12/2026; vários produtos, categorias ou etiquetas na mesma célula, separados por |. A palavra LIMPAR numa célula tira a condição, e o cupom passa a valer sem ela; APAGAR na coluna Ação desliga o cupom.',
  },
  CLIENTES: {
    escolha: 'Grupos, limite de crédito, representante e código dos seus clientes, pelo CPF ou CNPJ.',
    colunas:
      'De quem já tem cadastro na sua loja mudam só as etiquetas, o limite, o representante e o código: nome, e-mail e telefone são da pessoa. Os outros ficam esperando: quando o cliente vier e confirmar o e-mail da planilha, encontra o que você escreveu. A palavra APAGAR na coluna Ação tira quem ainda não veio.',
  },
}
