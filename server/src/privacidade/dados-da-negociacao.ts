import { CONTA, nomes, type DadosPessoais } from './dado-pessoal.ts'

/** What is kept of a person because a store negotiates with it, and looks at the shop as it does. */
export const DADOS_DA_NEGOCIACAO: readonly DadosPessoais[] = [
  {
    tabela: 'negociacao',
    finalidade: 'negociar preços com quem atende',
    prazo: CONTA,
    dono: 'cliente',
    // Its lines and acts go with it, names of the store's people too.
    exclusao: 'apaga',
    colunas: nomes('atendente aceita_por encerrada_por frete_acordo'),
  },
  {
    tabela: 'ato_negociacao',
    finalidade: 'quem fez o quê numa negociação',
    prazo: CONTA,
    dono: 'cliente',
    exclusao: 'apaga',
    colunas: nomes('nome motivo produtos'),
  },
  {
    tabela: 'visao_cliente',
    finalidade: 'quem da loja viu as páginas como o cliente as vê',
    prazo: CONTA,
    dono: 'cliente',
    exclusao: 'apaga',
    colunas: nomes('atendente ip chave_hash'),
  },
  {
    tabela: 'presenca_carrinho',
    finalidade: 'mostrar a quem atende quem está com o carrinho aberto',
    prazo: CONTA,
    dono: 'cliente',
    exclusao: 'apaga',
    colunas: nomes('nome'),
  },
]
